/** Compressed sizes of the built page, and a failure when the script of the first load outgrows its budget. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUDGET = 150 * 1024;
const assets = fileURLToPath(new URL('../../src/carsonne/server/static/assets/', import.meta.url));
const page = readFileSync(
    fileURLToPath(new URL('../../src/carsonne/server/static/index.html', import.meta.url)),
    'utf8',
);

const names = readdirSync(assets).sort();
let script = 0;
for (const name of names.filter((name) => !name.endsWith('.br'))) {
    const packed = statSync(assets + (names.includes(`${name}.br`) ? `${name}.br` : name)).size;
    const first = name.endsWith('.js') && page.includes(name);
    if (first) script += packed;
    console.log(`${(packed / 1024).toFixed(1).padStart(7)} KB  ${name}${first ? '  (first load)' : ''}`);
}
console.log(`first load: ${(script / 1024).toFixed(1)} KB of script, budget ${BUDGET / 1024} KB`);
if (script > BUDGET) process.exitCode = 1;
