import { expect, type Page, test } from '@playwright/test';
import { type LakeTrial, OPEN_MS, UNSEEN_MS } from '#content/games/still-lake/script.ts';
import { leaveMessage } from './leave-message.ts';
import { expectRoomForLargeLetters } from './narrow-page.ts';
import { logIn } from './person.ts';
import { violationsOf } from './violations.ts';

// A whole sitting by touch and by keys on a narrow phone. The page's clock is put forward by the test: a block takes a second or two. The
// server's clock is its own, so it does not believe these times, and says so at the end.

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

type Answering = 'rightly' | 'one in four wrong' | 'not at all';

/** The block that the server has sent last. */
function watchTrials(page: Page): () => LakeTrial {
  let trial: LakeTrial | undefined;
  page.on('response', async (response) => {
    if (response.request().method() !== 'POST' || !/\/api\/test-sessions(\/\d+\/responses)?$/.test(response.url())) return;
    const { current, next } = (await response.json()) as { current?: LakeTrial; next?: LakeTrial };
    trial = next ?? current ?? trial;
  });
  return () => trial!;
}

/** What the lake takes before its first flower, and a little more. */
const CALM_MS = 1_210;

/** Time does not run in the page but is put forward, from flower to flower: each is answered while it is open. */
async function playBlock(page: Page, { places, back, stepMs }: LakeTrial, answering: Answering, isByTouch: boolean): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
  await page.getByRole('button', { name: 'I am ready' }).tap();
  await page.clock.fastForward(20);
  await page.clock.fastForward(CALM_MS);
  for (const [flower, place] of places.entries()) {
    await page.clock.fastForward(OPEN_MS / 2);
    if (flower >= back && answering !== 'not at all') {
      const isRight = answering === 'rightly' || flower % 4 !== 0;
      const isSame = (place === places[flower - back]) === isRight;
      if (isByTouch) await page.getByRole('button', { name: isSame ? 'Same place' : 'Other place' }).tap();
      else await page.keyboard.press(isSame ? 'ArrowLeft' : 'ArrowRight');
    }
    await page.clock.fastForward(OPEN_MS / 2);
    await page.clock.fastForward(stepMs! - OPEN_MS);
  }
  await page.clock.fastForward(UNSEEN_MS + 50);
  await page.clock.resume();
}

test('flowers are compared from memory, block by block, to the end', async ({ page }) => {
  test.slow(); // six blocks, and the accessibility check on each kind of screen
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const current = watchTrials(page);
  await page.clock.install();
  await logIn(page);
  await page.goto('/test-project?test=still-lake');
  await page.getByRole('button', { name: 'Begin' }).tap();
  await expect(page.getByRole('heading', { name: 'Still Lake', level: 1 })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await expectRoomForLargeLetters(page, 'welcome');
  await page.getByRole('button', { name: 'Start with practice' }).tap();

  // practice that nobody answers shows what would have been right, and is tried again with other flowers
  await expect(page.getByText('Same place as the flower before?')).toBeVisible();
  const first = current();
  await playBlock(page, first, 'not at all', true);
  await expect(page.getByRole('heading', { name: 'Not quite yet.' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Your answers, one by one' }).getByRole('listitem')).toHaveCount(6);
  expect(await violationsOf(page)).toEqual([]);
  await expectRoomForLargeLetters(page, 'told');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible();
  await expect.poll(() => current().places).not.toEqual(first.places);

  const over = page.getByRole('heading', { name: 'The lake is quiet again' });
  const ready = page.getByRole('button', { name: 'I am ready' });
  const onward = page.getByRole('button', { name: /^(Go on|Begin|On to the next block)$/ });
  let blocks = 0;
  let played = first;
  for (let hasLeft = false; ; ) {
    await expect(ready.or(onward).or(over).first()).toBeVisible();
    if (await over.isVisible()) break;
    if (await onward.isVisible()) {
      await leaveMessage(page, (button) => button.tap());
      continue;
    }
    if (!current().practice && !hasLeft) {
      hasLeft = true;
      const left = current();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
      await expect(page.getByText('Flowers open one after the other.')).toBeVisible();
      await onward.tap();
      await expect(ready).toBeVisible();
      await expect.poll(() => current().places).not.toEqual(left.places);
    }
    await expect.poll(() => current()).not.toBe(played); // the screen may be there before its trial was read here
    played = current();
    if (!played.practice) blocks += 1;
    await playBlock(page, played, played.practice ? 'rightly' : 'one in four wrong', played.practice);
  }
  expect(blocks).toBeGreaterThanOrEqual(4);
  await expect(page.getByText(/The furthest that you remembered well was [1-5] back/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expectRoomForLargeLetters(page, 'end');
  expect(problems).toEqual([]);
});
