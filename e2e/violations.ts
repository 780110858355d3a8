import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What the accessibility check finds wrong with a page as it stands: the rule, and where it is broken. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
