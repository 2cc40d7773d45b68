/** Made by scripts/typescript.py from the types of the game in src/carsonne/games/carson_city_cards: change those, and run it again. */
import type { Message } from '$lib/text.svelte';

/** A terrain card: its era and its number. */
export type TerrainId = `I-${number}` | `II-${number}`;

export type Character = 'gunsmith' | 'singer' | 'lawyer' | 'settler' | 'banker' | 'auctioneer' | 'captain' | 'cowboy' | 'shopkeeper' | 'undertaker' | 'doctor' | 'editor' | 'heroes' | 'governor' | 'schoolteacher' | 'indian' | 'chinese_worker' | 'paperboy' | 'prospector' | 'sheriff' | 'hired_gun';

/** A card of the market. */
export type Card = TerrainId | Character;

/** The back of a character card: a skull, or an order of suits. */
export type Back = 'B01' | 'B02' | 'B03' | 'B04' | 'B05' | 'B06' | 'B07' | 'B08' | 'B09' | 'B10' | 'B11' | 'B12' | 'B13' | 'B14' | 'B15' | 'B16' | 'B17' | 'B18' | 'B19' | 'B20' | 'B21';

/** What a quarter of a terrain card shows. */
export type Parcel = 'empty' | 'mountain' | 'house' | 'townhouse' | 'mine' | 'ranch' | 'blacksmith' | 'drugstore' | 'bank' | 'saloon' | 'hotel' | 'general_store' | 'church' | 'prison' | 'city_hall' | 'outlaws';

export type Suit = 'hat' | 'star' | 'cactus' | 'boot' | 'horseshoe' | 'cow';

/** How well a virtual player bids. */
export type Level = 'beginner' | 'intermediate' | 'expert';

export type Era = 'I' | 'II';

export type Phase = 'suit_deal' | 'suit_choice' | 'suit_next' | 'back' | 'character' | 'lay_out' | 'ask' | 'use' | 'held' | 'extra' | 'take' | 'place' | 'after' | 'bid' | 'reveal' | 'virtual_bid' | 'next' | 'paperboy' | 'closing' | 'last_sale' | 'over';

export type LineId = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm';

/** The lines of the score pad. */
export type LineName = 'ranches' | 'mines' | 'drugstores' | 'banks' | 'saloons' | 'stores' | 'ranches_in_city' | 'mines_in_city' | 'houses_in_city' | 'hotels' | 'city_hall' | 'outlaws' | 'characters';

/** Choose your suit. */
export interface SuitMove {
  type: 'suit';
  suit: Suit;
}

/** Choose a bid card. */
export interface BidMove {
  type: 'bid';
  value: number;
}

/** Use a character. */
export interface UseMove {
  type: 'use';
  character: Character;
}

/** Do not use a character now. */
export interface DeclineMove {
  type: 'decline';
  character: Character;
}

/** Take a card of the market. */
export interface TakeMove {
  type: 'take';
  card: Card;
}

/** Lay the card in hand; row and column are those of its upper left quarter. */
export interface PlaceMove {
  type: 'place';
  /** It can only be the card in hand, so it need not be said. */
  card?: TerrainId;
  row: number;
  col: number;
}

/** Set the card in hand aside because it fits nowhere. */
export interface SetAsideMove {
  type: 'set_aside';
  card?: TerrainId;
}

/** Sell a card from your city. */
export interface SellMove {
  type: 'sell';
  card: TerrainId;
}

/** End your turn. */
export interface DoneMove {
  type: 'done';
}

/** Choose the character that the Paperboy brings, or nobody. */
export interface ChooseMove {
  type: 'choose';
  character: Character | null;
}

/** CHANCE deals a suit. */
export interface SuitDraw {
  type: 'draw_suit';
  player?: number;
  suit: Suit;
}

/** CHANCE decides which back lies on top of the pile of characters. */
export interface BackDraw {
  type: 'draw_back';
  back: Back;
}

/** CHANCE draws a character. */
export interface CharacterDraw {
  type: 'draw_character';
  character: Character;
}

/** CHANCE draws a terrain card. */
export interface TerrainDraw {
  type: 'draw_terrain';
  card: TerrainId;
}

/** CHANCE draws the bid of a virtual player. */
export interface BidDraw {
  type: 'draw_bid';
  player?: number;
  value: number;
}

export type Move = SuitMove | BidMove | UseMove | DeclineMove | TakeMove | PlaceMove | SetAsideMove | SellMove | DoneMove | ChooseMove;

/** The moves of seats and of CHANCE. */
export type AnyMove = Move | SuitDraw | BackDraw | CharacterDraw | TerrainDraw | BidDraw;

