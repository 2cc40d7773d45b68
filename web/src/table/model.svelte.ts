/**
 * A table as the page shows it: the live table, the position on show (which lags behind while something plays out),
 * what has happened so far, and whose eyes we look through. It knows no game.
 */
import { untrack } from 'svelte';
import { seatNames } from '../app/people';
import { callToTable } from '../app/alerts';
import { settings } from '../app/settings.svelte';
import { play } from '../app/sounds';
import { attempt } from '../app/trouble';
import type { GameTable, Scene } from '../games/registry';
import type { Played } from '../net/parts';
import type { GameEvent, Json, MatchView, SeatInfo, WhyNot } from '../net/schema';
import { server } from '../net/rest';
import { Positions } from '../replay/positions';
import { LiveTable, type News } from '../net/table.svelte';
import type { GameTypes } from './game';
import { Lesson } from './lesson.svelte';
import { Hints } from './hints.svelte';
import { Past } from './past.svelte';
import { Recent } from './recent.svelte';
import type { Company } from './seated';
import { OpenSheets } from './sheets.svelte';
import { standingsOf } from './standings';
import { say, t, type Message } from '$lib/text.svelte';
import { toast } from '$lib/toasts.svelte';

const PACE = { calm: 1, quick: 0.45, off: 0 };
/** How many sentences are kept for screen readers. */
const SAID = 60;
/** Whoever has waited this long is called. */
const LONG_WAIT = 4000;

export class TableModel<G extends GameTypes = GameTypes> {
  readonly live: LiveTable;
  readonly hints = new Hints(this);
  readonly recent = new Recent();
  private readonly past = new Past();
  readonly lesson = new Lesson(this);
  readonly open = new OpenSheets(() => this.finished);
  /** The position on show. */
  shown = $state.raw<MatchView | null>(null);
  /** The seat we look from. */
  seat = $state.raw<number | null>(null);
  /** What is playing out on the board now. */
  scene = $state.raw<Scene | null>(null);
  private measured = $state.raw<G['Survey'] | null>(null);
  /** What each answer to a question would bring, and to which question: the version and the seat. */
  private foreseen = $state.raw<{ version: number; seat: number | null; forecast: G['Forecast'] } | null>(
    null,
  );
  /** The last happening in words, for screen readers. */
  told = $state.raw<{ id: number; text: string }[]>([]);
  private spoken = 0;
  /** Why what was pressed last cannot be chosen, until something happens. */
  refusal = $state.raw<WhyNot | null>(null);
  /** The seat at this screen that takes over next; its hand stays hidden until then. */
  veil = $state<number | null>(null);

  /** The seat at this screen whose player is looking, where seats hide things from each other. */
  private present: number | null = null;
  private queue: News[] = [];
  private busy = false;
  /** Nothing plays out until this screen is asked something. */
  private hurry = false;
  private wake: (() => void) | undefined;
  private surveyed = { version: -1, seat: null as number | null };
  private waitedSince = Date.now();

  constructor(
    id: string,
    readonly game: GameTable,
  ) {
    this.live = new LiveTable(id, {
      news: (news) => this.hear(news),
      refused: (code, said) => this.refused(code, said),
    });
  }

  get id(): string {
    return this.live.id;
  }

  get table() {
    return this.live.table;
  }

  /** Everything that has happened and stands. */
  get events(): GameEvent[] {
    return this.past.events;
  }

  /** Names by seat. */
  readonly names = $derived.by(() => seatNames(this.live.table?.seats ?? []));
  readonly mine = $derived.by<SeatInfo[]>(() => this.live.table?.seats.filter((seat) => seat.mine) ?? []);
  /** The one seat of a viewer who plays for themselves alone. */
  readonly alone = $derived.by(() => (this.mine.length === 1 ? (this.mine[0]?.seat ?? null) : null));
  readonly ended = $derived.by(() => ['finished', 'abandoned'].includes(this.live.table?.status ?? ''));
  /** Whether the results can be shown: all of the end has played out. */
  readonly finished = $derived.by(
    () => this.ended && !this.scene && (this.shown?.over || this.live.table?.ended_by !== 'rules'),
  );
  /** Everybody by points, at the end. */
  readonly standings = $derived.by(() =>
    standingsOf(
      this.names,
      this.shown?.scores ?? this.live.table?.scores ?? [],
      (seat) => this.live.table?.seats[seat]?.resigned ?? false,
    ),
  );
  /** Everybody for the list of players; each game adds points and a word of its own. */
  company(points: readonly number[], said?: (seat: number) => string): Company {
    const { table, names, running } = this;
    return {
      names,
      points,
      seats: table?.seats ?? [],
      waiting: this.waiting,
      winners: this.scene ? [] : (table?.winners ?? []),
      present: running ? this.live.presence.players : null,
      ...(said ? { said } : {}),
    };
  }

