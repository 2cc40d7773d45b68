/** The Card Game in words: people, cards, lines of the score pad and what happened. */
import { say, t, word, type Message, type Words } from '$lib/text.svelte';
import type { Suit } from '../western/ids';
import { isCharacter, type Deck } from './deck';
import { wonText } from '../../table/outcome';
import type { LogItem, Raise } from './history';
import { LINES } from './terms';
import type { Card, CardsView, Character, Survey } from './types';

const dashed = (id: string): string => id.replaceAll('_', '-');

export const characterName = (id: Character): Message => word(`cards-person-${dashed(id)}`);
export const powerOf = (id: Character): Message => word(`cards-power-${dashed(id)}`);
export const suitName = (id: Suit): Message => word(`cards-suit-${id}`);
export const elementName = (id: string): Message => word(`cards-element-${dashed(id)}`);
export const lineName = (id: string): Message => word(`cards-line-${id}`);

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** Names of all who play: the seats by their own, virtual players by their suit. */
export const playerNames = (view: CardsView, seats: readonly string[]): string[] =>
  view.players.map((player, i) =>
    player.kind === 'real'
      ? (seats[i] ?? '')
      : t('cards-virtual-name', { suit: player.suit ? suitName(player.suit) : String(i + 1) }),
  );

/** "saloon and house", what a terrain card shows; a character by name. */
export function cardName(id: Card, deck: Deck): Words {
  if (isCharacter(id)) return characterName(id);
  const counts = new Map<string, number>();
  for (const element of deck.card(id).grid.flat())
    if (element !== 'empty') counts.set(element, (counts.get(element) ?? 0) + 1);
  const shown = [...counts].map(([element, n]) =>
    n > 1 ? word('cards-thing-times', { thing: elementName(element), count: n }) : elementName(element),
  );
  return shown.length ? shown : word('cards-empty-card');
}

/** What each character of a player brings now, as the engine counts it. */
export const worthOf = (survey: Survey | null, seat: number | null): Map<Character, number> =>
  new Map(
    (survey?.pads[seat ?? -1]?.lines ?? [])
      .flatMap(({ because }) => because)
      .flatMap(({ character, points }) => (character ? [[character, points]] : [])),
  );

/** "3 + 5 = 8", a bid that was raised. */
export const sumText = (bid: number, bonus: number): string =>
  t('cards-bid-sum', { bid, bonus, total: bid + bonus });

/** "3 + 5 = 8, Hired Gun": a bid with the character that raised it. */
export function raisedText(bid: number, bonus: number, raises: readonly Raise[]): string {
  const who = raises.map(({ character }) => characterName(character));
  const sum = sumText(bid, bonus);
  return who.length ? t('cards-bid-raised', { sum, who }) : sum;
}

/** A line of the log. */
export function lineOf(item: LogItem, names: readonly string[], deck: Deck): string {
  const named = (seat: number) => names[seat] ?? t('cards-virtual');
  const name = 'seat' in item ? named(item.seat) : '';
  const bold = `**${name}**`;
  switch (item.kind) {
    case 'round':
      return t('cards-era-round', { era: item.era, round: item.round });
    case 'bids':
      return t('cards-log-bids', {
        bids: item.bids.map(
          ({ seat, value, bonus }) => `**${named(seat)}** ${bonus ? sumText(value, bonus) : value}`,
        ),
      });
    case 'card':
      if (item.aside) return t('cards-log-aside', { name: bold, card: cardName(item.card, deck) });
      return t(item.placed ? 'cards-log-placed' : 'cards-log-taken', {
        name: bold,
        card: cardName(item.card, deck),
      });
    case 'used':
      return t('cards-log-used', { name: bold, person: characterName(item.character), bonus: item.bonus });
    case 'sold':
      return t('cards-log-sold', { name: bold, card: cardName(item.card, deck) });
    case 'skull':
      return t('cards-log-skull', { person: characterName(item.character) });
    case 'chosen':
      return item.character
        ? t('cards-log-chosen', { name: bold, person: characterName(item.character) })
        : t('cards-log-chose-none', { name: bold });
    case 'removed':
      return t('cards-log-removed', { card: cardName(item.card, deck) });
    case 'ended':
      return wonText(item.winners, names, null);
  }
}

/** The lines of the score pad as the engine calls them, in their order. */
const SOURCES = [
  'ranches',
  'mines',
  'drugstores',
  'banks',
  'saloons',
  'stores',
  'ranches_in_city',
  'mines_in_city',
  'houses_in_city',
  'hotels',
  'city_hall',
  'outlaws',
  'characters',
];

/** Where points came from. */
export const sourceName = (id: string): string => say(lineName(LINES[SOURCES.indexOf(id)]?.[0] ?? 'm'));
