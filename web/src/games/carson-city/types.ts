/** Made by scripts/typescript.py from the types of the game in src/carsonne/games/carson_city: change those, and run it again. */
import type { Message } from '$lib/text.svelte';

export type Building = 'ranch' | 'mine' | 'drugstore' | 'bank' | 'saloon' | 'hotel' | 'church' | 'prison';

/** What a parcel holds. */
export type Content = 'bare' | Building | 'house' | 'mountain' | 'river';

/** Row and column, from the north-west. */
export type Parcel = `r${number}c${number}`;

/** Where a road can lie: a horizontal or vertical line between two crossings, by its row and column. */
export type Edge = `H${number},${number}` | `V${number},${number}`;

export type ConstructionSquare = 'build_12' | 'build_10' | 'build_8' | 'build_6' | 'build_5' | 'build_4' | 'build_3';

/** The squares of the action track in the order of resolution. */
export type Square = 'salary' | 'ammunition' | 'roads_3' | 'roads_1' | 'land_purchase' | ConstructionSquare | 'kept_buildings' | 'income_land' | 'income_cowboys' | 'income_gambling' | 'income_buildings' | 'vp_land' | 'vp_cowboys' | 'vp_buildings' | 'buy_vp_5' | 'buy_vp_4' | 'buy_vp_3' | 'buy_vp_2';

/** Where a cowboy can stand. */
export type Target = Parcel | Square;

export type Character = 'sheriff' | 'banker' | 'grocer' | 'chinese_worker' | 'settler' | 'captain' | 'mercenary';

/** The side of a character card that is in use. */
export type Side = 'yellow' | 'red';

export type QuestionType = 'draft' | 'pick' | 'settler' | 'captain' | 'money_or_wait' | 'worker' | 'place' | 'kit_carson' | 'next_duel' | 'duel_tile' | 'land' | 'roads' | 'construction' | 'build' | 'house' | 'consent' | 'kept_buildings' | 'double' | 'raid' | 'buy_points' | 'banker' | 'cash_limit' | 'last_roads' | 'withdraw';

export type ChanceType = 'draw_side' | 'draw_duel_tile' | 'draw_building' | 'roll_town' | 'draw_order' | 'roll_duel' | 'roll_gambling';

/** The part of a round, or what comes before the first. */
export type Step = 'draft' | 'pick' | 'place' | 'resolve' | 'end';

/** What is asked or drawn now; "rules" when the rules go on by themselves. */
export type Phase = 'rules' | QuestionType | ChanceType | 'over';

/** Why money or points change hands. */
export type Why = 'start' | 'banker' | 'grocer' | 'settler' | 'captain' | 'chinese_worker' | 'salary' | 'land' | 'building' | 'income_land' | 'income_cowboys' | 'gambling' | 'income' | 'raid' | 'vp_land' | 'vp_cowboys' | 'vp_buildings' | 'bought_points' | 'sheriff' | 'houses' | 'mountains' | 'spent' | 'pieces' | 'pieces_at_bridge' | 'money_left' | 'kit_carson';

/** What was counted, how many, and the dollars for each. */
export type IncomeReason = readonly ['bare_parcels' | 'minimum' | 'mountains' | 'river' | 'houses' | 'ranches' | 'mines' | 'hotel', number, number];

/** What was counted, how many, and the points for each; none where it is no simple product. */
export type PointsReason = readonly [Why | 'dollars' | 'parcels' | 'strength', number, number | '1/6' | '1/2' | null];

/** A player in a typed position. */
export type Letter = 'A' | 'B' | 'C' | 'D' | 'E';

/** Place no more cowboys this round. */
export interface PassMove {
  type: 'pass';
}

/** End your simultaneous placing. */
export interface LockMove {
  type: 'lock';
}

/** Lay no more roads, build no more kept buildings. */
export interface DoneMove {
  type: 'done';
}

/** Perform the action you have won. */
export interface PerformMove {
  type: 'perform';
}

/** Give up the action you have won. */
export interface RenounceMove {
  type: 'renounce';
}

/** Keep the building for later. */
export interface KeepMove {
  type: 'keep';
}

