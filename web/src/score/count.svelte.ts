/** What a position that is being written down is worth: asked of the server when the writer pauses. */
import { troubleText } from '../app/trouble';
import { Refusal, server } from '../net/rest';
import type { ScoreLine } from '../net/schema';

/** Milliseconds without a change. */
const PAUSE = 250;
/** Whoever taps has made up their mind. */
export const TAPPED = 20;

export class Count<Line extends ScoreLine> {
  scores = $state.raw<[player: string, points: number][]>([]);
  lines = $state.raw<Line[]>([]);
  view = $state.raw<unknown>(null);
  /** All that the game's own sheet says. */
  sheet = $state.raw<unknown>(null);
  /** What can be added, where the game says so. */
  fits = $state.raw<unknown>(null);
  trouble = $state('');

  /** Follow a text that changes; call it where a component is made. */
  constructor(game: () => string, position: () => string, pause = PAUSE) {
    $effect(() => {
      const [name, text] = [game(), position()];
      const timer = setTimeout(() => void this.ask(name, text, () => text === position()), pause);
      return () => clearTimeout(timer);
    });
  }

  private async ask(game: string, text: string, current: () => boolean): Promise<void> {
    let found: Awaited<ReturnType<typeof server.score>> | null = null;
    let trouble = '';
    try {
      found = text.trim() ? await server.score(game, text) : null;
    } catch (error) {
      trouble = error instanceof Refusal ? error.message : troubleText(error); // the server names the line
    }
    if (!current()) return; // more was written meanwhile
    this.trouble = trouble;
    this.scores = Object.entries(found?.scores ?? {});
    this.lines = (found?.lines ?? []) as Line[];
    this.view = found?.view ?? null;
    this.fits = found?.fits ?? null;
    this.sheet = found;
  }
}
