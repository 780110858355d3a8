import { expect, type Page, type Response, test } from '@playwright/test';
import type { StoneTrial } from '#content/games/stone-towers/script.ts';
import { type Move, mayMove, moveLimit, moveStone, standAlike } from '#content/games/stone-towers/script-poles.ts';
import { bestWays, stateOf } from '#content/games/stone-towers/states.ts';
import { checkOnce } from './check-once.ts';
import { leaveMessage } from './leave-message.ts';
import { logIn } from './person.ts';

// Stone Towers is played from its card to its last sentence by keys, and up to its first towers by touch and by dragging on a small phone, in Hindi.

/** What the server sent last: the trial to be played, or null once there is none. */
const trialIn = async (response: Response): Promise<StoneTrial | null> => {
  const { next, current } = (await response.json()) as { next?: StoneTrial | null; current?: StoneTrial | null };
  return next ?? current ?? null;
};
const isOfSitting = (response: Response) => response.request().method() === 'POST' && response.url().includes('/api/test-sessions');

const shortestWay = ({ start, goal }: Extract<StoneTrial, { kind: 'tower' }>): Move[] =>
  bestWays(stateOf(start), stateOf(goal))[0]!.map(({ move }) => move);

/** One stone to and fro until no move is left. */
function wayToNowhere({ start, goal, least }: Extract<StoneTrial, { kind: 'tower' }>): Move[] {
  const [move] = bestWays(stateOf(start), stateOf(goal))[0]!.map((step) => step.move);
  const [to, back] = [move!, { from: move!.to, to: move!.from }];
  return Array.from({ length: moveLimit(least) }, (_, index) => (index % 2 === 0 ? to : back));
}

/** The path that gave most on average; one that nobody has walked counts as usual. */
function pathOf({ seen }: Extract<StoneTrial, { kind: 'fork' }>): number {
  const means = seen.map((berries) => (berries.length === 0 ? 20 : berries.reduce((sum, each) => sum + each, 0) / berries.length));
  return means[0]! >= means[1]! ? 0 : 1;
}

type Hands = {
  readonly build: (trial: Extract<StoneTrial, { kind: 'tower' }>, way: readonly Move[]) => Promise<void>;
  readonly walk: (trial: StoneTrial, path: number) => Promise<void>;
  readonly goOn: () => Promise<void>;
};

/** From this trial on, until `isLast` or the end. The first of all is not built the first time. */
async function playOn(
  page: Page,
  first: StoneTrial | null,
  hands: Hands,
  isLast: (trial: StoneTrial) => boolean,
): Promise<StoneTrial | null> {
  let trial = first;
  while (trial && !isLast(trial)) {
    const taken = page.waitForResponse(isOfSitting, { timeout: 0 }); // however slow the machine is: the test has a limit of its own
    const isMissed = trial.practice && trial.number === 1 && trial.retry !== true;
    if (trial.kind === 'tower') await hands.build(trial, isMissed ? wayToNowhere(trial) : shortestWay(trial));
    else await hands.walk(trial, pathOf(trial));
    const next: StoneTrial | null = await trialIn(await taken);
    if (next && (trial.practice || next.restBefore)) await hands.goOn();
    // between practice and what counts stands a screen more
    if (trial.practice && next?.practice === false) await hands.goOn();
    trial = next;
  }
  return trial;
}

