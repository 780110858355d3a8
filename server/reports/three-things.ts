import type { Domain, House } from '#content/mind/facets.ts';
import type { Sentence } from '#contract/written-reports.ts';
import { plain } from './blocks.ts';
import type { Shelf } from './insights/shelf.ts';

const THREE = 3;

type About = { readonly houses?: readonly House[]; readonly domains?: readonly Domain[] };

/**
 * Two uses of strengths and a step, about the facets of a report; where these have run out, about any facet of the person. Of somebody of
 * whom little is sure, the first reports tell all there is: the last ones fill up with what anybody with their question can do.
 */
export function threeThings(shelf: Shelf, about: About = {}, forAnybody: readonly string[] = []): Sentence[] {
  const things = [...shelf.advice({ ...about, ends: ['high'], atMost: 2 }), ...shelf.advice({ ...about, ends: ['low'], atMost: 1 })];
  for (const wanted of [about, {}]) things.push(...shelf.advice({ ...wanted, atMost: THREE - things.length }));
  return [...things, ...forAnybody.slice(0, THREE - things.length).map(plain)];
}