/** Let a rival put a house on your parcel. */
export interface AgreeMove {
  type: 'agree';
}

/** Do not let a rival put a house on your parcel. */
export interface RefuseMove {
  type: 'refuse';
}

/** Take none of the offers. */
export interface NoneMove {
  type: 'none';
}

/** Take the character's money now. */
export interface MoneyMove {
  type: 'money';
}

/** Use the character's other power later. */
export interface WaitMove {
  type: 'wait';
}

/** Withdraw from a duel; the cowboy is lost. */
export interface WithdrawMove {
  type: 'withdraw';
}

/** Fight the duel. */
export interface StayMove {
  type: 'stay';
}

/** Take a character. */
export interface PickMove {
  type: 'pick';
  character: Character;
}

/** Hire cowboys, or with the other side of the Captain buy revolvers. */
export interface HireMove {
  type: 'hire';
  count: number;
}

/** Take a building of the construction row. */
export interface TakeMove {
  type: 'take';
  square: ConstructionSquare;
}

/** Choose the kind of building whose income is doubled. */
export interface DoubleMove {
  type: 'double';
  building: Building;
}

/** Choose a duel tile. */
export interface TileMove {
  type: 'tile';
  value: number;
}

/** Claim a parcel, in the draft or as the Settler. */
export interface ClaimMove {
  type: 'claim';
  parcel: Parcel;
}

/** Buy a parcel. */
export interface BuyMove {
  type: 'buy';
  parcel: Parcel;
}

/** Choose the parcel for the house that comes with a building. */
export interface HouseMove {
  type: 'house';
  parcel: Parcel;
}

/** Choose the next duel over land or a building. */
export interface FightMove {
  type: 'fight';
  parcel: Parcel;
}

/** Place a cowboy. */
export interface PlaceMove {
  type: 'place';
  target: Target;
  /** Whether it is the Sheriff's white cowboy. */
  white?: boolean;
}

/** Take a cowboy back, in the simultaneous placing. */
export interface TakeBackMove {
  type: 'take_back';
  target: Target;
  white?: boolean;
}

/** Move a cowboy, in the simultaneous placing. */
export interface ShiftMove {
  type: 'move';
  from: Target;
  target: Target;
  white?: boolean;
}

/** Lay a road. */
export interface RoadMove {
  type: 'road';
  edge: Edge;
}

/** Build on a parcel: the building just bought, or one kept. */
export interface BuildMove {
  type: 'build';
  building: Building;
  parcel: Parcel;
}

/** Buy points. */
export interface BuyPointsMove {
  type: 'buy_points';
  points: number;
}

/** Spend money at the end of the round. */
export interface SpendMove {
  type: 'spend';
  amount: number;
}

/** CHANCE draws the side of a character. */
export interface SideDraw {
  type: 'side';
  character: Character;
  side: Side;
}

/** CHANCE draws a duel tile, which one seat sees. */
export interface DuelTileDraw {
  type: 'duel_tile';
  /** Missing where the viewer may not see it. */
  value?: number;
  to?: number;
}

/** CHANCE draws a building for the construction row. */
export interface BuildingDraw {
  type: 'building';
  building: Building;
  square: ConstructionSquare;
}

/** CHANCE draws who comes next in the first order. */
export interface OrderDraw {
  type: 'order';
  seat: number;
}

/** CHANCE rolls a die for a player in a duel. */
export interface DuelDieDraw {
  type: 'duel_die';
  seat: number;
  value: number;
}

/** CHANCE rolls the dice of gambling. */
export interface GamblingDraw {
  type: 'gambling';
  black: number;
  white: number;
}

/** CHANCE rolls the place of the first house or of a mountain. */
export interface TownDraw {
  type: 'town_dice';
  black: number;
  white: number;
}

export type Move = PassMove | LockMove | DoneMove | PerformMove | RenounceMove | KeepMove | AgreeMove | RefuseMove | NoneMove | MoneyMove | WaitMove | WithdrawMove | StayMove | PickMove | HireMove | TakeMove | DoubleMove | TileMove | ClaimMove | BuyMove | HouseMove | FightMove | PlaceMove | TakeBackMove | ShiftMove | RoadMove | BuildMove | BuyPointsMove | SpendMove;

