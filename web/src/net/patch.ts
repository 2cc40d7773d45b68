/**
 * Carries out what the server says has changed (docs/server.md explains the form; `protocol/patch.py` makes it). What
 * stays the same is shared with the old value, which is left as it was.
 */
import type { Patch } from './schema';

/** The value that a patch makes out of an old one. */
export function patched<T>(old: T, patch: Patch): T {
  if (!Array.isArray(patch)) return inObject(old, patch);
  return (patch.length === 1 ? patch[0] : alongList(old as unknown[], patch)) as T;
}

function inObject<T>(old: T, patch: Record<string, unknown>): T {
  if ('' in patch) return patched(old, patch[''] as Patch);
  const made = { ...old } as Record<string, unknown>;
  for (const [key, change] of Object.entries(patch) as [string, Patch][])
    if (Array.isArray(change) && change.length === 0) Reflect.deleteProperty(made, key);
    else made[key] = patched(made[key], change);
  return made as T;
}

/** Keep this many, drop this many (negative), add these, or change the next one. */
function alongList(old: unknown[], steps: unknown[]): unknown[] {
  const made: unknown[] = [];
  let next = 0;
  for (const step of steps)
    if (Array.isArray(step)) made.push(...(step as unknown[]));
    else if (typeof step === 'object') made.push(patched(old[next++], step as Patch));
    else if ((step as number) < 0) next -= step as number;
    else made.push(...old.slice(next, (next += step as number)));
  return made.concat(old.slice(next));
}
