import { describe, expect, it } from 'vitest';
import { rivalsOf, Standby } from './standby.svelte';
import type { CityView, Standing } from './types';

const stands = (target: string, seat: number): Standing =>
  ({ target, seat, count: 1, white: false }) as Standing;
const viewOf = (cowboys: Standing[], round = 1) =>
  ({ round, cowboys, town: [{ parcel: 'r3c3', piece: 'saloon', owner: 0 }] }) as unknown as CityView;

describe('passing in advance', () => {
  it('holds while others go elsewhere', () => {
    const standby = new Standby();
    standby.set(true, viewOf([stands('ammunition', 0)]), 0);
    const later = viewOf([stands('ammunition', 0), stands('buy_vp_2', 1), stands('r4c4', 1)]);
    expect(standby.disturbed(later, 0)).toBe(false);
    expect(standby.isOn(later, 0)).toBe(true);
  });

  it.each(['ammunition', 'r3c3'])('ends when somebody comes to %s', (target) => {
    const standby = new Standby();
    standby.set(true, viewOf([stands('ammunition', 0)]), 0);
    const later = viewOf([stands('ammunition', 0), stands(target, 1)]);
    expect(standby.disturbed(later, 0)).toBe(true);
    expect(standby.isOn(later, 0)).toBe(false);
  });

  it('is for one seat and one round', () => {
    const standby = new Standby();
    const now = viewOf([]);
    standby.set(true, now, 0);
    expect(standby.isOn(now, 1)).toBe(false);
    expect(standby.isOn(viewOf([], 2), 0)).toBe(false);
    standby.set(false, now, 0);
    expect(standby.isOn(now, 0)).toBe(false);
  });

  it('minds rivals that were there before no more', () => {
    const now = viewOf([stands('ammunition', 0), stands('ammunition', 1)]);
    const standby = new Standby();
    standby.set(true, now, 0);
    expect(rivalsOf(now, 0)).not.toBe('');
    expect(standby.disturbed(now, 0)).toBe(false);
  });
});