export type ChanceMove = SideDraw | DuelTileDraw | BuildingDraw | OrderDraw | DuelDieDraw | GamblingDraw | TownDraw;

export type AnyMove = Move | ChanceMove;

/** The side of a character was drawn. */
export interface SideDrawn {
  type: 'side_drawn';
  character: Character;
  side: Side;
}

/** A player drew a duel tile. */
export interface TileDrawn {
  type: 'tile_drawn';
  seat: number;
  /** Missing where the viewer may not see it. */
  value?: number;
  to?: number;
}

/** A player announced the total of the duel tiles dealt, and got money for it. */
export interface Announced {
  type: 'announced';
  seat: number;
  total: number;
  money: number;
}

/** A building was drawn for the construction row. */
export interface BuildingDrawn {
  type: 'building_drawn';
  square: ConstructionSquare;
  building: Building;
}

/** A house or a mountain was put into the town. */
export interface Founded {
  type: 'founded';
  parcel: Parcel;
  piece: Content;
}

/** The place of a player in the first order was drawn. */
export interface OrderDrawn {
  type: 'order';
  seat: number;
  place: number;
}

/** A player claimed a parcel, in the draft or as the Settler. */
export interface Claimed {
  type: 'claimed';
  seat: number;
  parcel: Parcel;
}

/** A round began. */
export interface RoundBegan {
  type: 'round';
  round: number;
}

/** A player took a character. */
export interface Picked {
  type: 'picked';
  seat: number;
  character: Character;
  side: Side;
}

/** The place of a player in the order of placing. */
export interface PlacingOrder {
  type: 'placing';
  seat: number;
  place: number;
}

/** The Captain brought cowboys or revolvers. */
export interface Hired {
  type: 'hired';
  seat: number;
  cowboys?: number;
  revolvers?: number;
}

/** A player got roads; fewer than due when the stock was short. */
export interface RoadsTaken {
  type: 'roads';
  seat: number;
  count: number;
  due: number;
}

/** A player will use the power of a character later. */
export interface Waits {
  type: 'waits';
  seat: number;
  character: Character;
}

/** A cowboy was placed. */
export interface Placed {
  type: 'placed';
  seat: number;
  target: Target;
  white: boolean;
}

/** A cowboy was moved in the simultaneous placing. */
export interface Moved {
  type: 'moved';
  seat: number;
  from: Target;
  target: Target;
  white: boolean;
}

/** A cowboy was taken back in the simultaneous placing. */
export interface TakenBack {
  type: 'taken_back';
  seat: number;
  target: Target;
  white: boolean;
}

/** A player passed; `place` is the first, second … to pass. */
export interface Passed {
  type: 'passed';
  seat: number;
  place: number;
  /** Whether no cowboy was left to place. */
  forced: boolean;
}

/** A player locked the simultaneous placing. */
export interface Locked {
  type: 'locked';
  seat: number;
  place: number;
  forced: boolean;
}

/** The track is resolved up to this square. */
export interface SquareResolved {
  type: 'square';
  square: Square;
}

/** Several players want the same target. */
export interface DuelBegan {
  type: 'duel';
  target: Target;
  seats: number[];
}

/** What a player shot with in a duel: strength and a die, or a duel tile. */
export interface Shot {
  type: 'shot';
  seat: number;
  target: Target;
  strength: number;
  tile?: number;
  die?: number;
  total: number;
}

/** A player won a duel. */
export interface DuelWon {
  type: 'duel_won';
  seat: number;
  target: Target;
  total: number;
}

/** A cowboy went home without acting. */
export interface CowboyHome {
  type: 'cowboy_home';
  seat: number;
  target: Target;
  why: 'duel_lost' | 'church';
}

/** A player withdrew from a duel and lost the cowboy. */
export interface Withdrew {
  type: 'withdrew';
  seat: number;
  target: Target;
}

/** All others withdrew: a player won without a duel and took back the duel tile that was shown. */
export interface Unchallenged {
  type: 'unchallenged';
  seat: number;
  target: Target;
  tile?: number;
}

