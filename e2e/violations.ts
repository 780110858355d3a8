import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { RunOptions, run } from 'axe-core';

/** Longer than any answer to a press. A picture that stirs for longer changes no colour, and need not be waited for (decision 18). */
const MAX_ANSWER_MS = 1_000;
/** Shorter than a frame is no motion: a reader who wants none gets these, and a page that draws nothing more never ends them. */
const MIN_ANSWER_MS = 16;
/** However slow the machine is. */
const PATIENCE_MS = 20_000;

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

/** A browser reads the short form in two thirds of the time. */
const CHECK = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Of what a check can tell only what is wrong: what else it would tell, and where on the page, takes half of its time. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false };

/** A page whose data is still on its way may have no heading yet. Where none comes, the check says so. */
const headed = (page: Page) =>
  page
    .locator('h1')
    .first()
    .waitFor({ timeout: PATIENCE_MS })
    .catch(() => undefined);

/** What the accessibility check finds wrong with a page as it stands, or with a part of it: the rule, and where it is broken. */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  await headed(page);
  await settle(page);
  await page.evaluate(CHECK); // each time: a page that was loaded anew has forgotten it
  const found = await page.evaluate(
    async ({ part, options }) => {
      const { violations } = await (window as unknown as { axe: { run: typeof run } }).axe.run(part, options);
      return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html.slice(0, 120)) }));
    },
    { part, options: OPTIONS },
  );
  return found.map(({ id, elements }) => `${id}: ${elements.join(' | ')}`);
}
