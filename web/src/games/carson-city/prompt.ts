/** What is asked of whom, in one sentence, and how it is done. */
import { t } from '$lib/text.svelte';
import { outcomeText } from '../../table/outcome';
import type { TableModel } from '../../table/model.svelte';
import { aimed, contestText, givesText, type Answers } from './answers.svelte';
import { buildingName, characterName, edgeName, parcelName, targetName } from './names';
import { sceneEvent } from './scenes';
import type { CityView, Question, Survey } from './types';
import { sentence } from './words';

export interface Prompt {
  text: string;
  how: string;
  clause: string;
  mine: boolean;
}

const facts = (question: Question, view: CityView, names: readonly string[]) => ({
  building: question.building ? buildingName(question.building) : '',
  price: question.price ?? 0,
  site: question.site ? parcelName(question.site) : '',
  house: question.house ? parcelName(question.house) : '',
  parcel: question.parcel ? parcelName(question.parcel) : '',
  owner: names[question.owner ?? -1] ?? '',
  builder: names[question.builder ?? -1] ?? '',
  target: question.target ? targetName(question.target, view) : '',
  character: question.character ? characterName(question.character) : '',
});

/** What the choice in mind would mean. */
function chosen(
  view: CityView,
  answers: Answers,
  survey: Survey | null,
  seat: number | null,
  names: string[],
) {
  const move = aimed(view, answers);
  if (!move) return '';
  if (move.edge) return edgeName(move.edge);
  const spot = move.target ?? move.parcel ?? move.square;
  if (!spot) return '';
  const found = survey?.targets[seat ?? -1]?.find((one) => one.target === spot);
  const placing = move.type === 'place' || move.type === 'move';
  const price = move.parcel && move.type === 'buy' ? survey?.prices[move.parcel] : undefined;
  const then =
    placing && found
      ? [givesText(found.gives), ...contestText(found, names)].join('. ')
      : price !== undefined
        ? t('cc-price-now', { price })
        : '';
  const what = targetName(spot);
  return then ? t('cc-chosen', { what, then }) : what;
}

export function promptOf(model: TableModel, view: CityView, answers: Answers, survey: Survey | null): Prompt {
  const { names } = model;
  const question = view.question;
  const clause = question?.clause ?? 'CB1';
  const event = sceneEvent(model.scene);
  if (event) return { text: sentence(event, names) || t('cc-going-on'), how: '', clause, mine: false };
  if (model.table && !model.running)
    return { text: outcomeText(model.table, names), how: '', clause: 'CB120', mine: false };
  if (model.standIn) return { text: t('ask-return'), how: t('ask-return-how'), clause, mine: true };
  if (model.asked === 'confirm')
    return { text: named(model, t('cc-ask-confirm')), how: t('cc-ask-confirm-how'), clause, mine: true };
  if (model.asked && question) {
    const words = facts(question, view, names);
    const kind = question.type === 'captain' ? `captain-${question.side}` : question.type;
    const text = answers.laying && !question.optional ? t('cc-ask-laying') : t(`cc-ask-${kind}`, words);
    const mind = chosen(view, answers, survey, model.seat, names);
    const how =
      model.live.pending && model.live.link !== 'open' ? t('sending') : mind || t(`cc-how-${kind}`, words);
    return { text: named(model, text), how, clause, mine: true };
  }
  return { ...waited(model, view), clause, mine: false };
}

const named = (model: TableModel, text: string): string =>
  model.mine.length > 1 ? t('ask-named', { name: model.names[model.seat ?? 0] ?? '', text }) : text;

function waited(model: TableModel, view: CityView): { text: string; how: string } {
  const seats = model.shown?.waiting ?? [];
  const list = new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' });
  const name = list.format(seats.map((seat) => `**${model.names[seat] ?? ''}**`));
  if (!seats.length) return { text: t('cc-going-on'), how: '' };
  const kind = view.question?.type ?? 'confirm';
  const seat = model.table?.seats[seats[0] ?? 0];
  const how = seat?.kind === 'bot' || seat?.stand_in ? t('wait-bot') : '';
  return { text: t(`cc-wait-${kind}`, { name, count: seats.length }), how };
}
