/** What lies about on a meadow: ploughland, a pond or an orchard, trees, hedges, sheep, grass. */
import type { Point } from './geometry';
import { MEADOW } from './palette';
import { d, fill, line, type Upright } from './markup';
import { hedge, pond, poplar, sheaf, sheep, tree, tuft } from './nature';
import type { Rng } from './random';

export interface Meadowland {
  random: Rng;
  /** Whether something of radius m may stand here: off roads, walls, towns, figures and each other. */
  isFree(x: number, y: number, m: number): boolean;
  block(x: number, y: number, radius: number): void;
  /** How many half edges of the tile are meadow. */
  openness: number;
}

interface Scatter {
  flat: string;
  upright: Upright[];
}

const ROOMY = 4;
const STRIPS = ['#D8C67C', '#BFB971', '#CBB274'];

/** In about half of the roomy tiles: three strips side by side, as old maps show them. */
function plough(land: Meadowland, out: Scatter): void {
  const { random } = land;
  if (random() >= 0.5 || land.openness < ROOMY) return;
  for (let i = 0; i < 12; i++) {
    const [x, y] = [14 + random() * 72, 14 + random() * 72];
    const [w, h, skew] = [10 + random() * 4, 6.5 + random() * 2.5, (random() - 0.5) * 7];
    const first = Math.floor(random() * 3);
    const probes: Point[] = [
      [x, y],
      [x - w, y - h],
      [x + w, y - h],
      [x - w, y + h],
      [x + w, y + h],
    ];
    if (!probes.every(([a, b]) => land.isFree(a, b, 1.5))) continue;
    land.block(x, y, w + 1);
    out.flat += strips(x, y, w, h, skew, first, random);
    if (random() < 0.4)
      out.upright.push(
        { foot: y + 2, svg: sheaf(x - 2.5, y + 2) },
        { foot: y - 2, svg: sheaf(x + 3, y - 1.6) },
      );
    return;
  }
}

function strips(x: number, y: number, w: number, h: number, skew: number, tone: number, random: Rng): string {
  let soil = '';
  let furrows = '';
  for (let k = 0; k < 3; k++) {
    const l = x - w + (2 * w * k) / 3 + 0.35;
    const r = l + (2 * w) / 3 - 0.7;
    const top = y - h + (k === 1 ? -1 : 0) + random();
    const bottom = y + h - (k === 2 ? 1 : 0) - random();
    const strip = d`M${l + skew} ${top}H${r + skew}L${r - skew} ${bottom}H${l - skew}Z`;
    soil += fill(strip, STRIPS[(k + tone) % 3] as string);
    for (let n = 1; n < 4; n++) {
      const at = l + ((r - l) * n) / 4;
      furrows += d`M${at + skew} ${top + 0.9}L${at - skew} ${bottom - 0.9}`;
    }
  }
  return soil + line(furrows, '#9A9150', 0.5, 'opacity=".8"');
}

function orchard(x: number, y: number): Upright[] {
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const back = k > 2;
    const [tx, ty] = [x - 6.5 + (k % 3) * 6.5 + (back ? 1.2 : 0), y - 3 + (back ? 6.5 : 0)];
    return { foot: ty + 2, svg: tree(tx, ty, 2.3) };
  });
}

/** Now and then a pond or an orchard, so that a wide meadow has something to remember. */
function landmark(land: Meadowland, out: Scatter): void {
  const { random } = land;
  const chance = random();
  if (chance >= 0.3 || land.openness < ROOMY) return;
  for (let i = 0; i < 12; i++) {
    const [x, y] = [16 + random() * 68, 16 + random() * 68];
    const probes: Point[] = [
      [x, y],
      [x - 9, y],
      [x + 9, y],
      [x, y - 6],
      [x, y + 6],
    ];
    if (!probes.every(([a, b]) => land.isFree(a, b, 2))) continue;
    land.block(x, y, 11);
    if (chance < 0.13) out.flat += pond(x, y);
    else out.upright.push(...orchard(x, y));
    return;
  }
}

