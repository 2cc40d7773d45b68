/**
 * The texts of the page, from the Fluent files in `src/carsonne/locales` and in the folders that CARSONNE_LOCALES names. Each
 * language has a part for the page, one for errors, and two for each game: its table, and its lessons. Only the English part for
 * the page is loaded with it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { gameFolders } from './games.ts';

const NAME = 'virtual:texts';
const OURS = fileURLToPath(new URL('../../src/carsonne/locales', import.meta.url));
/** Texts that only the terminal needs. */
const TERMINAL = ['terminal.ftl', 'command-line.ftl'];
/** What is said of a game before a table is opened. */
const BEFORE = 'options.ftl';
/** What is said of a game only in its lessons and where it is explained. */
const MORE = ['lessons.ftl', 'overview.ftl'];
const PAGE = 'page';
const ERRORS = 'errors';

export const localeFolders = (): string[] => [
  OURS,
  ...(process.env.CARSONNE_LOCALES ?? '').split(delimiter).filter(Boolean),
];

const inside = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** The languages that there are, English first. */
function languages(): string[] {
  const found = new Set(
    localeFolders().flatMap((root) => inside(root).filter((name) => /^[a-z]{2,3}(-|$)/.test(name))),
  );
  found.delete('en');
  return ['en', ...[...found].sort()];
}

/** The part to which a file of a game, or of no game, belongs. */
function partOf(file: string, game: string | null): string {
  if (file === `${ERRORS}.ftl`) return ERRORS;
  if (game === null || file === BEFORE) return PAGE;
  return MORE.includes(file) ? `${game}-more` : game;
}

/** The Fluent files of a language, by the part to which they belong. */
function files(language: string): Map<string, string[]> {
  const parts = new Map<string, string[]>([[PAGE, []]]);
  const add = (part: string, path: string) => parts.set(part, [...(parts.get(part) ?? []), path]);
  for (const folder of localeFolders().map((root) => join(root, language))) {
    for (const path of inside(folder).flatMap((name) =>
      name.endsWith('.ftl')
        ? [join(folder, name)]
        : inside(join(folder, name)).map((file) => join(folder, name, file)),
    )) {
      if (TERMINAL.includes(basename(path))) continue;
      add(partOf(basename(path), dirname(path) === folder ? null : basename(dirname(path))), path);
    }
  }
  for (const game of gameFolders()) {
    const path = join(game, `${language}.ftl`);
    if (existsSync(path)) add(PAGE, path);
  }
  return parts;
}

/** The messages of some files, without comments and empty lines. */
const text = (paths: readonly string[]): string =>
  paths.map((path) => readFileSync(path, 'utf8').replace(/^(#.*)?\n/gm, '')).join('\n');

function index(): string {
  const parts = (language: string) =>
    [...files(language).keys()].map(
      (part) => `${JSON.stringify(part)}: () => import('${NAME}/${language}/${part}')`,
    );
  const loads = languages().map(
    (language) => `${JSON.stringify(language)}: { ${parts(language).join(', ')} }`,
  );
  return [
    `export { default as english } from '${NAME}/en/${PAGE}';`,
    `export const languages = ${JSON.stringify(languages())};`,
    `export const load = { ${loads.join(', ')} };`,
  ].join('\n');
}

export const texts = (): Plugin => ({
  name: 'texts',
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return undefined;
    const [, language, part] = id.split('/');
    if (!language || !part) return index();
    const parts = files(language);
    // Tests of units have every text from the start.
    const paths = process.env.VITEST && part === PAGE ? [...parts.values()].flat() : (parts.get(part) ?? []);
    for (const path of paths) this.addWatchFile(path);
    return `export default ${JSON.stringify(text(paths))}`;
  },
});
