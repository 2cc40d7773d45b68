/** The colours of the table that is on show, where people have chosen them. */
import type { Colour } from './players';

let chosen = $state.raw<readonly Colour[]>([]);

export const chosenColour = (seat: number): Colour | undefined => chosen[seat];

/** Show a table's seats in their own colours; without seats, in the usual ones. */
export function showColours(seats: readonly { colour: Colour }[] = []): void {
  chosen = seats.map((seat) => seat.colour);
}