/** A player gave up an action; `forced` when it could not be performed. */
export interface Renounced {
  type: 'renounced';
  seat: number;
  target: Target;
  forced: boolean;
}

/** A player took the ammunition. */
export interface AmmunitionTaken {
  type: 'ammunition';
  seat: number;
}

/** A player bought a building. */
export interface Bought {
  type: 'bought';
  seat: number;
  building: Building;
  square: ConstructionSquare;
  price: number;
}

/** A building was built, with or without a house. */
export interface Built {
  type: 'built';
  seat: number;
  building: Building;
  parcel: Parcel;
  house: Parcel | null;
}

/** A player kept a building for later. */
export interface Kept {
  type: 'kept';
  seat: number;
  building: Building;
}

/** A builder asked the owner of a parcel whether a house may stand there. */
export interface ConsentAsked {
  type: 'consent_asked';
  seat: number;
  owner: number;
  /** For the house. */
  parcel: Parcel;
  building: Building;
  /** Where the building would stand. */
  site: Parcel;
}

/** The owner of that parcel answered. */
export interface Consent {
  type: 'consent';
  seat: number;
  builder: number;
  parcel: Parcel;
  agreed: boolean;
}

/** A road was laid. */
export interface RoadLaid {
  type: 'road';
  seat: number;
  edge: Edge;
  bridge: boolean;
}

/** A player doubles the income of a kind of building. */
export interface Doubles {
  type: 'doubles';
  seat: number;
  building: Building;
}

/** A building earned money. */
export interface Earned {
  type: 'income';
  seat: number;
  parcel: Parcel;
  building: Building;
  amount: number;
  because: IncomeReason[];
  doubled: boolean;
}

/** A player robbed a building of part of its income. */
export interface Raided {
  type: 'raided';
  seat: number;
  owner: number;
  parcel: Parcel;
  share: number;
  /** What the owner kept. */
  rest: number;
}

/** A player got money, or paid when the amount is negative. */
export interface MoneyMoved {
  type: 'money';
  seat: number;
  amount: number;
  why: Why;
  place: Target | null;
}

/** A player got points, with the arithmetic. */
export interface Scored {
  type: 'scored';
  seat: number;
  points: number;
  why: Why;
  because: PointsReason[];
  /** Where the pieces stand that are counted at the end. */
  parcels?: Parcel[];
}

/** A player spent money at the end of the round. */
export interface Spent {
  type: 'spent';
  seat: number;
  amount: number;
  points: number;
}

/** A square of the track is closed for the rest of the game. */
export interface Closed {
  type: 'closed';
  square: Square;
}

/** A player got cowboys for the next round. */
export interface CowboysTaken {
  type: 'cowboys';
  seat: number;
  count: number;
}

/** The construction row moved up. */
export interface MarketMoved {
  type: 'market';
  /** Buildings that stayed. */
  left: number;
}

/** A player draws new duel tiles. */
export interface Refills {
  type: 'refills';
  seat: number;
}

/** The game is over. */
export interface Ended {
  type: 'ended';
  scores: number[];
}

export type CityEvent = SideDrawn | TileDrawn | Announced | BuildingDrawn | Founded | OrderDrawn | Claimed | RoundBegan | Picked | PlacingOrder | Hired | RoadsTaken | Waits | Placed | Moved | TakenBack | Passed | Locked | SquareResolved | DuelBegan | Shot | DuelWon | CowboyHome | Withdrew | Unchallenged | Renounced | AmmunitionTaken | Bought | Built | Kept | ConsentAsked | Consent | RoadLaid | Doubles | Earned | Raided | MoneyMoved | Scored | Spent | Closed | CowboysTaken | MarketMoved | Refills | Ended | Undone;

/** What a building earns, and why. */
export interface Income {
  parcel: Parcel;
  seat: number;
  building: Building;
  income: number;
  because: IncomeReason[];
  /** Whether it cannot be robbed. */
  safe: boolean;
}

