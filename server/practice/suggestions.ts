import type { House } from '#content/mind/facets.ts';
import { artOfHouse } from '#content/practice/script-arts.ts';
import type { ArtSlug } from '#contract/practice-words.ts';

type Measured = { readonly house: number; readonly strength: number | null };
export type Suggestion = { readonly art: ArtSlug; readonly because: 'delight' | 'growth' };

/** So many of each kind; with fewer measured houses there is nothing to choose between. */
const OF_EACH = 2;

/** What a person is likely to enjoy, since it is strong already, and where there is most room. A suggestion: the person chooses. */
export function suggestionsFrom(houses: readonly Measured[], isWritten: (art: ArtSlug) => boolean): Suggestion[] {
  const known = houses
    .flatMap(({ house, strength }) => (strength === null ? [] : [{ art: artOfHouse(house as House), strength }]))
    .filter(({ art }) => isWritten(art))
    .toSorted((one, other) => other.strength - one.strength);
  if (known.length < 2 * OF_EACH) return [];
  return [
    ...known.slice(0, OF_EACH).map(({ art }) => ({ art, because: 'delight' }) as const),
    ...known
      .slice(-OF_EACH)
      .toReversed()
      .map(({ art }) => ({ art, because: 'growth' }) as const),
  ];
}
