import { expect, type Page, type Response, test } from '@playwright/test';
import { PROTOTYPES } from '#content/games/masks/feelings.ts';
import type { Feeling, FeelingTrial, LooksTrial, MasksTrial } from '#content/games/masks/script.ts';
import { MUSCLES } from '#content/games/masks/script-muscles.ts';
import { checkOnce } from './check-once.ts';
import { leaveMessage } from './leave-message.ts';
import { IN_LONG_FORM } from './long-form.ts';
import { logIn } from './person.ts';

// Masks is played from its card to its last sentence by keys, at its own pace; and up to the first rest by touch on a small phone, in Hindi
// and without a clock.

/** Longer than a face, the mask and the way between them: the page's clock is turned on by so much. */
const LOOK_MS = 3_100;
const SETTLED_MS = 500;

/** What the server sent last: the trial to be played, or null once there is none. */
const trialIn = async (response: Response): Promise<MasksTrial | null> => {
  const { next, current } = (await response.json()) as { next?: MasksTrial | null; current?: MasksTrial | null };
  return next ?? current ?? null;
};
const isOfSitting = (response: Response) => response.request().method() === 'POST' && response.url().includes('/api/test-sessions');

/** What anyone sees who looks: whether a muscle stands elsewhere. */
const changesOf = ({ looks }: LooksTrial): boolean[] =>
  looks.map(({ before, after }) => MUSCLES.some((muscle) => (before.muscles[muscle] ?? 0) !== (after.muscles[muscle] ?? 0)));

/** The place of the feeling whose face is most like the one that is shown. */
function placeOf({ face, options }: FeelingTrial): number {
  const unlikeness = (feeling: Feeling) =>
    MUSCLES.reduce((sum, muscle) => sum + ((face.muscles[muscle] ?? 0) - (PROTOTYPES[feeling][muscle] ?? 0)) ** 2, 0);
  return options.indexOf(options.reduce((one, other) => (unlikeness(other) < unlikeness(one) ? other : one)));
}

type Hands = {
  readonly answerLook: (isChanged: boolean) => Promise<void>;
  readonly chooseFeeling: (place: number) => Promise<void>;
  /** On from a quiet screen. */
  readonly goOn: () => Promise<void>;
};

/** Plays until the trial that `isStop` names stands there, or to the end. */
async function playUntil(isStop: (trial: MasksTrial) => boolean, page: Page, first: MasksTrial | null, hands: Hands): Promise<number> {
  let answered = 0;
  for (let trial = first; trial && !isStop(trial); answered += 1) {
    const taken = page.waitForResponse(isOfSitting);
    if (trial.kind === 'looks') for (const isChanged of changesOf(trial)) await hands.answerLook(isChanged);
    else await hands.chooseFeeling(placeOf(trial));
    const next: MasksTrial | null = await trialIn(await taken);
    if (next && (trial.practice || next.restBefore)) await hands.goOn();
    // between practice and what counts stands a screen more
    if (trial.practice && next?.practice === false) await hands.goOn();
    trial = next;
  }
  return answered;
}

test('is played to its end by keys, at its own pace', async ({ page }) => {
  await page.clock.install();
  await logIn(page);
  await page.goto('/test-project?test=masks');
  const sitting = page.waitForResponse(isOfSitting);
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  const first = await trialIn(await sitting);
  await expect(page.getByRole('heading', { name: 'Masks', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Start with practice' }).press('Enter');
  const answered = await playUntil(() => false, page, first, {
    async answerLook(isChanged) {
      await expect(page.locator('.masks-look')).toHaveAttribute('data-shows', /ready|watch|hidden/); // the page's own time goes on too
      await page.clock.runFor(LOOK_MS);
      await expect(page.locator('.masks-look')).toHaveAttribute('data-shows', 'ask');
      await page.keyboard.press(isChanged ? '2' : '1');
    },
    async chooseFeeling(place) {
      // those of the face before stand there, fixed, until the next one comes
      await expect(page.locator('[role=radio][aria-disabled=false][aria-checked=false]')).toHaveCount(4);
      await expect(async () => {
        await page.keyboard.press(String(place + 1));
        await expect(page.getByRole('radio').nth(place)).toBeChecked({ timeout: 500 });
      }).toPass();
      await page.keyboard.press('Enter');
    },
    goOn: () =>
      leaveMessage(page, async () => {
        await page.clock.runFor(SETTLED_MS);
        await page.keyboard.press('Enter');
      }),
  });
  expect(answered).toBeGreaterThan(20);
  await expect(page.getByText(/You saw \d+ of \d+ changes/)).toBeVisible();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('is played by touch, in Hindi and without a clock, up to the first rest', IN_LONG_FORM, async ({ page }) => {
    await logIn(page);
    await page.goto('/hi/test-project?test=masks');
    await page.getByRole('checkbox').tap();
    const sitting = page.waitForResponse(isOfSitting);
    await page.getByRole('button', { name: 'शुरू करें' }).tap();
    const first = await trialIn(await sitting);
    await page.getByRole('button', { name: 'अभ्यास शुरू करें' }).tap();
    const { check, checked } = checkOnce(page);
    let looks = 0;
    await playUntil(({ restBefore }) => restBefore === true, page, first, {
      async answerLook(isChanged) {
        await check('looks');
        const number = page.locator('.masks-look');
        await expect(number.locator('svg')).toHaveCount(2);
        looks += 1;
        await page.getByRole('button', { name: isChanged ? 'बदला हुआ' : 'वैसा ही' }).tap();
      },
      async chooseFeeling(place) {
        await check('feeling');
        await page.getByRole('radio').nth(place).tap();
        await page.getByRole('button', { name: 'आगे', exact: true }).tap();
      },
      async goOn() {
        await check('told');
        await leaveMessage(page, (button) => button.tap());
      },
    });
    expect([looks > 3, [...checked].sort()]).toEqual([true, ['feeling', 'looks', 'told']]); // three for practice
  });
});
