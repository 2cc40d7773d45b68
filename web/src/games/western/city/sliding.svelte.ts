/** A finger on a drawing whose parts are smaller than itself: it rests or slides, and what is under it counts. */

/** Pixels that a finger may tremble before it slides. */
const TREMBLE = 8;
/** Milliseconds after which a finger that rests wants to see what is under it. */
const REST = 250;

export interface Finger {
  x: number;
  y: number;
}

export class Sliding {
  /** Where the finger is, while it slides. */
  at = $state.raw<Finger | null>(null);
  /** The last press was a finger's, and whether it slid: then it is no tap. */
  touched = false;
  slid = false;
  private from: Finger | null = null;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly over: (finger: Finger) => void) {}

  down({ pointerType, clientX: x, clientY: y }: PointerEvent): void {
    this.touched = pointerType === 'touch';
    this.slid = false;
    this.from = this.touched ? { x, y } : null;
    clearTimeout(this.rest);
    if (this.touched) this.rest = setTimeout(() => this.to({ x, y }), REST);
  }

  move({ clientX: x, clientY: y }: PointerEvent): void {
    if (!this.from) return;
    if (this.slid || Math.hypot(x - this.from.x, y - this.from.y) > TREMBLE) this.to({ x, y });
  }

  up(): void {
    clearTimeout(this.rest);
    this.from = this.at = null;
  }

  private to(finger: Finger): void {
    clearTimeout(this.rest);
    this.slid = true;
    this.at = finger;
    this.over(finger);
  }
}
