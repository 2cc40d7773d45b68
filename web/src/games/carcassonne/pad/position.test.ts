/** Positions that are tapped together. */
import { describe, expect, it } from 'vitest';
import type { ScoreLine } from '../types';
import { readPad, takenHome, withPlayer, withTile, writePad } from './position';

const TEXT = `players: red=12 blue=7
options: farmers=no
D 0,0 r0
E 0,-1 r2 red:c0
V 1,0 r1 blue:r0`;

describe('a position', () => {
  it('is the same text when it is written again', () => {
    expect(writePad(readPad(TEXT))).toBe(TEXT);
    expect(readPad('E 0,-1 r2 green:c0').points).toEqual({ green: 0 });
  });

  it('changes tile by tile', () => {
    const pad = readPad(TEXT);
    expect(writePad(withTile(pad, '1,0', () => null))).not.toContain('V');
    const turned = withTile(pad, '1,0', (tile) => ({ ...tile, turn: 3, follower: null }));
    expect(writePad(turned)).toContain('V 1,0 r3');
    expect(writePad(withPlayer(withPlayer(pad, 'black'), 'blue'))).toContain('players: red=12 black=0');
  });

  it('sends followers home from what is complete, with their points', () => {
    const city: ScoreLine = {
      player: 'red',
      points: 2,
      feature: 'city',
      complete: true,
      said: { id: 'ca-pad-city-complete' },
      reason: '',
      tiles: [
        [0, 0],
        [0, -1],
      ],
    };
    const home = writePad(takenHome(readPad(TEXT), city, [city]));
    expect(home).toContain('red=14 blue=7');
    expect(home).toContain('E 0,-1 r2\n');
    expect(home).toContain('V 1,0 r1 blue:r0');
  });
});
