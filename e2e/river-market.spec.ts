import { type APIResponse, expect, type Locator, type Page, type Response, test } from '@playwright/test';
import type { MarketAnswer, MarketTrial, Take } from '#content/games/river-market/script.ts';
import { leaveMessage } from './leave-message.ts';
import { IN_LONG_FORM } from './long-form.ts';
import { expectRoomForLargeLetters } from './narrow-page.ts';
import { logIn } from './person.ts';
import { violationsOf } from './violations.ts';

// River Market by keys and, on a small phone, by touch in Hindi. What the page has shown once is answered through the API after that.

type Sitting = { readonly sittingId: number; readonly token: string; readonly current: MarketTrial };
type Taken = { readonly next: MarketTrial | null };

const isOfSitting = (response: Response) => response.request().method() === 'POST' && response.url().includes('/api/test-sessions');

/** Begins the game as a newcomer: the sitting, as the page has it. */
async function begin(page: Page, address: string, button: string): Promise<Sitting> {
  await logIn(page);
  await page.goto(address);
  const opened = page.waitForResponse(isOfSitting);
  await page.getByRole('button', { name: button }).click();
  return (await opened).json();
}

/** Does something that sends an answer, and gives what is asked next. */
async function sends(page: Page, act: () => Promise<void>): Promise<MarketTrial | null> {
  const answered = page.waitForResponse(isOfSitting);
  await act();
  return ((await (await answered).json()) as Taken).next;
}

/** All of what is worth most to the player, and most of the next. */
function wished({ worth }: Extract<MarketTrial, { kind: 'bargain' }>): Take {
  const ranks = worth.map((silver) => worth.filter((other) => other > silver).length);
  return ranks.map((rank) => (rank === 0 ? 4 : rank === 1 ? 3 : 0));
}

function answerTo(trial: MarketTrial): MarketAnswer {
  if (trial.kind === 'pot')
    return { kind: 'pot', shares: [...trial.rounds.map(({ share }) => share), trial.rounds.length % 2 === 0 ? 6 : 9] };
  const own = trial.offers.flatMap(({ by, take }) => (by === 'player' ? [take] : []));
  return { kind: 'bargain', offers: [...own, own.length < 1 ? wished(trial) : null] };
}

/** Answers through the API from this trial on, so long as `isWanted` says. Gives the trial that comes then, or null at the end. */
async function answerByApi(
  page: Page,
  { sittingId, token }: Sitting,
  from: { readonly trial: MarketTrial; readonly position: number },
  isWanted: (trial: MarketTrial) => boolean,
) {
  let { position } = from;
  let trial: MarketTrial | null = from.trial;
  while (trial && isWanted(trial)) {
    const data = { position, screen: trial.id, answer: answerTo(trial), responseTimeMs: 0, aways: 0 };
    const response: APIResponse = await page.request.post(`/api/test-sessions/${sittingId}/responses`, {
      data,
      headers: { 'x-test-session-token': token },
    });
    expect(response.ok(), trial.id).toBe(true);
    trial = ((await response.json()) as Taken).next;
    position += 1;
  }
  return { trial, position };
}

const sliders = (page: Page): Locator => page.getByRole('slider');

/** Moves a slider by its arrow keys. */
async function moveByKeys(slider: Locator, to: number): Promise<void> {
  await slider.focus();
  await slider.press('Home');
  for (let step = 0; step < to; step += 1) await slider.press('ArrowRight');
  await expect(slider).toHaveValue(String(to));
}

/** Moves the slider at this place by the buttons beside it. */
async function moveByTouch(page: Page, place: number, to: number): Promise<void> {
  const slider = sliders(page).nth(place);
  const buttons = page.locator('.market-stepper').nth(place).getByRole('button');
  for (let from = Number(await slider.inputValue()); from !== to; from += Math.sign(to - from)) {
    await buttons.nth(to > from ? 1 : 0).tap();
    await expect(slider).toHaveValue(String(from + Math.sign(to - from)));
  }
}

