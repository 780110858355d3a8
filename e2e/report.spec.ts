import { expect, type Page, test } from '@playwright/test';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import type { HouseReport, StrengthsReport } from '#contract/reports.ts';
import { DEMO_ASKED_FOR } from './addresses.ts';
import { formOf } from './long-form.ts';
import { logIn } from './person.ts';

const DEMO_SET_1 = DEMO_REPORT.replace('set2report', 'set1report');
/** The narrowest and the widest, and two between: `npm run e2e -- --all` has many more. */
const WIDTHS = process.env.E2E_ALL ? [320, 344, 360, 391, 414, 480, 600, 768, 769, 900, 1024, 1200, 1440] : [320, 391, 769, 1440];

/** The ink of every word, pixel by pixel, from a canvas of the drawing's own face: how many pixels two words share. */
async function sharedInk(page: Page): Promise<number> {
  return page.evaluate(() => {
    const drawing = document.querySelector('.word-cloud')!;
    const [width, height] = [drawing.clientWidth, drawing.clientHeight];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.textAlign = 'center';
    const seen = new Uint8Array(width * height);
    let shared = 0;
    for (const word of drawing.querySelectorAll('.word')) {
      const [text, x, y] = [word.firstChild!.textContent!, Number(word.getAttribute('x')), Number(word.getAttribute('y'))];
      context.clearRect(0, 0, width, height);
      context.font = `600 ${word.getAttribute('font-size')}px Mukta`;
      context.fillText(text, x, y);
      // all ink of a word lies within its box, and a pixel around it for soft edges
      const ink = context.measureText(text);
      const left = Math.max(0, Math.floor(x - ink.actualBoundingBoxLeft) - 1);
      const top = Math.max(0, Math.floor(y - ink.actualBoundingBoxAscent) - 1);
      const right = Math.min(width, Math.ceil(x + ink.actualBoundingBoxRight) + 1);
      const bottom = Math.min(height, Math.ceil(y + ink.actualBoundingBoxDescent) + 1);
      const { data } = context.getImageData(left, top, right - left, bottom - top);
      for (let row = top; row < bottom; row++)
        for (let column = left; column < right; column++) {
          if (data[((row - top) * (right - left) + column - left) * 4 + 3]! < 128) continue;
          shared += seen[row * width + column]!;
          seen[row * width + column] = 1;
        }
    }
    return shared;
  });
}

for (const language of ['en', 'hi'] as const) {
  test(`the word cloud places all twelve words at every width, in ${language}`, formOf(language), async ({ page }) => {
    await page.goto(language === 'hi' ? `/hi${DEMO_REPORT}` : DEMO_REPORT);
    const words = page.locator('.word-cloud .word');
    // a moment after the window has another width, the cloud is laid out anew for the room that it has then
    const unusedRoom = () =>
      page.locator('.chart-room:has(> .word-cloud)').evaluate((room) => room.clientWidth - room.children[0]!.clientWidth);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect(words, `${width} px`).toHaveCount(12);
      await expect.poll(unusedRoom, { message: `${width} px` }).toBe(0);
      const drawing = (await page.locator('.word-cloud').boundingBox())!;
      const edges = await words.evaluateAll((all) =>
        all.map((word) => word.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
      expect(Math.min(...edges.map(([left]) => left!)), `${width} px`).toBeGreaterThanOrEqual(drawing.x - 1);
      expect(Math.max(...edges.map(([, right]) => right!)), `${width} px`).toBeLessThanOrEqual(drawing.x + drawing.width + 1);
      expect(await sharedInk(page), `${width} px`).toBe(0);
    }
  });
}

test('on a phone the first screen holds the sentence and the wheel, and says how sure that is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const address of [DEMO_REPORT, DEMO_SET_1]) {
    await page.goto(address);
    const wheel = page.getByRole('group', { name: /^Wheel of twelve petals/ });
    await expect(wheel).toBeVisible();
    await expect(page.locator('.opening-lead')).toHaveText(/\S{3}/);
    const { y, height } = (await wheel.boundingBox())!;
    expect(y + height, address).toBeLessThanOrEqual(800);
    await expect(page.getByText('All 12 tests are in')).toBeVisible();
  }
});

