/** A small picture for a happening. */
import { colourOf } from '$lib/players';
import type { Facts } from '$lib/unions';
import { building } from '../western/art/buildings';
import { die, DIE_BOX, type Pips } from '../western/art/dice';
import { duelTile, TILE_BOX } from '../western/art/duel-tile';
import { cowboy, FIGURE_BOX } from '../western/art/figures';
import { deed } from '../western/art/parcel';
import { FACE_BOX, portrait } from '../western/art/portraits/portrait';
import { coin, point, revolver, roadIcon } from '../western/art/tokens';
import type { CityEvent } from './types';

interface Picture {
  svg: string;
  box: string;
}
const token = (svg: string): Picture => ({ svg, box: '0 0 32 32' });

export function logArt(told: CityEvent): Picture | null {
  const { type } = told;
  const event: Facts<CityEvent> = told;
  if (event.character) return { svg: portrait(event.character, false), box: FACE_BOX };
  if (type === 'shot')
    return event.tile === undefined
      ? { svg: die((event.die ?? 1) as Pips), box: DIE_BOX }
      : { svg: duelTile(event.tile), box: TILE_BOX };
  if (event.building) return { svg: building(event.building), box: '0 0 64 64' };
  if (type === 'claimed') return token(deed(colourOf(event.seat ?? 0)));
  if (type === 'scored') return token(point(event.points ?? ''));
  if (['money', 'income', 'raided', 'spent'].includes(type)) return token(coin());
  if (type === 'road' || type === 'roads') return token(roadIcon());
  if (['duel', 'duel_won', 'unchallenged', 'ammunition'].includes(type)) return token(revolver());
  if (['placed', 'moved', 'taken_back', 'cowboy_home', 'hired', 'withdrew'].includes(type))
    return { svg: cowboy(event.white ? 'white' : colourOf(event.seat ?? 0)), box: FIGURE_BOX };
  return null;
}
