/**
 * What a player can answer now, and what they have in mind: a target that is aimed at, a building in hand, the white
 * cowboy, roads instead. It only sorts the legal moves that the server sent.
 */
import { colourOf } from '$lib/players';
import { say, t } from '$lib/text.svelte';
import type { Building, EdgeId, FigureColour, ParcelId } from '../western/ids';
import type { Field } from '../western/track/layout';
import type { Ghost, Lit } from '../western/types';
import type { Foreseen } from './forecast';
import { foreseenLines, noteOf, paysNote, priceLines, targetLines } from './meanings';
import { buildingName, edgeName, parcelName, targetName } from './names';
import type { CityView, Move, Survey, Target } from './types';
import { isParcel } from './terms';

/** A button that answers by itself. */
export interface Choice {
  id: string;
  label: string;
  move: Move;
  /** The answer most people want. */
  main?: boolean;
  /** A way of doing without. */
  quiet?: boolean;
}

const ON_PARCEL = new Set(['claim', 'buy', 'house', 'fight', 'build']);
export const isPlacing = (move: Move): boolean => move.type === 'place' || move.type === 'move';
const PLAIN = new Set([
  'pass',
  'done',
  'perform',
  'renounce',
  'keep',
  'agree',
  'refuse',
  'none',
  'money',
  'wait',
  'withdraw',
  'stay',
]);
const MAIN = new Set(['perform', 'agree', 'money', 'stay']);
const QUIET = new Set([
  'pass',
  'done',
  'renounce',
  'keep',
  'refuse',
  'none',
  'wait',
  'withdraw',
  'hire-0',
  'points-0',
]);

const unique = <T>(all: T[]): T[] => all.filter((one, i) => all.indexOf(one) === i);

/** The target that a move is about, as an id on the boards. */
function spotOf(move: Move): Target | null {
  if (move.type === 'place' || move.type === 'move') return move.target;
  if ('parcel' in move) return move.parcel;
  return move.type === 'take' ? move.square : null;
}

/** The place or the edge that a move is about. */
const placeOf = (move: Move): Target | EdgeId | null => (move.type === 'road' ? move.edge : spotOf(move));

export class Answers {
  /** Laying roads, where something else is asked. */
  laying = $state(false);
  aim = $state.raw<string | null>(null);
  building = $state.raw<Building | null>(null);
  white = $state(false);
  /** With Kit Carson: the cowboy that is being moved. */
  from = $state.raw<Target | null>(null);
  amount = $state<number | null>(null);
  /** Whether what is in mind is only a hint's: it is seen, and cannot be confirmed before the player chooses it. */
  lent = $state(false);
  private decision: string | null = null;

  /** How much is in mind, within what can be answered. */
  amountOf({ least, most }: Amounts): number {
    return Math.min(most, Math.max(least, this.amount ?? least));
  }

  /** A new question: nothing is in mind yet. */
  follow(key: string, view: CityView): boolean {
    if (key === this.decision) return false;
    const type = view.question?.type ?? '';
    const before = this.decision?.split(' ')[1];
    this.decision = key;
    this.aim = null;
    this.from = null;
    this.amount = null;
    this.building = null;
    this.lent = false;
    if (before !== type) this.white = false;
    if (!view.moves.some((move) => move.type === 'road') || before !== type) this.laying = false;
    if (['roads', 'last_roads'].includes(type)) this.laying = true;
    return true;
  }

  clear(): void {
    this.aim = null;
    this.from = null;
  }

  /** No hint is looked at any more: what it had put in mind goes. */
  restore(roads: boolean): boolean {
    if (!this.lent) return false;
    this.clear();
    this.amount = null;
    this.building = null;
    this.white = false;
    this.laying = roads;
    this.lent = false;
    return true;
  }

  /** Have a hint's move in mind, as if it had been pointed out on the boards. */
  lend(move: Move): void {
    this.clear();
    this.lent = true;
    this.laying = move.type === 'road';
    this.white = move.type === 'place' && move.white === true;
    this.amount = move.type === 'spend' ? move.amount : move.type === 'buy_points' ? move.points : null;
    if (move.type === 'build') this.building = move.building;
    if (move.type === 'move') this.from = move.from;
    else if (move.type === 'take_back') this.from = move.target;
    if (move.type !== 'take_back') this.aim = placeOf(move);
  }
}

/** Buildings that could be put up now; only where there is a choice of several. */
export const kinds = (view: CityView): Building[] =>
  unique(view.moves.flatMap((move) => (move.type === 'build' ? [move.building] : [])));

