import type { Loading } from '#psychometrics';
import type { KeyedItem, KeyedOption } from '../items.ts';

/**
 * The three kinds of scored scenes of a story (docs/measurement.md). Their slopes are fixed design values, the same in every
 * story, until real answers re-estimate them: reliability is bought with scenes, never by writing larger slopes.
 */
export const STEPPED_SLOPE = 0.75;
export const AXIS_SLOPE = 0.6;
export const TRADE_OFF_SLOPE = 1;

/** The four letters of a scene's options, in the order in which the script writes them. They say nothing about level. */
export const OPTION_IDS = ['a', 'b', 'c', 'd'] as const;
export type OptionId = (typeof OPTION_IDS)[number];

/** Four equally spaced levels of one facet; 1.5 is its high end. */
export const STEPS = [-1.5, -0.5, 0.5, 1.5] as const;
export type Step = (typeof STEPS)[number];
/** High or low on the first axis, then on the second. */
export type Corner = '++' | '+-' | '-+' | '--';

/** What an option means, and its intercept: how tempting it is to the typical person, in log-odds around the scene's mean of 0. */
type Keyed<Meaning> = readonly [meaning: Meaning, intercept: number];
type Options<Meaning> = Readonly<Record<OptionId, Keyed<Meaning>>>;

/** Four options that are four levels of one facet. */
export function stepped(id: string, dimension: number, options: Options<Step>): KeyedItem {
  return scene(id, options, (step) => [{ dimension, slope: STEPPED_SLOPE * step }]);
}

/** Two facets, each high or low. */
export function twoAxis(id: string, first: number, second: number, options: Options<Corner>): KeyedItem {
  return scene(id, options, (corner) => [
    { dimension: first, slope: corner[0] === '+' ? AXIS_SLOPE : -AXIS_SLOPE },
    { dimension: second, slope: corner[1] === '+' ? AXIS_SLOPE : -AXIS_SLOPE },
  ]);
}

/** Four facets pull at the same moment; each option follows its own. */
export function tradeOff(id: string, options: Options<number>): KeyedItem {
  return scene(id, options, (dimension) => [{ dimension, slope: TRADE_OFF_SLOPE }]);
}

function scene<Meaning>(id: string, options: Options<Meaning>, loadings: (meaning: Meaning) => Loading[]): KeyedItem {
  const meanings = new Set(OPTION_IDS.map((option) => options[option][0]));
  if (meanings.size !== OPTION_IDS.length) throw new Error(`${id}: two options mean the same.`);

  const sum = OPTION_IDS.reduce((total, option) => total + options[option][1], 0);
  if (Math.abs(sum) > 1e-9) throw new Error(`${id}: the intercepts sum to ${sum}, not to 0.`);

  return { id, options: OPTION_IDS.map((option): KeyedOption => keyedOption(option, options[option], loadings)) };
}

function keyedOption<Meaning>(id: OptionId, [meaning, intercept]: Keyed<Meaning>, loadings: (meaning: Meaning) => Loading[]): KeyedOption {
  return { id, intercept, loadings: loadings(meaning) };
}

/** Which of the three kinds a scored scene is, from the facets that its options load on. */
export function sceneKind({ options }: KeyedItem): 'stepped' | 'two-axis' | 'trade-off' {
  const facets = new Set(options.flatMap(({ loadings }) => loadings.map(({ dimension }) => dimension)));
  return facets.size === 1 ? 'stepped' : facets.size === 2 ? 'two-axis' : 'trade-off';
}