/** A player has a suit. */
export interface SuitTaken {
  type: 'suit';
  seat: number;
  suit: Suit;
}

/** This back lies on top of the pile of characters. */
export interface BackShown {
  type: 'back';
  back: Back;
}

/** A character came into the market. */
export interface CharacterLaidOut {
  type: 'character';
  character: Character;
}

/** A skull: the character went under the pile. */
export interface Skull {
  type: 'skull';
  character: Character;
  back: Back;
}

/** A terrain card came into the market. */
export interface LaidOut {
  type: 'laid_out';
  card: TerrainId;
  /** Its place in the market. */
  position: number;
}

/** A player was asked whether to use a character. */
export interface Asked {
  type: 'asked';
  seat: number;
  character: Character;
}

/** A player used a character. */
export interface Used {
  type: 'used';
  seat: number;
  character: Character;
  /** What it adds to the bid. */
  bonus?: number;
}

/** A player did not use a character. */
export interface Declined {
  type: 'declined';
  seat: number;
  character: Character;
}

/** A player chose a bid, face down. */
export interface BidChosen {
  type: 'bid_chosen';
  seat: number;
}

/** A bid was turned over. */
export interface BidShown {
  type: 'bid';
  seat: number;
  value: number;
  bonus: number;
}

/** A bid counted for nothing: the Lawyer had taken already. */
export interface BidVoid {
  type: 'bid_void';
  seat: number;
  value: number;
}

/** Who takes when, with the values of the bids. */
export interface Order {
  type: 'order';
  order: number[];
  values: number[];
}

/** A player took a card of the market. */
export interface Taken {
  type: 'taken';
  seat: number;
  card: Card;
}

/** A card was laid in a city. */
export interface Placed {
  type: 'placed';
  seat: number;
  card: TerrainId;
  row: number;
  col: number;
}

/** A card had no place. */
export interface SetAside {
  type: 'set_aside';
  seat: number;
  card: Card;
}

/** A player sold a card of the city. */
export interface Sold {
  type: 'sold';
  seat: number;
  card: TerrainId;
  /** How many the player has sold now. */
  sales: number;
  points: number;
}

/** A card left the game. */
export interface Removed {
  type: 'removed';
  card: Card;
}

/** A round began. */
export interface RoundBegan {
  type: 'round';
  era: Era;
  round: number;
}

/** An era began. */
export interface EraBegan {
  type: 'era';
  era: Era;
}

/** The Paperboy brought a character, or nobody. */
export interface Chosen {
  type: 'chosen';
  seat: number;
  character: Character | null;
}

/** The score pad of a player at the end. */
export interface Scored {
  type: 'scored';
  seat: number;
  points: number;
  lines: PadLine[];
}

/** The game is over; scores are those of all players. */
export interface Ended {
  type: 'ended';
  scores: number[];
  winners: number[];
}

export type CardsEvent = SuitTaken | BackShown | CharacterLaidOut | Skull | LaidOut | Asked | Used | Declined | BidChosen | BidShown | BidVoid | Order | Taken | Placed | SetAside | Sold | Removed | RoundBegan | EraBegan | Chosen | Scored | Ended | Undone;

/** What a line of the score pad counts: buildings, a character, or a card of a virtual player. */
export interface PadReason {
  /** The building that counts. */
  element?: Parcel;
  /** Where it stands, when it counts what lies around it. */
  row?: number;
  col?: number;
  count?: number;
  each?: number;
  character?: Character;
  card?: Card;
  points: number;
  /** The same in words, without the place. */
  said: Message;
  /** What `said` says, in English. */
  text: string;
}

/** A line of the score pad with its reasons. */
export interface PadLine {
  /** "v" is the one line of a virtual player. */
  id: LineId | 'v';
  name: LineName | 'attraction';
  points: number;
  because: PadReason[];
}

/** The score pad of a player as if the game ended now. */
export interface Pad {
  player: number;
  lines: PadLine[];
  total: number;
}

/** A parcel that a placement would cover. */
export interface CoveredParcel {
  row: number;
  col: number;
  parcel: Parcel;
}

/** A legal place for the card in hand. */
export interface Placement {
  card: TerrainId;
  row: number;
  col: number;
  covers: CoveredParcel[];
  /** How the lines of the score pad change; only those that do. */
  lines: Partial<Record<LineId, number>>;
  /** How the score changes. */
  change: number;
}

/** The score pad of every player, and what each placement of the card in hand would change. */
export interface Survey {
  pads: Pad[];
  /** Missing when no card is being placed. */
  placements?: Placement[];
}

