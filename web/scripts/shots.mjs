/** Pictures of the gallery into shots/: `npm run shots [-- name…]` takes all, or those whose names contain a word. */
import { mkdirSync } from 'node:fs';
import { withGallery } from './browser.mjs';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SHOTS = [
    ['tiles', 'show=tiles&theme=light', DESK, true],
    ['tiles-large', 'show=tiles&theme=light&size=160&large=S,F', DESK, true],
    ['tiles-dark', 'show=tiles&theme=dark', DESK, true],
    ['figures', 'show=figures&theme=light', DESK, true],
    ['figures-turned', 'show=figures&theme=light&turn=2', DESK, true],
    ['parts-light', 'show=parts&theme=light', DESK],
    ['parts-dark', 'show=parts&theme=dark', DESK],
    ['parts-contrast', 'show=parts&theme=light&contrast=more', DESK],
    ['parts-phone', 'show=parts&theme=light&dialog', PHONE],
    ['table-light', 'show=table&theme=light', DESK, true],
    ['table-dark', 'show=table&theme=dark', DESK, true],
    ['table-phone', 'show=table&theme=dark', PHONE, true],
    ['table-results', 'show=table&theme=dark&results', DESK],
    ['table-papers', 'show=table&theme=dark&papers', PHONE],
    ['board-light', 'show=board&theme=light&aim=9', DESK],
    ['board-dark-fields', 'show=board&theme=dark&fields', DESK],
    ['board-point', 'show=board&theme=light&fixture=middle&point=700,470', DESK],
    ['board-far', 'show=board&theme=light&zoom=0.5', DESK],
    ['board-close', 'show=board&theme=light&zoom=3', DESK],
    ['claim-light', 'show=board&theme=light&fixture=claim', DESK],
    ['claim-phone', 'show=board&theme=light&fixture=claim', PHONE],
    ['board-phone', 'show=board&theme=light&fixture=middle&aim=2', PHONE],
    ['board-phone-dark', 'show=board&theme=dark&fixture=late', PHONE],
];

const wanted = process.argv.slice(2);
mkdirSync('shots', { recursive: true });
await withGallery(async ({ browser, url }) => {
    for (const [name, query, viewport, fullPage = false] of SHOTS) {
        if (wanted.length && !wanted.some((word) => name.includes(word))) continue;
        const phone = viewport === PHONE;
        const context = await browser.newContext({
            viewport,
            hasTouch: phone,
            isMobile: phone,
            deviceScaleFactor: phone ? 2 : 1,
        });
        const page = await context.newPage();
        page.on('pageerror', (error) => console.error(name, error.message));
        page.on('console', (message) => message.type() === 'error' && console.error(name, message.text()));
        await page.goto(url(query));
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `shots/${name}.png`, fullPage });
        await context.close();
    }
});
