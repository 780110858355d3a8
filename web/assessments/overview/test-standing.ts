import type { TestProgress } from '#contract/measurement.ts';

/** How full the bead of a test is: one that counts stays full while it is played again, and a sitting that does not count leaves it empty. */
export const fullness = ({ state, hasValidSitting, share }: TestProgress): number =>
  hasValidSitting ? 1 : state === 'finished' ? 0 : share;

type Kind = TestProgress['kind'];
export const KINDS = ['story', 'game'] as const satisfies readonly Kind[];

/** Stories first, then games, each in the order in which they are offered: as the beads hang, and as the page lists them. */
export const byKind = <Listed extends { readonly kind: Kind }>(tests: readonly Listed[]): Listed[] =>
  KINDS.flatMap((kind) => tests.filter((test) => test.kind === kind));

/** One story, or two games: enough for a first report. */
export function isWorthReading(tests: readonly Pick<TestProgress, 'kind' | 'hasValidSitting'>[]): boolean {
  const counted = tests.filter(({ hasValidSitting }) => hasValidSitting);
  return counted.length > 1 || counted.some(({ kind }) => kind === 'story');
}
