/** The log of a table, whatever the game: lines under headings, each with what it is about. */

/** Something a line tells beside its sentence: points, to whom and why. */
export interface Gain<About> {
  text: string;
  why: string;
  points: number;
  seats: readonly number[];
  about: About;
}

export interface LogLine<About> {
  /** A sentence in which **the subject** stands out; empty for gains without one. */
  text: string;
  /** Whose mark stands before it. */
  seats: readonly number[];
  /** What the game draws beside it, and shows on hover. */
  about: About;
  /** Begins a part of the game, such as a round. */
  heading?: boolean;
  gains?: readonly Gain<About>[];
}

/** A heading with the lines below it. */
interface Section<About> {
  heading: LogLine<About> | null;
  lines: LogLine<About>[];
}

/** The latest part first, and in it the latest line first, each part still under its own heading. */
export function latestFirst<About>(lines: readonly LogLine<About>[]): Section<About>[] {
  const sections: Section<About>[] = [];
  for (const line of lines) {
    if (line.heading) sections.unshift({ heading: line, lines: [] });
    else if (sections[0]) sections[0].lines.unshift(line);
    else sections.unshift({ heading: null, lines: [line] });
  }
  return sections;
}
