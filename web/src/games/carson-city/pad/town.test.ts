/** Towns that are tapped together. */
import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../../../score/samples';
import { changed, edgesOf, readTown, withPlayer, withRoad, writeTown } from './town';

const TEXT = SAMPLES['carson-city']?.trim() ?? '';

describe('a town', () => {
  it('is the same text when it is written again', () => {
    expect(writeTown(readTown(TEXT))).toBe(TEXT);
    expect(writeTown(readTown(`${TEXT}\nround: 2`))).toContain('round: 2');
    expect(readTown('').parcels).toHaveLength(64);
  });

  it('gives buildings an owner, and the river none', () => {
    const bare = { piece: 'bare', owner: null } as const;
    expect(changed(bare, { piece: 'bank' }, 'B')).toEqual({ piece: 'bank', owner: 'B' });
    expect(changed({ piece: 'bank', owner: 'B' }, { owner: null }, 'B')).toEqual(bare);
    expect(changed({ piece: 'bare', owner: 'A' }, { piece: 'river' }, 'A').owner).toBe(null);
    expect(changed(bare, { piece: 'house' }, 'A').owner).toBe(null);
  });

  it('has roads on the sides of parcels, and players', () => {
    expect(edgesOf(2 * 8 + 4)).toEqual({ north: 'H2,4', east: 'V2,5', south: 'H3,4', west: 'V2,4' });
    const town = withRoad(withRoad(readTown(TEXT), 'H3,4'), 'H0,0');
    expect(town.roads).toEqual(['V2,5', 'H0,0']);
    expect(writeTown(withPlayer(town, 'C'))).toContain('\nC: money=0');
  });
});
