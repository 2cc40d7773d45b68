/**
 * The camera at work. Panning and zooming only change the transform of one composited element, so that a frame costs
 * no layout and no painting; when the zoom has come to rest the board is drawn again at the new scale, crisp.
 */
import { isScreen } from '$lib/screen.svelte';
import { zoomAt, type Camera } from './camera';

const REST = 140;
const GLIDE = 'transform 240ms cubic-bezier(.2, .7, .3, 1)';

export class Lens {
  camera: Camera = { x: 0, y: 0, k: 1 };
  /** The scale at which the board is drawn. */
  scale = $state.raw(1);
  /** Where the camera has come to rest, or is gliding to. */
  rested = $state.raw<Camera>({ x: 0, y: 0, k: 1 });
  private element: HTMLElement | undefined;
  private frame = 0;
  private timer = 0;

  attach(element: HTMLElement): void {
    this.element = element;
    this.apply();
  }

  destroy(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }

  pan(dx: number, dy: number): void {
    this.move({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  zoom(factor: number, x: number, y: number): void {
    this.move(zoomAt(this.camera, factor, x, y));
  }

  /** Go there immediately. */
  jump(camera: Camera): void {
    this.camera = camera;
    this.setTransition('none');
    this.rest();
  }

  /** Glide there, or jump if reduced motion is on. */
  glide(camera: Camera): void {
    if (isScreen('still')) return this.jump(camera);
    this.camera = this.rested = camera;
    this.setTransition(GLIDE);
    this.apply();
    this.restAfter(260);
  }

  private move(camera: Camera): void {
    this.camera = camera;
    this.setTransition('none');
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.apply());
    this.restAfter(REST);
  }

  private restAfter(ms: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.setTransition('none');
      this.rest();
    }, ms);
  }

  private rest(): void {
    this.scale = this.camera.k;
    this.rested = this.camera;
    this.apply();
  }

  private setTransition(value: string): void {
    if (this.element && this.element.style.transition !== value) this.element.style.transition = value;
  }

  /** Whole pixels keep the drawing crisp. */
  private apply(): void {
    if (!this.element) return;
    const { x, y, k } = this.camera;
    this.element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${k / this.scale})`;
  }
}
