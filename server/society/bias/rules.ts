import { facetsOf, isTestSlug, testOf } from '#content/catalogue.ts';
import type { KeyedItem } from '#content/items.ts';
import type { Device } from '#contract/assessments.ts';
import type { Language } from '#contract/language.ts';
import type { BiasWatch } from '#contract/society/bias.ts';
import { ATTRIBUTES, type Attribute, type Group, MIN_ANSWERS, MIN_GROUP, WATCHED } from '#contract/society/bias-words.ts';
import { adverseImpact, highestRate, mantelHaenszel, mantelOrdered, normalQuantile } from '#psychometrics';
import type { Index } from '../membership/standing.ts';

export type Found = Omit<BiasWatch, 'lookedAt'>;

type Sitting = {
  readonly test: string;
  readonly language: Language;
  readonly device: Device;
  readonly answers: readonly { readonly item: string; readonly option: string }[];
};
/** Somebody who is counted: the newest sitting of each game that counts, and what is known of them from all. */
export type Watched = {
  readonly sittings: readonly Sitting[];
  readonly index: Index;
  /** The most probable facets, as the profile has them. */
  readonly mode: Float64Array;
  readonly age: number;
  readonly isInvited: boolean;
  readonly isConfirmed: boolean;
};

const STRATA = 8;
/** Where a population that is spread as the model has it is cut into so many equal parts. */
const CUTS = Array.from({ length: STRATA - 1 }, (_, index) => normalQuantile((index + 1) / STRATA));

export function ageGroup(age: number): Group<'age'> {
  if (age < 25) return '18-24';
  if (age < 40) return '25-39';
  return age < 60 ? '40-59' : '60-';
}

/** The most frequent one; of several the one that comes first. */
function most<Value>(values: readonly Value[]): Value {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

type Groups = { readonly [Of in Attribute]: Group<Of> };

/** Of a person: in which language and on which device they have played most of their games. */
export const groupsOf = ({ sittings, age }: Pick<Watched, 'sittings' | 'age'>): Groups => ({
  language: most(sittings.map(({ language }) => language)),
  device: most(sittings.map(({ device }) => device)),
  age: ageGroup(age),
});

/** What an answer is worth: its options by their slopes, from the least able to the ablest; options of one slope are worth the same. */
function worthOf({ options }: KeyedItem): ReadonlyMap<string, number> {
  const slopeOf = ({ loadings }: KeyedItem['options'][number]) => loadings.reduce((sum, { slope }) => sum + slope, 0);
  const slopes = [...new Set(options.map(slopeOf))].sort((one, other) => one - other);
  return new Map(options.map((option) => [option.id, slopes.indexOf(slopeOf(option))]));
}

const worths = new Map<string, ReadonlyMap<string, ReadonlyMap<string, number>>>();
function worthsIn(game: string): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const items: readonly KeyedItem[] = isTestSlug(game) ? testOf(game).bank.items : [];
  const found = worths.get(game) ?? new Map(items.map((item) => [item.id, worthOf(item)]));
  worths.set(game, found);
  return found;
}

/** How able somebody is in a game, as one of a few strata: those who are compared on its items are alike in it. */
function stratumIn(game: string, mode: Float64Array): number {
  const facets = isTestSlug(game) ? facetsOf(testOf(game)) : [];
  const level = facets.reduce((sum, facet) => sum + mode[facet]!, 0) / facets.length;
  return CUTS.filter((cut) => level >= cut).length;
}

type Sums = { people: number; sum: number; squares: number; invited: number; confirmed: number };
/** `[stratum][worth]` */
type Cells = number[][];

/** Counts people one after the other, and keeps none of them. */
export function makeTally() {
  const sums = new Map<string, Sums>();
  const cells = new Map<string, Map<string, Cells>>();

  function countPerson(key: string, { index: { z }, isInvited, isConfirmed }: Watched): void {
    const one = sums.get(key) ?? { people: 0, sum: 0, squares: 0, invited: 0, confirmed: 0 };
    sums.set(key, {
      people: one.people + 1,
      sum: one.sum + z,
      squares: one.squares + z * z,
      invited: one.invited + Number(isInvited),
      confirmed: one.confirmed + Number(isConfirmed),
    });
  }

  function countAnswer(item: string, key: string, stratum: number, worth: number): void {
    const byGroup = cells.get(item) ?? new Map<string, Cells>();
    const counts = byGroup.get(key) ?? Array.from({ length: STRATA }, () => []);
    counts[stratum]![worth] = (counts[stratum]![worth] ?? 0) + 1;
    cells.set(item, byGroup.set(key, counts));
  }

  return {
    add(watched: Watched): void {
      const own = groupsOf(watched);
      for (const attribute of ATTRIBUTES) countPerson(keyOf(attribute, own[attribute]), watched);
      for (const { test, language, device, answers } of watched.sittings) {
        const played: Groups = { ...own, language, device };
        const stratum = stratumIn(test, watched.mode);
        for (const { item, option } of answers) {
          const worth = worthsIn(test).get(item)?.get(option);
          if (worth === undefined) continue; // asked of a bank that is no longer used
          for (const attribute of ATTRIBUTES) countAnswer(`${test} ${item}`, keyOf(attribute, played[attribute]), stratum, worth);
        }
      }
    },
    read: (): Found => ({ groups: ATTRIBUTES.flatMap((attribute) => impactOn(attribute, sums)), ...compareItems(cells) }),
  };
}

