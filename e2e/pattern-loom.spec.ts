import { expect, type Page, type Response, test } from '@playwright/test';
import { solveShown } from '#content/games/pattern-loom/fixtures/solve-shown.ts';
import { ALTERNATIVES, type LoomTrial } from '#content/games/pattern-loom/script.ts';
import { checkOnce } from './check-once.ts';
import { leaveMessage } from './leave-message.ts';
import { IN_LONG_FORM } from './long-form.ts';
import { logIn } from './person.ts';
import { violationsOf } from './violations.ts';

// Pattern Loom is played from its card to its last sentence: by keys, so slowly that it counts, and by touch on a small phone, in Hindi and
// without a clock.

const isOfSitting = (response: Response) => response.request().method() === 'POST' && response.url().includes('/api/test-sessions');

/** What the server sent last: the trial to be played, or null once there is none. */
const trialIn = async (response: Response): Promise<LoomTrial | null> => {
  const { next, current } = (await response.json()) as { next?: LoomTrial | null; current?: LoomTrial | null };
  return next ?? current ?? null;
};

type Choice = { readonly place: number; readonly isSure: boolean };
type Hands = {
  readonly answer: (choice: Choice, trial: LoomTrial) => Promise<void>;
  /** On from a quiet screen. */
  readonly goOn: () => Promise<void>;
};

/** Wrong now and then, and not always as sure as it is right: then the game soon knows enough. */
const MISSES = 3;
function choiceOf(trial: LoomTrial, practised: ReadonlySet<string>): Choice {
  const right = solveShown(trial);
  const isMissed = trial.practice ? practised.size === 0 : trial.number % MISSES === 0;
  const isFitting = trial.number % MISSES !== 1;
  return { place: isMissed ? (right + 1) % ALTERNATIVES : right, isSure: isMissed !== isFitting };
}

async function playToTheEnd(page: Page, first: LoomTrial | null, hands: Hands): Promise<string[]> {
  const played = new Set<string>();
  for (let trial = first; trial; ) {
    const taken = page.waitForResponse(isOfSitting);
    await hands.answer(choiceOf(trial, played), trial);
    played.add(trial.id);
    const next: LoomTrial | null = await trialIn(await taken);
    if (next && (trial.practice || next.restBefore)) await hands.goOn();
    // between practice and what counts stands a screen more
    if (trial.practice && next?.practice === false) await hands.goOn();
    trial = next;
  }
  return [...played];
}

test('is played to its end by keys, counts, and leads to the report', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await logIn(page);
  await page.goto('/test-project?test=pattern-loom');
  const sitting = page.waitForResponse(isOfSitting);
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  const first = await trialIn(await sitting);
  await page.getByRole('button', { name: 'Start with practice' }).press('Enter');
  const played = await playToTheEnd(page, first, {
    async answer({ place, isSure }, { id, practice, number }) {
      const board = page.locator(`[data-trial="${id}"]`);
      await expect(board.getByRole('radio', { checked: false })).toHaveCount(ALTERNATIVES + 2);
      const shownAt = Date.now();
      // The server believes its own clock: half of all cloths in less than a second, and nobody has looked. Three of five take longer.
      const isLookedAt = !practice && number % 5 < 3;
      const lookMs = isLookedAt ? 1_100 + 100 * (number % 5) : 0;
      await expect.poll(() => Date.now() - shownAt, { intervals: [50] }).toBeGreaterThan(lookMs);
      // a cloth is seen a moment before it listens to keys; the same key again chooses the same
      await expect(async () => {
        await page.keyboard.press(String(place + 1));
        await expect(board.locator(`[data-place="${place}"]`)).toBeChecked({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
      await expect(async () => {
        await page.keyboard.press(isSure ? 's' : 'n');
        await expect(board.getByRole('button', { name: 'Next' })).toBeEnabled({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
      await page.keyboard.press('Enter');
    },
    goOn: () => leaveMessage(page, (button) => button.press('Enter')),
  });
  expect(played.slice(0, 3)).toEqual(['practice-1', 'practice-1-again', 'practice-2']);
  expect(played.length).toBeGreaterThan(14);
  await expect(page.getByText(/You completed \d+ of \d+ cloths/)).toBeVisible();
  await expect(page.getByText('Your answers are part of your profile now.')).toBeVisible();
  await page.getByRole('link', { name: 'See my report' }).click();
  await expect(page.getByRole('heading', { name: 'Personalised General Report 2 for Asha Rao' })).toBeVisible();
  expect(problems).toEqual([]);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('is played by touch to its end, in Hindi and without a clock; practice tells of a whole cloth', IN_LONG_FORM, async ({ page }) => {
    await logIn(page);
    await page.goto('/hi/test-project?test=pattern-loom');
    await page.getByRole('checkbox').tap();
    const sitting = page.waitForResponse(isOfSitting);
    await page.getByRole('button', { name: 'शुरू करें' }).tap();
    const first = await trialIn(await sitting);
    const { check, checked } = checkOnce(page);
    await expect(page.getByRole('heading', { name: 'टुकड़ा चुनिए' })).toBeVisible();
    await check('welcome');
    await page.getByRole('button', { name: 'अभ्यास शुरू करें' }).tap();
    await playToTheEnd(page, first, {
      async answer({ place, isSure }, { id }) {
        const board = page.locator(`[data-trial="${id}"]`);
        await board.locator(`[data-place="${place}"]`).tap();
        await expect(board.locator(`[data-place="${place}"]`)).toBeChecked();
        if (!checked.has('trial')) {
          const widthOf = async (selector: string) => (await board.locator(selector).first().boundingBox())!.width;
          const inCloth = (await widthOf('.loom')) * (96 / 400);
          expect(Math.abs((await widthOf('.loom-alternative .loom-patch')) - inCloth)).toBeLessThan(1);
        }
        await check('trial');
        await board.getByRole('radio', { name: isSure ? 'पक्का' : 'पक्का नहीं', exact: true }).tap();
        await board.getByRole('button', { name: 'आगे', exact: true }).tap();
      },
      async goOn() {
        const rules = page.getByRole('list', { name: 'इस कपड़े के नियम' });
        if (!checked.has('told')) await expect(rules.getByRole('listitem')).toHaveCount(1);
        await check('told');
        await leaveMessage(page, (button) => button.tap());
      },
    });
    await expect(page.getByText('कपड़े आपने सही पूरे किए')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});
