/** What stands on a parcel of the score pad, in a word. */
import { word, type Message } from '$lib/text.svelte';
import { buildingName } from '../names';
import type { Piece } from './town';

export const pieceName = (piece: Piece): Message =>
  piece === 'bare' || piece === 'river' ? word(`pad-piece-${piece}`) : buildingName(piece);
