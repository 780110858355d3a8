import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Longer than any answer to a press. A picture that stirs for longer changes no colour, and need not be waited for (decision 18). */
const MAX_ANSWER_MS = 1_000;
/** Shorter than a frame is no motion: a reader who wants none gets these, and a page that draws nothing more never ends them. */
const MIN_ANSWER_MS = 16;
/** However slow the machine is. */
const PATIENCE_MS = 5_000;

/** Until what answers a press or brings a page has ended: while a text fades in, its colours are not yet those that are read. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    async ([atLeast, atMost, patience]) => {
      const isAnswer = ({ effect, playState }: Animation) => {
        const end = Number(effect?.getComputedTiming().endTime);
        return playState === 'running' && end >= atLeast && end < atMost;
      };
      const ends = document
        .getAnimations()
        .filter(isAnswer)
        .map(({ finished }) => finished.catch(() => undefined)); // one that is taken away has ended too
      await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, patience))]);
    },
    [MIN_ANSWER_MS, MAX_ANSWER_MS, PATIENCE_MS] as const,
  );
}

/** What the accessibility check finds wrong with a page as it stands, or with a part of it: the rule, and where it is broken. */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // our pages have no frames, so the check needs no second page to put their parts together: half the time
    .setLegacyMode(true)
    // what is told of the rules that a page keeps, and of where its parts stand, takes half of the rest, and nobody reads it
    .options({ resultTypes: ['violations'], selectors: false, preload: false })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
