import { readFileSync } from 'node:fs';
import type { TextsOfHouses } from '#content/houses/script-texts.ts';
import { HOUSES, type House } from '#content/mind/facets.ts';
import { MAX_STRENGTH } from '#content/mind/strength.ts';
import { sayings } from '#content/sayings/sayings.ts';
import type { Language } from '#contract/language.ts';
import type { TextKind } from '#contract/narratives.ts';
import { isMeasured } from '#contract/strengths.ts';
import { placeOf } from '#server/measurement/ranking.ts';
import type { HouseFact, Material, MeasuredHouse, NamedSide, NarrativeFacts, Told } from '#server/narratives/facts.ts';
import { weaknessFact } from '#server/narratives/rules.ts';

const textsIn = (language: Language) => JSON.parse(readFileSync(`public/assets/i18n/${language}/houses.json`, 'utf8')) as TextsOfHouses;
const NORMAL_95 = 1.96;
const MIN_HOUSES_TO_RANK = 6;

export type Simulated = {
  readonly strengths: readonly (number | null)[];
  readonly standardError?: number;
  readonly kind?: TextKind;
  readonly language?: Language;
  readonly isComplete?: boolean;
  /** By default a scene of the high emotional end of each of the two strongest houses, and what goes with it. */
  readonly material?: Material;
};

/** Facts as the reports domain fills them, from twelve strengths with independent errors of one size. For tests. */
export function simulatedFacts({
  strengths,
  standardError = 0.3,
  kind = 'summary',
  language = 'en',
  isComplete,
  material,
}: Simulated): NarrativeFacts {
  const unplaced = HOUSES.map((house): HouseFact => {
    const strength = strengths[house - 1] ?? null;
    if (strength === null) return { house, strength, standardError: null, range: null, place: null };
    const reach = NORMAL_95 * standardError;
    return {
      house,
      strength,
      standardError,
      range: { low: Math.max(0, strength - reach), high: Math.min(MAX_STRENGTH, strength + reach) },
      place: null,
    };
  });
  const measured = unplaced.filter(isMeasured).sort((a, b) => b.strength - a.strength);
  const ranked = measured.length >= MIN_HOUSES_TO_RANK ? measured : [];
  const ranking = ranked.map(({ house }) => house);
  const texts = textsIn(language);
  const own = material ?? materialFrom(measured, language);
  return {
    kind,
    language,
    isComplete: isComplete ?? measured.length === HOUSES.length,
    tests: { count: isComplete === false ? 1 : 12, only: isComplete === false ? { kind: 'story', title: 'The Lantern Ferry' } : null },
    material: own,
    named: { highs: namesOf(own.highs), lows: namesOf(own.lows) },
    open: [],
    halves: { stronger: ranking.slice(0, 2), quieter: ranking.slice(-1) },
    houses: unplaced.map((fact) => ({ ...fact, place: placeOf(ranking, fact.house) })),
    ranking,
    alike: runsAlike(ranked, NORMAL_95 * standardError * Math.SQRT2),
    dominant: ranking[0] ?? null,
    weakest:
      kind === 'weaknesses'
        ? ranking
            .slice(-4)
            .reverse()
            .map((house) => weaknessFact(house, texts[house]))
        : [],
  };
}

const namesOf = (told: readonly Told[]): NamedSide[] => told.flatMap(({ insight, label }) => (label ? [{ insight, label }] : []));

function materialFrom(measured: readonly MeasuredHouse[], language: Language): Material {
  const { houses, pairs, labels } = sayings[language];
  const told = (house: House, end: 'high' | 'low', text: string): Told => ({
    insight: `side-${house}-emotional-${end}`,
    text,
    label: labels.sides[house].emotional[end],
    houses: [house],
  });
  const [first, second] = measured.map(({ house }) => house);
  const last = measured.at(-1)?.house;
  const high = (house: House | undefined) => (house ? [told(house, 'high', houses[house].emotional.high.work)] : []);
  const low = last ? [told(last, 'low', houses[last].emotional.low.people)] : [];
  const steps = last ? houses[last].emotional.low.steps.slice(0, 1).map(({ step, sign }) => ({ ...told(last, 'low', step), sign })) : [];
  const [lower, higher] = [first ?? 1, second ?? 1].toSorted((one, other) => one - other) as [House, House];
  const both = pairs[lower][higher]?.both;
  return {
    highs: [...high(first), ...high(second)],
    lows: low,
    pairs: both ? [{ insight: `pair-${lower}-${higher}-both`, text: both, houses: [lower, higher] }] : [],
    contrasts: [],
    uses: first ? [told(first, 'high', houses[first].emotional.high.uses[0])] : [],
    steps,
    done: [],
  };
}

function runsAlike(ranked: readonly MeasuredHouse[], margin: number): House[][] {
  const runs: House[][] = [];
  let reached = 0;
  ranked.forEach((first, start) => {
    const run = ranked.slice(start).filter(({ strength }) => first.strength - strength < margin);
    if (run.length < 2 || start + run.length <= reached) return;
    runs.push(run.map(({ house }) => house));
    reached = start + run.length;
  });
  return runs;
}

/** One clear peak, three areas in each class, nothing missing. */
export const PEAKED = [4.4, 2.4, 2.9, 1.8, 2.2, 3.3, 2.6, 3.1, 2.0, 1.2, 2.7, 2.3] as const;
