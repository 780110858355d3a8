import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { PATHS, type Path, STEPS, type Step, WRITING_STEP } from '#contract/steady-words.ts';
import { makeDataFolder } from '#testing/data-folder.ts';
import { type Program, startProgram } from '#testing/program.ts';
import { IN_LONG_FORM } from './long-form.ts';
import { type Account, agree, enter, newcomer, signUp } from './person.ts';
import { violationsOf } from './violations.ts';

// Days pass in the program and on the page alike. The person's day begins twelve hours away, so that none ends while the test runs.
const hoursToNoon = 12 - new Date().getUTCHours();
test.use({ reducedMotion: 'reduce', timezoneId: `Etc/GMT${hoursToNoon < 0 ? '+' : '-'}${Math.abs(hoursToNoon)}` });

const DAY_MS = 24 * 60 * 60 * 1000;
const folder = makeDataFolder('weeks');
let program: Program | undefined;
test.beforeAll(async () => {
  program = await startProgram({ DATA_DIR: folder, NODE_OPTIONS: `--import=${join(import.meta.dirname, 'moved-clock.mjs')}` });
});
test.afterAll(async () => {
  await program?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Until a clinician has looked at it, the step of writing stays closed. */
const openStepsOf = (path: Path): readonly Step[] => STEPS[path].filter((step: Step) => step !== WRITING_STEP);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the first weeks of practice, and both paths of finding one’s feet, a step a day', IN_LONG_FORM, async ({ browser }) => {
  test.setTimeout(480_000);
  const context = await browser.newContext({ baseURL: program!.address });
  const page = await context.newPage();
  const account = newcomer();
  await signUp(context.request, account);
  await agree(context.request, await enter(context.request, account));
  let passed = 0;
  const comeBack = async () => {
    await page.clock.setSystemTime(Date.now() + passed * DAY_MS);
    await logInAgain(page, account);
  };
  const letPass = async (days: number) => {
    for (let day = 0; day < days; day += 1) program!.signal('SIGUSR2');
    passed += days;
    await comeBack();
  };
  await page.goto('/login');
  await comeBack();
  await page.evaluate(() => sessionStorage.setItem('draft:steady-door', 'true'));

  await page.goto('/home/practice');
  for (const art of ['Planning', 'Feeling']) await page.getByRole('checkbox', { name: art }).check();
  await button(page, 'Begin the course').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planning and Feeling' })).toBeVisible(); // it is begun: who leaves before may lose it

  for (let day = 1; day <= 6; day += 1) {
    if (day > 1) await letPass(1);
    await takeAnAct(page, day);
    for (const path of PATHS) await takeAStep(page, path, openStepsOf(path)[day - 1]);
  }
  for (const path of PATHS) {
    await page.goto(`/steady/${path}`);
    await expect(page.locator('.steady-place', { hasText: '✓' })).toHaveCount(openStepsOf(path).length);
    expect(await violationsOf(page)).toEqual([]);
  }

  await letPass(1);
  await page.goto('/home/practice');
  await expect(page.getByText(/today is a day of rest/)).toBeVisible();

  await letPass(8);
  await page.goto('/home/practice');
  await expect(page.getByText('6 days of 24 so far. Days without practice take nothing away.')).toBeVisible();
  await expect(page.getByText('Week 2 of 4')).toBeVisible();
  await expect(page.getByText(/today is a day of rest/)).toHaveCount(0);
  await takeAnAct(page, 7);
  await page.goto('/home/practice/progress');
  await expect(page.getByText('7 days of practice so far.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await context.close();
});

/** A login of the day before has run out, as it has for a person. */
async function logInAgain(page: Page, account: Account): Promise<void> {
  const login = await enter(page.request, account);
  await page.evaluate(({ accessToken, username, userId }) => {
    for (const [key, value] of Object.entries({ accessToken, username, userId: String(userId) })) localStorage.setItem(key, value);
  }, login);
}

/** The act of the day; and one word on how the act of the day before went. */
async function takeAnAct(page: Page, day: number): Promise<void> {
  await page.goto('/home/practice');
  const asked = page.getByRole('region', { name: 'How did it go?' });
  if (day > 1 && day <= 6) {
    await asked.getByRole('button', { name: 'well', exact: true }).first().click();
    await expect(asked.getByText('Thank you. It is on your line.')).toBeVisible();
  }
  const act = page.getByRole('listitem').filter({ hasText: 'A small act' });
  await act.getByRole('link', { name: /^Begin: / }).click();
  await button(page, 'I take it with me today').click();
  await expect(page.getByText('Kept. It never feeds your profile.')).toBeVisible();
  await page.goto('/home/practice');
  await expect(page.getByText(`${day} ${day === 1 ? 'day' : 'days'} of 24, today among them.`)).toBeVisible();
}

/** Undefined when the path has been walked. */
async function takeAStep(page: Page, path: Path, step: Step | undefined): Promise<void> {
  if (!step) return;
  await page.goto(`/steady/${path}/${step}`);
  await button(page, 'Begin').click();
  await button(page, 'Finish this step').click();
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeFocused();
  if (step === STEPS[path][0]) expect(await violationsOf(page)).toEqual([]); // the end of every step looks alike
}
