/** Whole games as the server tells them: the page shows the server's own views, and nothing else. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scenes as carcassonne } from '../games/carcassonne/scenes';
import { scenes as cards } from '../games/carson-city-cards/scenes';
import { scenes as city } from '../games/carson-city/scenes';
import type { GameTable } from '../games/registry';
import { inParts } from '../net/parts';
import { patched } from '../net/patch';
import type { Change, MatchView, Patch } from '../net/schema';

interface Told {
  first: MatchView;
  messages: { changes: Change[]; patch: Patch }[];
  /** Fingerprints of the views after each part. */
  views: string[][];
}

const SCENES: Record<string, GameTable['scenes']> = {
  carcassonne,
  'carson-city': city,
  'carson-city-cards': cards,
};
const fingerprint = (view: unknown) =>
  createHash('sha256').update(JSON.stringify(view)).digest('hex').slice(0, 8);
/** What is not asked while something plays out. */
const quiet = (view: unknown) => JSON.stringify({ ...(view as object), moves: [], question: null });

it.each(Object.entries(SCENES))('shows a game of %s as it was', (name, scenes) => {
  const file = new URL(`../../../tests/server/told-${name}.json`, import.meta.url);
  const { first, messages, views } = JSON.parse(readFileSync(file, 'utf8')) as Told;
  let before = first;
  let shown = 0;
  for (const [i, { changes, patch }] of messages.entries()) {
    const { played, view } = inParts(changes, before, (seen) => patched(seen ?? before, patch));
    const parts = played.flatMap((one) => one.parts.map((part) => part.view?.view));
    expect(parts.map(fingerprint)).toEqual(views[i]);
    expect(played.flatMap((one) => one.parts.flatMap(({ events }) => events))).toEqual(
      changes.flatMap(({ events }) => events),
    );
    const known = [before.view, ...parts].map(quiet);
    let at = 0;
    for (const scene of scenes(before, played, view)) {
      at = known.indexOf(quiet(scene.view.view), at);
      expect(at, 'the views are shown in their order').toBeGreaterThanOrEqual(0);
      expect(scene.view.asks).toBeNull();
      shown++;
    }
    before = view;
  }
  expect(before.over).toBe(true);
  expect(shown).toBeGreaterThan(20);
});
