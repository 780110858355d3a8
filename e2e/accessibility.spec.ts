import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { LANGUAGES, type Language, withLanguage } from '#contract/language.ts';
import { addressesOfAMember, addressesOfAnEmployer, addressesOfAnOperator, addressesOfAPerson, addressesOfEveryone } from './addresses.ts';
import { logInAsEmployer, newOrganisation } from './employer.ts';
import { expectToFitThePhone, expectWholeHeadings } from './narrow-page.ts';
import { logInAsOperator } from './operator.ts';
import { logIn } from './person.ts';
import { sharedPage } from './shared-page.ts';
import { inWords, shiftsOf, sumOf } from './shifts.ts';
import { logInAsMember } from './society-member.ts';
import { violationsOf } from './violations.ts';

/**
 * Every page against the accessibility check, and that it asks no other site for anything, at sizes, colours, languages and ways of input
 * of which each pair occurs; `npm run e2e -- --all` goes through every combination. And that each page fits the smallest phone in that
 * language, for people with long names as well, and stands still while it comes.
 */
type Setting = { readonly width: number; readonly scheme: 'light' | 'dark'; readonly language: Language; readonly touch: boolean };

const WIDTHS = [360, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;
const TOUCH = [false, true] as const;

const everySetting: readonly Setting[] = WIDTHS.flatMap((width) =>
  SCHEMES.flatMap((scheme) => LANGUAGES.flatMap((language) => TOUCH.map((touch) => ({ width, scheme, language, touch })))),
);
/** The even half of the cube: whichever two of the four one takes, each of their four combinations is among these eight. */
const pairwise = everySetting.filter(
  ({ width, scheme, language, touch }) => [width === 360, scheme === 'dark', language === 'hi', touch].filter(Boolean).length % 2 === 0,
);
const settings = process.env.E2E_ALL ? everySetting : pairwise;

/** Longer than what has come needs to ask for more. */
const SETTLED_MS = 100;

/** As in e2e/stillness.spec.ts, which holds back what follows a page. Here it comes as it comes, and the fonts may be there already. */
const MAX_SHIFT = 0.01;

const LONG_NAME = 'W'.repeat(40);
const LONG_USERNAME = 'w'.repeat(15);

const logInAs = {
  person: async (page: Page) => {
    await page.addInitScript((username) => localStorage.setItem('username', username), LONG_USERNAME);
    await logIn(page, { name: LONG_NAME });
  },
  employer: async (page: Page) => {
    // a stream that stays open would never end
    await page.route('**/api/hiring/changes*', (route) => route.abort());
    await logInAsEmployer(page, newOrganisation(LONG_NAME));
  },
  member: (page: Page) => logInAsMember(page, 'walker1'),
  operator: logInAsOperator,
};
type Reader = keyof typeof logInAs;

type Visit = {
  readonly name: string;
  readonly path: string;
  /** Anybody, without it. */
  readonly as?: Reader;
  readonly ready: (page: Page) => Promise<void>;
  /** The page as it opens, not something that a reader brought about on it. */
  readonly isPlain?: boolean;
};
const heading = async (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

const DEMO_SET_1 = DEMO_REPORT.replace('set2report', 'set1report');

/** A window that has opened and stopped moving: while it fades in, its colours are not yet those that are read. */
const windowOpen = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('opacity', '1');
};

/** Pages that are more than their heading, in each of the states that a reader can bring about. */
const statesOfPages: readonly Visit[] = [
  {
    name: 'API description',
    isPlain: true,
    path: '/api-description',
    ready: async (page) => expect(page.getByRole('heading', { name: /test-sessions/ }).first()).toBeVisible(),
  },
  {
    name: 'demo report',
    isPlain: true,
    path: DEMO_REPORT,
    ready: async (page) => expect(page.getByText(/Asha Rao/).first()).toBeVisible(),
  },
  {
    name: 'demo report with all its tables',
    path: DEMO_REPORT,
    ready: async (page) => {
      const tables = page.locator('.chart-table summary');
      await expect(tables.first()).toBeVisible();
      await expect(page.locator('[data-drawing]')).toHaveCount(0);
      for (const summary of await tables.all()) await summary.click();
      await expect(page.locator('table')).toHaveCount(await tables.count());
    },
  },
  {
    name: 'tip of a chart',
    path: DEMO_REPORT,
    ready: async (page) => {
      await page.locator('main [aria-expanded=false]').first().click();
      await expect(page.locator('.info-tip')).toBeVisible();
    },
  },
  {
    name: 'explanation of a chart',
    path: DEMO_REPORT,
    ready: async (page) => {
      await page
        .getByRole('button', { name: /^(Explain Chart|चार्ट समझें)$/ })
        .first()
        .click();
      await windowOpen(page);
      await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(0);
    },
  },
  {
    name: 'weakness with its tips',
    path: DEMO_REPORT,
    ready: async (page) => {
      await page.locator('.weakness').first().click();
      await windowOpen(page);
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10);
    },
  },
  {
    name: 'mind function that was opened',
    path: DEMO_REPORT,
    ready: async (page) => {
      await page.locator('.house-name').first().click();
      await windowOpen(page);
      await expect(page.getByRole('dialog').locator('dt')).toHaveCount(2);
    },
  },
  {
    name: 'dashboard with an explanation',
    path: DEMO_SET_1,
    ready: async (page) => {
      await page
        .getByRole('button', { name: /^(Explain Chart|चार्ट समझें)$/ })
        .first()
        .click();
      await expect(page.locator('#chart-explanation')).toBeFocused();
      await expect(page.locator('.figure-card').first()).toBeVisible();
    },
  },
  {
    name: 'viewer with a report',
    path: '/viewreport?report=professional',
    ready: async (page) => expect(page.locator('.written-month')).toBeVisible(),
  },
  {
    name: 'traits of the demo',
    path: '/report/25',
    ready: async (page) => expect(page.locator('.trait').first()).toBeVisible(),
  },
  {
    name: 'demo report in sentences, with contrasts and figures',
    path: '/home/reports/advanced?userId=25',
    ready: async (page) => expect(page.locator('.figure-card').first()).toBeVisible(),
  },
  {
    name: 'terms',
    path: '/signup',
    ready: async (page) => {
      await page.locator('label button').click();
      await windowOpen(page);
    },
  },
  {
    name: 'sign-up with a mistake in every field',
    path: '/signup',
    ready: async (page) => {
      // a field that is left before the scripts are there says nothing: it is left once more
      await expect(async () => {
        for (const field of await page.locator('form .field').all()) {
          await field.fill('!');
          await field.blur();
        }
        await expect(page.locator('[aria-invalid=true]')).toHaveCount(4, { timeout: 1_000 });
      }).toPass();
    },
  },
  {
    name: 'own empty report',
    isPlain: true,
    path: '/home/set2report',
    as: 'person',
    ready: async (page) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
  },
  {
    name: 'stories and games of a person',
    path: '/play-cognitive-games',
    as: 'person',
    ready: async (page) => expect(page.getByRole('img', { name: /0 of|में से 0/ })).toBeVisible(),
  },
  { name: 'screen of operators, for anybody else', path: '/operator', as: 'person', ready: heading },
  { name: 'unknown test', path: '/test-project?test=nothing', as: 'person', ready: heading },
  {
    name: 'story',
    path: '/test-project?test=lantern-ferry',
    as: 'person',
    ready: async (page) => {
      await page.getByRole('button', { name: /^(Begin|शुरू करें)$/ }).click();
      await expect(page.getByRole('button', { name: /umbrella|छतरी/ }).first()).toBeVisible();
    },
  },
  {
    name: 'game',
    path: '/test-project?test=pattern-loom',
    as: 'person',
    ready: async (page) => {
      await page.getByRole('button', { name: /^(Begin|शुरू करें)$/ }).click();
      await page.locator('.game-stage button').last().click();
      await expect(page.locator('[data-place]').first()).toBeVisible();
    },
  },
];

