/**
 * Names the exports that no other file imports. Components are bound, not imported, and types generated from the server are
 * there whether the page names them or not, so both are left out.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['src', 'build', 'examples', 'e2e'];
const ALIASES = { $lib: join(HERE, 'src/lib'), $page: join(HERE, 'src') };
const GENERATED = /(\/types|\/schema|\.d)\.ts$/;
const EXPORT = /^export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;
const IMPORT = /^\s*import (?:type )?(.*?) from '([^']+)'/gms;
const LOADED = /\bimport\('([^']+)'\)/g;
const ENTRY = /\/ui\.ts$/;

const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(HERE, folder), { recursive: true }).map((name) => join(HERE, folder, name)),
).filter((path) => /\.(ts|svelte)$/.test(path));
const texts = new Map(
    [...files, join(HERE, 'vite.config.ts')].map((path) => [path, readFileSync(path, 'utf8')]),
);

/** The file that is meant by a path in an import. */
function found(from, path) {
    const [first, ...rest] = path.split('/');
    const whole = first in ALIASES ? join(ALIASES[first], ...rest) : resolve(dirname(from), path);
    return [whole, `${whole}.ts`].find((one) => texts.has(one));
}

/** The names in `{ a, type b, c as d }`; of `* as all` and of modules loaded later, whatever follows a dot in this file. */
const named = (clause) =>
    clause
        .match(/\{(.*)\}/s)?.[1]
        .split(',')
        .map(
            (one) =>
                one
                    .trim()
                    .replace(/^type /, '')
                    .split(' ')[0],
        ) ?? [];
const members = (text) => [...text.matchAll(/\.(\w+)/g)].map(([, name]) => name);

const used = new Set();
const use = (path, names) => path && names.forEach((name) => used.add(`${path} ${name}`));
for (const [from, text] of texts) {
    for (const [, clause, path] of text.matchAll(IMPORT))
        use(found(from, path), clause.startsWith('*') ? members(text) : named(clause));
    for (const [, path] of text.matchAll(LOADED)) use(found(from, path), members(text));
}

for (const [path, text] of texts) {
    if (!path.endsWith('.ts') || GENERATED.test(path) || ENTRY.test(path)) continue;
    for (const [, name] of text.matchAll(EXPORT)) {
        if (used.has(`${path} ${name}`)) continue;
        console.error(`${relative(HERE, path)}: nobody else imports ${name}; do not export it`);
        process.exitCode = 1;
    }
}
