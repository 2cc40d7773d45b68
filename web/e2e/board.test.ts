/** The board answers mouse, finger and keyboard, in the machine's Chromium. The gallery announces moves as toasts. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGallery } from '../scripts/browser.mjs';

let gallery: Awaited<ReturnType<typeof openGallery>>;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.close());

async function board(query: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await gallery.browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(gallery.url(`show=board&${query}`));
  await page.locator('.art g').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(400);
  return page;
}

/** The move that was announced. */
async function announced(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('.toast').textContent()) ?? '');
}

const ghostTurn = (page: Page) => page.locator('.cell.aimed').getAttribute('aria-label');
const worldTransform = (page: Page) =>
  page.locator('.world').evaluate((e) => (e as HTMLElement).style.transform);

describe('with a mouse', () => {
  it('aims where the pointer is and lays with a click', async () => {
    const page = await board('fixture=middle');
    const cell = page.locator('[data-cell]').nth(4);
    await cell.hover();
    expect(await page.locator('.ghost').count()).toBe(1);
    await cell.click();
    const [x, y] = ((await cell.getAttribute('data-cell')) ?? '').split(',').map(Number);
    expect(await announced(page)).toMatchObject({ type: 'place', x, y });
  });

  it('turns with the second button, the wheel and the button on the ghost', async () => {
    const page = await board('fixture=late');
    const cell = page.locator('[data-cell]').nth(1);
    await cell.hover();
    const seen = [await ghostTurn(page)];
    await page.mouse.click(...(await middle(page, cell)), { button: 'right' });
    seen.push(await ghostTurn(page));
    await page.keyboard.down('Alt');
    await page.mouse.wheel(0, 100);
    await page.keyboard.up('Alt');
    await page.waitForTimeout(50);
    seen.push(await ghostTurn(page));
    if (await page.locator('.turn').count()) await page.locator('.turn').click();
    expect(new Set(seen).size).toBeGreaterThan(1);
    expect(await page.locator('.toast').count()).toBe(0);
  });

  it('pans by dragging without laying, and zooms with the wheel', async () => {
    const page = await board('fixture=middle');
    const before = await worldTransform(page);
    await page.mouse.move(640, 360);
    await page.mouse.down();
    await page.mouse.move(700, 420, { steps: 4 });
    await page.mouse.up();
    const panned = await worldTransform(page);
    expect(panned).not.toBe(before);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(400);
    expect(await worldTransform(page)).not.toBe(panned);
    expect(await page.locator('.toast').count()).toBe(0);
  });

  it('says what a feature is worth', async () => {
    const page = await board('fixture=middle');
    await page.mouse.move(640, 330);
    await page.locator('.tip').waitFor();
    expect(await page.locator('.tip').textContent()).toMatch(/point/);
    const purist = await board('fixture=middle&purist');
    await purist.mouse.move(640, 330);
    expect(await purist.locator('.tip').count()).toBe(0);
  });
});

async function middle(page: Page, cell: ReturnType<Page['locator']>): Promise<[number, number]> {
  const box = await cell.boundingBox();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : [page.viewportSize()?.width ?? 0, 0];
}

describe('with the keyboard', () => {
  it('goes to a cell, turns and lays', async () => {
    const page = await board('fixture=late');
    await page.keyboard.press('ArrowRight');
    const first = await page.locator('.cell.aimed').getAttribute('data-cell');
    await page.keyboard.press('ArrowRight');
    const second = await page.locator('.cell.aimed').getAttribute('data-cell');
    expect(second).not.toBe(first);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe(second);
    const turned = await ghostTurn(page);
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    const [x, y] = (second ?? '').split(',').map(Number);
    expect(await announced(page)).toMatchObject({ type: 'place', x, y });
    expect(turned).toContain('Enter places it');
  });

  it('steps through features and shows fields', async () => {
    const page = await board('fixture=middle');
    await page.keyboard.press('.');
    await page.locator('.tip').waitFor();
    const first = await page.locator('.tip').textContent();
    await page.keyboard.press('.');
    expect(await page.locator('.tip').textContent()).not.toBe(first);
    await page.keyboard.press('Escape');
    expect(await page.locator('.tip').count()).toBe(0);
    const shapes = await page.locator('.live path').count();
    await page.keyboard.press('f');
    expect(await page.locator('.live path').count()).toBeGreaterThan(shapes);
  });

  it('claims a place', async () => {
    const page = await board('fixture=claim');
    await page.locator('[data-spot=c0]').focus();
    await page.keyboard.press('Enter');
    expect(await announced(page)).toEqual({ type: 'claim', place: 'c0' });
  });
});

describe('with fingers', () => {
  const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  it('aims with a tap and lays with a second one', async () => {
    const page = await board('fixture=middle', PHONE);
    const cell = page.locator('[data-cell]').nth(2);
    await cell.tap();
    expect(await page.locator('.ghost').count()).toBe(1);
    expect(await page.locator('.toast').count()).toBe(0);
    await cell.tap();
    expect(await announced(page)).toMatchObject({ type: 'place' });
  });

  it('makes places large enough for a finger', async () => {
    const page = await board('fixture=claim', PHONE);
    for (const disc of await page.locator('[data-spot] .disc').all())
      expect((await disc.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  });

  it('zooms with a pinch', async () => {
    const page = await board('fixture=middle', PHONE);
    const before = await worldTransform(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [-gap, gap].map((d, id) => ({ x: 195 + d, y: 400, id })),
      });
    await touch('touchStart', 30);
    for (const gap of [45, 60, 80]) await touch('touchMove', gap);
    const scaled = await worldTransform(page);
    await touch('touchEnd', 0);
    expect(scaled).not.toBe(before);
    expect(Number(/scale\((.*)\)/.exec(scaled)?.[1])).toBeGreaterThan(1.5);
  });
});
