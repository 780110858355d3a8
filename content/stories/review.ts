import { readFileSync } from 'node:fs';
import type { KeyedItem } from '../items.ts';
import { OPTION_IDS, type OptionId, sceneKind } from './scenes.ts';
import type { Story } from './story.ts';

/** What eight readers said of one screen: how many put each option first, and how many of 100 decent people would take it. */
type Reading = {
  readonly first: Readonly<Record<OptionId, number>>;
  readonly forecast: Readonly<Record<OptionId, number>>;
};

/** The bounds of the review (docs/measurement.md). */
const MIN_FIRST_OF_LEAD = 6;
const MIN_FORECAST = 12;
/** Intercepts are rounded to one decimal so that those of a scene sum to 0. */
const MAX_ROUNDING = 0.11;

export type ReviewFigures = {
  /** Options that six or more of eight readers put first. */
  readonly leads: readonly string[];
  /** Options that fewer than 12 of 100 people are thought to take. */
  readonly rare: readonly string[];
  /** How well an option's keyed height predicts its forecast, over all options of the stepped and of the two-axis scenes. */
  readonly heightStepped: number;
  readonly heightTwoAxis: number;
  /** Options whose intercept in the key is another than their forecast gives. */
  readonly apart: readonly string[];
};

const OF_FOUR = String.raw`(\d+(?:/\d+){3})`;
/** Screen, kind, who put each option first, who last, forecast. */
const ROW = new RegExp(String.raw`^\| ([A-Z]{2}\d\d) \| [a-z-]+ \| ${OF_FOUR} \| ${OF_FOUR} \| ${OF_FOUR} \|`, 'gm');

/** The table of the newest reading in the story's review.md. */
function readReadings({ scripts }: Pick<Story, 'scripts'>): Map<string, Reading> {
  const [script] = Object.values(scripts);
  const rows = readFileSync(new URL('review.md', script), 'utf8').matchAll(ROW);
  return new Map([...rows].map(([, screen, first, , forecast]) => [screen!, { first: byOption(first!), forecast: byOption(forecast!) }]));
}

function byOption(cell: string): Reading['first'] {
  const numbers = cell.split('/').map(Number);
  return Object.fromEntries(OPTION_IDS.map((option, index) => [option, numbers[index]!])) as Reading['first'];
}

/** What the readers' forecasts make of the scored scenes. */
export function reviewFigures(story: Story): ReviewFigures {
  const readings = readReadings(story);
  const scenes = story.bank.items.map((item) => ({ item, reading: readings.get(item.id)! }));
  const named = (isSo: (reading: Reading, option: OptionId, item: KeyedItem) => boolean) =>
    scenes.flatMap(({ item, reading }) =>
      OPTION_IDS.filter((option) => isSo(reading, option, item)).map((option) => `${item.id} ${option}`),
    );
  const heights = (kind: string) =>
    scenes
      .filter(({ item }) => sceneKind(item) === kind)
      .flatMap(({ item, reading }) => OPTION_IDS.map((option) => [heightOf(item, option), reading.forecast[option]] as const));
  return {
    leads: named(({ first }, option) => first[option] >= MIN_FIRST_OF_LEAD),
    rare: named(({ forecast }, option) => forecast[option] < MIN_FORECAST),
    heightStepped: correlation(heights('stepped')),
    heightTwoAxis: correlation(heights('two-axis')),
    apart: named((reading, option, item) => Math.abs(interceptsFrom(reading)[option] - optionOf(item, option).intercept) > MAX_ROUNDING),
  };
}

const optionOf = ({ options }: KeyedItem, option: OptionId) => options.find(({ id }) => id === option)!;

/** How far towards the high ends an option lies. */
const heightOf = (item: KeyedItem, option: OptionId): number => optionOf(item, option).loadings.reduce((sum, { slope }) => sum + slope, 0);

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const sum = (term: (x: number, y: number) => number) => pairs.reduce((total, [x, y]) => total + term(x - meanX, y - meanY), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

/**
 * An item's intercepts as its forecasts give them: logs of the shares, halved, since eight forecasts of simulated readers are worth no more,
 * and centred.
 */
function interceptsFrom({ forecast }: Reading): Reading['forecast'] {
  const halved = OPTION_IDS.map((option) => Math.log(forecast[option]) / 2);
  const mean = halved.reduce((sum, value) => sum + value, 0) / halved.length;
  return Object.fromEntries(OPTION_IDS.map((option, index) => [option, halved[index]! - mean])) as Reading['forecast'];
}
