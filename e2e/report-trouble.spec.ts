import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, type Route, test } from '@playwright/test';
import { DEMO_ASKED_FOR } from './addresses.ts';
import { formAt, IN_LONG_FORM } from './long-form.ts';
import { logIn } from './person.ts';
import { inWords, shiftsOf, watchShifts } from './shifts.ts';

test.use({ reducedMotion: 'no-preference' });

const UNAVAILABLE = 'Sorry, we could not generate an explanation at this time. Please try again later.';
const CRASHED = 'This page could not be shown';

type Body = { readonly json: unknown } | { readonly body: string; readonly contentType: string };
const successes: [string, Body][] = [
  ['{}', { json: {} }],
  ['null', { json: null }],
  ['[]', { json: [] }],
  ['a text', { json: 'text' }],
  ['a page', { body: '<!doctype html><title>Log in to the network</title>', contentType: 'text/html' }],
  ['half an answer', { body: '{"text": "You tend', contentType: 'application/json' }],
  ['wrong types', { json: { text: { deep: 1 }, writer: 7, name: ['x'], tests: [{ test: 1 }], houses: [null], ranking: 'no' } }],
];
const fulfil = (body: Body) => (route: Route) => route.fulfill({ status: 200, ...body });

async function openExplanation(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Strong, Average & Weak Mind Functions' }).getByRole('button', { name: 'Explain Chart' }).click();
}

/** What a page asks for, and what it says where that is not what it can read. */
const troubles: readonly ((page: Page, body: Body) => Promise<void>)[] = [
  async function textsOfAReport(page, body) {
    await page.route('**/texts/*/sentences*', fulfil(body));
    await page.route('**/api/users/25/name', fulfil(body));
    await page.goto(DEMO_ASKED_FOR);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personalised General Report 2 for our demo person');
    await expect(page.getByRole('region', { name: 'Personality Summary-2' })).toContainText('Your strongest areas are');
    await openExplanation(page);
    await expect(page.getByRole('dialog').getByRole('heading', { name: UNAVAILABLE })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.bar').first()).toBeVisible();
  },
  async function strengths(page, body) {
    await page.route('**/strengths', fulfil(body));
    await page.goto(DEMO_ASKED_FOR);
    await expect(page.getByRole('alert')).toContainText('Error fetching report. Please try again later.');
  },
  async function progress(page, body) {
    await logIn(page);
    await page.route('**/api/progress', fulfil(body));
    await page.goto('/home');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.goto('/test-project?test=lantern-ferry');
    await expect(page.getByRole('alert')).toBeVisible();
  },
];

// One door reads all answers: here three kinds of answer are each what one page gets; `npm run e2e -- --all` has every pair.
for (const [turn, [what, body]] of successes.entries()) {
  test(`a success that holds ${what} takes no page down`, turn % 2 === 1 ? {} : IN_LONG_FORM, async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    for (const [index, showsTrouble] of troubles.entries()) {
      if (!process.env.E2E_ALL && index !== turn % troubles.length) continue;
      await showsTrouble(page, body);
      await expect(page.getByText(CRASHED)).toHaveCount(0);
    }
    expect(thrown).toEqual([]);
  });
}

test('strengths that are not received are written to the log', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/strengths', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away.' } }));
  await page.goto(DEMO_ASKED_FOR);
  await expect(page.getByRole('alert')).toContainText('Error fetching report.');
  expect(logged.join('\n')).toContain('What this page needs was not received.');
});

test('a login that could not be renewed just now is tried again on the report, not on the login page', async ({ page }) => {
  await logIn(page);
  const refused = { status: 401, json: { code: 'unauthenticated', message: 'Your access has expired.' } };
  await page.route('**/strengths', (route) => route.fulfill(refused));
  await page.route('**/api/auth/**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away.' } }));
  await page.goto('/home/set2report');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Error fetching report.');
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await page.unroute('**/strengths');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('link', { name: /Play/ })).toBeVisible();
});

for (const [address, waiting, ready, announced] of [
  [DEMO_ASKED_FOR, /^Try again in [123] s$/, 'Try again', 'You can try again now.'],
  [`/hi${DEMO_ASKED_FOR}`, /^[123] सेकंड में फिर कोशिश करें$/, 'फिर कोशिश करें', 'अब फिर कोशिश की जा सकती है।'],
] as const) {
  test(`trying again waits until it can help, and then works: ${address}`, formAt(address), async ({ page }) => {
    let asked = 0;
    await page.route('**/texts/barChart/sentences*', (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      return route.fulfill({ status: 503, json: { code: 'unavailable', message: UNAVAILABLE, retryAfter: 3 } });
    });
    await page.goto(address);
    await page
      .getByRole('button', { name: /^(Explain Chart|चार्ट समझें)$/ })
      .nth(2)
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: waiting })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: ready, exact: true })).toBeEnabled();
    await expect(dialog.getByRole('status').filter({ hasText: announced })).toHaveCount(1);
    await dialog.getByRole('button', { name: ready, exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(dialog.locator('p').first()).toHaveText(/.{40}/);
    expect(asked).toBe(2);
  });
}

test('past the limit of an hour one is told why, and for how long', async ({ page }) => {
  await page.route('**/texts/barChart/sentences*', (route) =>
    route.fulfill({ status: 429, json: { code: 'too-many', message: UNAVAILABLE, retryAfter: 2520 } }),
  );
  await page.goto(DEMO_ASKED_FOR);
  await openExplanation(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(UNAVAILABLE);
  await expect(dialog.getByRole('alert')).toContainText('a new one has to wait a little');
  await expect(dialog.getByRole('button', { name: 'Try again in 42 min' })).toBeDisabled();
});

test('each chart says whom it compares, without a press', async ({ page }) => {
  await page.goto(DEMO_ASKED_FOR);
  for (const [chart, compares] of [
    ['Mind Function Strength Spectrum', 'This compares you with other people'],
    ['Dominant Mind Function', 'This compares your own twelve with each other'],
    ['Strong, Average & Weak Mind Functions', 'This compares your own twelve with each other'],
  ] as const)
    await expect(page.getByRole('region', { name: chart, exact: true }).getByText(compares)).toBeVisible();
});

const MIN_SHIFT = 0.001;
const LATE_MS = 300;

/** A header that moves everything below it is every page's matter, and has a test of its own. */
const movedBelowHeader = async (page: Page) =>
  inWords((await shiftsOf(page)).filter(({ value, isOfHeader }) => value >= MIN_SHIFT && !isOfHeader));

for (const what of ['full', 'empty', 'refused'] as const)
  test(`nothing on a report moves while it comes, at any width: ${what}`, what === 'full' ? {} : IN_LONG_FORM, async ({ page }) => {
    if (what === 'empty') await logIn(page);
    await page.route('**/strengths', async (route) => {
      await pause(LATE_MS);
      return what === 'refused' ? route.fulfill({ status: 503, json: {} }) : route.continue();
    });
    await watchShifts(page);
    for (const width of process.env.E2E_ALL ? [344, 360, 375, 1440] : [344, 1440]) {
      await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
      await page.goto(what === 'empty' ? '/home/set2report' : DEMO_ASKED_FOR);
      const sign = { full: page.locator('.bar').first(), empty: page.locator('#empty'), refused: page.getByRole('alert') }[what];
      await expect(sign).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await movedBelowHeader(page), `${width} px`).toEqual([]);
    }
  });
