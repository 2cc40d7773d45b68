/** Parcels, edges and the river of the town. */
import { describe, expect, it } from 'vitest';
import type { Point } from '../art/markup';
import type { EdgeId, ParcelId } from '../ids';
import * as town from './geometry';

const area = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [x2, y2] = corners[(i + 1) % corners.length] as Point;
      return sum + x * y2 - x2 * y;
    }, 0) / 2,
  );

describe('parcels', () => {
  it('are 64, in rows', () => {
    expect(town.PARCELS).toHaveLength(64);
    expect(new Set(town.PARCELS).size).toBe(64);
    expect(town.PARCELS[0]).toBe('r1c1');
    expect(town.PARCELS[63]).toBe('r8c8');
  });

  it('have centres', () => {
    expect(town.parcelCentre('r1c1')).toEqual([50, 50]);
    expect(town.parcelCentre('r3c5')).toEqual([450, 250]);
    expect(town.parcelCorner('r8c8', 10)).toEqual([70, 70]);
  });

  it.each(['r0c1', 'r9c1', 'r1c0', 'c1r1', 'r1c', ''])('are never %j', (id) => {
    expect(() => town.parseParcel(id)).toThrow(RangeError);
  });
});

describe('edges', () => {
  it('are 144, the border with them', () => {
    expect(town.EDGES).toHaveLength(144);
    expect(new Set(town.EDGES).size).toBe(144);
    expect(town.EDGES).toContain('H8,7');
    expect(town.EDGES).toContain('V0,8');
  });

  it('join the corners of the rules', () => {
    expect(town.edgeEnds('H3,4')).toEqual([
      [400, 300],
      [500, 300],
    ]);
    expect(town.edgeEnds('V2,5')).toEqual([
      [500, 200],
      [500, 300],
    ]);
    expect(town.edgePath('H3,4', 100, 20)).toBe('M420 300H480');
    expect(town.edgePath('V2,5', 100, 20)).toBe('M500 220V280');
    expect(town.edgeMiddle('V2,5')).toEqual([500, 250]);
  });

  it('lie between their parcels', () => {
    expect(town.edgeParcels('H3,4')).toEqual(['r3c5', 'r4c5']);
    expect(town.edgeParcels('V2,5')).toEqual(['r3c5', 'r3c6']);
    expect(town.edgeParcels('H0,0')).toEqual(['r1c1']);
    expect(town.edgeParcels('V7,8')).toEqual(['r8c8']);
  });

  it.each(['H9,0', 'H0,8', 'V8,0', 'V0,9', 'X1,1', 'H1', 'H1,2,3'])('are never %j', (id) => {
    expect(() => town.parseEdge(id)).toThrow(RangeError);
  });

  it('can be hit as easily at the border as elsewhere, and all over the board', () => {
    const side = town.GRID * town.CELL;
    for (const id of town.EDGES) {
      const [a, one, b, two] = town.edgeReach(id) as [Point, Point, Point, Point];
      const [from, to] = id.startsWith('H') ? [one[1], two[1]] : [one[0], two[0]];
      expect(to - from).toBe(town.CELL);
      expect(from).toBeGreaterThanOrEqual(-town.MARGIN.before);
      expect(to).toBeLessThanOrEqual(side + town.MARGIN.after);
      expect([a, b]).toEqual(town.edgeEnds(id));
    }
    expect(town.edgeReach('H0,3')[1]?.[1]).toBe(-town.MARGIN.before);
    expect(town.edgeReach('V3,8')[3]?.[0]).toBe(side + town.MARGIN.after);
  });

  it('keep nearly all of their areas to themselves', () => {
    const whole = town.EDGES.reduce((sum, id) => sum + area(town.edgeReach(id)), 0);
    const board =
      (town.GRID * town.CELL) ** 2 + town.GRID * town.CELL * (town.MARGIN.before + town.MARGIN.after);
    expect(whole / board).toBeGreaterThan(1);
    expect(whole / board).toBeLessThan(1.06);
    expect((town.edgeReach('H3,4')[3]?.[1] ?? 0) - (town.edgeReach('H4,4')[1]?.[1] ?? 0)).toBe(5);
  });

  it('are walked nearly straight, and always the same way', () => {
    for (const id of town.EDGES) {
      expect(town.edgeBend(id)).toBe(town.edgeBend(id));
      expect(town.edgeBend(id)).toMatch(/^M[\d.-]+ [\d.-]+Q[\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+$/);
    }
  });
});

describe('the river', () => {
  const river = 'r1c6 r2c6 r3c6 r3c5 r4c5 r5c5 r5c4 r6c4 r7c4 r8c4'.split(' ') as ParcelId[];

  it('flows from parcel to parcel and off the board', () => {
    const flows = town.flows(river);
    expect(flows.get('r1c6')).toEqual(['s', 'n']);
    expect(flows.get('r3c6')).toEqual(['n', 'w']);
    expect(flows.get('r3c5')).toEqual(['e', 's']);
    expect(flows.get('r8c4')).toEqual(['n', 's']);
    for (const open of flows.values()) expect(open).toHaveLength(2);
  });

  it('leaves by the border even where it turns', () => {
    expect(town.flows(['r1c1', 'r1c2']).get('r1c1')).toEqual(['e', 'w']);
    expect(town.flows(['r2c1', 'r3c1']).get('r2c1')).toEqual(['s', 'w']);
    expect(town.flows(['r4c4']).get('r4c4')).toHaveLength(2);
  });

  it('is crossed by bridges where every parcel beside the edge is river', () => {
    const wet = new Set(river);
    const bridges = town.EDGES.filter((id) => town.isBridge(id, wet));
    expect(bridges).toContain<EdgeId>('H1,5');
    expect(bridges).toContain<EdgeId>('H0,5');
    expect(bridges).toContain<EdgeId>('V2,5');
    expect(bridges).not.toContain<EdgeId>('V0,5');
    expect(bridges).toHaveLength(11);
  });
});