type Planter = (land: Meadowland, x: number, y: number, size: number, level: boolean) => Upright[];

const plantTrees: Planter = (land, x, y, size) => {
  const m = 3.1 + size * 1.3;
  if (!land.isFree(x, y, m)) return [];
  land.block(x, y, m + 0.5);
  const out = [{ foot: y + m, svg: tree(x, y, m) }];
  const [x2, y2] = [x + m * 1.3, y + m * 0.9];
  if (size > 0.45 && land.isFree(x2, y2, 2)) {
    out.push({ foot: y + m * 2, svg: tree(x2, y2, m * 0.72) });
    land.block(x2, y2, 3);
  }
  return out;
};

const plantPoplars: Planter = (land, x, y, size) => {
  if (!land.isFree(x, y, 5)) return [];
  land.block(x + 1.5, y, 6);
  return [
    { foot: y, svg: poplar(x, y + 2, 9 + size * 2) },
    { foot: y + 0.5, svg: poplar(x + 3.6, y + 3, 7.5 + size * 2) },
  ];
};

const plantHedge: Planter = (land, x, y, _size, level) => {
  const [dx, dy] = level ? [11, 2] : [3, 10];
  if (!land.isFree(x, y, 2.5) || !land.isFree(x + dx, y + dy, 2.5)) return [];
  land.block(x + 5, y + 4, 7);
  return [{ foot: y, svg: hedge(x, y, level ? 2.7 : 0.8, level ? 0.5 : 2.5, 5) }];
};

const putSheep: Planter = (land, x, y) => {
  if (!land.isFree(x, y, 5)) return [];
  land.block(x + 2, y, 6);
  return [
    { foot: y, svg: sheep(x, y) },
    { foot: y + 2, svg: sheep(x + 4.5, y + 2.2) },
    { foot: y - 1, svg: sheep(x + 3, y - 2.5) },
  ];
};

function plant(land: Meadowland, out: Scatter): void {
  const { random } = land;
  const wanted: [Planter, number][] = [
    [plantTrees, 1 + Math.floor(random() * 3)],
    [plantPoplars, Math.floor(random() * 2.4)],
    [plantHedge, random() < 0.55 ? 1 : 0],
    [putSheep, random() < 0.3 ? 1 : 0],
  ];
  for (let i = 0; i < 40; i++) {
    const [x, y] = [4 + random() * 92, 6 + random() * 90];
    const size = random();
    const level = random() < 0.6;
    for (const want of wanted) {
      const grown = want[1] > 0 ? want[0](land, x, y, size, level) : [];
      if (!grown.length) continue;
      want[1]--;
      out.upright.push(...grown);
      break;
    }
  }
}

function hatching(land: Meadowland): string {
  const { random } = land;
  let strokes = '';
  for (let i = 0; i < 12; i++) {
    const [x, y] = [6 + random() * 84, 6 + random() * 88];
    const [n, long] = [2 + Math.floor(random() * 3), 5 + random() * 5];
    if (!land.isFree(x, y, 1) || !land.isFree(x + long, y + n * 1.6, 1)) continue;
    for (let k = 0; k < n; k++)
      strokes += d`M${x + k * 1.3 + (k % 2) * 1.2} ${y + k * 1.6}q${long / 2} -.7 ${long - k * 0.9} 0`;
  }
  return line(strokes, MEADOW.hatch, 0.6);
}

function grass(land: Meadowland): string {
  const { random } = land;
  let blades = '';
  for (let i = 0; i < 16; i++) {
    const [x, y] = [3 + random() * 94, 5 + random() * 92];
    if (land.isFree(x, y, 0.8)) blades += tuft(x, y);
  }
  return line(blades, MEADOW.blade, 0.65);
}

export function scatter(land: Meadowland): Scatter {
  const out: Scatter = { flat: '', upright: [] };
  plough(land, out);
  landmark(land, out);
  plant(land, out);
  out.flat += hatching(land) + grass(land);
  return out;
}
