/**
 * Several cities on one score pad. Either each begins with a line that names it, and the server is asked about one at a
 * time; or they are the players of a whole position, which is counted and played on as it is.
 */
import { SUITS, type Suit } from '../western/ids';

export interface City {
  name: string;
  text: string;
  /** Of a position: the line that begins a player, such as "player 0 hat". */
  head?: string;
}

interface Pad {
  /** What a position says of the table, before its players. */
  table: string;
  cities: City[];
}

const HEAD = /^city:\s*(.*)$/;
const PLAYER = /^player\s+\d/;
const VIRTUAL = /(beginner|intermediate|expert)$/;

const isPosition = (text: string): boolean => text.split('\n').some((line) => PLAYER.test(line.trim()));
/** Played by the rules: it has cards, and no city. */
export const isVirtual = ({ head = '' }: City): boolean => VIRTUAL.test(head);
/** The suit of a player of a position. */
export const suitOf = ({ head = '' }: City): Suit | undefined => SUITS.find((suit) => head.includes(suit));

/** The cities of a text; without a head, all of it is one. */
export function readPad(text: string): Pad {
  const whole = isPosition(text);
  const cities: City[] = [];
  const table: string[] = [];
  for (const line of text.split('\n')) {
    const begun = begins(line.trim(), whole);
    const last = cities.at(-1);
    if (begun) cities.push(begun);
    else if (last) last.text += (last.text ? '\n' : '') + line;
    else if (whole) table.push(line);
    else cities.push({ name: '', text: line });
  }
  return { table: table.join('\n'), cities: cities.length ? cities : [{ name: '', text: '' }] };
}

function begins(line: string, whole: boolean): City | null {
  if (whole) return PLAYER.test(line) ? { name: '', head: line, text: '' } : null;
  const head = HEAD.exec(line);
  return head && { name: head[1] ?? '', text: '' };
}

/** One city without a name needs no head. */
export function writePad({ table, cities }: Pad): string {
  const [first] = cities;
  if (cities.length === 1 && first && !first.name && !first.head) return first.text;
  const lines = cities.flatMap(({ name, text, head }) => [head ?? `city: ${name}`.trimEnd(), text]);
  return [table, ...lines].filter(Boolean).join('\n');
}

/** What the server is asked to count one of the cities: a position is counted as a whole. */
export const askedOf = (pad: Pad, at: number): string =>
  pad.cities[at]?.head ? writePad(pad) : (pad.cities[at]?.text ?? '');
