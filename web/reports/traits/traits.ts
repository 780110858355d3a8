import type { TraitReport } from '#contract/reports.ts';
import type { TraitKind } from '#contract/trait-kinds.ts';

export type Trait = TraitReport['traits'][number];
/** A trait with its words in the reader's language. */
export type NamedTrait = Trait & { readonly name: string; readonly low: string; readonly high: string; readonly meaning: string };

export const ORDERS = ['house', 'highest', 'lowest', 'surest', 'name'] as const;
export type Order = (typeof ORDERS)[number];

export type Choice = {
  readonly search: string;
  readonly house: number | 'all';
  readonly kind: TraitKind | 'all';
  readonly order: Order;
};
export const EVERYTHING: Choice = { search: '', house: 'all', kind: 'all', order: 'house' };

const MAX_SCORE = 100;
const NINETY_FIVE = 1.96;

type Ranged = { readonly low: number; readonly high: number };

/** Holds the true value with 95 %, on the scale from 0 to 100. */
export const rangeOf = (value: number, standardError: number): Ranged => ({
  low: Math.max(0, value - NINETY_FIVE * standardError),
  high: Math.min(MAX_SCORE, value + NINETY_FIVE * standardError),
});

/** Those that were asked for, in the order that was asked for. `locale`: names are compared and searched as its language does. */
export function chooseTraits(traits: readonly NamedTrait[], { search, house, kind, order }: Choice, locale: string): NamedTrait[] {
  const wanted = search.trim().normalize('NFC').toLocaleLowerCase(locale);
  const holds = ({ name, low, high, meaning }: NamedTrait) =>
    [name, low, high, meaning].some((text) => text.normalize('NFC').toLocaleLowerCase(locale).includes(wanted));
  const chosen = traits.filter(
    (trait) => (house === 'all' || trait.house === house) && (kind === 'all' || trait.kind === kind) && (wanted === '' || holds(trait)),
  );
  const byName = new Intl.Collator(locale).compare;
  const compare: Record<Order, (one: NamedTrait, other: NamedTrait) => number> = {
    house: () => 0, // as they come: by house, the trait of the whole house first
    highest: (one, other) => other.traitValue - one.traitValue,
    lowest: (one, other) => one.traitValue - other.traitValue,
    surest: (one, other) => one.standardError - other.standardError,
    name: (one, other) => byName(one.name, other.name),
  };
  return chosen.toSorted(compare[order]);
}