/** What an action would give as things stand; what it does not give is missing. */
export interface Gain {
  /** The land that it buys. */
  parcel?: Parcel;
  /** The building that it offers; empty when the square has none. */
  building?: Building | '';
  points?: number;
  /** Of the parcel, of the building, or of each point. */
  price?: number;
  money?: number;
  strength?: number;
  roads?: number;
  /** The income of the player's own building that the cowboy protects. */
  guards?: number;
}

/** Another player on the same target. */
export interface Rival {
  seat: number;
  strength: number;
}

/** Where a cowboy may go, what that would give, and who stands against it. */
export interface TargetFacts {
  target: Target;
  gives: Gain;
  contested: Rival[];
  /** The player's own strength in a duel there. */
  strength: number;
}

/** What the town is worth. */
export interface Survey {
  /** Of every parcel that could be sold. */
  prices: Partial<Record<Parcel, number>>;
  /** The parcels that a road reaches. */
  served: Parcel[];
  incomes: Income[];
  strengths: number[];
  /** By seat, the least and the most that a duel now could come to: strength with a die or a tile. */
  totals: (readonly [number, number])[];
  /** By seat. */
  targets: TargetFacts[][];
}

/** What a building would earn on a parcel, as the town stands. */
export interface SiteForecast {
  building: Building;
  parcel: Parcel;
  /** In each round, without its house. */
  income: number;
  because: IncomeReason[];
  /** The same with its house beside it, where it needs one and it can stand there. */
  housed: number;
  /** How much more all buildings of the player would earn in each round, without its house. */
  gain: number;
  /** Whether the land is still to be bought: one of the player's cowboys stands there. */
  planned: boolean;
}

/** What a house on a parcel would change in each round. */
export interface HouseForecast {
  parcel: Parcel;
  /** By seat, together with the building that the house belongs to. */
  gains: number[];
}

/** What a building on the row costs, and the site where it would earn the most now. */
export interface OfferForecast {
  square: ConstructionSquare;
  building: Building;
  price: number;
  /** None where it could not be built now. */
  best: SiteForecast | null;
}

/** The chance to win a duel, in per cent, if no strength changes until then. */
export interface DuelForecast {
  target: Target;
  low: number;
  /** More than `low` while it is open who passes first; with tiles, by the tile that is played. */
  high: number;
}

/** What a character on offer would bring: what the player has immediately, and the points promised until the end. */
export interface CharacterForecast {
  character: Character;
  money: number;
  roads: number;
  /** With the white cowboy, or the revolvers of the Mercenary. */
  strength: number;
  /** What the advisor expects of its power, less what its cash limit and its place in the order cost. */
  points: number;
}

/** The chance to win the present duel with a tile, in per cent; any tile that may be held is as likely. */
export interface TileForecast {
  tile: number;
  chance: number;
}

/** What a player can dispose of. */
export interface Means {
  money: number;
  /** What cowboys on the salary square will bring. */
  salary: number;
  /** The price of the land on which the player's cowboys stand. */
  land: number;
  /** The price of the buildings on whose squares they stand. */
  buildings: number;
  /** What is left of money and salary when all that is paid. */
  free: number;
  /** What may be held at the end of the round; none before a character is chosen. */
  limit: number | null;
}

/** What each answer would bring, as things stand. */
export interface Forecast {
  /** How often buildings will still pay. */
  rounds: number;
  /** Every place for the buildings that can be built now. */
  sites: SiteForecast[];
  houses: HouseForecast[];
  /** The buildings on the row. */
  offers: OfferForecast[];
  /** Where others stand: with the players who stand there now, after the player's cowboy has joined them. */
  duels: DuelForecast[];
  tiles: TileForecast[];
  /** Those that the player may choose now. */
  characters: CharacterForecast[];
  /** What a successful attacker would take. */
  raid: number | null;
  means: Means;
}

/** What a player may keep at the end of the round. */
export interface CashLimit {
  seat: number;
  limit: number;
  money: number;
  /** What must be spent. */
  excess: number;
  /** The amounts worth considering. */
  suggested: number[];
}

