/** Positions in addresses. */
import { expect, it } from 'vitest';
import { SAMPLES } from './samples';

const SIGNS = 'laid: I-05 0,0; I-42 -2,0\ncity: Ada + Bob #1 100 %';

it.each([...Object.entries(SAMPLES), ['signs', SIGNS] as const])(
  'keeps every sign of a position of %s',
  async (_, text) => {
    (globalThis as { location?: unknown }).location = { pathname: '/score', hash: '', search: '' };
    const { packed, unpacked } = await import('./draft.svelte');
    expect(unpacked(packed(text))).toBe(text.trim());
    expect(packed(text)).not.toMatch(/[\s#]/);
    expect(unpacked('%')).toBe('');
  },
);