const plain = (path: string): Visit => ({ name: path, path, ready: heading, isPlain: true });
const hasItsOwn = (path: string) => path === DEMO_REPORT || ['/api-description', '/home/set2report'].includes(path);
const visits: readonly Visit[] = [
  ...addressesOfEveryone.filter((path) => !hasItsOwn(path)).map(plain),
  ...addressesOfAPerson.filter((path) => !hasItsOwn(path)).map((path) => ({ ...plain(path), as: 'person' as const })),
  ...addressesOfAnEmployer.map((path) => ({ ...plain(path), as: 'employer' as const })),
  ...addressesOfAnOperator.map((path) => ({ ...plain(path), as: 'operator' as const })),
  ...addressesOfAMember.map((path) => ({ ...plain(path), name: `${path}, a member`, as: 'member' as const })),
  ...statesOfPages,
];

/** Requests of a page that have not ended. */
function requestsUnderWay(page: Page): ReadonlySet<unknown> {
  const underWay = new Set<unknown>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Everything that a page asks for has come, and stands on it. */
async function arrive(page: Page, path: string, ready: Visit['ready'], underWay: ReadonlySet<unknown>): Promise<void> {
  await page.goto(path);
  await ready(page);
  await expect(async () => {
    expect(underWay.size).toBe(0);
    await expect(page.locator('[data-waiting], [data-drawing]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await pause(SETTLED_MS);
    expect(underWay.size).toBe(0); // what came has asked for nothing more
  }).toPass();
}

/** A long name may break over two lines; our own headings do not. */
async function expectToFit(page: Page, message: string, isOurs: boolean): Promise<void> {
  await expectToFitThePhone(page, message);
  if (isOurs) await expectWholeHeadings(page, message);
}

for (const { name, path, as: reader, ready, isPlain } of visits) {
  for (const [index, { width, scheme, language, touch }] of settings.entries()) {
    // every state of a page once, the settings in turn: all pairs over the states; all settings on request
    const turn = visits.findIndex((visit) => visit.name === name);
    if (!process.env.E2E_ALL && index !== turn % settings.length) continue;
    test(`${name}: ${width} px, ${scheme}, ${language}${touch ? ', touch' : ''}`, async ({ browser, baseURL }) => {
      const as = reader ?? 'nobody';
      const own = isPlain ? undefined : await browser.newContext({ hasTouch: touch, reducedMotion: 'reduce' });
      const page = own ? await own.newPage() : await sharedPage(browser, { baseURL, touch, as, logIn: reader && logInAs[reader] });
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      // fonts, scripts and pictures are all the site's own
      page.on('request', (request) => {
        if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) problems.push(request.url());
      });
      const underWay = requestsUnderWay(page);
      if (own && reader) await logInAs[reader](page);
      await arrive(page, withLanguage(path, language), ready, underWay);
      // a machine without Devanagari draws boxes of other widths until our letters come
      if (isPlain && language === 'en')
        expect(sumOf(await shiftsOf(page)), inWords(await shiftsOf(page)).join('\n')).toBeLessThan(MAX_SHIFT);
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      if (isPlain) await expectToFit(page, language, !reader);
      expect(problems).toEqual([]);
      await own?.close();
    });
  }
}
