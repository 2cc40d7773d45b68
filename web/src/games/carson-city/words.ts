/** Everything that happens, in one sentence each. */
import { t, word, type Arguments } from '$lib/text.svelte';
import type { Facts } from '$lib/unions';
import { reasons } from './boards';
import { buildingName, characterName, edgeName, parcelName, squareName, targetName } from './names';
import type { CityEvent } from './types';

export const nameList = (seats: readonly number[], names: readonly string[]): string[] =>
  seats.map((seat) => names[seat] ?? '');

const SILENT = new Set(['order', 'placing', 'tile_drawn', 'founded', 'market', 'undone', 'square']);

/** The sentence of an event; empty for what needs none. */
export function sentence(told: CityEvent, names: readonly string[]): string {
  if (SILENT.has(told.type)) return '';
  const event: Facts<CityEvent> = told;
  const name = names[event.seat ?? -1] ?? '';
  const facts: Arguments = {
    name,
    amount: Math.abs(event.amount ?? 0),
    points: event.points ?? 0,
    count: event.count ?? event.cowboys ?? event.revolvers ?? 0,
    round: event.round ?? 0,
    price: event.price ?? 0,
    total: event.total ?? 0,
    strength: event.strength ?? 0,
    value: event.die ?? event.tile ?? event.amount ?? 0,
    share: event.share ?? 0,
    rest: event.rest ?? 0,
    place: typeof event.place === 'number' ? event.place : 0,
    owner: names[event.owner ?? -1] ?? '',
    builder: names[event.builder ?? -1] ?? '',
    names: event.seats ? nameList(event.seats, names) : '',
    target: event.target ? targetName(event.target) : '',
    from: event.from ? targetName(event.from) : '',
    parcel: event.parcel ? parcelName(event.parcel) : '',
    house: event.house ? parcelName(event.house) : '',
    edge: event.edge ? edgeName(event.edge) : '',
    square: event.square ? squareName(event.square) : '',
    building: event.building ? buildingName(event.building) : '',
    character: event.character ? characterName(event.character) : '',
    side: event.side ? word(`cc-side-${event.side}`) : '',
    reason: event.because ? reasons(event.because) : '',
    money: event.money ?? 0,
    source: event.type === 'scored' ? word(`cc-source-${event.why}`) : '',
  };
  return t(`cc-event-${variant(told)}`, facts);
}

/** Some events are told differently by one of their facts. */
function variant(event: CityEvent): string {
  const { type } = event;
  if (type === 'money') return event.amount < 0 ? `paid-${event.why}` : `got-${event.why}`;
  if (type === 'scored')
    return 'counted' in event ? 'scored-counted' : `scored-${event.points ? event.why : 'none'}`;
  if (type === 'passed' || type === 'renounced') return event.forced ? `${type}-forced` : type;
  if (type === 'placed' && event.white) return 'placed-white';
  if (type === 'shot') return event.tile === undefined ? 'shot-die' : 'shot-tile';
  if (type === 'unchallenged') return event.tile === undefined ? type : 'unchallenged-tile';
  if (type === 'cowboy_home') return `home-${event.why}`;
  if (type === 'hired') return event.revolvers === undefined ? 'hired-cowboys' : 'hired-revolvers';
  if (type === 'built') return event.house ? 'built-house' : 'built';
  if (type === 'road') return event.bridge ? 'bridge' : 'road';
  if (type === 'consent') return event.agreed ? 'agreed' : 'refused';
  if (type === 'income') return event.doubled ? 'income-doubled' : 'income';
  if (type === 'spent') return event.points ? 'spent-points' : 'spent';
  return type;
}

/** The same without marks of emphasis, for screen readers. */
export const spoken = (events: readonly CityEvent[], names: readonly string[]): string =>
  events
    .map((event) => sentence(event, names))
    .filter(Boolean)
    .join('. ')
    .replaceAll('**', '');
