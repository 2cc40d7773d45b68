/** The cash limits of both sides of each card, from the game's own data. */
import { characters } from '$games/carson_city/data/carson-city.json';
import type { Side, TownCharacter } from '../western/ids';

export const LIMITS = Object.fromEntries(
  characters.map(({ id, yellow, red }) => [id, { yellow: yellow.cash_limit, red: red.cash_limit }]),
) as Record<TownCharacter, Record<Side, number>>;
