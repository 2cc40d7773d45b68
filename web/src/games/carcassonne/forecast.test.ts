/** What the engine foresees, as people read it. */
import { describe, expect, it } from 'vitest';
import { claimNotes, claimWords, layForecast, layWords } from './forecast';
import type { ClaimForecast, Forecast, LayForecast } from './types';

const lay: LayForecast = { tile: 'E', x: 0, y: -1, turn: 2, points: [0, 8], end: [0, 4] };
const forecast: Forecast = { lays: [lay], claims: [] };
const claim = (place: ClaimForecast['place'], points: number, end: number, least: number | null) => ({
  place,
  points,
  end,
  least,
});

describe('forecasts in words', () => {
  it('finds what is foreseen of the tile in hand', () => {
    expect(layForecast(forecast, { tile: 'E', aim: '0,-1', turn: 2 })).toBe(lay);
    expect(layForecast(forecast, { tile: 'E', aim: '0,-1', turn: 1 })).toBeUndefined();
    expect(layForecast(null, { tile: 'E', aim: '0,-1', turn: 2 })).toBeUndefined();
  });

  it('says who scores at once, or what would change at the end', () => {
    expect(layWords(lay, 1, ['Ann', 'Bob'])).toBe('Scores right away: **You +8**.');
    const later = { ...lay, points: [0, 0], end: [3, -2] };
    expect(layWords(later, 1, ['Ann', 'Bob'])).toBe('If the game ended now: You −2, Ann +3.');
  });

  it('says what a follower brings now and when its feature is complete', () => {
    expect(claimNotes(claim('m0', 0, 2, 9))).toEqual(['now 2', 'complete 9']);
    expect(claimNotes(claim('c0', 0, 2, 6))).toEqual(['now 2', 'complete 6+']);
    expect(claimNotes(claim('c0', 4, 4, 4))).toEqual(['+4']);
    expect(claimWords(claim('r0', 0, 2, null))).toBe(
      '2 points if the game ended now, cannot be completed any more',
    );
    expect(claimWords(claim('c0', 0, 2, 6))).toBe('2 points if the game ended now, at least 6 when complete');
  });
});
