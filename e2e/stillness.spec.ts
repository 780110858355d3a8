import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { addressesOfAPerson, addressesOfEveryone } from './addresses.ts';
import { logIn } from './person.ts';

/**
 * Nothing moves under a reader's eyes while a page arrives: on a slow machine, with nothing in the browser's store, and with fonts that
 * come only after the page has been painted with the fonts that stand in for them.
 */
const MAX_SHIFT = 0.01;
const FONT_DELAY_MS = 250;
const SLOWED_TIMES = 4;
const WIDTHS = [344, 360, 375, 1440] as const;
const HEIGHT = 780;

/** On a machine that is slowed down and busy besides, a page takes long. Here only what moves is judged. */
const soon = { timeout: 60_000 };

type Visit = { readonly address: string; readonly ready: (page: Page) => Promise<void> };
const heading = async (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(soon);
const begun = async (page: Page, stands: string) => {
  await page.getByRole('button', { name: /^(Begin|शुरू करें)$/ }).click();
  await expect(page.locator(stands).first()).toBeVisible(soon);
};

/** Pages that go on changing after their heading is there. */
const readyLater: Readonly<Record<string, Visit['ready']>> = {
  '/api-description': async (page) => expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible(),
  [DEMO_REPORT]: async (page) => expect(page.locator('svg.chart')).toHaveCount(3, soon),
  '/test-project?test=lantern-ferry': (page) => begun(page, '.story-option'),
  '/test-project?test=pattern-loom': (page) => begun(page, '.game-stage h1'),
};
const visitTo = (address: string): Visit => ({ address, ready: readyLater[address] ?? heading });
const ofEveryone = addressesOfEveryone.map(visitTo);
const ofAPerson = ['/', '/test-project?test=nothing', ...addressesOfAPerson].map(visitTo);

/** From now on, what each new document of the page shifts, and what it was that moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const held = window as Window & { shifted?: number; moved?: string[] };
    held.shifted = 0;
    held.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        held.shifted! += entry.value;
        const names = entry.sources.map(({ node }) => (node as Element | null)?.className || node?.nodeName);
        held.moved!.push(`${entry.value.toFixed(4)} ${names.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Every font that the page asks for has come, and what it moved has been counted. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { shifted = 0, moved = [] } = window as Window & { shifted?: number; moved?: string[] };
    return { shifted, moved };
  });

async function slowDown(page: Page): Promise<CDPSession> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
    await route.continue();
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES });
  return browser;
}

for (const width of WIDTHS)
  test(`no page moves while it arrives at ${width} px`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: HEIGHT });
    await watchShifts(page);
    await slowDown(page);
    const visit = async ({ address, ready }: Visit) => {
      await page.goto(address);
      await ready(page);
      const { shifted, moved } = await settled(page);
      expect.soft(shifted, `${address}: ${moved.join('\n')}`).toBeLessThan(MAX_SHIFT);
    };
    for (const each of ofEveryone) await visit(each);
    await logIn(page);
    for (const each of ofAPerson) await visit(each);
  });

test('the header is one line at every width, whatever font stands in', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  const lineHeights = async (address: string) => {
    await page.goto(address);
    await heading(page);
    const found: string[] = [];
    for (const font of ['', '* { font-family: "DejaVu Sans", Verdana, sans-serif !important }']) {
      if (font) await page.addStyleTag({ content: font });
      for (const width of [320, 344, 360, 375, 390, 412, 480, 768]) {
        await page.setViewportSize({ width, height: HEIGHT });
        const [height, tooWide] = await page.evaluate(() => [
          Math.round(document.querySelector('header')!.getBoundingClientRect().height),
          document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ]);
        if (height! > 65 || tooWide! > 0) found.push(`${address} at ${width} px: ${height} high, ${tooWide} too wide ${font}`);
      }
    }
    return found;
  };
  const found = await lineHeights('/login');
  await logIn(page);
  expect([...found, ...(await lineHeights('/nowhere')), ...(await lineHeights('/hi/nowhere'))]).toEqual([]);
});
