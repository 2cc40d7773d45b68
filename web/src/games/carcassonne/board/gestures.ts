/** Mouse, pen and fingers on the board: drag to pan, pinch or wheel to zoom, wheel on the tile in hand (elsewhere with Alt or Shift) to turn. */

interface GestureHandlers {
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  turn(by: 1 | -1): void;
  /** Whether the wheel turns a tile at this point. */
  turnsAt(x: number, y: number): boolean;
  /** A mouse or pen moves without a button. */
  hover(x: number, y: number): void;
  leave(): void;
}

const DRAG_AFTER = 6;
const LINE_HEIGHT = 16;

interface Finger {
  x: number;
  y: number;
}

class Gestures {
  private fingers = new Map<number, Finger>();
  private start: Finger = { x: 0, y: 0 };
  private dragging = false;
  private lastTurn = 0;

  constructor(
    private readonly node: HTMLElement,
    private readonly on: GestureHandlers,
  ) {}

  private at(event: MouseEvent): Finger {
    const box = this.node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    const finger = this.at(event);
    this.fingers.set(event.pointerId, finger);
    if (this.fingers.size === 1) {
      this.start = finger;
      this.dragging = false;
    }
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    const now = this.at(event);
    if (!before) {
      if (event.pointerType !== 'touch') this.on.hover(now.x, now.y);
      return;
    }
    if (!this.dragging && !this.begins(now, event)) return;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (other) this.pinch(before, now, other);
    else this.on.pan(now.x - before.x, now.y - before.y);
  };

  private begins(now: Finger, event: PointerEvent): boolean {
    const far = Math.hypot(now.x - this.start.x, now.y - this.start.y) > DRAG_AFTER;
    if (!far && this.fingers.size < 2) return false;
    this.dragging = true;
    this.fingers.set(event.pointerId, now);
    this.node.setPointerCapture(event.pointerId);
    return this.fingers.size > 1;
  }

  /** The middle of the two fingers pans, their distance zooms. */
  private pinch(before: Finger, now: Finger, other: Finger): void {
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const is = Math.hypot(now.x - other.x, now.y - other.y) || 1;
    this.on.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.on.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  /** The click that ends a drag is not a click. */
  click = (event: MouseEvent): void => {
    if (!this.dragging) return;
    this.dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const delta = (event.deltaY || event.deltaX) * (event.deltaMode === 1 ? LINE_HEIGHT : 1);
    if (!delta) return;
    const { x, y } = this.at(event);
    const turns = event.altKey || event.shiftKey || (!event.ctrlKey && this.on.turnsAt(x, y));
    if (turns) return this.turnOnce(delta > 0 ? 1 : -1, event.timeStamp);
    const speed = event.ctrlKey ? 0.01 : 0.0018;
    this.on.zoom(Math.exp(-Math.max(-240, Math.min(240, delta)) * speed), x, y);
  };

  /** One flick of the wheel is one turn. */
  private turnOnce(by: 1 | -1, time: number): void {
    if (time - this.lastTurn < 140) return;
    this.lastTurn = time;
    this.on.turn(by);
  }

  menu = (event: MouseEvent): void => {
    event.preventDefault();
    this.on.turn(1);
  };

  leave = (): void => this.on.leave();
}

/** Listen on a node until the returned function is called. */
export function watchGestures(node: HTMLElement, on: GestureHandlers): () => void {
  const g = new Gestures(node, on);
  const stop = new AbortController();
  const { signal } = stop;
  node.addEventListener('pointerdown', g.down, { signal });
  node.addEventListener('pointermove', g.move, { signal });
  node.addEventListener('pointerup', g.up, { signal });
  node.addEventListener('pointercancel', g.up, { signal });
  node.addEventListener('pointerleave', g.leave, { signal });
  node.addEventListener('click', g.click, { signal, capture: true });
  node.addEventListener('wheel', g.wheel, { signal, passive: false });
  node.addEventListener('contextmenu', g.menu, { signal });
  return () => stop.abort();
}