  /** The game's own view of the position on show. A table is shown once there is one. */
  readonly view = $derived.by(() => this.shown?.view as G['View']);
  /** The same, with only what may be answered now. */
  readonly offered = $derived.by<G['View']>(() =>
    this.asked === 'move' ? this.view : { ...this.view, moves: [] },
  );
  /** The board measured, if the viewer wants help. */
  readonly survey = $derived.by(() => (settings.help ? this.measured : null));
  /** What a hint would do, one move after the other. */
  readonly hinted = $derived.by(() => this.hints.looked as object[] as G['Move'][]);

  /** What each answer to the question on show would bring, if the viewer wants help. */
  readonly forecast = $derived.by(() => {
    const { foreseen, shown, seat, scene } = this;
    return settings.help &&
      !scene &&
      foreseen &&
      foreseen.version === shown?.version &&
      foreseen.seat === seat
      ? foreseen.forecast
      : null;
  });
  /** Whom the position on show waits for. */
  readonly waiting = $derived.by(() => (this.running && !this.scene ? (this.shown?.waiting ?? []) : []));
  readonly running = $derived.by(() => this.live.table?.status === 'running');
  /** The question put to the seat we look from, while nothing plays out and nothing is under way. */
  readonly asked = $derived.by(() =>
    this.running && !this.scene && this.veil === null && !this.lesson.reading
      ? (this.shown?.asks ?? null)
      : null,
  );
  /** The bot that plays for this seat. */
  readonly standIn = $derived.by(() => this.live.table?.seats[this.seat ?? -1]?.stand_in ?? null);

  /** Whether this seat has resigned. */
  readonly resigned = $derived.by(() => this.live.table?.seats[this.seat ?? -1]?.resigned ?? false);

  start(): void {
    this.live.start();
  }

  stop(): void {
    this.live.stop();
    this.wake?.();
  }

  /** Make a move; with `ends` the turn ends too, if nothing is left to decide in it. */
  play(move: G['Move'], ends = false): void {
    this.lesson.patience = '';
    const { seat, shown } = this;
    if (seat !== null && shown?.decision != null)
      this.live.play(seat, shown.decision, { ...move } as Json, ends);
  }

  /** Something was pressed that cannot be chosen: let the rules say why. */
  async whyNot(move: G['Move']): Promise<void> {
    const { seat, id } = this;
    if (seat === null || this.asked !== 'move') return;
    const { shown } = this;
    const found = await attempt(() => server.whyNot(id, seat, { ...move } as Json));
    if (found?.said && shown === this.shown) this.refusal = found;
  }

  confirm(): void {
    const { seat, shown } = this;
    if (seat !== null && shown?.decision != null) this.live.confirm(seat, shown.decision);
  }

  undo(): void {
    if (this.seat !== null && this.shown?.can_undo) this.live.undo(this.seat);
  }

  restart(): void {
    if (this.seat !== null && this.shown?.can_undo) this.live.restart(this.seat);
  }

  /** Skip what plays out and show the present position, until a player at this screen is asked. */
  skipAll(): void {
    if (!this.scene) return;
    this.hurry = true;
    this.wake?.();
  }

  /** The player of the seat behind the veil is here. */
  unveil(): void {
    this.present = this.veil;
    this.veil = null;
    this.live.look(this.present);
  }

  /** A lesson answers for itself; everything else is said in passing. */
  private refused(code: string, said: Message): void {
    if (code === 'lesson') this.lesson.patience = say(said);
    else toast(say(said, this.names));
  }

  private hear(news: News): void {
    this.queue.push(news);
    if (!this.busy) void this.work();
  }

  private async work(): Promise<void> {
    this.busy = true;
    for (let news = this.queue.shift(); news; news = this.queue.shift()) await this.show(news);
    this.busy = false;
  }

  private async show({ changes, view, seat }: News): Promise<void> {
    const before = this.shown;
    this.refusal = null;
    const scenes =
      view && before && changes?.length ? this.paced(this.game.scenes(before, changes, view)) : [];
    if (scenes.length) await this.playOut(scenes);
    else if (before) this.sound(changes?.flatMap((change) => change.events) ?? []);
    if (view?.over && before && !before.over && view.winners.includes(this.alone ?? -1)) play('win');
    if (!view || !this.guarded(view) || seat === null || seat === this.present) {
      this.shown = view;
      this.seat = seat;
    }
    if (before && changes?.length) this.recent.follow(before, this.past.unread(changes), this.seats);
    this.remember(changes, before === null);
    if (view && (view.over || this.askedHere(view).length)) this.hurry = false;
    if (view) this.choose(view, seat);
    if (view) this.call(before, view);
    if (view) void this.measure(view.version);
    void this.lesson.load();
  }

