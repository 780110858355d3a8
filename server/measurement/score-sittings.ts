import { createHash } from 'node:crypto';
import type { KeyedItem, KeyedOption } from '#content/items.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { normalPrior, type Posterior, type SoftmaxAnswer, scoreMap } from '#psychometrics';

/** What a finished sitting gives to the scorer. */
export type ScoredSitting = {
  readonly id: number;
  readonly test: string;
  readonly answers: readonly { readonly item: string; readonly option: string }[];
};
/** The items of a test as they are keyed today. */
export type Bank = { readonly version: string; readonly items: readonly KeyedItem[] };
export type BankOf = (test: string) => Bank | undefined;

export const prior = normalPrior(facetCovariance);

/** The most probable 36 facets and their covariance, from every answer of every sitting under today's keys. */
export const scoreSittings = (sittings: readonly ScoredSitting[], bankOf: BankOf): Posterior =>
  scoreMap(
    sittings.flatMap((sitting) => keyedAnswers(sitting, bankOf(sitting.test))),
    prior,
  );

/** An answer to what is shown but not scored (the attention check, the repeated scene), or to an item that a newer bank dropped, says nothing. */
function keyedAnswers(sitting: ScoredSitting, bank: Bank | undefined): SoftmaxAnswer[] {
  if (!bank) return [];
  const items = itemsById(bank);
  return sitting.answers.flatMap(({ item: id, option: chosen }) => {
    const item = items.get(id);
    const options: readonly KeyedOption[] = item?.options ?? [];
    const option = options.findIndex(({ id }) => id === chosen);
    return item && option >= 0 ? [{ item, option }] : [];
  });
}

const known = new WeakMap<Bank, Map<string, KeyedItem>>();

function itemsById(bank: Bank): Map<string, KeyedItem> {
  const found = known.get(bank) ?? new Map(bank.items.map((item) => [item.id, item]));
  known.set(bank, found);
  return found;
}

const digests = new WeakMap<Bank, string>();

/** A bank by its version and by what it holds: keys that were edited under the same version must not leave old scores standing. */
export function identify(bank: Bank): string {
  const found = digests.get(bank) ?? createHash('sha256').update(JSON.stringify(bank.items)).digest('hex').slice(0, 12);
  digests.set(bank, found);
  return `${bank.version} ${found}`;
}

/** Changes when anything that the scores rest on changes: sittings, banks, norms, prior. */
export function fingerprintOf(
  sittings: readonly { readonly id: number; readonly test: string }[],
  banks: Readonly<Record<string, string>>,
  normsVersion: string,
): string {
  const parts = [
    sittings.map(({ id }) => id).toSorted((one, other) => one - other),
    Object.entries(banks).toSorted(),
    normsVersion,
    priorVersion,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

const priorVersion = createHash('sha256').update(JSON.stringify(facetCovariance)).digest('hex').slice(0, 12);
