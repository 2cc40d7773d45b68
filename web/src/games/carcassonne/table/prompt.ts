/** What is asked of whom, in one sentence and how it is done; and the clause of the rules that says so. */
import { isScreen } from '$lib/screen.svelte';
import { t } from '$lib/text.svelte';
import { outcomeText } from '../../../table/outcome';
import type { TableModel } from '../../../table/model.svelte';
import { standInText, type Prompt } from '../../../table/prompt';
import { openCells } from '../board/placing';
import { layForecast, layWords } from '../forecast';
import { sceneAwards, sceneMove } from '../scenes';
import type { CarcassonneView, Forecast } from '../types';
import { awardText, reasonOf } from '../words';
import type { Plan } from './plan.svelte';

const CLAUSES = { deal: 'CA43', draw: 'CA7', place: 'CA8', claim: 'CA13', turn_end: 'CA6', over: 'CA38' };

/** What this view asks of its viewer. */
function asked(
  view: CarcassonneView,
  plan: Plan,
  touch: boolean,
  foreseen: string,
): Omit<Prompt, 'mine' | 'clause'> {
  if (view.phase === 'claim') return { text: t('ask-claim'), how: t('ask-claim-how') };
  if (view.phase === 'turn_end') return { text: t('ask-confirm'), how: t('ask-confirm-how') };
  if (view.moves.some((move) => move.type === 'discard'))
    return { text: t('ask-discard'), how: t('ask-discard-how') };
  const cells = openCells(view.moves, plan.tile ?? view.tile);
  const aimed = cells.some((cell) => `${cell.x},${cell.y}` === plan.aim);
  const how = touch ? 'ask-place-tap' : 'ask-place-click';
  return {
    text: view.hands ? t('ask-place-hand') : t('ask-place'),
    how: aimed ? foreseen || t(how) : cells.length > 1 ? '' : t('ask-place-cells', { cells: cells.length }),
  };
}

/** Whom everybody waits for. */
function waited(model: TableModel, view: CarcassonneView): Omit<Prompt, 'mine' | 'clause'> {
  const seat = model.shown?.waiting[0] ?? view.turn;
  const name = model.names[seat] ?? '';
  const bot = model.table?.seats[seat];
  const how = bot?.kind === 'bot' || bot?.stand_in ? t('wait-bot') : '';
  return { text: t(`wait-${view.phase.replace('_', '-')}`, { name }), how };
}

/** What the tile would bring where it is aimed. */
function foreseen(model: TableModel, view: CarcassonneView, plan: Plan, forecast: Forecast | null): string {
  const { aim, turn } = plan;
  const found = layForecast(forecast, { tile: plan.tile ?? view.tile, aim, turn });
  return found ? layWords(found, model.seat, model.names) : '';
}

export function promptOf(
  model: TableModel,
  view: CarcassonneView,
  plan: Plan,
  touch: boolean,
  forecast: Forecast | null,
): Prompt {
  const clause = CLAUSES[view.phase];
  const [award] = sceneAwards(model.scene);
  if (award)
    return { text: awardText(award, model.names), how: reasonOf(award.fact), clause: 'CA24', mine: false };
  const shown = sceneMove(model.scene);
  if (shown) {
    const name = model.names[shown.seat] ?? '';
    const text =
      shown.type === 'claimed' ? t(`scene-claimed-${shown.role}`, { name }) : t('log-laid', { name });
    return { text, how: t(isScreen('touch') ? 'scene-skip-touch' : 'scene-skip'), clause, mine: false };
  }
  if (model.table && !model.running)
    return { text: outcomeText(model.table, model.names, model.alone), how: '', clause: 'CA38', mine: false };
  if (model.standIn) {
    const [text, how] = standInText(model);
    return { text, how, clause, mine: !model.resigned };
  }
  if (model.asked) {
    const prompt = asked(view, plan, touch, foreseen(model, view, plan, forecast));
    const shared = model.mine.length > 1;
    const text = shared
      ? t('ask-named', { name: model.names[model.seat ?? 0] ?? '', text: prompt.text })
      : prompt.text;
    const how = model.live.pending && model.live.link !== 'open' ? t('sending') : prompt.how;
    return { text, how, clause, mine: true };
  }
  return { ...waited(model, view), clause, mine: false };
}
