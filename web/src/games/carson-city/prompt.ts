/** What is asked of whom, in one sentence, and how it is done. */
import { say, t, word, type Arguments, type Message, type Words } from '$lib/text.svelte';
import { outcomeText } from '../../table/outcome';
import type { TableModel } from '../../table/model.svelte';
import { standInText, type Prompt } from '../../table/prompt';
import { aimed, isPlacing, whiteNow, type Answers } from './answers.svelte';
import { foreseenLines, targetLines } from './meanings';
import { duelText, meansText, offerText, type Foreseen } from './forecast';
import { buildingName, edgeName, parcelName, targetName } from './names';
import type { EdgeId, ParcelId } from '../western/ids';
import { isBridge } from '../western/town/geometry';
import { sceneEvent } from './scenes';
import { isParcel } from './terms';
import type { CityView, Move, Question, Survey, Target } from './types';
import { sentence } from './words';

/** A question's texts, where a card, its side or what is in hand make a difference. */
function wordingOf(question: Question, view: CityView, answers: Answers): string {
  const { type, character, side } = question;
  if (answers.laying && !['roads', 'last_roads'].includes(type)) return 'laying';
  if (type === 'kept_buildings' && !view.moves.some((move) => move.type === 'build')) return 'roads';
  if (type === 'captain') return `captain-${side}`;
  if (type === 'money_or_wait') return `money_or_wait-${character}-${side}`;
  return type === 'place' && whiteNow(view, answers) ? 'place-white' : type;
}

const LAYING = new Set(['laying', 'roads', 'last_roads']);
function pieceName(view: CityView, parcel: string | undefined): Words {
  const piece = view.town.find((place) => place.parcel === parcel)?.piece;
  return piece ? buildingName(piece) : '';
}

function howText(kind: string, view: CityView, words: Arguments): string {
  const leaves = kind === 'duel_tile' && view.moves.some((move) => move.type === 'withdraw');
  const how = t(leaves ? 'cc-how-duel_tile-withdraw' : `cc-how-${kind}`, words);
  const wet = LAYING.has(kind) && view.town.some((place) => place.piece === 'river');
  return wet ? t('cc-how-bridge', { how }) : how;
}

const facts = (question: Question, view: CityView, names: readonly string[], seat: number | null) => ({
  building: question.building ? buildingName(question.building) : '',
  price: question.price ?? 0,
  site: question.site ? parcelName(question.site) : '',
  house: question.house ? parcelName(question.house) : '',
  parcel: question.parcel ? parcelName(question.parcel) : '',
  piece: pieceName(view, question.parcel),
  owner: names[question.owner ?? -1] ?? '',
  builder: names[question.builder ?? -1] ?? '',
  target: question.target ? targetName(question.target, view) : '',
  money: view.players[seat ?? -1]?.money ?? 0,
  ...limitOf(question, seat),
});

function limitOf(question: Question, seat: number | null) {
  const cash = question.limits?.find((one) => one.seat === seat);
  return { limit: cash?.limit ?? 0, excess: cash?.excess ?? 0 };
}

/** What the choice in mind would mean. */
function chosen(
  view: CityView,
  answers: Answers,
  survey: Survey | null,
  seat: number | null,
  names: string[],
  forecast: Foreseen,
) {
  const move = aimed(view, answers);
  if (!move) return '';
  if (move.type === 'road') return roadText(view, move.edge);
  const foreseen = foreseenLines(move, seat, names, forecast);
  if (move.type === 'take')
    return [say(buildingName(view.market[move.square] ?? '')), ...foreseen].join('. ');
  if (move.type === 'house') return [houseText(view, move.parcel, seat, names), ...foreseen].join('. ');
  if (move.type === 'build')
    return noted(
      word('cc-built-at', { building: buildingName(move.building), parcel: parcelName(move.parcel) }),
      foreseen.join('. '),
    );
  const spot = 'target' in move ? move.target : 'parcel' in move ? move.parcel : null;
  if (!spot) return '';
  return noted(targetName(spot), worth(move, spot, survey, seat, names, forecast));
}

