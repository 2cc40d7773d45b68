/** Which of the named screens this is, as `style/screens.css` names them. */
import { MediaQuery } from 'svelte/reactivity';
import css from '../style/screens.css?raw';

type Name = 'phone' | 'tablet' | 'compact' | 'sideways' | 'short' | 'touch' | 'still';
const NAMED = new Map(
  [...css.matchAll(/@custom-media --([a-z-]+) (.+);/g)].map(([, name, query]) => [name, query]),
);
const ask = (name: Name) => new MediaQuery(NAMED.get(name) ?? 'not all');

const queries: Record<Name, MediaQuery> = {
  phone: ask('phone'),
  tablet: ask('tablet'),
  compact: ask('compact'),
  sideways: ask('sideways'),
  short: ask('short'),
  touch: ask('touch'),
  still: ask('still'),
};

/** Follows the window where it is read by a component. */
export const isScreen = (name: Name): boolean => queries[name].current;
