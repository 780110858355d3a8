import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import {
  addressesOfAMember,
  addressesOfAnEmployer,
  addressesOfAPerson,
  addressesOfEveryone,
  BEFORE_A_GAME,
  BEFORE_A_STORY,
} from './addresses.ts';
import { logInAsEmployer } from './employer.ts';
import { addStyle } from './narrow-page.ts';
import { logIn } from './person.ts';
import { inWords, shiftsOf, sumOf, watchShifts } from './shifts.ts';
import { logInAsMember } from './society-member.ts';

/**
 * Nothing moves under a reader's eyes while a page arrives, with nothing in the browser's store, when fonts, words and data come only
 * after the page has been painted without them. Each page that everyone can open at one width, the widths in turn, for readers who want no
 * motion; e2e/accessibility.spec.ts looks at all others as they come. `npm run e2e -- --all` goes through every page at every width, with
 * its motion, and with the processor slowed down besides.
 */
const MAX_SHIFT = 0.01;
const LATE_MS = 100;
const SLOWED_TIMES = 4;
/** A hundred pages, one after the other, each four times as slow as the machine. */
const ALL_PAGES_LIMIT_MS = 1_800_000;
const WIDTHS = [344, 1440, 360, 375] as const;
const HEIGHT = 780;

/** Pages with a headline of several lines, which may break otherwise in the fonts that stand in: at every width. */
const BREAKING = ['/', DEMO_REPORT];

type Visit = { readonly address: string; readonly ready: (page: Page) => Promise<void> };
const heading = async (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const begun = async (page: Page, stands: string) => {
  await page.getByRole('button', { name: /^(Begin|शुरू करें)$/ }).click();
  await expect(page.locator(stands).first()).toBeVisible();
};

/** Pages that go on changing after their heading is there. */
const readyLater: Readonly<Record<string, Visit['ready']>> = {
  '/api-description': async (page) => expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible(),
  [DEMO_REPORT]: async (page) => expect(page.locator('svg.chart')).toHaveCount(4),
  [BEFORE_A_STORY]: (page) => begun(page, '.story-option'),
  [BEFORE_A_GAME]: (page) => begun(page, '.game-stage h1'),
};
const visitTo = (address: string): Visit => ({ address, ready: readyLater[address] ?? heading });
const ofEveryone = addressesOfEveryone.map(visitTo);
const ofAnEmployer = addressesOfAnEmployer.map(visitTo);
const ofAMember = addressesOfAMember.map(visitTo);
const ofAPerson = ['/', '/test-project?test=nothing', ...addressesOfAPerson].map(visitTo);

/** Every font that the page asks for has come, and what it moved has been counted. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** What follows the document and its scripts. */
const LATER = /\.woff2$|\/assets\/i18n\/|\/api\//;
/** A page that paints nothing without what follows gets it all the same. */
const PATIENCE_MS = 5_000;

/** Holds back what follows until the page has been painted, and a moment longer. What is returned is called before each new page. */
async function comeLate(page: Page): Promise<() => void> {
  let painted = Promise.withResolvers<void>();
  await page.exposeFunction('hasPainted', () => painted.resolve());
  await page.addInitScript(() => {
    const { hasPainted } = window as unknown as { hasPainted: () => void };
    new PerformanceObserver(() => hasPainted()).observe({ type: 'paint', buffered: true });
  });
  await page.route(LATER, async (route) => {
    await Promise.race([painted.promise, pause(PATIENCE_MS)]);
    await pause(LATE_MS);
    await route.continue();
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (process.env.E2E_ALL) await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES });
  return () => {
    painted = Promise.withResolvers<void>();
  };
}

/** Whether the page whose turn this is comes up at a width. */
const isAt = (width: number, address: string, turn: number) =>
  process.env.E2E_ALL || BREAKING.includes(address) || WIDTHS[turn % WIDTHS.length] === width;

for (const width of WIDTHS)
  test(`no page moves while it arrives at ${width} px`, async ({ page }) => {
    if (process.env.E2E_ALL) test.setTimeout(ALL_PAGES_LIMIT_MS);
    await page.setViewportSize({ width, height: HEIGHT });
    await watchShifts(page);
    const holdBack = await comeLate(page);
    const visit = async ({ address, ready }: Visit) => {
      holdBack();
      await page.goto(address);
      await ready(page);
      await settled(page);
      const shifts = await shiftsOf(page);
      expect.soft(sumOf(shifts), `${address}: ${inWords(shifts).join('\n')}`).toBeLessThan(MAX_SHIFT);
    };
    for (const [turn, each] of ofEveryone.entries()) if (isAt(width, each.address, turn)) await visit(each);
    if (!process.env.E2E_ALL) return;
    await logIn(page);
    for (const [turn, each] of ofAPerson.entries()) if (isAt(width, each.address, turn)) await visit(each);
    await logInAsMember(page, 'walker1');
    for (const [turn, each] of ofAMember.entries()) if (isAt(width, each.address, turn)) await visit(each);
    await logInAsEmployer(page);
    for (const [turn, each] of ofAnEmployer.entries()) if (isAt(width, each.address, turn)) await visit(each);
  });

test('the footer stands still while half of it is still on the way', async ({ page }) => {
  for (const width of [360, 800, 1440]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto('/society/end-digest'); // a short page: its footer stands at the lower edge
    await heading(page);
    await settled(page);
    const [whole, half] = await page.evaluate(() => {
      const footer = document.querySelector('footer')!;
      const top = footer.getBoundingClientRect().top;
      const links = [...footer.querySelectorAll('li')];
      for (const link of links.slice(links.length / 4)) link.remove();
      return [top, footer.getBoundingClientRect().top];
    });
    expect(Math.abs(whole! - half!), `${width} px`).toBeLessThan(2);
  }
});

test('the header is one line at every width, whatever font stands in', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  const lineHeights = async (address: string) => {
    await page.goto(address);
    await heading(page);
    const found: string[] = [];
    for (const font of ['', '* { font-family: "DejaVu Sans", Verdana, sans-serif !important }']) {
      if (font) await addStyle(page, font);
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