test('petals, bubbles, words and bars open the mind function that they name, by mouse and by keyboard', async ({ page }) => {
  await page.goto(DEMO_REPORT);
  const dialog = page.getByRole('dialog', { name: 'Planning and Organization' });
  for (const [what, drawing] of [
    ['the wheel', page.getByRole('group', { name: /^Wheel of twelve petals/ })],
    ['the bubbles', page.getByRole('group', { name: /^Bubble chart/ })],
    ['the words', page.getByRole('group', { name: /^Word cloud/ })],
    ['the bars', page.getByRole('group', { name: /^Bar chart/ })],
  ] as const) {
    await drawing.getByRole('button', { name: /^Planning\b/ }).click();
    await expect(dialog, what).toContainText(/You lie most likely between \d\.\d and \d\.\d of 5/);
    await expect(dialog.getByRole('heading', { name: 'What it is' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  const bars = page.getByRole('group', { name: /^Bar chart/ }).getByRole('button');
  await bars.first().focus();
  await page.keyboard.press('End');
  await expect(bars.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(bars.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what is strong opens too, and what is weak begins with the range', async ({ page }) => {
  await page.goto(DEMO_ASKED_FOR);
  await page.getByRole('button', { name: 'Creativity and Ideation', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Creativity and Ideation' })).toContainText('When it is strong');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await withHouses(page, (house) => ({ ...house, range: { low: 1.1, high: house.house === 10 ? 1.9 : 2.4 } }));
  await page.reload();
  const mayFit = page.getByText('So this may describe you, or only some of your days.');
  for (const [name, times] of [
    [/^Planning and Organization/, 0],
    [/^Business Acumen and Conflict Resolution/, 1],
  ] as const) {
    await page.locator('.weakness').filter({ hasText: name }).click();
    await expect(page.getByRole('dialog').getByText('You lie most likely between 1.1 and')).toBeVisible();
    await expect(mayFit).toHaveCount(times);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a place among people is told only where its range is not wider than 50 points', async ({ page }) => {
  const place = { provisional: true, group: null };
  await withHouses(page, (house) => ({
    ...house,
    percentile: house.house === 1 ? { value: 60, low: 34, high: 85, ...place } : { value: 60, low: 35, high: 85, ...place },
  }));
  await page.goto(DEMO_ASKED_FOR);
  await expect(page.getByText('Too early to compare with other people.')).toHaveCount(1);
  await expect(page.getByText('Higher than about 60 of 100 people; likely 35 to 85 (provisional).')).toHaveCount(11);
});

/** The demo's report, but with these houses. */
async function withHouses(page: Page, change: (house: HouseReport) => HouseReport): Promise<void> {
  await page.route('**/strengths*', async (route) => {
    const response = await route.fetch();
    const report = (await response.json()) as StrengthsReport;
    await route.fulfill({ response, json: { ...report, houses: report.houses.map(change) } });
  });
}

test('the same order by strength stands at the bubble chart and in the table of the cloud', async ({ page }) => {
  await page.route('**/strengths', async (route) => {
    const response = await route.fetch();
    const report = (await response.json()) as StrengthsReport;
    const ranking = [9, 4, 5, 1, 8, 3, 11, 2, 6, 12, 10, 7];
    const placeOf = (house: number) => (ranking.indexOf(house) < 3 ? 'powerful' : ranking.indexOf(house) < 9 ? 'average' : 'weak');
    const houses = report.houses.map((house) => ({ ...house, strength: 3.2, standing: 'strong', place: placeOf(house.house) }));
    await route.fulfill({ response, json: { ...report, houses, ranking, dominant: 9 } });
  });
  await page.goto(DEMO_ASKED_FOR);
  await expect(page.getByText('The strongest are Strategy, Emotions and Creativity.')).toBeVisible();
  const cloud = page.getByRole('region', { name: 'Dominant Mind Function', exact: true });
  await cloud.getByText('The same as a table').click();
  await expect(cloud.getByRole('rowheader').first()).toHaveText('Strategic Thinking and Exploration');
  await expect(cloud.getByRole('rowheader').nth(1)).toHaveText('Emotional Intelligence and Security');
});

test('each of the four weakest has its likely range, without crowding a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [address, range] of [
    [DEMO_REPORT, /^Strength \d\.\d of 5, likely \d\.\d to \d\.\d$/],
    [`/hi${DEMO_REPORT}`, /^ताक़त 5 में से \d\.\d, संभावित \d\.\d से \d\.\d$/],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('.weakness').getByText(range)).toHaveCount(4);
    const overflowing = await page.locator('.weakness').evaluateAll((cards) => cards.filter((card) => card.scrollWidth > card.clientWidth));
    expect(overflowing).toEqual([]);
  }
});

test('charts that are hidden for a while draw nothing impossible', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(DEMO_REPORT);
  await expect(page.locator('.bar').first()).toBeVisible();
  const hide = (isHidden: boolean) =>
    page.evaluate(
      async (display) => {
        document.querySelector('main')!.style.display = display;
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      },
      isHidden ? 'none' : '',
    );
  await hide(true);
  await hide(false);
  await expect(page.locator('.bar').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('the demo has a name even when its name does not come', async ({ page }) => {
  await page.route('**/api/users/25/name', (route) => route.abort());
  await page.goto(DEMO_ASKED_FOR);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personalised General Report 2 for our demo person');
  await page.goto(`/hi${DEMO_ASKED_FOR}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('हमारे डेमो व्यक्ति की अपनी सामान्य रिपोर्ट 2');
});

test('an explanation locks the page, waits, can be given up, and gives the scroll back', async ({ page }) => {
  await page.route('**/texts/bubbleChart/sentences*', () => new Promise(() => {}));
  await page.goto(DEMO_REPORT);
  await page.getByRole('button', { name: 'Explain Chart' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Generating explanation...')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/texts/bubbleChart'));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await givenUp;
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
});

test('an explanation that cannot be had says so', async ({ page }) => {
  await page.route('**/texts/barChart/sentences*', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } }));
  await page.goto(DEMO_REPORT);
  await page.getByRole('button', { name: 'Explain Chart' }).nth(2).click();
  await expect(page.getByRole('dialog')).toContainText('Sorry, we could not generate an explanation at this time. Please try again later.');
});

test('each of the four weakest opens its description and ten tips', async ({ page }) => {
  await page.goto(DEMO_REPORT);
  for (const name of [
    'Explore Development Strategies',
    'View Growth Opportunities',
    'Discover Enhancement Methods',
    'Access Improvement Plan',
  ]) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'When this house is weak:' })).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
  }
});

test('the window of a weakness says that it loads until its text is there', async ({ page }) => {
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/assets/i18n/en/houses.json*', async (route) => {
    ask();
    await mayAnswer;
    await route.continue();
  });
  await page.goto(DEMO_REPORT);
  await page.getByRole('button', { name: 'Explore Development Strategies' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Loading...')).toBeVisible();
  await isAsked;
  answer();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expect(dialog.getByText('Loading...')).toHaveCount(0);
});

test('a tip opens, and any press outside closes it', async ({ page }) => {
  await page.goto(DEMO_REPORT);
  const button = page.getByRole('button', { name: 'How to read “Dominant Mind Function”' });
  await button.click();
  await expect(page.getByText('The larger a word, the stronger the function.')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText('The larger a word, the stronger the function.')).toHaveCount(0);
});

test.describe('when there is nothing to show', () => {
  test('no id: says so, and offers login and the demo', async ({ page }) => {
    await page.goto('/home/set2report');
    await expect(page.getByRole('alert')).toContainText('user id not found');
    await expect(page.getByRole('main').getByRole('link', { name: 'See the demo report' })).toBeVisible();
  });

  test('no token: nothing is asked of the server', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/report') && calls.push(request.url()));
    await page.goto('/home/set2report?userId=1000');
    await expect(page.getByRole('alert')).toContainText('No token found');
    expect(calls).toEqual([]);
  });

  test('a login that ends while it is open: it is known whose report this is, and logging in leads back to it', async ({ page }) => {
    await logIn(page);
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.setItem('accessToken', 'run out'));
    await page.getByRole('banner').getByRole('link', { name: 'Report', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('No token found');
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=/home/set2report');
  });

  test('an id that nobody can have', async ({ page }) => {
    await page.goto('/home/set2report?userId=asha');
    await expect(page.getByRole('alert')).toContainText('User ID not found.');
  });

  for (const [what, answer, remedy, mayRetry] of [
    ['a server out of reach', undefined, 'Check your connection, then try again.', true],
    ['trouble of the server', 503, 'The fault is on our side', true],
    ['no such report', 404, 'Check the address, or open your own report', false],
  ] as const) {
    test(`${what}: the one text for all of them, and what to do`, async ({ page }) => {
      await page.route('**/strengths', (route) =>
        answer === undefined ? route.abort() : route.fulfill({ status: answer, json: { code: '', message: '' } }),
      );
      await page.goto(DEMO_ASKED_FOR);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Error fetching report. Please try again later.');
      await expect(alert).toContainText(remedy);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(mayRetry ? 1 : 0);
    });
  }

  test('a server that fails: says so, and trying again works', async ({ page }) => {
    await page.route('**/strengths', (route) => route.fulfill({ status: 500, json: { code: 'internal', message: '' } }));
    await page.goto(DEMO_ASKED_FOR);
    await expect(page.getByRole('alert')).toContainText('Error fetching report. Please try again later.');
    await page.unroute('**/strengths');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /Personalised General Report 2 for/ })).toBeVisible();
  });
});