export const hasWhite = (view: CityView): boolean =>
  view.moves.some((move) => move.type === 'place' && move.white) &&
  view.moves.some((move) => move.type === 'place' && !move.white);

/** Whether the cowboy in hand is the white one: by choice, or because there is no other. */
export const whiteNow = (view: CityView, answers: Answers): boolean =>
  view.moves.some((move) => move.type === 'place' && move.white) &&
  (answers.white || !view.moves.some((move) => move.type === 'place' && !move.white));

/** The moves that the boards show, as things stand. */
function shownMoves(view: CityView, answers: Answers): Move[] {
  if (answers.laying) return view.moves.filter((move) => move.type === 'road');
  if (answers.from !== null)
    return view.moves.filter((move) => move.type === 'move' && move.from === answers.from);
  const hand = answers.building ?? kinds(view)[0];
  const white = whiteNow(view, answers);
  return view.moves.filter((move) => {
    if (move.type === 'build') return move.building === hand;
    if (move.type === 'place') return Boolean(move.white) === white;
    return ON_PARCEL.has(move.type) || move.type === 'take';
  });
}

export function aimed(view: CityView, answers: Answers): Move | null {
  if (answers.aim === null) return null;
  return shownMoves(view, answers).find((move) => placeOf(move) === answers.aim) ?? null;
}

/** The move that pressing an unlit place would be: like those that are lit, but there. */
export function triedAt(view: CityView, answers: Answers, target: string): Move | null {
  const like = shownMoves(view, answers).find((move) => spotOf(move) !== null);
  if (!like || target === 'start') return null;
  if (isPlacing(like)) return { ...like, target } as Move;
  return 'parcel' in like && isParcel(target) ? { ...like, parcel: target } : null;
}

export interface Lights {
  parcels: Lit<ParcelId>[];
  fields: Lit<Field>[];
  edges: Lit<EdgeId>[];
}

export function lights(
  view: CityView,
  answers: Answers,
  survey: Survey | null,
  seat: number | null,
  names: readonly string[],
  forecast: Foreseen = null,
): Lights {
  const found: Lights = { parcels: [], fields: [], edges: [] };
  for (const move of shownMoves(view, answers)) {
    if (move.type === 'road')
      found.edges.push({ id: move.edge, label: t('cc-lay-at', { edge: edgeName(move.edge) }) });
    const spot = spotOf(move);
    if (!spot) continue;
    const lines = isPlacing(move)
      ? targetLines(survey, seat, names, spot, forecast)
      : move.type === 'buy'
        ? priceLines(survey, spot)
        : foreseenLines(move, seat, names, forecast);
    if (isParcel(spot)) {
      const label = [say(parcelName(spot)), ...lines].join('. ');
      found.parcels.push({ id: spot, label, note: noteOf(move, survey, seat, forecast) });
    } else {
      const label = lines.length ? lines.join('. ') : say(targetName(spot, view));
      found.fields.push({ id: spot as Field, label, note: paysNote(survey, seat, spot) });
    }
  }
  return found;
}

/** What would stand or lie at the place aimed at. */
export function ghostOf(view: CityView, answers: Answers, seat: number | null): Ghost | null {
  const move = aimed(view, answers);
  if (!move) return answers.laying ? null : subject(view, seat);
  if (move.type === 'road') return { at: move.edge };
  const spot = spotOf(move);
  if (!spot || !isParcel(spot)) return null;
  const own: FigureColour = colourOf(seat ?? 0);
  if (move.type === 'build') return { at: spot, piece: move.building, owner: own };
  if (move.type === 'house') return { at: spot, piece: 'house' };
  if (move.type === 'fight') return { at: spot };
  if (move.type === 'buy' || move.type === 'claim') return { at: spot, owner: own };
  return { at: spot, cowboy: 'white' in move && move.white ? 'white' : own };
}

/** What a decision of several moves would build, and where. */
export function builtBy(moves: readonly Move[], seat: number | null): Ghost | null {
  const build = moves.find((move) => move.type === 'build');
  return build ? { at: build.parcel, piece: build.building, owner: colourOf(seat ?? 0) } : null;
}

/** What the question itself is about, where it has a place. */
function subject(view: CityView, seat: number | null): Ghost | null {
  const { question } = view;
  if (!question || !view.moves.length) return null;
  if (question.type === 'consent' && question.house) return { at: question.house, piece: 'house' };
  if (question.type === 'raid' && question.parcel) return { at: question.parcel };
  if (question.type === 'house' && question.site && question.building)
    return { at: question.site, piece: question.building, owner: colourOf(seat ?? 0) };
  return null;
}

