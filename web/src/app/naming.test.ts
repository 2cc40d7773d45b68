/** The question for a name: asked once for all who wait, and closed without a word. */
import { describe, expect, it } from 'vitest';
import { asked, askName, suggestedName, Unwilling } from './naming.svelte';

describe('a name', () => {
  it('is asked once for everybody who waits', async () => {
    const [first, second] = [askName(), askName()];
    expect(second).toBe(first);
    asked()?.answer();
    await first;
    expect(asked()).toBe(null);
  });

  it('may be refused', async () => {
    const question = askName();
    asked()?.cancel(new Unwilling());
    await expect(question).rejects.toBeInstanceOf(Unwilling);
    expect(asked()).toBe(null);
  });

  it('is suggested as a bird with a number', () => {
    expect(suggestedName(() => 0)).toBe('Heron 10');
    expect(suggestedName(() => 0.999)).toBe('Thrush 99');
  });
});
