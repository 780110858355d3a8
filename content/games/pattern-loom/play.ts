import { FEATURES, type Feature, type Scale, scaleOf } from './features.ts';
import { type Stream, stream } from './random.ts';
import type { RuledFeature, Template } from './templates.ts';
import { drawStill, drawValues, type Values } from './values.ts';

/** A patch as the rules see it: the value of every feature that it shows. */
export type Patch = Readonly<Partial<Record<Feature, number>>>;

export type Matrix = {
  /** Nine patches as one reads; the ninth is the right one. */
  readonly patches: readonly Patch[];
  readonly scales: ReadonlyMap<Feature, Scale>;
  readonly alternatives: readonly Patch[];
  /** Place of the right one among them. */
  readonly right: number;
};

const MOTIF_FEATURES: readonly Feature[] = ['shape', 'fill', 'count', 'size', 'rotation'];
/** A size that tells nothing is a large one, on which everything else is seen well. */
const STILL_SIZES: Scale = { kind: 'ordinal', low: 3, high: 4 };

/** A matrix from a template and a seed; the same two always give the same matrix. */
export function makeMatrix(template: Template, seed: number): Matrix {
  const random = stream(seed);
  const layout = layOut(template);
  const values = drawAll(template, layout, random);
  const patches = Array.from({ length: 9 }, (_, place) => patchOf(values, ({ grid }) => grid[place]!));
  const alternatives = random.shuffle(combine(values));
  return { patches, scales: layout.scales, alternatives, right: alternatives.findIndex((patch) => samePatch(patch, patches[8]!)) };
}

type Layout = { readonly scales: ReadonlyMap<Feature, Scale>; readonly still: readonly Feature[] };

/** Which features a patch shows: the ruled ones, and those that stay still because their layer is there. */
function layOut(template: Template): Layout {
  const used = new Set(template.ruled.map(({ feature }) => feature));
  const ruledMotif = MOTIF_FEATURES.some((feature) => used.has(feature));
  const hasMotif = ruledMotif || !(used.has('threads') || used.has('knots'));
  const hasMotifAlone = hasMotif && !used.has('threads') && !used.has('knots') && !used.has('position');
  const still: Feature[] = [];
  if (hasMotif) {
    still.push('shape', 'fill');
    if (hasMotifAlone && !used.has('count')) still.push('size');
  }
  if (!used.has('border')) still.push('border');
  const unruled = still.filter((feature) => !used.has(feature));
  const scales = new Map(
    [...used, ...unruled].map((feature) => [
      feature,
      feature === 'size' && !used.has(feature) ? STILL_SIZES : scaleOf(feature, used, hasMotif),
    ]),
  );
  return { scales, still: unruled };
}

const FULL = 8;

/** How many values each feature takes among the alternatives; they multiply to eight. Four rules share eight by parity (see `combine`). */
function spread(template: Template, layout: Layout, random: Stream): Map<Feature, number> {
  const ruled = random.shuffle(template.ruled);
  const isSet = ({ feature }: RuledFeature) => layout.scales.get(feature)!.kind === 'set';
  const counts = new Map<Feature, number>(ruled.map(({ feature }) => [feature, 2]));
  const wide = ruled.find(isSet) ?? ruled[0]!;
  if (ruled.length === 1) counts.set(wide.feature, isSet(wide) ? FULL : 4);
  if (ruled.length === 2) counts.set(wide.feature, 4);
  // What the rules leave open, features that stay still fill: an answer may not change them.
  let alternatives = [...counts.values()].reduce((product, count) => product * count, 1);
  for (const feature of random.shuffle(layout.still)) {
    if (alternatives >= FULL) break;
    counts.set(feature, 2);
    alternatives *= 2;
  }
  return counts;
}

/**
 * Where each of three values stands once in every row, the ninth is the one that is shown less often than the others. So that to look for
 * what is rare finds nothing, this often one of the wrong values is rarer still: it is nowhere in the cloth.
 */
const HIDDEN_SHARE = 0.75;

function drawAll(template: Template, layout: Layout, random: Stream): ReadonlyMap<Feature, Values> {
  const counts = spread(template, layout, random);
  const ruleOf = new Map(template.ruled.map(({ feature, rule }) => [feature, rule]));
  const named = template.ruled.filter(({ rule }) => rule === 'three').map(({ feature }) => feature);
  const hidden = named.length > 0 && random.fraction() < HIDDEN_SHARE ? random.pick(named) : undefined;
  // In the fixed order of FEATURES, so that the order says nothing of the rules.
  return new Map(
    FEATURES.filter((feature) => layout.scales.has(feature)).map((feature) => {
      const scale = layout.scales.get(feature)!;
      const rule = ruleOf.get(feature);
      const count = counts.get(feature) ?? 1;
      const showing = feature === hidden ? 'wrong-hidden' : hidden || random.fraction() < 0.15 ? 'right-hidden' : 'any';
      return [feature, rule ? drawValues(rule, scale, count, showing, random) : drawStill(scale, count, random)];
    }),
  );
}

/**
 * Every combination of the values; with four rules of two values, those in which an even number differ from the right one. Either way each
 * value stands in as many alternatives as any other, and every alternative has the same neighbours: neither a vote over the alternatives
 * nor the odd one out finds the right one. RAVEN's answer sets fail here (80% right without a matrix: Benny, Pekar and Wolf 2021, arXiv
 * 2009.09405); balanced sets are the remedy of Hu et al. 2021 (arXiv 2002.06838).
 */
function combine(values: ReadonlyMap<Feature, Values>): Patch[] {
  let patches: Patch[] = [{}];
  for (const [feature, { values: own }] of values)
    patches = patches.flatMap((patch) => own.map((value) => ({ ...patch, [feature]: value })));
  if (patches.length === FULL) return patches;
  const differences = (patch: Patch) => [...values].filter(([feature, { grid }]) => patch[feature] !== grid[8]).length;
  return patches.filter((patch) => differences(patch) % 2 === 0);
}

const patchOf = (values: ReadonlyMap<Feature, Values>, read: (own: Values) => number): Patch =>
  Object.fromEntries([...values].map(([feature, own]) => [feature, read(own)]));

const samePatch = (a: Patch, b: Patch): boolean => FEATURES.every((feature) => a[feature] === b[feature]);
