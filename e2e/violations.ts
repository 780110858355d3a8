import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const MAX_SETTLING_MS = 5_000;

/** Until nothing moves or fades that will ever end: while a text fades in, its colours are not yet those that are read. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (atMost) => {
    const ends = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < atMost)
      .map(({ finished }) => finished.catch(() => undefined)); // one that is taken away has ended too
    await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, atMost))]);
  }, MAX_SETTLING_MS);
}

/** What the accessibility check finds wrong with a page as it stands: the rule, and where it is broken. */
export async function violationsOf(page: Page): Promise<string[]> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
