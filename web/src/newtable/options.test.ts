/** Presets, dependencies and overrides of option forms. */
import { describe, expect, it } from 'vitest';
import type { GameOption } from '../net/schema';
import { brief, briefest, choose, fitting, isPreset, matters, resolved, type Values } from './options';

const OPTIONS: GameOption[] = [
  {
    id: 'edition',
    type: 'choice',
    default: 'a',
    help: '',
    choices: ['a', 'b'],
    sets: { a: { pay: 3 }, b: { pay: 4 } },
  },
  { id: 'pay', type: 'choice', default: 3, help: '', choices: [3, 4] },
  { id: 'hand', type: 'choice', default: 1, help: '', choices: [1, 3] },
  { id: 'hand_end', type: 'choice', default: 'x', help: '', choices: ['x', 'y'], only_if: { hand: [3] } },
];

describe('options', () => {
  it('take values by hand over a preset over defaults', () => {
    expect(resolved(OPTIONS, {})).toMatchObject({ edition: 'a', pay: 3 });
    expect(resolved(OPTIONS, { edition: 'b' })).toMatchObject({ pay: 4 });
    expect(resolved(OPTIONS, { edition: 'b', pay: 3 })).toMatchObject({ pay: 3 });
  });

  it('know when they matter and whether a preset decides', () => {
    const [edition, pay, , end] = OPTIONS as [GameOption, GameOption, GameOption, GameOption];
    expect(matters(end, resolved(OPTIONS, {}))).toBe(false);
    expect(matters(end, resolved(OPTIONS, { hand: 3 }))).toBe(true);
    expect(isPreset(pay, OPTIONS)).toBe(true);
    expect(isPreset(edition, OPTIONS)).toBe(false);
  });

  it('leave out a seat that is not there any more', () => {
    const options: GameOption[] = [...OPTIONS, { id: 'first', type: 'seat', default: 0, help: '' }];
    expect(fitting(options, { first: 2, hand: 3 }, 3)).toEqual({ first: 2, hand: 3 });
    expect(fitting(options, { first: 2, hand: 3 }, 2)).toEqual({ hand: 3 });
  });

  it('forget what was set by hand when a preset is chosen', () => {
    expect(choose(OPTIONS, { pay: 4, hand: 3 }, 'edition', 'b')).toEqual({ edition: 'b', hand: 3 });
    expect(choose(OPTIONS, { edition: 'b' }, 'pay', 3)).toEqual({ edition: 'b', pay: 3 });
  });

  it('are said in a line: the edition, and what is unusual', () => {
    const options: GameOption[] = [...OPTIONS, { id: 'bold', type: 'bool', default: true, help: '' }];
    const said = (chosen: Values) => brief('toy', options, resolved(options, chosen));
    expect(said({})).toBe('');
    expect(said({ edition: 'b' })).toBe('edition: b');
    expect(said({ edition: 'b', pay: 3, bold: false })).toBe('edition: b · pay: 3 · bold: no');
    expect(said({ hand: 3, hand_end: 'y' })).toBe('hand: 3 · hand end: y');
  });

  it('are said in few words where there is little room, what is unusual first', () => {
    const said = (chosen: Values) => briefest('toy', OPTIONS, resolved(OPTIONS, chosen));
    expect(said({})).toBe('');
    expect(said({ edition: 'b', hand: 3, hand_end: 'y' })).toBe('hand: 3 · y · b');
  });

  it('are called by a name of their own where there is one, even the usual edition', () => {
    const edition: GameOption = {
      id: 'edition',
      type: 'choice',
      default: 'fr2002',
      choices: ['fr2002', 'third'],
      sets: { fr2002: {}, third: {} },
      help: '',
    };
    expect(brief('carcassonne', [edition], { edition: 'fr2002' })).toBe('Rules of 2002');
    expect(briefest('carcassonne', [edition], { edition: 'third' })).toBe('Third edition');
  });
});
