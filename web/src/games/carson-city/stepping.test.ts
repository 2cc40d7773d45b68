import { expect, it } from 'vitest';
import { after, stepsOf } from './stepping';

const lit = (...ids: string[]) => ids.map((id) => ({ id, label: id })) as never[];
const steps = stepsOf({ fields: lit('salary'), parcels: lit('r1c1', 'r2c2'), edges: [] });

it('goes through the squares, then the parcels, and begins again', () => {
  expect(steps).toEqual(['salary', 'r1c1', 'r2c2']);
  expect(after(steps, null)).toBe('salary');
  expect(after(steps, 'salary')).toBe('r1c1');
  expect(after(steps, 'r2c2')).toBe('salary');
  expect(after(steps, 'elsewhere')).toBe('salary');
  expect(after([], null)).toBeUndefined();
});
