import { describe, expect, it } from 'vitest';
import { negotiate } from './language';

describe('the reader’s language', () => {
  it('is the first wish that is offered, with or without its country', () => {
    expect(negotiate(['fr-BE', 'nl'], ['en', 'de', 'fr', 'nl'])).toBe('fr');
    expect(negotiate(['xx', 'NL'], ['en', 'nl'])).toBe('nl');
    expect(negotiate(['de-AT-1996'], ['en', 'de', 'de-AT'])).toBe('de-AT');
  });

  it('is English where no wish can be met', () => {
    expect(negotiate(['xx', ''], ['en', 'fr'])).toBe('en');
    expect(negotiate([], ['en', 'fr'])).toBe('en');
  });
});