  /** The numbers of the seats at this screen that people play. */
  private get seats(): number[] {
    return untrack(() => this.mine).flatMap(({ seat, stand_in }) => (stand_in ? [] : [seat]));
  }

  /** Show once more what has happened since this viewer acted. */
  async lookBack(): Promise<void> {
    const now = this.shown;
    if (this.busy || !now) return;
    this.busy = true;
    const positions = new Positions((n, since) => server.reel(this.id, n, since, this.seat));
    const story = await attempt(() => this.recent.story(async (n) => (await positions.at(n)).view));
    const pace = PACE[settings.pace] || PACE.calm;
    if (story)
      await this.playOut(this.game.scenes(...story, now).map((scene) => ({ ...scene, ms: scene.ms * pace })));
    this.hurry = false;
    this.shown = now;
    await this.work();
  }

  /** The scenes being watched, at the speed that the viewer chose. */
  private paced(scenes: Scene[]): Scene[] {
    const pace = document.hidden ? 0 : PACE[settings.pace];
    return pace ? scenes.map((scene) => ({ ...scene, ms: scene.ms * pace })) : [];
  }

  private async playOut(scenes: Scene[]): Promise<void> {
    for (const scene of scenes) {
      if (this.hurry) break;
      this.scene = scene;
      this.shown = scene.view;
      this.sound(scene.events.slice(-1));
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, scene.ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.wake = undefined;
    this.scene = null;
  }

  /** The last of these events that can be heard. */
  private sound(events: readonly GameEvent[]): void {
    const heard = events.map((event) => this.game.sound(event)).findLast((one) => one !== null);
    if (heard) play(heard);
  }

  /** The seats at this screen that are asked something. */
  private askedHere(view: MatchView): number[] {
    return untrack(() => this.mine.filter((seat) => !seat.stand_in && view.waiting.includes(seat.seat))).map(
      (seat) => seat.seat,
    );
  }

  /** Whether the seats at this screen have something to hide from each other now. */
  private guarded(view: MatchView): boolean {
    return this.mine.length > 1 && !view.over && this.game.hides(view);
  }

  /** Look from the seat at this screen that is asked; if there are hands to hide, ask its player to come first. */
  private choose(view: MatchView, seat: number | null): void {
    const asked = this.askedHere(view);
    if (!this.guarded(view)) {
      const next = asked.includes(seat ?? -1) ? seat : (asked[0] ?? seat ?? this.mine[0]?.seat ?? null);
      this.veil = null;
      this.present = null;
      if (next !== seat) this.live.look(next);
    } else if (this.present === null || (asked.length && !asked.includes(this.present))) {
      this.present = null;
      this.veil = asked[0] ?? null;
      if (seat !== null) this.live.look(null);
    }
  }

  /** Add to what has happened; read it all when there is a gap or something was taken back. */
  private remember(changes: Played[] | null, first: boolean): void {
    const news = changes?.flatMap((change) => change.events) ?? [];
    if (first || changes === null || news.some((event) => event.type === 'undone')) void this.recall();
    else this.past.follow(changes);
    if (news.length && !first) this.announce(news);
  }

  /** Announce what happened; earlier sentences stay for a while. */
  private announce(news: GameEvent[]): void {
    if (!this.shown) return;
    const lines = this.game.tell(news, this.names, this.shown).map((text) => text.replaceAll('**', ''));
    this.told = [...this.told, ...lines.map((text) => ({ id: ++this.spoken, text }))].slice(-SAID);
  }

  private async recall(): Promise<void> {
    if (!this.shown || this.live.table?.status === 'waiting') return;
    const read = await this.past.read(() => attempt(() => server.history(this.id, this.seat)));
    if (read) this.recent.recall(read.steps, this.seats, read.late);
  }

  /** Measure the board if the viewer wants help. */
  async measure(version: number): Promise<void> {
    const { seat, surveyed } = this;
    const known = version < surveyed.version || (version === surveyed.version && seat === surveyed.seat);
    if (!settings.help || known) return;
    const asked = { version, seat };
    this.surveyed = asked;
    const found = await server.survey(this.id, seat).catch(() => null);
    if (this.surveyed !== asked) return;
    if (!found) return void (this.surveyed = { version: -1, seat: null });
    this.measured = found.survey as G['Survey'];
    this.foreseen = { ...asked, forecast: found.forecast as G['Forecast'] };
  }

  private call(before: MatchView | null, view: MatchView): void {
    const asked = this.askedHere(view).length > 0;
    const was = before !== null && this.askedHere(before).length > 0;
    const waited = Date.now() - this.waitedSince > LONG_WAIT;
    if (asked && !was && before && (document.hidden || waited)) callToTable(t('your-turn-call'));
    if (!asked || !was) this.waitedSince = Date.now();
  }
}
