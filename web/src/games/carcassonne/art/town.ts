/** The inside of a city: houses in rows, one landmark, a tree where no house fits. */
import type { Edge } from '../terms';
import { distance, inside, nearest, type Line, type Point } from './geometry';
import { house, keep, parishChurch } from './houses';
import type { Upright } from './markup';
import { tree } from './nature';
import { hash, rng, type Rng } from './random';

export interface TownPlan {
  shape: Line;
  /** Points along its walls. */
  walls: Line;
  /** Edges by which the town goes on into the neighbouring tile. */
  edges: readonly Edge[];
  cell: Point;
  seed: number;
  /** Circles kept free of houses: pennant, knight, gate. */
  keepFree: readonly { at: Point; radius: number }[];
  knight: Point;
}

/** What has been built so far. */
class Site {
  readonly things: Upright[] = [];
  private readonly lots: { x: number; y: number; w: number }[] = [];

  constructor(private readonly plan: TownPlan) {}

  isFree(x: number, y: number, w: number): boolean {
    return (
      this.lots.every((lot) => Math.abs(lot.x - x) > (lot.w + w) / 2 + 0.6 || Math.abs(lot.y - y) > 7.4) &&
      this.plan.keepFree.every((circle) => distance([x, y - 3], circle.at) > circle.radius)
    );
  }

  /** Whether all these points are in town and this far from its walls. */
  isInTown(points: Point[], margin: number): boolean {
    const { shape, walls } = this.plan;
    return points.every((p) => inside(p, shape) && nearest(p, walls) > margin);
  }

  reserve(x: number, y: number, w: number): void {
    this.lots.push({ x, y, w });
  }

  add(foot: number, svg: string): void {
    this.things.push({ foot, svg });
  }

  build(x: number, y: number, w: number, tone: number, gable: boolean): void {
    this.reserve(x, y, w);
    this.add(y, house(x, y, w, tone, gable));
  }
}

/** Houses across a tile border are seeded by that border: both tiles draw the same house, each shows its half. */
function buildOnEdge(site: Site, edge: Edge, [cx, cy]: Point): void {
  const level = edge % 2 === 0;
  const key = level ? ['h', cx, cy + (edge === 2 ? 1 : 0)] : ['v', cx + (edge === 1 ? 1 : 0), cy];
  const random = rng(hash('edge', ...key));
  for (const spot of level ? [27, 42, 58, 73] : [33, 46, 59, 71]) {
    const along = spot + (random() - 0.5) * 3;
    const w = 11.4 + random() * 2.6;
    const tone = Math.floor(rng(hash('hue', ...key, spot))() * 4);
    const gable = random() < 0.28;
    const skipped = random() < 0.12;
    const lift = (random() - 0.5) * 3;
    if (skipped) continue;
    if (level) site.build(along, (edge === 2 ? 100 : 0) + 4.5 + lift, w, tone, gable);
    else site.build((edge === 1 ? 100 : 0) + lift * 2, along + 4, w, tone, gable);
  }
}

function buildLandmark(site: Site, plan: TownPlan, random: Rng): void {
  for (let i = 0; i < 26; i++) {
    const [x, y] = [14 + random() * 72, 30 + random() * 60];
    const probes: Point[] = [
      [x - 10, y + 1],
      [x + 11, y + 1],
      [x - 10, y - 12],
      [x + 10, y - 12],
      [x - 5, y - 20],
    ];
    if (!site.isInTown(probes, 4) || !site.isFree(x, y, 20) || !site.isFree(x, y - 8, 20)) continue;
    const middle: Point = [x, y - 7.5];
    if (plan.keepFree.some((c) => distance(middle, c.at) < 20) || distance(middle, plan.knight) < 21)
      continue;
    site.reserve(x, y, 21);
    site.reserve(x, y - 8, 20);
    site.reserve(x - 5, y - 14, 8);
    site.add(y, random() < 0.4 ? keep(x, y) : parishChurch(x, y));
    return;
  }
}

/** Roofs keep one tone per quarter of the town, so that they read as masses from afar. */
function roofTone(x: number, y: number, [cx, cy]: Point, random: Rng): number {
  if (random() >= 0.72) return Math.floor(random() * 4);
  return hash('quarter', Math.round((cx * 100 + x) / 42), Math.round((cy * 100 + y) / 34)) % 4;
}

function buildRows(site: Site, plan: TownPlan, random: Rng): void {
  for (let row = 0; row < 12; row++)
    for (let column = 0; column < 11; column++) {
      const w = 11.4 + random() * 3.4;
      const x = 3 + column * 13.4 + (row % 2) * 6.7 + (random() - 0.5) * 2.2;
      const y = 13 + row * 9 + (random() - 0.5) * 1.6;
      const tone = roofTone(x, y, plan.cell, random);
      const gable = random() < 0.28;
      if (x - w / 2 < 1 || x + w / 2 > 98.5 || y > 98 || y < 11) continue;
      const corners: Point[] = [
        [x - w / 2, y],
        [x + w / 2, y],
        [x, y - 8],
      ];
      if (site.isInTown(corners, 3.6) && site.isFree(x, y, w)) {
        if (random() < 0.93) site.build(x, y, w, tone, gable);
      } else if (site.isInTown([[x, y - 2]], 5.5) && site.isFree(x, y, 4) && random() < 0.4) {
        site.reserve(x, y, 4);
        site.add(y, tree(x, y - 2, 1.9 + random() * 0.6));
      }
    }
}

/** Everything upright inside one city of a tile. */
export function town(plan: TownPlan): Upright[] {
  const site = new Site(plan);
  const random = rng(plan.seed);
  for (const edge of plan.edges) buildOnEdge(site, edge, plan.cell);
  if (plan.edges.length > 1) buildLandmark(site, plan, random);
  buildRows(site, plan, random);
  return site.things;
}
