import { describe, expect, it } from 'vitest';
import { latestFirst, type LogLine } from './log';

const line = (text: string, heading = false): LogLine<null> => ({ text, seats: [], about: null, heading });
const texts = (lines: LogLine<null>[]) =>
  latestFirst(lines).map(({ heading, lines: under }) => [
    heading?.text ?? null,
    ...under.map(({ text }) => text),
  ]);

describe('the log', () => {
  it('begins with the latest part, each line under its own heading', () => {
    expect(texts([line('Round 1', true), line('a'), line('b'), line('Round 2', true), line('c')])).toEqual([
      ['Round 2', 'c'],
      ['Round 1', 'b', 'a'],
    ]);
  });

  it('has lines before the first heading, or none', () => {
    expect(texts([line('a'), line('b'), line('End', true)])).toEqual([['End'], [null, 'b', 'a']]);
    expect(texts([])).toEqual([]);
  });
});