test('is played to its end by keys', async ({ page }) => {
  test.slow(); // 85 answers, each of which waits for the server
  await page.clock.install();
  await logIn(page);
  await page.goto('/test-project?test=stone-towers');
  const sitting = page.waitForResponse(isOfSitting);
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  const first = await trialIn(await sitting);
  await expect(page.getByRole('heading', { name: 'Stone Towers', level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Start with practice' }).press('Enter');
  const message = page.locator('.game-message');
  let missed = 0;
  const ended = await playOn(
    page,
    first,
    {
      async build(trial, way) {
        await expect(page.locator(`.towers-build[data-trial="${trial.id}"]`)).toBeVisible();
        await expect(page.getByText(`${moveLimit(trial.least)} moves left`)).toBeVisible();
        for (const { from, to } of way) {
          await page.keyboard.press(String(from + 1));
          await page.keyboard.press(String(to + 1));
        }
        await expect(page.getByRole('status').filter({ hasText: /It stands|No moves are left/ })).toBeVisible();
        await page.keyboard.press('Enter');
      },
      async walk({ id }, path) {
        const fork = page.locator(`.towers-fork[data-trial="${id}"]`);
        await expect(fork).toBeVisible();
        await page.clock.runFor(250);
        await expect(fork.locator('.towers-path[aria-disabled=false]')).toHaveCount(2);
        await page.keyboard.press(path === 0 ? 'ArrowLeft' : '2');
      },
      async goOn() {
        await expect(message).toBeVisible();
        if (await message.getByText('Not built this time.').isVisible()) {
          missed += 1;
          await expect(message.getByRole('listitem')).toHaveCount(3);
        }
        await leaveMessage(page, (button) => button.press('Enter'));
      },
    },
    () => false,
  );
  expect([ended, missed]).toEqual([null, 1]);
  await expect(page.getByText('You built 24 of 24 towers, 24 of them in the fewest moves')).toBeVisible();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('is played by touch and by dragging, in Hindi', async ({ page }) => {
    test.slow(); // the accessibility check on three screens
    await logIn(page);
    await page.goto('/hi/test-project?test=stone-towers');
    const sitting = page.waitForResponse(isOfSitting);
    await page.getByRole('button', { name: 'शुरू करें' }).tap();
    const first = await trialIn(await sitting);
    await page.getByRole('button', { name: 'अभ्यास शुरू करें' }).tap();
    const { check, checked } = checkOnce(page);
    const poles = page.locator('.towers-pole');
    const drag = async ({ from, to }: Move) => {
      const [one, other] = [(await poles.nth(from).boundingBox())!, (await poles.nth(to).boundingBox())!];
      await page.mouse.move(one.x + one.width / 2, one.y + one.height * 0.7);
      await page.mouse.down();
      await page.mouse.move(other.x + other.width / 2, other.y + other.height * 0.4, { steps: 4 });
      await page.mouse.up();
    };
    const left = await playOn(
      page,
      first,
      {
        async build(trial, way) {
          await check('tower');
          let now = trial.start;
          for (const [index, move] of way.entries()) {
            expect(mayMove(now, move)).toBe(true);
            if (index === 1) await drag(move);
            else {
              await poles.nth(move.from).tap();
              await expect(poles.nth(move.from)).toHaveAttribute('aria-pressed', 'true');
              await poles.nth(move.to).tap();
            }
            now = moveStone(now, move);
            const isEnd = standAlike(now, trial.goal) || index + 1 === moveLimit(trial.least);
            if (!isEnd)
              await expect(page.locator('.towers-moves strong')).toHaveText(new RegExp(`^${moveLimit(trial.least) - index - 1} चाल`));
          }
          // a tower that stands goes on by itself; one that does not, in practice, waits for the player
          if (trial.practice && !standAlike(now, trial.goal)) await page.getByRole('button', { name: 'आगे', exact: true }).tap();
        },
        async walk({ id }, path) {
          await check('fork');
          await page.locator(`.towers-fork[data-trial="${id}"] .towers-path`).nth(path).tap();
        },
        async goOn() {
          await expect(page.locator('.game-message')).toBeVisible();
          await check('told');
          await leaveMessage(page, (button) => button.tap());
        },
      },
      (trial) => trial.kind === 'tower' && !trial.practice && trial.number === 2,
    );
    // a reload gives no move back
    const begun = left as Extract<StoneTrial, { kind: 'tower' }>;
    const [move] = shortestWay(begun);
    await poles.nth(move!.from).tap();
    await poles.nth(move!.to).tap();
    const movesLeft = page.locator('.towers-moves strong');
    await expect(movesLeft).toHaveText(`${moveLimit(begun.least) - 1} चालें बाक़ी`);
    await page.reload();
    await page.getByRole('button', { name: 'आगे बढ़ें' }).tap();
    await expect(movesLeft).toHaveText(`${moveLimit(begun.least) - 1} चालें बाक़ी`);
    expect([left?.id, [...checked].sort()]).toEqual(['tower-2', ['fork', 'told', 'tower']]);
  });
});
