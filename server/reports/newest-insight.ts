import { facetsOf, isTestSlug, testOf } from '#content/catalogue.ts';
import { DOMAINS, facet, HOUSES } from '#content/mind/facets.ts';
import type { ReportOverview, Sentence, WrittenReport } from '#contract/written-reports.ts';
import type { Profile } from '#server/measurement/actions.ts';
import { insightId } from './insights/insight.ts';

/** The first sentence that the newest test has a part in; where there is none, the surest of all. */
export function newestInsight(written: readonly WrittenReport[], { sittings }: Pick<Profile, 'sittings'>): ReportOverview['newest'] {
  const [newest] = sittings.toSorted((one, other) => other.finishedAt.getTime() - one.finishedAt.getTime());
  const openings = written.flatMap(({ inShort }) => inShort);
  if (newest && isTestSlug(newest.test)) {
    const sides = sidesOf(newest.test);
    const isOfNewest = ({ insight }: Sentence) => insight !== null && sides.has(insight);
    const found = openings.find(isOfNewest) ?? written.flatMap(proseOf).find(isOfNewest);
    if (found) return { ...found, test: newest.test };
  }
  return openings[0] ? { ...openings[0], test: null } : null;
}

/** The statements about single sides that a test can bring, by their names. */
function sidesOf(test: Parameters<typeof testOf>[0]): ReadonlySet<string> {
  const facets = new Set(facetsOf(testOf(test)));
  const ends = ['high', 'low'] as const;
  const sides = HOUSES.flatMap((house) => DOMAINS.map((domain) => ({ house, domain }))).filter(({ house, domain }) =>
    facets.has(facet(house, domain)),
  );
  return new Set(sides.flatMap((side) => ends.map((end) => insightId({ kind: 'side', ...side, end, chance: 1, size: 1 }))));
}

const proseOf = ({ sections }: WrittenReport): readonly Sentence[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'prose' ? block.sentences : [])));
