import { expect, type Page, test } from '@playwright/test';
import { logIn } from './person.ts';
import { violationsOf } from './violations.ts';

test.use({ reducedMotion: 'no-preference' });

// Two tests that no page was written for are played as a visitor plays them (testing/tiny).

const SETTLED = 400;

async function begin(page: Page, slug: string, title: string): Promise<void> {
  await logIn(page);
  await page.goto('/play-cognitive-games');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await card.scrollIntoViewIfNeeded(); // its picture is drawn as it comes near the screen
  await expect(card.locator('.small-card-picture svg')).toHaveCount(1);
  await card.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`test=${slug}$`));
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin' }).click();
}

test('a story of three scenes is told to its end', async ({ page }) => {
  await begin(page, 'tiny-story', 'The Open Gate');
  await expect(page.getByText('Choice 1 of 3')).toBeVisible();
  await expect(page.getByText('A goat before a garden gate that stands open.')).toBeAttached();
  await expect(page.locator('.story-picture svg')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.waitForTimeout(SETTLED);
  // what was chosen can be taken back for five seconds, by mouse and by key, and nothing of it is sent
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().endsWith('/responses') && sent.push((request.postDataJSON() as { answer: { option: string } }).answer.option),
  );
  await page.getByRole('button', { name: 'Push the gate to with one foot.' }).click();
  await expect(page.getByText('Choice 2 of 3')).toBeVisible();
  const takeBack = page.getByRole('button', { name: 'Take back' });
  await expect(takeBack).toHaveText('Take back (5)');
  await expect(page.locator('.story-chosen').getByText('Push the gate to with one foot.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await takeBack.click();
  await expect(page.getByText('Choice 1 of 3')).toBeVisible();
  await expect(page.locator('.story-page')).toBeFocused();
  await page.waitForTimeout(SETTLED);
  await page.keyboard.press('1');
  await expect(page.getByText('Choice 2 of 3')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('Choice 1 of 3')).toBeVisible();
  expect(sent).toEqual([]);

  await page.waitForTimeout(SETTLED);
  await page.getByRole('button', { name: 'Mend the latch before anything else.' }).click();
  await expect(page.getByText('The latch clicks as it did when it was new.')).toBeVisible();
  const top = await page.locator('.story-words').boundingBox();
  await expect(takeBack).toBeHidden();
  await expect.poll(() => sent).toEqual(['c']);
  expect(await page.locator('.story-words').boundingBox()).toEqual(top);
  await page.waitForTimeout(SETTLED);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choice 3 of 3')).toBeVisible();
  await page.reload(); // within the five seconds: a choice that was not taken back counts
  await expect(page.getByText('Choice 3 of 3')).toBeVisible();
  await page.waitForTimeout(SETTLED);
  await page.keyboard.press('1');
  await expect(page.getByText('The goat has found the roses.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'report' }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a game without a time limit is played to its end, by keys and by mouse', async ({ page }) => {
  await begin(page, 'tiny-game', 'Seven Handfuls');
  await expect(page.getByRole('region', { name: 'Seven Handfuls' })).toBeVisible();
  await page.getByRole('button', { name: 'Start counting' }).click();

  const question = page.getByRole('heading', { name: 'How many seeds are there?' });
  const seeds = () => page.locator('.game-stage circle').count();
  const next = page.getByRole('button', { name: 'Next' });
  await expect(question).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.locator('[data-ends-at]')).toHaveAttribute('data-ends-at', 'null');
  await expect(next).toBeDisabled();
  expect(await violationsOf(page)).toEqual([]);

  // a choice can be changed until Next is pressed, and the page says so
  await page.keyboard.press(String(1 + ((await seeds()) % 6)));
  await expect(page.getByText('You can change your choice until you press Next.')).toBeVisible();
  await page.keyboard.press(String(await seeds()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'That is right.' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.waitForTimeout(SETTLED);
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: String(1 + ((await seeds()) % 6)), exact: true }).click();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Not this time.' })).toBeFocused();
  // this game shows what was right, and asks once more
  await expect(page.getByText(/^There (was|were) \d\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: String(await seeds()), exact: true }).click();
  await next.click();
  await expect(page.getByRole('heading', { name: 'That is right.' })).toBeFocused();
  await page.getByRole('button', { name: 'Go on' }).click();

  // a game that says nothing of its own here says what every game says
  await expect(page.getByRole('heading', { name: 'That was the practice.' })).toBeFocused();
  await expect(page.getByText('From here on each answer counts, and you will not be told how it went.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(question).toBeVisible();
  await expect(page.getByText('Just begun')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('bhava.spent'))).toBeNull();

  // a handful that was left is not gone on with: by a reload, and by turning to something else
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
  await expect(page.getByText('Count the seeds and press their number.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const broken = page.waitForRequest((request) => request.url().endsWith('/responses'));
  await page.getByRole('button', { name: 'Go on' }).click();
  expect((await broken).postDataJSON()).toMatchObject({ screen: 'count-1', answer: { kind: 'broken-off' }, aways: 0 });
  await expect(question).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(page.getByRole('heading', { name: 'You were away for a moment' })).toBeFocused();
  await expect(question).toBeHidden();
  const left = page.waitForRequest((request) => request.url().endsWith('/responses'));
  await page.getByRole('button', { name: 'Go on' }).click();
  expect((await left).postDataJSON()).toMatchObject({ answer: { kind: 'broken-off' }, aways: 1 });

  for (let trial = 1; trial <= 5; trial += 1) {
    if (trial === 4) {
      await expect(page.getByRole('heading', { name: 'Time to rest' })).toBeFocused();
      await expect(page.getByText('About half is done')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Go on' }).click();
    }
    await expect(question).toBeVisible();
    await expect(next).toBeDisabled();
    const taken = page.waitForResponse((response) => response.url().endsWith('/responses'));
    await page.getByRole('button', { name: String(await seeds()), exact: true }).click();
    await next.click();
    const { next: following } = (await (await taken).json()) as { next: { dots: number[]; restBefore?: boolean } | null };
    if (following && !following.restBefore) await expect(page.locator('.game-stage circle')).toHaveCount(following.dots.length);
  }
  await expect(page.getByRole('heading', { name: 'Seven Handfuls', level: 1 })).toBeFocused();
  await expect(page.getByText('This was about keeping count of what lies before you.')).toBeVisible();
  await expect(page.getByText('You counted 5 of 5 handfuls right.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // the end leads on: to the report, and to what comes next
  await expect(page.getByRole('link', { name: 'See my report' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Play .+ next \(about \d+ min\)$/ })).toBeVisible();

  // what counts is not played again at once, and the page says from when
  await page.goto('/test-project?test=tiny-game');
  await expect(page.getByText(/^You have played this, and it counts\. From \d+ \w+ \d{4} you can play it again/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play it again' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The last time through' })).toBeVisible();
  await expect(page.getByText('You counted 5 of 5 handfuls right.')).toBeVisible();
});

test('both stand among the stories and games in Hindi, and are played in it', async ({ page }) => {
  await logIn(page);
  await page.goto('/hi/play-cognitive-games');
  await expect(page.getByRole('heading', { name: 'खुला फाटक', level: 3 })).toBeVisible();
  await page.goto('/hi/test-project?test=tiny-game');
  await page.getByRole('button', { name: 'शुरू करें' }).click();
  await page.getByRole('button', { name: 'गिनना शुरू कीजिए' }).click();
  await expect(page.getByRole('heading', { name: 'कितने बीज हैं?' })).toBeVisible();

  await page.goto('/hi/test-project?test=tiny-story');
  await page.getByRole('button', { name: 'शुरू करें' }).click();
  await expect(page.getByText('फाटक खुला है, और बकरी की नज़र सेम की बेल पर है।')).toBeVisible();
  await expect(page.getByText('बग़ीचे के खुले फाटक के सामने एक बकरी।')).toBeAttached();
  await page.waitForTimeout(SETTLED);
  await page.keyboard.press('1');
  await expect(page.getByText('फ़ैसला 2, कुल 3')).toBeVisible();

  // who changes the language of the pages in the middle goes on in that of the tale
  await page.goto('/test-project?test=tiny-story');
  await expect(page.getByText('Choice 2 of 3')).toBeVisible();
  await expect(page.getByText('You began this in Hindi, so it goes on in Hindi.')).toBeVisible();
  await expect(page.getByText('घर से मौसी की आवाज़ आती है।')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
