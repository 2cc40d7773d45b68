/**
 * What panning, pointing and zooming on a late board cost, from the browser's own trace: `npm run pan [-- slowdown]`.
 * Script is events, timers and animation frames; layout is style and layout; paint is pre-paint, paint and commit,
 * all on the page's main thread and summed per frame.
 */
import { withGallery } from './browser.mjs';

const SCRIPT = ['EventDispatch', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks'];
const LAYOUT = ['UpdateLayoutTree', 'Layout'];
const PAINT = ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayerTree'];
const slowdown = Number(process.argv[2] ?? 1);
const MIDDLE = { x: 720, y: 470 };

/** Sum of the durations of the named events in each frame, nested ones counted once, in ms. */
function perFrame(events, frames, names) {
    const sums = new Array(frames.length).fill(0);
    let end = 0;
    for (const event of events.filter((e) => names.includes(e.name))) {
        if (event.ts < end) continue;
        end = event.ts + event.dur;
        const frame = frames.findLastIndex((ts) => ts <= event.ts);
        if (frame >= 0) sums[frame] += event.dur / 1000;
    }
    return sums;
}

const share = (values, p) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * p)] ?? 0;
const ms = (value) => value.toFixed(2).padStart(7);

function report(title, trace) {
    const main = trace.find((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain' && e.args);
    const busiest = trace.filter((e) => e.name === 'FireAnimationFrame')[0] ?? main;
    const events = trace.filter((e) => e.ph === 'X' && e.tid === busiest.tid && e.pid === busiest.pid);
    events.sort((a, b) => a.ts - b.ts);
    const frames = trace
        .filter((e) => e.name === 'BeginMainThreadFrame' && e.pid === busiest.pid)
        .map((e) => e.ts)
        .sort((a, b) => a - b);
    const script = perFrame(events, frames, SCRIPT);
    const layout = perFrame(events, frames, LAYOUT);
    const paint = perFrame(events, frames, PAINT);
    const both = script.map((value, i) => value + layout[i]);
    console.log(`${title}: ${frames.length} frames          median    95 %     max`);
    for (const [name, row] of Object.entries({ 'script + layout': both, script, layout, paint }))
        console.log(
            `  ${name.padEnd(16)} ms a frame ${ms(share(row, 0.5))} ${ms(share(row, 0.95))} ${ms(share(row, 1))}`,
        );
}

async function drag(page) {
    await page.mouse.move(MIDDLE.x, MIDDLE.y);
    await page.mouse.down();
    for (let i = 0; i < 90; i++) {
        await page.mouse.move(MIDDLE.x + 260 * Math.sin(i / 9), MIDDLE.y + 160 * Math.cos(i / 7));
        await page.waitForTimeout(12);
    }
    await page.mouse.up();
}

async function wheel(page) {
    for (let i = 0; i < 40; i++) {
        await page.mouse.wheel(0, i < 20 ? 60 : -60);
        await page.waitForTimeout(12);
    }
}

/** Point at one feature after another. */
async function hover(page) {
    for (let i = 0; i < 60; i++) {
        await page.mouse.move(260 + 15 * i, 330 + 170 * (i % 3));
        await page.waitForTimeout(12);
    }
}

/** Run the gesture under the browser's tracer. */
async function traced(browser, page, gesture) {
    const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame'];
    await browser.startTracing(page, { categories });
    await gesture(page);
    const buffer = await browser.stopTracing();
    return JSON.parse(buffer.toString()).traceEvents;
}

await withGallery(async ({ browser, url }) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const started = Date.now();
    await page.goto(url('show=board&fixture=late&theme=light'));
    await page.waitForFunction(() => document.querySelectorAll('.art').length === 2);
    await page.waitForTimeout(1500);
    const shapes = await page.evaluate(() => document.querySelectorAll('.art *').length);
    console.log(
        `${shapes} elements in the art, slowed down ${slowdown} times, loaded ${Date.now() - started} ms ago`,
    );
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.mouse.move(MIDDLE.x, MIDDLE.y);
    report('pan', await traced(browser, page, drag));
    report('hover', await traced(browser, page, hover));
    report('zoom', await traced(browser, page, wheel));
});
