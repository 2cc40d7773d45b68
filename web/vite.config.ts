/**
 * How the page is built. `--outDir` (or CARSONNE_WEB_OUT) says where; the wheel's build passes the server's
 * static folder. The gallery is a page for developers, built in mode `gallery` into a folder of its own.
 */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vitest/config';
import { gameFolders, games } from './build/games.ts';
import { packed } from './build/packed.ts';
import { rules } from './build/rules.ts';
import { localeFolders, texts } from './build/texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), games(), texts(), rules(), packed()],
  css: { postcss: { plugins: [globalData({ files: [here('./src/style/screens.css')] }), customMedia()] } },
  resolve: {
    alias: {
      $games: here('../src/carsonne/games'),
      $lib: here('./src/lib'),
      $page: here('./src'),
    },
    dedupe: ['svelte'],
  },
  server: {
    fs: {
      allow: [
        here('.'),
        here('../src/carsonne/games'),
        here('../docs/rules'),
        ...gameFolders(),
        ...localeFolders(),
      ],
    },
    proxy: { '/api': { target: process.env.CARSONNE_API ?? 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir:
      mode === 'gallery'
        ? here('./dist/gallery')
        : (process.env.CARSONNE_WEB_OUT ?? here('../src/carsonne/server/static')),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: {
      checks: { bundlerTimings: false },
      input: here(mode === 'gallery' ? './gallery.html' : './index.html'),
    },
  },
  /** `npm run test:browser` runs e2e/ with the machine's Chromium. */
  test: {
    include: mode === 'browser' ? ['e2e/**/*.test.ts'] : ['src/**/*.test.ts'],
    environment: 'node',
    testTimeout: mode === 'browser' ? 30_000 : 5_000,
    hookTimeout: 60_000,
  },
}));
