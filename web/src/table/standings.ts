/** Who stands where at the end. */

export interface Standing {
  seat: number;
  name: string;
  points: number;
  /** Equal points share a place. */
  place: number;
}

/** All players by points; those who resigned come last. */
export function standingsOf(
  names: readonly string[],
  points: readonly number[],
  resigned: (seat: number) => boolean = () => false,
): Standing[] {
  const value = (seat: number) => (resigned(seat) ? -Infinity : (points[seat] ?? 0));
  const place = (seat: number) => 1 + points.filter((_, other) => value(other) > value(seat)).length;
  return points
    .map((own, seat) => ({ seat, name: names[seat] ?? '', points: own, place: place(seat) }))
    .sort((a, b) => a.place - b.place);
}
