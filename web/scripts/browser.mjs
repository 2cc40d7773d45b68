/** The machine's Chromium on a preview of the gallery, for pictures and measurements. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const FLAGS = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
];
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Build and serve the gallery and start a browser; call `close` when done. */
export async function openGallery() {
    const executablePath = process.env.CHROMIUM ?? PLACES.find(existsSync);
    if (!executablePath) throw new Error('Chromium is needed: install it or name it in CHROMIUM');
    const outDir = fileURLToPath(new URL('../dist/gallery', import.meta.url));
    await build({ root, mode: 'gallery', logLevel: 'warn', build: { outDir } });
    const server = await preview({
        root,
        logLevel: 'warn',
        build: { outDir },
        preview: { host: '127.0.0.1', port: 0 },
    });
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    const { port } = server.httpServer.address();
    return {
        browser,
        /** @param {string} query */
        url: (query) => `http://127.0.0.1:${port}/gallery.html?${query}`,
        close: async () => {
            await browser.close();
            await server.close();
        },
    };
}

/** Run `work({ browser, url })` on the gallery and clean up. */
export async function withGallery(work) {
    const gallery = await openGallery();
    try {
        await work(gallery);
    } finally {
        await gallery.close();
    }
}
