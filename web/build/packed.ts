/**
 * Writes each text file of the built page a second time, compressed with Brotli as far as it goes: that takes too long for
 * the server to do at its start, and saves a tenth of what gzip leaves.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|svg|txt|webmanifest)$/;
const pack = promisify(brotliCompress);

async function write(path: string): Promise<void> {
  const data = await readFile(path);
  await writeFile(
    `${path}.br`,
    await pack(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
  );
}

export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = await readdir(dir, { recursive: true });
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => write(join(dir, name))));
    },
  };
}
