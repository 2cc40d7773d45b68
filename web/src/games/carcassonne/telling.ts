/** What happens at a table of Carcassonne, for screen readers: every event in a sentence of its own. */
import { t, word } from '$lib/text.svelte';
import type { MatchView } from '../../net/schema';
import { awardsOf, type Award } from './history';
import { cellName, placeName, sidesText, sortName, tileName } from './spoken';
import type { CarcassonneEvent, CarcassonneView, Claimed, Placed, Scored } from './types';
import { awardText, reasonOf } from './words';

interface Situation {
  view: CarcassonneView;
  names: readonly string[];
  /** The viewer is asked something now. */
  asked: boolean;
}

const placed = ({ seat, tile, x, y, turn }: Placed, { names }: Situation): string =>
  t('told-placed', {
    name: names[seat] ?? '',
    tile: tileName(tile),
    cell: cellName(x, y),
    sides: sidesText(tile, turn),
  });

function claimed({ seat, role, x, y, place }: Claimed, { view, names }: Situation): string {
  const tile = view.tiles.find((laid) => laid.x === x && laid.y === y);
  const where = tile ? placeName(tile.tile, tile.turn, place) : sortName(place);
  return t(`told-claimed-${role}`, { name: names[seat] ?? '', place: where, cell: cellName(x, y) });
}

/** What was scored, with the reasons, and what everybody who scored has now. */
function scores(facts: readonly Scored[], { view, names }: Situation): string[] {
  const awards = awardsOf(facts);
  const seats = [...new Set(facts.map(({ seat }) => seat))].sort();
  const totals = seats.map((seat) =>
    t('told-total', { name: names[seat] ?? '', points: view.scores[seat] ?? 0 }),
  );
  const said = (award: Award) => t('noted', { what: awardText(award, names), note: reasonOf(award.fact) });
  return [...awards.map((award) => `${said(award)}.`), ...totals];
}

function sentence(event: CarcassonneEvent, now: Situation): string {
  const { names } = now;
  switch (event.type) {
    case 'placed':
      return placed(event, now);
    case 'claimed':
      return claimed(event, now);
    case 'drawn':
      return now.asked && event.tile ? t('told-drawn', { tile: tileName(event.tile) }) : '';
    case 'skipped':
      return t('told-skipped', { name: names[event.seat] ?? '' });
    case 'returned':
      return t('told-returned', { name: names[event.seat] ?? '', role: word(`role-${event.role}`) });
    case 'set_aside':
      return `${t('log-aside', { name: names[event.seat] ?? '', tile: tileName(event.tile) })}.`;
    case 'undone':
      return t('told-undone', { name: names[event.seat] ?? '' });
    case 'ended':
      return t('told-ended', { names: event.winners.map((seat) => names[seat] ?? '') });
    default:
      return '';
  }
}

export function tell(
  events: readonly CarcassonneEvent[],
  names: readonly string[],
  shown: MatchView,
): string[] {
  const now = { view: shown.view as CarcassonneView, names, asked: shown.asks === 'move' };
  const scored = events.filter((event): event is Scored => event.type === 'scored');
  const last = events.findLastIndex((event) => event.type === 'scored');
  return events
    .flatMap((event, i) => (i === last ? scores(scored, now) : [sentence(event, now)]))
    .filter(Boolean);
}
