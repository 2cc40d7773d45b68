/** What surrounds a parcel, in words: for screen readers. */
import { commas, t, word, type Message } from '$lib/text.svelte';
import type { ParcelId } from '../western/ids';
import { GRID, parseParcel } from '../western/town/geometry';
import { buildingName } from './names';
import type { CityView, Lot } from './types';

const SIDES: readonly (readonly [side: string, row: number, col: number])[] = [
  ['n', -1, 0],
  ['ne', -1, 1],
  ['e', 0, 1],
  ['se', 1, 1],
  ['s', 1, 0],
  ['sw', 1, -1],
  ['w', 0, -1],
  ['nw', -1, -1],
];

/** "ranch of Ada", or "land of Ada" where nothing stands. */
function lotName({ piece, owner }: Lot, names: readonly string[], me: number | null): Message {
  const what = piece === 'bare' ? word('cc-around-land') : buildingName(piece);
  if (owner === null) return what;
  return owner === me
    ? word('cc-around-yours', { what })
    : word('cc-around-of', { what, name: names[owner] ?? '' });
}

/** Everything that lies around a parcel, side by side from the north; nothing for bare and free land. */
export function aroundText(
  view: CityView,
  id: ParcelId,
  names: readonly string[],
  me: number | null,
): string[] {
  const { row, col } = parseParcel(id);
  const found = SIDES.flatMap(([side, down, right]) => {
    const [r, c] = [row + down, col + right];
    if (Math.min(r, c) < 1 || Math.max(r, c) > GRID) return [];
    const lot = view.town.find(({ parcel }) => parcel === `r${r}c${c}`);
    const bare = !lot || (lot.piece === 'bare' && lot.owner === null);
    return bare
      ? []
      : [word('cc-around-side', { side: word(`side-${side}`), what: lotName(lot, names, me) })];
  });
  return found.length ? [t('cc-around', { all: commas(found) })] : [];
}