/** What is asked, of whom, and what it is about; facts that do not belong to its type are missing. */
export interface Question {
  type: QuestionType;
  seats: number[];
  /** The clause of the rules. */
  clause: string;
  /** Whether roads may be laid instead. */
  roads: boolean;
  optional: boolean;
  character?: Character;
  side?: Side;
  square?: Square;
  building?: Building;
  price?: number;
  builder?: number;
  /** Where the building is to stand, once that is chosen. */
  site?: Parcel | null;
  /** The parcel for the house, whose owner is asked. */
  house?: Parcel | null;
  parcel?: Parcel;
  owner?: number;
  target?: Target;
  /** By seat. */
  limits?: CashLimit[];
}

/** A parcel that is not both bare and unowned. */
export interface Lot {
  parcel: Parcel;
  piece: Content;
  owner: number | null;
}

/** A character, the side in use, and who has it. */
export interface CharacterCard {
  character: Character;
  number: number;
  /** None until it is drawn. */
  side: Side | null;
  cash_limit: number | null;
  seat: number | null;
}

/** The seats in the order in which they pick, place and have passed. */
export interface Orders {
  picking: number[];
  placing: number[];
  passing: number[];
}

/** Everything a player has; all of it is open. */
export interface Player {
  seat: number;
  money: number;
  points: number;
  /** At home. */
  cowboys: number;
  /** Whether the Sheriff's cowboy is still to be placed. */
  white_cowboy: boolean;
  revolvers: number;
  ammunition: boolean;
  strength: number;
  roads: number;
  parcels: number;
  /** Buildings bought and not built yet. */
  kept: Building[];
  character: Character | null;
  cash_limit: number | null;
  /** Whether the character's power is saved for later. */
  waits: boolean;
  passed: boolean;
  /** How many operations were made in the simultaneous placing; None without it. */
  operations: number | null;
}

/** Cowboys of a player on a target. */
export interface Standing {
  target: Target;
  seat: number;
  count: number;
  white: boolean;
}

/** The duel that is being fought. */
export interface Duel {
  target: Target;
  seats: number[];
  /** Who has rolled or chosen, or decided to stay. */
  ready: number[];
  /** Seat and roll or tile, as far as they are open. */
  values: (readonly [number, number])[];
}

/** Who holds which duel tiles, as far as the viewer may know. */
export interface DuelTiles {
  /** The viewer's own, and how many the others hold. */
  hands: (number[] | number)[];
  /** The totals of the tiles dealt, by seat. */
  announced: (number | null)[];
  refilled: boolean[];
  /** The tiles that lie face up. */
  discard: number[];
  /** How many can be drawn. */
  stock: number;
}

/** A position as one seat, or a spectator, may see it. */
export interface CityView {
  phase: Phase;
  step: Step;
  /** 0 before the first. */
  round: number;
  /** The square of the track that is being resolved. */
  square: Square | null;
  /** None when no seat is asked. */
  question: Question | null;
  town: Lot[];
  /** 1 for a road, 2 for a bridge. */
  roads: Partial<Record<Edge, number>>;
  road_stock: number;
  /** The construction row. */
  market: Partial<Record<ConstructionSquare, Building | null>>;
  bag: Partial<Record<Building, number>>;
  /** Squares that cannot be used any more. */
  closed: Square[];
  characters: CharacterCard[];
  order: Orders;
  players: Player[];
  cowboys: Standing[];
  duel: Duel | null;
  /** None without the law of the strongest. */
  duel_tiles: DuelTiles | null;
  scores: number[];
  /** What the viewer may do now; empty when others act. */
  moves: Move[];
}

/** Points on the track, what the end would add, and strength. */
export interface PlayerScore {
  end_points: number;
  strength: number;
  points: number;
}

/** A line of the score pad: points, an income or the strength of one player, with the reason. */
export interface ScoreLine {
  player: Letter;
  points: number;
  /** The reason. */
  said: Message;
  /** The same in English. */
  reason: string;
  parcel?: Parcel;
  income?: number;
  because?: IncomeReason[];
  strength?: number;
}

/** The score pad of a typed position. */
export interface ScoreSheet {
  incomes: Partial<Record<Parcel, number>>;
  prices: Partial<Record<Parcel, number>>;
  players: Partial<Record<Letter, PlayerScore>>;
  scores: Partial<Record<Letter, number>>;
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
