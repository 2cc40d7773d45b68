/** Everything that has happened at a table and stands: read from the server once, and followed from then on. */
import type { Played } from '../net/parts';
import type { GameEvent, History, Step } from '../net/schema';

export class Past {
  events = $state.raw<GameEvent[]>([]);
  /** The version up to which it was read. */
  private version = -1;
  private readings = 0;
  /** What has been heard while a reading is under way. */
  private heard: Played[] | null = null;

  /** What of these changes has not been read yet. */
  unread(changes: readonly Played[]): Played[] {
    return changes.filter(({ version }) => version > this.version);
  }

  /** More has happened; what is still being read may be older than that, or newer. */
  follow(changes: readonly Played[]): void {
    this.heard?.push(...changes);
    const events = this.unread(changes).flatMap((change) => change.events);
    if (events.length) this.events = [...this.events, ...events];
  }

  /** Read all of it again; what happened after it was read, or null if there is nothing to go by. */
  async read(ask: () => Promise<History | undefined>): Promise<{ steps: Step[]; late: Played[] } | null> {
    const reading = ++this.readings;
    this.heard = [];
    const history = await ask();
    if (!history || reading !== this.readings) return null;
    this.version = history.version;
    const late = this.unread(this.heard ?? []);
    this.heard = null;
    const told = [
      history.begin,
      ...history.steps.map((step) => step.events),
      ...late.map((one) => one.events),
    ];
    this.events = told.flat();
    return { steps: history.steps, late };
  }
}
