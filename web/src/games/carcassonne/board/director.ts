/** Where the camera goes: over the whole board, near enough for a finger, after what has just happened. */
import type { Cell } from '../types';
import {
  boxAround,
  closeUp,
  fit,
  fitCells,
  reveal,
  revealOne,
  type Camera,
  type Padding,
  type Size,
} from './camera';
import type { Lens } from './lens.svelte';

/** What there is to look at, and the room for it. */
interface Scenery {
  size: Size;
  padding: Padding;
  tiles: Cell[];
  /** Where the tile in hand fits. */
  open: Cell[];
  /** Where something has just happened, or where the tile is aimed. */
  eye: Cell;
}

/** Unasked, the board is not shown smaller than this: a cell is then as large as a finger. */
const LEAST = 0.48;
/** From farther, the places stand around their tile. */
const AROUND_BELOW = 1;

export class Director {
  /** The viewer has chosen what to look at: do not take it away. */
  held = false;
  private before: Camera | null = null;

  constructor(
    private readonly lens: Lens,
    private readonly scenery: () => Scenery,
  ) {}

  /** As much of the board as there is room for; where not all of it is seen, a cell that fits is. */
  overview(): Camera {
    const { size, padding, tiles, open, eye } = this.scenery();
    return revealOne(fit(boxAround(tiles, 1), size, padding, eye, LEAST), open, size, padding);
  }

  /** The whole board, however small. */
  showAll(): void {
    const { size, padding, tiles, eye } = this.scenery();
    this.held = false;
    this.lens.glide(fit(boxAround(tiles, 1), size, padding, eye));
  }

  zoomBy(factor: number): void {
    const { size } = this.scenery();
    this.held = true;
    this.lens.zoom(factor, size.width / 2, size.height / 2);
  }

  /** Move just enough to see a cell, near enough to press it. */
  showCell(cell: Cell): void {
    const { size, padding } = this.scenery();
    const { camera } = this.lens;
    this.lens.glide(
      camera.k < LEAST ? closeUp(cell, LEAST, size, padding) : reveal(camera, cell, size, padding),
    );
  }

  /** Move, and if there is no other way step back, until some cells are seen. */
  showCells(cells: readonly Cell[]): void {
    const { size, padding } = this.scenery();
    if (cells.length) this.lens.glide(fitCells(this.lens.camera, cells, size, padding));
  }

  /** Bring a cell to the middle. */
  goTo(cell: Cell): void {
    const { size, padding } = this.scenery();
    this.lens.glide(closeUp(cell, Math.max(LEAST, this.lens.camera.k), size, padding));
  }

  /** The places of a new tile, which have the same size from near and far: without leaving what is around it. */
  private places(cell: Cell): Camera {
    const { size, padding } = this.scenery();
    const [x, y] = cell;
    const d = this.lens.camera.k < AROUND_BELOW ? 2 : 1;
    return fitCells(
      this.lens.camera,
      [
        [x - d, y - d],
        [x + d, y + d],
      ],
      size,
      padding,
    );
  }

  /** Something has changed: see where a follower may go, or what was laid last. */
  follow(claimed: Cell | null, last: Cell | null): void {
    if (claimed) {
      this.before ??= this.lens.camera;
      this.lens.glide(this.places(claimed));
      return;
    }
    const { size, padding } = this.scenery();
    const back = this.before ?? this.lens.camera;
    this.before = null;
    if (!this.held) this.lens.glide(this.overview());
    else this.lens.glide(last ? reveal(back, last, size, padding) : back);
  }

  /** The window has another size. */
  refit(claimed: Cell | null): void {
    this.lens.jump(claimed ? this.places(claimed) : this.overview());
  }
}