/** What is chosen, and what comes of it. */
const noted = (what: Message, then: string): string => (then ? t('cc-chosen', { what, then }) : say(what));

/** What a place would give, or what it costs. */
function worth(
  move: Move,
  spot: Target,
  survey: Survey | null,
  seat: number | null,
  names: string[],
  forecast: Foreseen,
) {
  if (isPlacing(move)) return targetLines(survey, seat, names, spot, forecast).join('. ');
  const price = move.type === 'buy' && isParcel(spot) ? survey?.prices[spot] : undefined;
  return price === undefined ? '' : t('cc-price-now', { price });
}

function roadText(view: CityView, edge: EdgeId): string {
  const river = view.town.flatMap((place) => (place.piece === 'river' ? [place.parcel] : []));
  const bridge = isBridge(edge, new Set(river));
  return bridge ? t('cc-bridge-at', { edge: edgeName(edge) }) : say(edgeName(edge));
}

function houseText(view: CityView, parcel: ParcelId, seat: number | null, names: string[]): string {
  const owner = view.town.find((place) => place.parcel === parcel)?.owner ?? null;
  const what = parcelName(parcel);
  return owner === null || owner === seat
    ? say(what)
    : t('cc-house-asks', { what, name: names[owner] ?? '' });
}

/** What there is to know before anything is chosen. */
function foreseenOf(question: Question, kind: string, how: string, forecast: Foreseen): string {
  if (kind === 'place' || kind === 'kit_carson') return meansText(forecast) || how;
  if (kind === 'raid' && forecast?.raid != null) return t('cc-how-raid-share', { share: forecast.raid });
  if (kind === 'withdraw') return [duelText(forecast, question.target ?? ''), how].filter(Boolean).join('. ');
  if (kind === 'construction')
    return [how, offerText(forecast, question.square ?? '')].filter(Boolean).join(' ');
  return how;
}

export function promptOf(
  model: TableModel,
  view: CityView,
  answers: Answers,
  survey: Survey | null,
  forecast: Foreseen,
): Prompt {
  const { names } = model;
  const question = view.question;
  const clause = question?.clause ?? 'CB1';
  const event = sceneEvent(model.scene);
  if (event) return { text: sentence(event, names) || t('cc-going-on'), how: '', clause, mine: false };
  if (model.table && !model.running)
    return { text: outcomeText(model.table, names, model.alone), how: '', clause: 'CB120', mine: false };
  if (model.standIn) {
    const [text, how] = standInText(model);
    return { text, how, clause, mine: !model.resigned };
  }
  if (model.asked === 'confirm')
    return { text: named(model, t('cc-ask-confirm')), how: t('cc-ask-confirm-how'), clause, mine: true };
  if (model.asked && question) {
    const words = facts(question, view, names, model.seat);
    const kind = wordingOf(question, view, answers);
    const text = t(`cc-ask-${kind}`, words);
    const mind = chosen(view, answers, survey, model.seat, names, forecast);
    const how =
      model.live.pending && model.live.link !== 'open'
        ? t('sending')
        : mind || foreseenOf(question, kind, howText(kind, view, words), forecast);
    return { text: named(model, text), how, clause, mine: true };
  }
  return { ...waited(model, view), clause, mine: false };
}

const named = (model: TableModel, text: string): string =>
  model.mine.length > 1 ? t('ask-named', { name: model.names[model.seat ?? 0] ?? '', text }) : text;

function waited(model: TableModel, view: CityView): { text: string; how: string } {
  const seats = model.shown?.waiting ?? [];
  const name = seats.map((seat) => `**${model.names[seat] ?? ''}**`);
  if (!seats.length) return { text: t('cc-going-on'), how: '' };
  const kind = view.question?.type ?? 'confirm';
  const seat = model.table?.seats[seats[0] ?? 0];
  const how = seat?.kind === 'bot' || seat?.stand_in ? t('wait-bot') : '';
  return { text: t(`cc-wait-${kind}`, { name, count: seats.length }), how };
}
