/** The lesson that a table plays: which step is on, whether the learner is reading, and what was said to another move. */
import { loadTexts } from '$lib/text.svelte';
import { attempt } from '../app/trouble';
import type { LessonStep, LessonText, MatchView, Table } from '../net/schema';
import { server } from '../net/rest';

/** What a lesson needs of a table. */
interface LessonTable {
  readonly id: string;
  readonly table: Table | null;
  readonly shown: MatchView | null;
}

export class Lesson {
  /** What is said to a move that the lesson did not ask for, until another one is made. */
  patience = $state('');
  private text = $state.raw<LessonText | null>(null);
  /** How many steps this page has read; the server hears of it a moment later. */
  private ahead = $state(0);
  private asked = false;

  constructor(private readonly of: LessonTable) {}

  readonly read = $derived.by(() => Math.max(this.of.table?.lesson?.read ?? 0, this.ahead));
  readonly count = $derived.by(() => this.text?.steps.length ?? 0);
  /** The number of the step that is on; null without a lesson, and after it. */
  readonly number = $derived.by(() => this.current());
  readonly step = $derived.by<LessonStep | null>(() => this.text?.steps[this.number ?? -1] ?? null);
  /** Nothing can be played until the learner goes on. */
  readonly reading = $derived.by(() => this.step !== null && !this.step.ask.length);
  /** Going on was pressed, and the others are at it. */
  readonly passing = $derived.by(() => this.reading && this.read > (this.number ?? 0));
  readonly last = $derived.by(() => this.number === this.count - 1);
  readonly points = $derived.by(() => (this.step && !this.passing ? this.step.point : []));

  /** The first step that is not over: all that follows it has happened, and it was answered or read. */
  private current(): number | null {
    const made = this.of.shown?.made ?? 0;
    const at = (this.text?.steps ?? []).findIndex(
      (step, n) => made < step.end || !(step.ask.length || this.read > n),
    );
    return at < 0 ? null : at;
  }

  /** Get the words of the table's lesson, once. */
  async load(): Promise<void> {
    const { table } = this.of;
    if (!table?.lesson || this.asked) return;
    this.asked = true;
    const { name } = table.lesson;
    const loaded = attempt(() =>
      Promise.all([server.lesson(table.game, name), loadTexts(`${table.game}-more`)]),
    );
    this.text = (await loaded)?.[0] ?? null;
    this.asked = this.text !== null;
  }

  goOn(): void {
    if (this.number === null || !this.reading || this.passing) return;
    this.ahead = this.number + 1;
    this.patience = '';
    void attempt(() => server.readOn(this.of.id, this.ahead));
  }
}
