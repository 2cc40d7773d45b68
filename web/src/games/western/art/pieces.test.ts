/** What every drawing of the western games promises: sound markup, the same every time, of bounded size. */
import { describe, expect, it } from 'vitest';
import { GROUPS } from '../../../gallery/western-pieces';
import { CARD_CHARACTERS, ELEMENTS, FIGURE_COLOURS, SIDES, TOWN_CHARACTERS } from '../ids';
import { building, standing } from './buildings';
import { characterBack } from './character-back';
import { counted, cowboy, crowd } from './figures';
import { ground, plain } from './ground';
import { hatching } from './hatching';
import { property } from './parcel';
import { CAST } from './portraits/cast';
import { portrait } from './portraits/portrait';
import { powerArt } from './powers';
import { river } from './river';
import { bridge, roads } from './roads';
import { squareLabel } from './squares';
import { suit } from './suits';
import { terrainCard } from './terrain-card';

const PIECES = GROUPS.flatMap((group) =>
  group.pieces.map((piece) => ({ ...piece, name: `${group.name}: ${piece.name}` })),
);

/** Every opened element is closed, in order, and every attribute is quoted. */
function sound(svg: string): boolean {
  const open: string[] = [];
  let rest = svg;
  while (rest) {
    const tag = /^<(\/?)([a-z]+)((?: [a-z-]+="[^"<>]*")*)(\/?)>/i.exec(rest);
    const text = /^[^<>]+/.exec(rest);
    if (tag) {
      if (tag[1] && open.pop() !== tag[2]) return false;
      if (!tag[1] && !tag[4]) open.push(tag[2] as string);
      rest = rest.slice(tag[0].length);
    } else if (text && open.at(-1) === 'text') rest = rest.slice(text[0].length);
    else return false;
  }
  return open.length === 0;
}
const shapes = (svg: string): number => (svg.match(/<(path|rect|circle|ellipse|polygon|text)/g) ?? []).length;

describe.each(PIECES)('$name', ({ svg }) => {
  it('is sound markup without a hole in its numbers', () => {
    expect(svg).not.toBe('');
    expect(sound(svg)).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|d="[^M"]/);
  });

  it('has no id, filter, gradient or link, so that it may be repeated', () => {
    expect(svg).not.toMatch(/ id=|filter|Gradient|href|url\(/);
  });

  it('is small', () => {
    expect(svg.length).toBeLessThan(18_000);
    expect(shapes(svg)).toBeLessThan(150);
  });
});

it('draws the same twice', () => {
  expect(ground(5)).toBe(ground(5));
  expect(ground(5)).not.toBe(ground(6));
  expect(plain(800)).toBe(plain(800));
  expect(river(3, ['n', 'e'])).toBe(river(3, ['n', 'e']));
  for (const id of ELEMENTS) expect(standing(id)).toBe(standing(id));
  for (const id of CARD_CHARACTERS) expect(portrait(id)).toBe(portrait(id));
});

it('gives every element, character and side a picture of its own', () => {
  const buildings = ELEMENTS.filter((id) => id !== 'empty').map(building);
  expect(new Set(buildings).size).toBe(ELEMENTS.length - 1);
  expect(new Set(CARD_CHARACTERS.map((id) => portrait(id))).size).toBe(21);
  expect(new Set(CARD_CHARACTERS.map((id) => CAST[id].attribute)).size).toBe(21);
  const sides = TOWN_CHARACTERS.flatMap((id) => SIDES.map((side) => powerArt(id, side).svg));
  expect(new Set(sides).size).toBe(14);
});

it('puts a mark on every cowboy and every claim', () => {
  const red = 'h2.6v2.7h2.7v2.6h-2.7v2.7';
  expect(cowboy('red')).toContain(red);
  expect(property('red')).toContain(red);
  const drawn = FIGURE_COLOURS.map((colour) => cowboy(colour).replace(/#[0-9A-F]{6}/gi, ''));
  expect(new Set(drawn).size).toBe(FIGURE_COLOURS.length);
});

it('counts a crowd instead of shrinking it', () => {
  expect(counted(['red', 'blue', 'red'])).toEqual([
    ['red', 2],
    ['blue', 1],
  ]);
  const few = crowd(['red', 'red', 'blue']);
  expect(few.svg).not.toContain('<text');
  const many = crowd(['red', 'red', 'red', 'red', 'blue']);
  expect(many.width).toBeLessThan(few.width);
  expect(many.svg).toContain('>4<');
  expect(crowd([])).toEqual({ svg: '', width: 0 });
});

it('draws roads as one and bridges on their edge', () => {
  expect(roads([])).toBe('');
  expect(shapes(roads(['H3,4', 'V2,5', 'H0,0']))).toBe(shapes(roads(['H3,4'])));
  expect(bridge('V2,5')).toContain('translate(500 200)');
  expect(bridge('V2,5')).toContain('rotate(90)');
});

it('leaves the attraction out of a city', () => {
  const grid = [
    ['empty', 'mine'],
    ['empty', 'empty'],
  ] as const;
  expect(terrainCard(grid, 7)).toContain('>7<');
  expect(terrainCard(grid, 7, { number: false })).not.toContain('<text');
});

it('shows the order of suits, or a skull', () => {
  expect(characterBack(null)).toContain(suit('skull', '#F4ECD8', '#3B3029'));
  const back = characterBack(['hat', 'star', 'cow', 'cactus', 'horseshoe', 'boot'], ['hat', 'cow']);
  expect(back.match(/opacity="\.28"/g)).toHaveLength(4);
});

it('labels squares with amounts, not with words', () => {
  expect(squareLabel('build_12')).toBe('$12');
  expect(squareLabel('buy_vp_3')).toBe('$3');
  expect(squareLabel('roads_3')).toBe('3');
  expect(squareLabel('land_purchase')).toBe('');
});

it('hatches within its margin', () => {
  const numbers = (hatching(16, 6).match(/-?[\d.]+/g) ?? []).map(Number);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(6);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(94);
});
