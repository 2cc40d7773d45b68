/** What a table says of its deal after the end. */
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { t } from '$lib/text.svelte';
import type { Table } from '../net/schema';
import FairnessCheck from './FairnessCheck.svelte';

const DEALT: Partial<Table> = { id: 'sample', imported: 0, lesson: null };
const said = (part: Partial<Table>) =>
  render(FairnessCheck, { props: { table: { ...DEALT, ...part } as Table } }).body;

it('can be asked of a game that was dealt here', () => {
  expect(said({})).toContain(t('fair-check'));
});

it('cannot be asked of an imported game', () => {
  expect(said({ imported: 12 })).toContain(t('fair-imported'));
});

it('calls a lesson a lesson, though its first draws came with it', () => {
  const html = said({ imported: 12, lesson: { name: 'first', read: 3 } });
  expect(html).toContain(t('fair-lesson'));
  expect(html).not.toContain(t('fair-imported'));
});
