/** Slanting lines over a parcel, 100 x 100: out of reach, or about to be covered. */
export function hatching(gap: number, margin = 0, x = 0, y = 0): string {
  const far = 100 - margin;
  const side = far - margin;
  let data = '';
  for (let i = gap; i < side * 2; i += gap)
    data +=
      `M${x + margin + Math.max(0, i - side)} ${y + margin + Math.min(side, i)}` +
      `L${x + margin + Math.min(side, i)} ${y + margin + Math.max(0, i - side)}`;
  return data;
}