const keyOf = (attribute: Attribute, group: Group): string => `${attribute} ${group}`;

/** Who is invited how often, beside the group that is invited most often. */
function impactOn(attribute: Attribute, sums: ReadonlyMap<string, Sums>): Found['groups'] {
  const told = WATCHED[attribute].map((group) => {
    const one = sums.get(keyOf(attribute, group));
    return { group, counted: one && one.people >= MIN_GROUP ? countedOf(one) : null };
  });
  const rates = Object.fromEntries(
    told.flatMap(({ group, counted }) => (counted ? [[group, { selected: counted.invited, total: counted.people }]] : [])),
  );
  const highest = Object.keys(rates).length > 1 ? highestRate(rates) : undefined;
  return told.map(({ group, counted }) => {
    if (!counted || highest === undefined || group === highest) return { attribute, group, counted, impact: null };
    const { ratio, low, high, isBelowFourFifths, p } = adverseImpact(rates[group]!, rates[highest]!);
    const impact = ratio === null || low === null || high === null ? null : { ratio, low, high, isBelowFourFifths, p };
    return { attribute, group, counted, impact };
  });
}

function countedOf({ people, sum, squares, invited, confirmed }: Sums) {
  const mean = sum / people;
  const variance = Math.max(0, squares - people * mean * mean) / (people - 1);
  return { people, index: mean, indexError: Math.sqrt(variance / people), invited, confirmed };
}

const countOf = (cells: Cells | undefined): number => (cells ?? []).flat().reduce((sum, count) => sum + (count ?? 0), 0);

/** Each item between the group of an attribute that has answered it most often, and each other one. */
function compareItems(cells: ReadonlyMap<string, ReadonlyMap<string, Cells>>): Pick<Found, 'compared' | 'items'> {
  const compared = [...cells].flatMap(([name, byGroup]) =>
    ATTRIBUTES.flatMap((attribute) => {
      const enough = WATCHED[attribute]
        .map((group) => ({ group, counts: byGroup.get(keyOf(attribute, group)), answers: countOf(byGroup.get(keyOf(attribute, group))) }))
        .filter(({ answers }) => answers >= MIN_ANSWERS)
        .sort((one, other) => other.answers - one.answers);
      const [reference, ...others] = enough;
      return others.map((focal) => ({ name, attribute, focal, reference: reference! }));
    }),
  );
  const items = compared.flatMap(({ name, attribute, focal, reference }) => {
    const found = differenceBetween(reference.counts!, focal.counts!);
    if (!found || found.class === 'A') return [];
    const [game, item] = name.split(' ') as [string, string];
    const answers: [number, number] = [focal.answers, reference.answers];
    return [{ game, item, attribute, group: focal.group, reference: reference.group, answers, ...found, class: found.class }];
  });
  const size = ({ difference }: { readonly difference: number }) => Math.abs(difference);
  return { compared: compared.length, items: items.sort((one, other) => size(other) - size(one)) };
}

/** ETS delta is -2.35 log(odds ratio), and the standard deviation of a logistic distribution is pi / sqrt(3) in log odds. */
const DELTA_OF_ONE_SD = (2.35 * Math.PI) / Math.sqrt(3);

/** Between people of two groups who are alike in the game. Right or wrong by Mantel and Haenszel, several steps by Mantel. */
function differenceBetween(reference: Cells, focal: Cells) {
  const categories = Math.max(...[...reference, ...focal].map((counts) => counts.length));
  const filled = (counts: readonly number[]) => Array.from({ length: categories }, (_, worth) => counts[worth] ?? 0);
  const counts = reference.map((one, stratum): [number[], number[]] => [filled(one), filled(focal[stratum]!)]);
  const matched = { counts, categories };
  if (categories > 2) {
    const found = mantelOrdered(matched);
    return found && { difference: found.standardisedDifference, class: found.class };
  }
  const found = mantelHaenszel(matched);
  return found && Number.isFinite(found.delta) ? { difference: found.delta / DELTA_OF_ONE_SD, class: found.class } : undefined;
}