/**
 * The buttons: everything that is not a place on a board, doing without first, away from where one confirms. Where
 * several could be the main one, none is.
 */
export function choices(view: CityView, answers: Answers, survey: Survey | null = null): Choice[] {
  const found = buttons(view, answers, survey).toSorted((a, b) => Number(b.quiet) - Number(a.quiet));
  const plain = found.filter((choice) => choice.main).length > 1;
  return plain ? found.map((choice) => ({ ...choice, main: false })) : found;
}

function buttons(view: CityView, answers: Answers, survey: Survey | null): Choice[] {
  const found: Choice[] = [];
  const type = view.question?.type ?? '';
  const add = (id: string, label: string, move: Move, main = false) =>
    found.push({ id, label, move, main, quiet: QUIET.has(id) });
  for (const move of view.moves) {
    if (PLAIN.has(move.type)) {
      const special = ['perform', 'renounce', 'none', 'wait', 'money', 'done', 'keep'].includes(move.type);
      add(
        move.type,
        special ? t(`cc-do-${move.type}-${type}`, words(view)) : t(`cc-do-${move.type}`),
        move,
        MAIN.has(move.type),
      );
    } else if (move.type === 'hire')
      add(
        `hire-${move.count}`,
        t(`cc-hire-${view.question?.side ?? 'yellow'}`, { count: move.count }),
        move,
        move.count > 0,
      );
    else if (move.type === 'double')
      add(`double-${move.building}`, doubleText(view, survey, move.building), move, true);
    else if (move.type === 'take_back' && answers.from === move.target)
      add('take_back', t('cc-do-take-back'), move);
    else if (move.type === 'buy_points' && type === 'banker')
      add(`points-${move.points}`, t('cc-do-banker', { points: move.points }), move, move.points > 0);
  }
  return found;
}

/** What is doubled, and what those buildings earn now. */
function doubleText(view: CityView, survey: Survey | null, kind: Building): string {
  const building = buildingName(kind);
  if (!survey) return t('cc-do-double', { building });
  const own = survey.incomes.filter((one) => one.building === kind && one.seat === view.question?.seats[0]);
  const income = own.reduce((sum, one) => sum + one.income, 0);
  return t('cc-do-double-income', { building, income });
}

const words = (view: CityView) => ({
  price: view.question?.price ?? 0,
  building: view.question?.building ? buildingName(view.question.building) : '',
});

/** Amounts to choose from: dollars to spend, or points to buy. */
export interface Amounts {
  kind: 'spend' | 'points';
  least: number;
  most: number;
  suggested: number[];
  price: number;
}

export function amounts(view: CityView, seat: number | null): Amounts | null {
  const { question } = view;
  if (question?.type === 'cash_limit') {
    const spends = view.moves.flatMap((move) => (move.type === 'spend' ? [move.amount] : []));
    if (!spends.length) return null;
    const facts = question.limits?.find((one) => one.seat === seat);
    return {
      kind: 'spend',
      least: Math.min(...spends),
      most: Math.max(...spends),
      suggested: facts?.suggested ?? [],
      price: 1,
    };
  }
  if (question?.type === 'buy_points') {
    const points = view.moves.flatMap((move) => (move.type === 'buy_points' ? [move.points] : []));
    if (!points.length) return null;
    const most = Math.max(...points);
    return {
      kind: 'points',
      least: Math.min(...points),
      most,
      suggested: unique([0, Math.floor(most / 2), most]),
      price: question.price ?? 0,
    };
  }
  return null;
}

export const amountMove = ({ kind }: Amounts, amount: number): Move =>
  kind === 'spend' ? { type: 'spend', amount } : { type: 'buy_points', points: amount };

/** Own cowboys that can be moved or taken back (Kit Carson). */
export const movable = (view: CityView): Target[] =>
  unique(
    view.moves.flatMap((move) =>
      move.type === 'take_back' ? [move.target] : move.type === 'move' ? [move.from] : [],
    ),
  );

/** The square of the track that is chosen, or that a cowboy would leave. */
export function fieldIn({ aim, from, laying }: Answers): Field | null {
  if (aim && !isParcel(aim) && !laying) return aim as Field;
  return from && !isParcel(from) ? (from as Field) : null;
}