/** A seat's points by line of the score pad. */
export interface Breakdown {
  ranches: number;
  mines: number;
  drugstores: number;
  banks: number;
  saloons: number;
  stores: number;
  ranches_in_city: number;
  mines_in_city: number;
  houses_in_city: number;
  hotels: number;
  city_hall: number;
  outlaws: number;
  characters: number;
}

/** What a card of the market would bring a player who took it now, in its best place. */
export interface CardForecast {
  card: TerrainId;
  /** How the score would change. */
  change: number;
  row: number;
  col: number;
}

/** What a character of the market would bring a player who took it now. */
export interface CharacterForecast {
  character: Character;
  /** How the score would change. */
  now: number;
  /** How the points change that the player may expect at the end, by the advisor. */
  end: number;
}

/** What the cards of the market would bring; terrain that fits nowhere is left out. */
export interface Forecast {
  cards: CardForecast[];
  characters: CharacterForecast[];
}

/** A character of a player; one that is turned has been used. */
export interface OwnedCharacter {
  id: Character;
  turned: boolean;
}

/** A card in a city; row and column are those of its upper left quarter. */
export interface LaidCard {
  card: TerrainId;
  row: number;
  col: number;
}

/** A city: its cards in the order in which they were laid, and what lies on top. */
export interface City {
  cards: LaidCard[];
  /** Of the northernmost parcels. */
  row: number;
  /** Of the westernmost parcels. */
  col: number;
  /** Row by row; "none" where no card lies. */
  parcels: ((Parcel | 'none')[])[];
}

/** A player: the real ones come first, by seat, then the virtual ones. */
export interface Player {
  kind: 'real' | 'virtual';
  level: Level | null;
  suit: Suit | null;
  /** Bid cards left. */
  hand: number[];
  /** Bid cards played. */
  spent: number[];
  /** Whether a bid is chosen. */
  chosen: boolean;
  /** The bid, if the viewer may see it. */
  bid: number | null;
  bonus: number;
  /** Whether the Lawyer has taken already: this bid counts for nothing. */
  void: boolean;
  /** Whether the Chinese Worker takes two cards. */
  two: boolean;
  characters: OwnedCharacter[];
  /** Of real players, like the next four. */
  city?: City;
  /** Whether a prison or the Sheriff keeps outlaws harmless. */
  law?: boolean;
  sold?: TerrainId[];
  /** Cards that had no place. */
  aside?: TerrainId[];
  /** The lines of the score pad. */
  lines?: number[];
  /** Of virtual players. */
  cards?: TerrainId[];
  score: number;
}

/** The back on top of the pile of characters: a skull, or suits from the strongest down. */
export interface TopBack {
  id: Back;
  skull: boolean;
  order: Suit[];
}

/** A terrain card of a custom deck. */
export interface TerrainCard {
  /** Two rows of two parcels. */
  grid: ((Parcel | 'none')[])[];
  attraction: number;
}

/** A position as one seat, or a spectator, may see it. */
export interface CardsView {
  phase: Phase;
  /** The player whom this phase is about. */
  turn: number | null;
  era: Era;
  round: number;
  players: Player[];
  /** Starting next to the piles; a card that was taken leaves a gap. */
  market: (Card | null)[];
  drawn: Character | null;
  /** The character whose use is the question. */
  question: Character | null;
  /** The card that is being placed. */
  holding: TerrainId | null;
  takes: number;
  back: TopBack | null;
  /** Who takes when. */
  order: number[];
  /** How many of them have had their turn. */
  reached: number;
  /** Characters under the pile. */
  under: Character[];
  removed: Card[];
  /** What may still turn up in this era. */
  unseen: Card[];
  /** The terrain cards of a custom deck; null for the built-in one. */
  deck: Partial<Record<TerrainId, TerrainCard>> | null;
  /** What the viewer may do now; empty when others act. */
  moves: Move[];
}

/** A line of the score pad of one player. */
export interface ScoreLine {
  player: string;
  id: LineId | 'v';
  name: LineName | 'attraction';
  points: number;
  because: PadReason[];
  /** All of it in words. */
  said: Message;
  /** What `said` says, in English. */
  reason: string;
}

/** The score pads of a typed position. */
export interface ScoreSheet {
  scores: Record<string, number>;
  lines: ScoreLine[];
  options: Record<string, unknown>;
}

/** A player undid a move; if it was secret, only that player sees which. */
export interface Undone {
  type: 'undone';
  seat: number;
  move?: Record<string, unknown>;
  to?: number;
}
