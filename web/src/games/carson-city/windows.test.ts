/** Whether a window for roads is opened. */
import { expect, it } from 'vitest';
import type { CityView, Move } from './types';
import { endOfWindow, RoadWindows } from './windows.svelte';

const asked = (type: string, ...moves: string[]) =>
  ({
    question: { type, optional: type !== 'place' },
    moves: ['done', ...moves].map((one) => ({ type: one }) as Move),
  }) as CityView;
const DONE = { type: 'done' };

it('passes over roads, and not over buildings that could be built or the last roads', () => {
  expect(endOfWindow(asked('roads', 'road'))).toEqual(DONE);
  expect(endOfWindow(asked('kept_buildings', 'road'))).toEqual(DONE);
  expect(endOfWindow(asked('kept_buildings', 'road', 'build'))).toBeNull();
  expect(endOfWindow(asked('last_roads', 'road'))).toBeNull();
  expect(endOfWindow({ ...asked('roads'), question: null })).toBeNull();
});

it('opens once for who wants it, as long as it lasts', () => {
  const windows = new RoadWindows();
  expect(windows.passes(asked('roads', 'road'), false)).toEqual(DONE);
  expect(windows.passes(asked('roads', 'road'), true)).toBeNull();
  windows.wanted = true;
  expect(windows.passes(asked('place'), false)).toBeNull();
  expect(windows.wanted).toBe(true);
  expect(windows.passes(asked('roads', 'road', 'road'), false)).toBeNull();
  expect(windows.passes(asked('roads', 'road'), false)).toBeNull();
  expect(windows.passes(asked('place'), false)).toBeNull();
  expect(windows.wanted).toBe(false);
  expect(windows.passes(asked('kept_buildings', 'road'), false)).toEqual(DONE);
});