test('is bargained by keys, goes on after a reload, and ends with what was done', async ({ page }) => {
  const sitting = await begin(page, '/test-project?test=river-market', 'Begin');
  await expect(page.getByRole('heading', { name: 'River Market', level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Start with practice' }).press('Enter');

  // the first lesson: an offer taken as it is, then one of one's own
  const accept = page.getByRole('button', { name: 'Take what is offered' });
  const offer = page.getByRole('button', { name: 'Make this offer' });
  await expect(offer).toBeDisabled();
  const again = await sends(page, () => accept.press('Enter'));
  await expect(page.getByText('You took the offer as it was: 8 silver.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await moveByKeys(sliders(page).nth(0), 4);
  await moveByKeys(sliders(page).nth(1), 2);
  await expect(page.getByText('This is worth 42 of 60 silver to you.')).toBeVisible();
  await expect(sliders(page).nth(0)).toHaveAttribute('aria-valuetext', 'You 4, trader 0');
  expect(again?.retry).toBe(true);
  const second = await sends(page, () => offer.press('Enter'));
  await expect(page.getByRole('heading', { name: 'Well done.' })).toBeFocused();

  // on through the API to the last pot but its last round; the page goes on from there
  let rounds = 0;
  const { trial } = await answerByApi(page, sitting, { trial: second!, position: 2 }, ({ kind, number, total, practice }) => {
    if (practice || kind !== 'pot' || number !== total) return true;
    rounds += 1;
    return rounds < 4;
  });
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Shared pot 6 of 6' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(1 + 3);
  for (let next: MarketTrial | null = trial; next; ) {
    await expect(page.getByText(`Round ${next.kind === 'pot' ? next.rounds.length + 1 : 0}:`)).toBeVisible();
    await moveByKeys(sliders(page), 7);
    next = await sends(page, () => page.getByRole('button', { name: 'Put it in' }).press('Enter'));
  }
  await expect(page.getByText(/You agreed in \d of 8 bargains/)).toBeVisible();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('is bargained and shared by touch, in Hindi', IN_LONG_FORM, async ({ page }) => {
    const check = async (screen: string) => {
      expect(await violationsOf(page), screen).toEqual([]);
      await expectRoomForLargeLetters(page, screen);
    };
    const sitting = await begin(page, '/hi/test-project?test=river-market', 'शुरू करें');
    await expect(page.getByRole('heading', { name: 'नदी का बाज़ार', level: 1 })).toBeFocused();
    await check('welcome');
    await page.getByRole('button', { name: 'अभ्यास शुरू करें' }).tap();
    await check('bargain');
    await moveByTouch(page, 0, 3);
    await moveByTouch(page, 1, 2);
    const second = await sends(page, () => page.getByRole('button', { name: 'यह बँटवारा रखें' }).tap());
    await expect(page.getByRole('heading', { name: 'बहुत अच्छे।' })).toBeFocused();
    await check('told');

    // the rest of the practice through the API, then one whole bargain on the page
    const practised = await answerByApi(page, sitting, { trial: second!, position: 1 }, ({ practice }) => practice);
    await page.reload();
    await page.getByRole('button', { name: 'आगे बढ़ें' }).tap();
    let trial = practised.trial;
    let { position } = practised;
    while (trial?.kind === 'bargain' && trial.number === 1) {
      await expect(page.getByRole('row')).toHaveCount(1 + trial.offers.length);
      const answer = answerTo(trial) as Extract<MarketAnswer, { kind: 'bargain' }>;
      const take = answer.offers.at(-1);
      for (const [kind, baskets] of (take ?? []).entries()) await moveByTouch(page, kind, baskets);
      const button = page.getByRole('button', { name: take ? /बँटवारा रखें$/ : 'जो मिल रहा है' });
      trial = await sends(page, () => button.tap());
      position += 1;
    }
    await expect(page.getByText(/चाँदी का है|ख़ाली हाथ/)).toBeVisible();
    await check('outcome');

    // and on to the end of the first pot, whose last round stands on the page
    const before = await answerByApi(page, sitting, { trial: trial!, position }, ({ kind }) => kind === 'bargain');
    await page.reload();
    await leaveMessage(page, (button) => button.tap());
    await leaveMessage(page, (button) => button.tap()); // how the last bargain ended, and a rest
    await expect(page.getByRole('heading', { name: 'साझा घड़ा 1, कुल 6' })).toBeVisible();
    for (trial = before.trial; trial?.kind === 'pot' && trial.number === 1; ) {
      await expect(page.getByText(`बारी ${trial.rounds.length + 1}:`)).toBeVisible();
      if (trial.rounds.length === 1) await check('pot');
      await moveByTouch(page, 0, trial.rounds.length === 0 ? 6 : 5);
      trial = await sends(page, () => page.getByRole('button', { name: 'घड़े में डालें' }).tap());
    }
    await expect(page.getByRole('heading', { name: 'यह घड़ा बँट गया।' })).toBeFocused();
    await check('shared out');
  });
});
