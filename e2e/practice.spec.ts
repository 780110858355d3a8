import { expect, type Page, test } from '@playwright/test';
import { writtenArts } from '#content/practice/written-arts.ts';
import { expectToFitThePhone } from './narrow-page.ts';
import { logIn } from './person.ts';
import { sharedPage } from './shared-page.ts';
import { violationsOf } from './violations.ts';

test.use({ reducedMotion: 'reduce' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a guest sees the arts and tries an act, which this device remembers', async ({ page }) => {
  await page.goto('/practice');
  await expect(page.getByRole('region', { name: 'The arts' }).getByRole('listitem')).toHaveCount(writtenArts.length);
  await button(page, /^Begin: .*minutes/i).click();
  await button(page, 'I take it with me today').click();
  await expect(button(page, /^Once more: .*minutes/i)).toBeVisible();
  await page.reload();
  await expect(button(page, /^Once more: .*minutes/i)).toBeVisible();
});

test('a day: a course of two arts, an exercise, a line for the journal, and a petal', async ({ page }) => {
  await logIn(page);
  await page.goto('/home/practice');
  await button(page, 'Begin the course').click();
  await expect(page.getByText('Please choose one or two.')).toBeVisible();
  for (const art of ['Planning', 'Feeling']) await page.getByRole('checkbox', { name: art }).check();
  await page.getByRole('checkbox', { name: 'Making' }).click();
  await expect(page.getByText('Two at most. Take one away first.')).toBeVisible();
  await button(page, 'Begin the course').click();
  await expect(title(page, 'Planning and Feeling')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expectToFitThePhone(page, 'today');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto('/home/practice/exercise?do=guess-the-minutes');
  await button(page, 'I take it with me today').click();
  await expect(title(page, /^With you today:/)).toBeVisible();
  await button(page, 'A line for my journal').click();
  await page.getByRole('textbox').fill('Twenty minutes, I said. It took fifty.');
  await button(page, /keep|save/i).click();
  await expect(page.getByRole('textbox')).toHaveCount(0); // it is kept: what was typed is gone from this tab too
  await page.goto('/home/practice/journal');
  await expect(page.getByText('Twenty minutes, I said. It took fifty.')).toBeVisible();
  await page.goto('/home/practice');
  await expect(page.getByText('1 day of 24, today among them.')).toBeVisible();
  await page.goto('/home/practice/progress');
  await expect(page.getByText('1 day of practice so far.')).toBeVisible();
});

/** One exercise of each kind, and of each game. */
const ofEachKind = new Map(
  writtenArts.flatMap(({ art }) =>
    art.exercises.map(
      ({ id, way }) => [way.kind === 'game' ? way.form : way.kind === 'writing' ? `writing ${way.form}` : way.kind, id] as const,
    ),
  ),
);

for (const [turn, [kind, id]] of [...ofEachKind].entries()) {
  test(`an exercise of the kind “${kind}” is read and begun, on a phone too`, async ({ browser, baseURL }) => {
    const page = await sharedPage(browser, { baseURL, touch: false, as: 'somebody who practises', logIn });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: turn % 2 ? 'dark' : 'light' });
    await page.goto(`${turn % 3 === 1 ? '/hi' : ''}/home/practice/exercise?do=${id}`);
    const begin = button(page, /^(To the exercise|I take it with me today|अभ्यास पर चलें|आज इसे साथ रखना है)$/);
    await expect(begin).toBeVisible();
    if (turn < 2) expect(await violationsOf(page)).toEqual([]); // before they begin all look alike: one in light, one in dark
    await expectToFitThePhone(page, `${kind}, read`);
    await begin.click();
    await expect(begin).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);
    await expectToFitThePhone(page, `${kind}, begun`);
  });
}
