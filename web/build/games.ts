/**
 * Games that are not in `src/games`: `CARSONNE_GAMES` names their folders, separated by commas. Each has a `ui.ts`, which exports
 * `ui`, and its texts in `en.ftl` (`texts.ts`); the name of the folder is the name of the game. The page imports them as
 * `virtual:games`.
 */
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:games';

export const gameFolders = (): string[] =>
  (process.env.CARSONNE_GAMES ?? '')
    .split(',')
    .filter(Boolean)
    .map((folder) => resolve(folder));

/** The module that imports everything in these folders. */
function moduleOf(folders: readonly string[]): string {
  const imports = folders.map(
    (folder, i) => `import { ui as ui${i} } from ${JSON.stringify(`${folder}/ui.ts`)};\n`,
  );
  const games = folders.map((folder, i) => `${JSON.stringify(basename(folder))}: ui${i}`);
  return `${imports.join('')}export const games = { ${games.join(', ')} };\n`;
}

export const games = (): Plugin => ({
  name: 'games',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? moduleOf(gameFolders()) : undefined),
});
