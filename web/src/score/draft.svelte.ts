/** A position that is being put together: its text, the way back, and a link that holds all of it. */
import { currentHash, currentPath, go } from '../app/router.svelte';

/** A position as a part of an address: spaces and lines have short signs of their own. */
export const packed = (text: string): string =>
  encodeURI(text.trim())
    .replaceAll('#', '%23')
    .replaceAll('+', '%2B')
    .replaceAll(';', '%3B')
    .replaceAll('%20', '+')
    .replaceAll('%0A', ';');

export function unpacked(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' ').replaceAll(';', '\n'));
  } catch {
    return ''; // a link that was cut off
  }
}

/** Steps that can be taken back. */
const KEPT = 200;

export class Draft {
  text = $state('');
  private past = $state.raw<string[]>([]);

  constructor(
    /** What a new sheet begins with. */
    readonly blank: string,
  ) {
    this.text = unpacked(currentHash()) || blank;
  }

  readonly canUndo = $derived.by(() => this.past.length > 0);

  /** Another position; the address follows, so that a reload loses nothing. */
  write(text: string): void {
    if (text === this.text) return;
    this.past = [...this.past, this.text].slice(-KEPT);
    this.show(text);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.show(before);
  }

  /** The path of this page with the position in it. */
  readonly path = $derived.by(() => `${currentPath()}#${packed(this.text)}`);

  private show(text: string): void {
    this.text = text;
    go(`${currentPath()}#${packed(text)}`, true);
  }
}
