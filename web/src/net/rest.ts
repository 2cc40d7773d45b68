/** Requests to the server: JSON both ways, the cross-site token repeated in a header, refusals as errors with a code. */
import { loadFor, word, type Message } from '$lib/text.svelte';
import type {
  Abandon,
  At,
  Check,
  Checked,
  Course,
  Explanation,
  Fairness,
  GameInfo,
  Health,
  History,
  Join,
  Json,
  LessonText,
  Lobby,
  Me,
  NewMe,
  NewTable,
  PanelView,
  Position,
  Problem,
  ReadOn,
  Reel,
  Review,
  Score,
  Scored,
  SeatRef,
  SeatSettings,
  SiteInfo,
  StandIn,
  Start,
  Survey,
  Table,
  Tried,
  Watchers,
  WhyNot,
} from './schema';

/** The server said no. `code` is stable; `said` is what to say, and the error's own message the same in English. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly said: Message,
    detail: string,
  ) {
    super(detail);
  }
}

type Method = 'GET' | 'POST' | 'PUT';

function token(): string {
  return /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

async function refusal(answer: Response): Promise<Refusal> {
  const body: unknown = await answer.json().catch(() => null);
  const {
    code = 'unavailable',
    detail = answer.statusText,
    said = word('refused-unavailable'),
  } = (body ?? {}) as Partial<Problem>;
  await loadFor(said).catch(() => undefined);
  return new Refusal(answer.status, code, said, detail);
}

/** Sends a request, once more if the token was one of an earlier version: the refusal deletes it, and asking brings a new one. */
async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  try {
    return await sendOnce(method, path, body);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'csrf')) throw error;
    await sendOnce('GET', '/api/me');
    return sendOnce(method, path, body);
  }
}

async function sendOnce(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET') headers['x-csrftoken'] = token();
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal(0, 'offline', word('refused-offline'), 'The server cannot be reached.');
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body);
  return (await answer.json()) as T;
}

/** The query of the arguments that are given. */
function query(args: Record<string, number | null | undefined>): string {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}

type Viewer = number | null | undefined;
const at = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`;

const lessonAt = (game: string, name: string) =>
  `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;

export const server = {
  me: () => ask<Me>('GET', '/api/me'),
  setName: (name: string) => ask<Me>('POST', '/api/me', { name } satisfies NewMe),
  site: () => ask<SiteInfo>('GET', '/api/site'),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  overview: (game: string) => ask<PanelView[]>('GET', `/api/games/${encodeURIComponent(game)}/overview`),
  lobby: () => ask<Lobby>('GET', '/api/lobby'),
  health: () => ask<Health>('GET', '/healthz'),

  create: (table: NewTable) => ask<Table>('POST', '/api/tables', table),
  table: (id: string) => ask<Table>('GET', at(id)),
  join: (id: string, seat: number | null, guests: string[], nonce: string) =>
    ask<Table>('POST', at(id, '/join'), { seat, guests, nonce } satisfies Join),
  leave: (id: string) => ask<Table>('POST', at(id, '/leave')),
  start: (id: string, { nonce, fill = null, shuffle = false }: Start) =>
    ask<Table>('POST', at(id, '/start'), { nonce, fill, shuffle } as Start),
  watchers: (id: string) => ask<Watchers>('GET', at(id, '/watchers')),
  setSeat: (id: string, seat: number, settings: SeatSettings) =>
    ask<Table>('PUT', at(id, `/seats/${seat}`), settings),
  resign: (id: string, seat: number) => ask<Table>('POST', at(id, '/resign'), { seat } satisfies SeatRef),
  abandon: (id: string, agree: boolean) =>
    ask<Table>('POST', at(id, '/abandon'), { agree } satisfies Abandon),
  standIn: (id: string, seat: number) => ask<Table>('POST', at(id, '/stand-in'), { seat } satisfies StandIn),
  comeBack: (id: string, seat: number) => ask<Table>('POST', at(id, '/return'), { seat } satisfies SeatRef),
  rematch: (id: string) => ask<Table>('POST', at(id, '/rematch')),

  lesson: (game: string, name: string) => ask<LessonText>('GET', lessonAt(game, name)),
  startLesson: (game: string, name: string) => ask<Table>('POST', lessonAt(game, name)),
  readOn: (id: string, read: number) => ask<Table>('POST', at(id, '/read'), { read } satisfies ReadOn),

  history: (id: string, seat: Viewer) => ask<History>('GET', at(id, '/history') + query({ seat })),
  reel: (id: string, n: number, since: number | null, seat: Viewer) =>
    ask<Reel>('GET', at(id, `/reel/${n}`) + query({ since, seat })),
  at: (id: string, n: number, seat: Viewer) => ask<At>('GET', at(id, `/at/${n}`) + query({ seat })),
  survey: (id: string, seat: Viewer) => ask<Survey>('GET', at(id, '/survey') + query({ seat })),
  position: (id: string, n?: number) => ask<Position>('GET', at(id, '/position') + query({ at: n })),
  /** With `glance`, judged at sight. */
  explain: (id: string, seat: Viewer, glance = false) =>
    ask<Explanation>('GET', at(id, '/explain') + query({ seat, glance: glance ? 1 : null })),
  whyNot: (id: string, seat: number, move: Json) =>
    ask<WhyNot>('POST', at(id, '/why-not'), { seat, move } satisfies Tried),
  results: (id: string) => ask<Course>('GET', at(id, '/results')),
  /** What was decided at the moments of the results, and what would have been better. */
  reviews: (id: string) => ask<(Review | null)[]>('GET', at(id, '/reviews')),
  fairness: (id: string) => ask<Fairness>('GET', at(id, '/fairness')),
  /** All of a game, as the text that a new table can begin from. */
  record: async (id: string) => JSON.stringify(await ask<unknown>('GET', at(id, '/record'))),
  /** The record's address, for a download. */
  recordAddress: (id: string) => at(id, '/record'),
  /** The score pad of a position at a real table. */
  score: (game: string, position: string) =>
    ask<Scored>('POST', '/api/score', { game, position } satisfies Score),
  check: (game: string, text: string) => ask<Checked>('POST', '/api/check', { game, text } satisfies Check),
};

/** A random hexadecimal number, made after the dealer's promise has been seen. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
