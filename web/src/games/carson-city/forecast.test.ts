/** What the engine foresees in Carson City, as people read it. */
import { describe, expect, it } from 'vitest';
import {
  characterLines,
  duelText,
  houseNote,
  houseText,
  meansText,
  offerText,
  siteNote,
  siteText,
} from './forecast';
import type { Forecast, SiteForecast } from './types';

const bank: SiteForecast = {
  building: 'bank',
  parcel: 'r4c5',
  income: 3,
  because: [
    ['houses', 1, 3],
    ['mines', 0, 3],
  ],
  housed: 6,
  gain: 3,
  planned: false,
};
const forecast: Forecast = {
  rounds: 2,
  sites: [bank],
  houses: [{ parcel: 'r4c4', gains: [3, 0, -1] }],
  offers: [
    { square: 'build_5', building: 'bank', price: 5, best: bank },
    { square: 'build_4', building: 'church', price: 4, best: null },
  ],
  duels: [
    { target: 'salary', low: 58, high: 58 },
    { target: 'r1c1', low: 42, high: 58 },
  ],
  tiles: [],
  characters: [
    { character: 'banker', money: 9, roads: 0, strength: 0, points: 4 },
    { character: 'captain', money: 0, roads: 0, strength: 0, points: -1 },
  ],
  raid: null,
  means: { money: 20, salary: 4, land: 2, buildings: 6, free: 16, limit: 30 },
};

describe('forecasts in words', () => {
  it('says what a building earns, with its house and until the end', () => {
    expect(siteNote(bank)).toBe('$3–6');
    expect(siteText(bank, 2)).toBe(
      'Earns $3 a round (1 house at $3), $6 with its house beside it, 2 payments to come: $6–12',
    );
    expect(siteText({ ...bank, because: [] }, 2)).toBe('It earns nothing by itself');
  });

  it('says whom a house helps', () => {
    expect(houseText(forecast, 'r4c4', 0, ['Ann', 'Bea', 'Cid'])).toBe(
      'A round from now on: you +$3, Cid −$1',
    );
    expect(houseNote(forecast, 'r4c4', 2)).toBe('−$1');
    expect(houseNote(null, 'r4c4', 2)).toBe('');
  });

  it('says where a building of the row does best', () => {
    expect(offerText(forecast, 'build_5')).toContain('$3–6 a round');
    expect(offerText(forecast, 'build_4')).toBe('You could not build it now, only keep it');
    expect(offerText(forecast, 'salary')).toBe('');
  });

  it('says what an offered character gives at once, and what it promises', () => {
    expect(characterLines(forecast, 'banker')).toEqual(['now +$9', 'at the end about +4']);
    expect(characterLines(forecast, 'captain')).toEqual(['at the end about −1']);
    expect(characterLines(forecast, 'sheriff')).toEqual([]);
    expect(characterLines(null, 'banker')).toEqual([]);
  });

  it('gives one figure for a duel where everything is known, and two where it is not', () => {
    expect(duelText(forecast, 'salary')).toBe('You win the duel in 58% of cases');
    expect(duelText(forecast, 'r1c1')).toBe('You win the duel in 42 to 58% of cases');
    expect(duelText(forecast, 'r2c2')).toBe('');
  });

  it('says what is free and how much more may be held', () => {
    expect(meansText(forecast)).toBe(
      '$16 free: $20 + $4 salary − $8 for land and buildings. Limit $30: room for $10 more.',
    );
  });
});
