/** What stands on a parcel of the score pad, in a word. */
import { t } from '$lib/text.svelte';
import { buildingName } from '../names';
import type { Piece } from './town';

export const pieceName = (piece: Piece): string =>
  piece === 'bare' || piece === 'river' ? t(`pad-piece-${piece}`) : buildingName(piece);
