/** What happens at a table of the Card Game, for screen readers: every event in a sentence with all names. */
import { t } from '$lib/text.svelte';
import type { MatchView } from '../../net/schema';
import { coveredBy } from './cityText';
import { deckOf, type Deck } from './deck';
import { logOf } from './history';
import type { CardsEvent, CardsView, Placed } from './types';
import { cardName, characterName, lineOf, playerNames, powerOf } from './words';

interface Situation {
  view: CardsView;
  names: readonly string[];
  deck: Deck;
}

/** Where a card lies now is counted from the corner of its city, as in everything else that is said of it. */
function placed({ seat, card, row, col }: Placed, { view, names, deck }: Situation): string {
  const city = view.players[seat]?.city;
  const things = coveredBy(city?.cards ?? [], card, deck);
  return t(things.length ? 'cards-told-placed-over' : 'cards-told-placed', {
    name: names[seat] ?? '',
    card: cardName(card, deck),
    row: row - (city?.row ?? row) + 1,
    col: col - (city?.col ?? col) + 1,
    things,
  });
}

/** What the log does not say, or says in another line. */
function more(event: CardsEvent, now: Situation): string | null {
  const { names, deck } = now;
  const name = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.type) {
    case 'taken':
      return t('cards-told-taken', { name, card: cardName(event.card, deck) });
    case 'placed':
      return placed(event, now);
    case 'set_aside':
      return t('cards-told-aside', { name, card: cardName(event.card, deck) });
    case 'declined':
      return t('cards-told-declined', { name, person: characterName(event.character) });
    case 'bid_void':
      return t('cards-told-void', { name, value: event.value });
    case 'character':
      return t('cards-told-character', {
        person: characterName(event.character),
        power: powerOf(event.character),
      });
    case 'laid_out':
      return t('cards-told-laid', { card: cardName(event.card, deck) });
    case 'order':
      return t('cards-told-order', { names: event.order.map((seat) => names[seat] ?? '') });
    case 'scored':
      return t('told-total', { name, points: event.points });
    case 'undone':
      return t('told-undone', { name });
    default:
      return null;
  }
}

export function tell(events: readonly CardsEvent[], seats: readonly string[], shown: MatchView): string[] {
  const view = shown.view as CardsView;
  const now = { view, names: playerNames(view, seats), deck: deckOf(view) };
  return events.flatMap((event, i) => {
    const text = more(event, now);
    if (text !== null) return [text];
    // All bids are one line, told with the last of them.
    if (event.type === 'bid' && events[i + 1]?.type === 'bid') return [];
    const told = event.type === 'bid' ? events.filter(({ type }) => type === 'bid') : [event];
    return logOf(told).map((item) => `${lineOf(item, now.names, now.deck)}.`);
  });
}
