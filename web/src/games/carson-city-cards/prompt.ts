/** What is asked of whom, in one sentence and how it is done; and the clause of the rules that says so. */
import { say, t } from '$lib/text.svelte';
import type { TableModel } from '../../table/model.svelte';
import { outcomeText, wonText } from '../../table/outcome';
import { standInText, type Prompt } from '../../table/prompt';
import type { Deck } from './deck';
import type { Plan } from './plan.svelte';
import { isReveal, sceneLine } from './scenes';
import { LINES, type Ask } from './terms';
import type { CardsEvent, CardsView, Move, Placement } from './types';
import { cardName, characterName, lineName, powerOf, signed } from './words';

/** What is asked, and whose suit stands beside it. */
interface CardsPrompt extends Prompt {
  asks: Ask;
  seat: number | null;
}

const CLAUSES: Record<string, string> = {
  suit_choice: 'CC8',
  bid: 'CC19',
  use: 'CC35',
  take: 'CC21',
  place: 'CC72',
  after: 'CC98',
  last_sale: 'CC98',
  paperboy: 'CC93',
  over: 'CC82',
};

/** The list of the characters in the rules. */
const PEOPLE = 'who-does-what';

/** What the moves are about. */
function askOf(view: CardsView, moves: readonly Move[]): Ask {
  const types = new Set(moves.map((move) => move.type));
  if (view.phase === 'suit_choice') return 'suit';
  if (types.has('bid')) return 'bid';
  if (types.has('use')) return 'use';
  if (types.has('take')) return 'take';
  if (types.has('place')) return 'place';
  if (types.has('set_aside')) return 'aside';
  if (types.has('choose')) return 'paperboy';
  return view.phase === 'last_sale' ? 'sale' : 'after';
}

interface Situation {
  model: TableModel;
  view: CardsView;
  names: string[];
  deck: Deck;
  events: readonly CardsEvent[];
  plan: Plan;
  aimed: Placement | undefined;
  touch: boolean;
}

/** Who takes after the one who takes now. */
function nextText({ view, names }: Situation): string {
  const at = view.order.indexOf(view.turn ?? -1);
  const next = view.order[at + 1];
  if (at < 0 || next === undefined) return '';
  return t('cards-next', { name: names[next] ?? '' });
}

function asked(now: Situation, asks: Ask): [text: string, how: string] {
  const { view, deck, plan, aimed, touch, model } = now;
  const own = view.players[model.seat ?? -1];
  switch (asks) {
    case 'suit':
      return [t('cards-ask-suit'), t('cards-ask-suit-how')];
    case 'bid':
      if (own?.void) return [t('cards-ask-void'), t('cards-ask-void-how')];
      return [
        t('cards-ask-bid'),
        plan.bid === null ? t('cards-ask-bid-how') : t('cards-ask-bid-again', { value: plan.bid }),
      ];
    case 'use':
      return view.question
        ? [
            t('cards-ask-use', { name: characterName(view.question) }),
            own?.void ? t('cards-ask-use-again') : say(powerOf(view.question)),
          ]
        : ['', ''];
    case 'take':
      return [
        view.takes > 1 ? t('cards-ask-take-two') : t('cards-ask-take'),
        plan.card
          ? t('cards-ask-take-chosen', { card: cardName(plan.card, deck) })
          : nextText(now) || t('cards-ask-take-how'),
      ];
    case 'place': {
      const card = view.holding ? cardName(view.holding, deck) : '';
      const how = aimed
        ? t('cards-ask-place-here', { change: signed(aimed.change) })
        : t(touch ? 'cards-ask-place-tap' : 'cards-ask-place-how');
      return [t('cards-ask-place', { card }), how];
    }
    case 'aside':
      return [t('cards-ask-aside'), t('cards-ask-aside-how')];
    case 'after':
      return [t('cards-ask-after'), t('cards-ask-after-how')];
    case 'sale':
      return [t('cards-ask-sale'), t('cards-ask-after-how')];
    case 'paperboy':
      return [t('cards-ask-paperboy'), t('cards-ask-paperboy-how')];
    default:
      return [t('cards-ask-confirm'), t('cards-ask-confirm-how')];
  }
}

/** What a line of the score pad gave to whom. */
function lineText(id: string, { view, names }: Situation): string {
  const at = LINES.findIndex(([one]) => one === id);
  const gains = view.players.flatMap(({ lines }, seat) =>
    lines?.[at] ? [`**${names[seat] ?? ''}** ${lines[at]}`] : [],
  );
  return t('cards-line-points', { line: lineName(id), gains });
}

function scene(now: Situation): [text: string, how: string] {
  const { view, names, deck, events, model } = now;
  const skip = t(now.touch ? 'cards-skip-tap' : 'cards-skip');
  if (isReveal(model.scene)) return [t('cards-revealed'), skip];
  const line = sceneLine(model.scene);
  if (line) return [lineText(line, now), skip];
  const last = events.findLast((event) => event.type === 'taken');
  return last?.type === 'taken'
    ? [t('cards-takes', { name: names[last.seat] ?? '', card: cardName(last.card, deck) }), skip]
    : [t('cards-round', { era: view.era, round: view.round }), ''];
}

function waited({ model, view, names }: Situation): [text: string, how: string] {
  const seats = model.shown?.waiting ?? [];
  const who = seats.map((seat) => names[seat] ?? '');
  const phase = ['bid', 'use', 'take', 'place'].includes(view.phase) ? view.phase : 'other';
  const bot = seats.every((seat) => model.table?.seats[seat]?.kind === 'bot');
  return [t(`cards-wait-${phase}`, { name: who, count: seats.length }), bot ? t('wait-bot') : ''];
}

export function promptOf(now: Situation): CardsPrompt {
  const { model, view, names, events } = now;
  const clause = view.question ? PEOPLE : (CLAUSES[view.phase] ?? 'CC16');
  const make = (
    asks: Ask,
    [text, how]: [string, string],
    mine: boolean,
    seat: number | null,
  ): CardsPrompt => ({
    asks,
    text,
    how,
    clause,
    mine,
    seat,
  });
  if (model.scene) return make('wait', scene(now), false, view.turn);
  if (model.table && !model.running) {
    const end = events.findLast((event) => event.type === 'ended');
    const text =
      end?.type === 'ended'
        ? wonText(end.winners, names, model.alone)
        : outcomeText(model.table, names, model.alone);
    return make('over', [text, ''], false, end?.type === 'ended' ? (end.winners[0] ?? null) : null);
  }
  if (model.standIn) return make('return', standInText(model), true, model.seat);
  if (model.asked) {
    const asks = model.asked === 'confirm' ? 'confirm' : askOf(view, view.moves);
    const [text, how] = asked(now, asks);
    const shared = model.mine.length > 1;
    const named = shared ? t('ask-named', { name: names[model.seat ?? 0] ?? '', text }) : text;
    const sent = model.live.pending !== null;
    return make(
      sent ? 'sent' : asks,
      [named, sent && model.live.link !== 'open' ? t('sending') : how],
      true,
      model.seat,
    );
  }
  return make('wait', waited(now), false, model.shown?.waiting[0] ?? null);
}
