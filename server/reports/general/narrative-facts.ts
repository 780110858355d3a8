import { isTestSlug, testOf } from '#content/catalogue.ts';
import type { House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import type { TextKind } from '#contract/narratives.ts';
import type { Profile } from '#server/measurement/actions.ts';
import type { FacetFact, Halves, Named, NarrativeFacts, TestsTaken, WeaknessFact } from '#server/narratives/facts.ts';
import { testTitle } from '../open-tests.ts';
import type { Subject } from '../subject.ts';
import { lowestFour, type TextMaterial } from '../texts/gather-material.ts';

type Gathered = {
  readonly texts: TextMaterial;
  readonly halves: Halves;
  readonly named: Named;
  readonly open: readonly FacetFact[];
};

/**
 * Computed numbers, labels and our own sentences, all that a writer may know of a person. `describeWeakness` gives what the house's texts
 * say of it.
 */
export function narrativeFacts(
  kind: TextKind,
  language: Language,
  { profile, strengths }: Pick<Subject, 'profile' | 'strengths'>,
  { texts, halves, named, open }: Gathered,
  describeWeakness: (house: House) => WeaknessFact,
): NarrativeFacts {
  const { houses, ranking, alike, dominant, isComplete } = strengths;
  return {
    kind,
    language,
    isComplete,
    tests: testsTaken(profile, language),
    material: texts[kind],
    halves,
    named,
    open,
    houses: houses.map(({ house, strength, standardError, range, place }) => ({ house, strength, standardError, range, place })),
    ranking,
    alike,
    dominant,
    weakest: kind === 'weaknesses' ? lowestFour(strengths).map(describeWeakness) : [],
  };
}

function testsTaken({ sittings }: Pick<Profile, 'sittings'>, language: Language): TestsTaken {
  const [first, ...others] = sittings;
  if (!first || others.length > 0 || !isTestSlug(first.test)) return { count: sittings.length, only: null };
  const test = testOf(first.test);
  return { count: 1, only: { kind: test.kind, title: testTitle({ test }, language) } };
}
