import { expect, type Page, type Response, test } from '@playwright/test';
import { BRIDGES } from '#content/games/word-bridges/key.ts';
import { PRACTICE } from '#content/games/word-bridges/practice.ts';
import type { BridgeTrial } from '#content/games/word-bridges/script.ts';
import { LANGUAGES } from '#contract/language.ts';
import { checkOnce } from './check-once.ts';
import { leaveMessage } from './leave-message.ts';
import { IN_LONG_FORM } from './long-form.ts';
import { logIn } from './person.ts';
import { violationsOf } from './violations.ts';

// Word Bridges is played from its card to its last sentence by typing, on a keyboard; and up to its first rest by choosing, by touch on a
// small phone, in Hindi and without a clock.

/** What the server sent last: the trial to be played, or null once there is none. */
const trialIn = async (response: Response): Promise<BridgeTrial | null> => {
  const { next, current } = (await response.json()) as { next?: BridgeTrial | null; current?: BridgeTrial | null };
  return next ?? current ?? null;
};
const isOfSitting = (response: Response) => response.request().method() === 'POST' && response.url().includes('/api/test-sessions');

const nameOf = (cues: readonly string[]) => cues.toSorted().join('|');
const bridgeOf = new Map(
  LANGUAGES.flatMap((language) => [...BRIDGES[language], ...PRACTICE[language]]).map(({ cues, word }) => [nameOf(cues), word]),
);

type Hands = {
  readonly answer: (trial: BridgeTrial, word: string) => Promise<void>;
  /** On from a quiet screen, by its heading. */
  readonly goOn: (heading: RegExp) => Promise<void>;
};

const HEADINGS = {
  told: /^(The bridge stands\.|Not this word\.|पुल बन गया।|यह शब्द नहीं।)$/,
  ready: /^(That was the practice\.|अभ्यास पूरा हुआ।)$/,
  rest: /^(A bench by the stream|किनारे पर थोड़ा आराम)$/,
};

/** Plays until there is no trial any more, or a rest stands before the next one. Tells how many were answered. */
async function play(page: Page, first: BridgeTrial | null, until: 'end' | 'rest', hands: Hands): Promise<number> {
  let answered = 0;
  let hasRested = false;
  for (let trial = first; trial && !(hasRested && until === 'rest'); answered += 1) {
    await expect(page.locator('.bridges-trial .bridges-scene li')).toHaveText([...trial.cues]);
    const taken = page.waitForResponse(isOfSitting);
    await hands.answer(trial, bridgeOf.get(nameOf(trial.cues))!);
    const next = await trialIn(await taken);
    if (trial.practice) await hands.goOn(HEADINGS.told);
    if (trial.practice && next?.practice === false) await hands.goOn(HEADINGS.ready);
    else if (next?.restBefore) {
      await hands.goOn(HEADINGS.rest);
      hasRested = true;
    }
    trial = next;
  }
  return answered;
}

test('is played to its end by typing', async ({ page }) => {
  test.slow(); // some twenty bridges
  await logIn(page);
  await page.goto('/test-project?test=word-bridges');
  const sitting = page.waitForResponse(isOfSitting);
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  const first = await trialIn(await sitting);
  await expect(page.getByRole('heading', { name: 'Word Bridges', level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Start with practice' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Which word goes with all three?' });
  let answers = 0;
  const answered = await play(page, first, 'end', {
    async answer(trial, word) {
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused(); // one can type at once
      const text = answers === 0 ? 'elephant' : word; // the first is wrong, and is asked once more
      answers += 1;
      await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
      await field.fill(text);
      await expect(page.locator('.bridges-plank')).toHaveText(text);
      await field.press('Enter');
      if (answers === 1) await expect(page.getByText(`The word is ${word}. Now build the bridge yourself.`)).toBeVisible();
      if (answers === 2) await expect(page.getByRole('definition')).toHaveCount(trial.cues.length);
    },
    async goOn(heading) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await leaveMessage(page, (button) => button.press('Enter'));
    },
  });
  expect(answered).toBeGreaterThan(15);
  await expect(page.getByText(/You built (\d+) of \1 bridges: \1 with a word of your own, 0 with a word chosen from five\./)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('is played by choosing, in Hindi and without a clock, up to the first rest', IN_LONG_FORM, async ({ page }) => {
    test.slow(); // the accessibility check on each kind of screen
    await logIn(page);
    await page.goto('/hi/test-project?test=word-bridges');
    await page.getByRole('checkbox').tap();
    const sitting = page.waitForResponse(isOfSitting);
    await page.getByRole('button', { name: 'शुरू करें' }).tap();
    const first = await trialIn(await sitting);
    const start = page.getByRole('button', { name: 'अभ्यास शुरू करें' });
    await expect(start).toBeVisible();
    const { check } = checkOnce(page);
    await check('welcome');
    await start.tap();
    const answered = await play(page, first, 'rest', {
      async answer(trial, word) {
        await expect(page.getByRole('textbox')).toBeEnabled();
        await check('field');
        await page.getByRole('button', { name: 'पाँच शब्द दिखाएँ' }).tap();
        await expect(page.getByRole('radio')).toHaveCount(5);
        await page.getByRole('radio').nth(trial.words.indexOf(word)).tap();
        await expect(page.locator('.bridges-plank')).toHaveText(word);
        await check('words');
        await page.getByRole('button', { name: 'आगे', exact: true }).tap();
      },
      async goOn(heading) {
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        if (heading === HEADINGS.told) await check('told');
        await leaveMessage(page, (button) => button.tap());
      },
    });
    expect(answered).toBe(11); // three for practice, then eight
    await expect(page.locator('.bridges-trial')).toBeVisible();
  });
});
