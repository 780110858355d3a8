import { houseShortName } from '#content/houses/script-names.ts';
import type { House } from '#content/mind/facets.ts';
import { type Standing, standingOf } from '#content/mind/strength.ts';
import type { TextKind } from '#contract/narratives.ts';
import { alikeWith, powerfulHouses, weakHouses } from '#contract/strengths.ts';
import { MAX_NAMED, type MeasuredHouse, type NamedSide, type NarrativeFacts, type Told } from '../facts.ts';
import { toOneDecimal } from '../numbers.ts';
import { measuredHouses } from '../rules.ts';
import type { NamedHouses, TextWords } from './text-words.ts';
import { wordsIn } from './words.ts';

/** A sentence or two as they are shown, and the statement about the person that they word. */
export type Line = { readonly text: string; readonly insight: string | null };
export type Paragraph = readonly Line[];

/** The built-in writer: tells what the facts hold, in sentences of our own, the same for the same facts. */
export function tellBuiltIn(facts: NarrativeFacts): readonly Paragraph[] {
  const desk = deskFor(facts);
  const paragraphs = measuredHouses(facts).length === 0 ? nothingIn(desk) : writers[facts.kind](desk);
  return paragraphs.filter((lines) => lines.length > 0);
}

export const writeBuiltIn = (facts: NarrativeFacts): string =>
  tellBuiltIn(facts)
    .map((lines) => lines.map(({ text }) => text).join(' '))
    .join('\n\n');

type Desk = ReturnType<typeof deskFor>;

function deskFor(facts: NarrativeFacts) {
  const words = wordsIn[facts.language];
  const name = (house: House) => houseShortName(house, facts.language);
  const names = (houses: readonly House[]): NamedHouses => ({ names: words.list(houses.map(name)), count: houses.length });
  return { facts, words, material: facts.material, name, names };
}

const own = (text: string): Line => ({ text, insight: null });
const plainly = ({ text, insight }: Told): Line => ({ text, insight });
const led = ({ words }: Desk, lead: string, { text, insight }: Told): Line => ({ text: words.led(lead, text), insight });
const signOf = ({ words }: Desk, { sign, insight }: Told): Line[] =>
  sign === undefined ? [] : [{ text: words.led(words.sign, sign), insight }];

/** The first house of a statement, by name. */
const houseOf = ({ name }: Desk, { houses }: Told): string => name(houses[0]!);

const nothingIn = ({ facts: { kind }, words }: Desk): readonly Paragraph[] => [[own(words.nothing[kind])]];

const writers: Readonly<Record<TextKind, (desk: Desk) => readonly Paragraph[]>> = {
  summary: (desk) => {
    const { words, material } = desk;
    const steps = material.steps.map((one) => led(desk, words.todo.summary, one));
    const told = [...strengthsIn(desk), ...material.done.map(plainly), ...openIn(desk, 'summary')];
    const low = quietIn(desk);
    const isTold = told.length + low.length > 0 || steps.length === 0;
    return orUnclear(desk, [isTold ? told : [own(words.scenesTold.summary)], [...low, ...steps]]);
  },
  dashboard: (desk) => {
    const { words, material } = desk;
    const meeting = material.pairs.map((one) => led(desk, words.meet.dashboard('', ''), one));
    const high = material.highs.map((one) => ledByName(desk, words.strongSide, one));
    const low = material.lows.map((one) => ledByName(desk, words.quietSide, one));
    const uses = material.uses.map((one) => led(desk, words.todo.dashboard, one));
    const scenes = [...high, ...meeting, ...material.done.map(plainly), ...openIn(desk, 'dashboard')];
    const isTold = scenes.length + low.length > 0 || uses.length === 0;
    return orUnclear(desk, [isTold ? scenes : [own(words.scenesTold.dashboard)], [...low, ...uses]]);
  },
  moreOnSummary: (desk) => {
    const { facts, words, material } = desk;
    const { highs, lows, pairs } = material;
    const strong = highs.map((one, turn) => led(desk, words.more[turn % 2]!(one.label ?? houseOf(desk, one)), one));
    const quiet = lows.map((one) => led(desk, `${houseOf(desk, one)}, ${lowered(words.quieterEnd)}`, one));
    const done = material.done.map(plainly);
    const told = [...strong, ...done, ...pairs.map((one) => meeting(desk, 'moreOnSummary', one)), ...quiet];
    const { tests, isComplete } = facts;
    return [
      told.length === 0 ? [own(words.unclear.moreOnSummary)] : [...(strong.length > 0 ? [own(words.chart.moreOnSummary)] : []), ...strong],
      told.slice(strong.length),
      [own(words.restsOn(tests.count, tests.only, isComplete))],
    ];
  },
  bubbleChart: (desk) => {
    const { words, material, facts } = desk;
    const scenes = [
      ...material.highs.map((one, turn) => led(desk, words.seen[turn % 2]!(houseOf(desk, one)), one)),
      ...material.lows.map((one) => led(desk, words.low(houseOf(desk, one)), one)),
    ];
    return [
      [own(words.chart.bubbleChart), own(words.against(classesIn(desk, measuredHouses(facts)))), ...rangesOfFew(desk), ...halvesIn(desk)],
      scenes.length + halvesIn(desk).length + rangesOfFew(desk).length === 0 ? [own(words.unclear.bubbleChart)] : scenes,
    ];
  },
  wordCloud: (desk) => {
    const { words, material, facts, name } = desk;
    const { dominant } = facts;
    const chart = own(words.chart.wordCloud);
    if (dominant === null) return [[chart, own(words.unranked.wordCloud(measuredSoFar(desk)))]];
    const [first, ...others] = material.highs;
    const scenes = first ? [led(desk, words.dominantSeen(name(dominant)), first), ...others.map(plainly)] : [];
    const meetings = material.pairs.map((one) => meeting(desk, 'wordCloud', one));
    const isAhead = alikeWith(facts, [dominant]).length === 0;
    return [
      [chart, own(words.dominant(name(dominant), isAhead))],
      scenes.length + meetings.length === 0 ? [own(words.unclear.wordCloud)] : [...scenes, ...meetings],
    ];
  },
  barChart: (desk) => {
    const { words, material, facts, names, name } = desk;
    const chart = own(words.chart.barChart);
    const [powerful, weak] = [powerfulHouses(facts), weakHouses(facts)];
    if (powerful.length === 0) return [[chart, own(words.unranked.barChart(measuredSoFar(desk)))]];
    const told = [
      ...material.pairs.map((one) => meeting(desk, 'barChart', one)),
      ...material.contrasts.map((one) => led(desk, words.within(name(one.houses[0]!)), one)),
    ];
    const areApart = !alikeWith(facts, powerful.slice(0, 1)).includes(weak[0]!);
    return [
      [chart, own(words.ends(names(powerful).names, names(weak).names, areApart))],
      told.length === 0 ? [own(words.unclear.barChart)] : told,
    ];
  },
  weaknesses: (desk) => {
    const { words, material, facts, names } = desk;
    const chart = own(words.chart.weaknesses);
    const houses = facts.weakest.map(({ house }) => house);
    if (houses.length === 0) return [[chart, own(words.unranked.weaknesses(measuredSoFar(desk)))]];
    const weakest = measuredHouses(facts).filter(({ house }) => houses.includes(house));
    const scenes = material.lows.map((one, turn) => led(desk, words.weakSeen[turn % 2]!(houseOf(desk, one)), one));
    const steps = material.steps.map((one) => [led(desk, words.weakStep(houseOf(desk, one)), one), ...signOf(desk, one)]);
    return [
      [chart, own(words.lowest(names(houses).names)), own(words.lowestClasses(classesOf(desk, weakest)))],
      scenes.length === 0 ? [own(words.unclear.weaknesses)] : scenes,
      ...steps,
    ];
  },
};

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const isHigh = ({ insight }: Pick<NamedSide, 'insight'>): boolean => !insight.endsWith('-low');

/** A scene after the label of its side; by itself where it has none. */
const ledByName = (desk: Desk, lead: (side: string) => string, told: Told): Line =>
  told.label === undefined ? plainly(told) : led(desk, lead(told.label), told);

/** The sides of the scenes that follow, then the surest of the others, by their labels. */
function namesFor(scenes: readonly Told[], surest: readonly NamedSide[]): string[] {
  const labels = [...scenes, ...surest].flatMap(({ label }) => (label === undefined ? [] : [label]));
  return [...new Set(labels)].slice(0, MAX_NAMED);
}

/** What stands out, by name, after a single test as what it saw; where that is low ends alone, what each is good for besides. */
function strengthsIn(desk: Desk): Line[] {
  const { facts, words, material } = desk;
  const highs = material.highs.filter(isHigh);
  const isStrong = hasStrongSide(facts);
  const names = isStrong ? namesFor(highs, facts.named.highs) : namesFor(material.highs, facts.named.lows);
  const { only } = facts.tests;
  const gifts = isStrong ? highs.map(plainly) : material.highs.map((one, turn) => ledByName(desk, words.goodSide[turn % 2]!, one));
  return [...(names.length > 0 ? [own(only ? words.saw[only.kind](names) : words.standsOut(names))] : []), ...gifts];
}

/** The other end, by name, where the first was a strong one. */
function quietIn({ facts, words, material }: Desk): Line[] {
  const names = namesFor(material.lows, facts.named.lows);
  const isNamed = names.length > 0 && hasStrongSide(facts);
  return [...(isNamed ? [own(words.otherSide(names))] : []), ...material.lows.map(plainly)];
}

const hasStrongSide = ({ named }: NarrativeFacts): boolean => named.highs.length > 0;

/** Where one game is all that is known, and no scene of it is sure: its range, the first in one summary, the last in the other. */
function openIn({ facts: { open, material }, words }: Desk, kind: 'summary' | 'dashboard'): Line[] {
  const facet = open.at(kind === 'summary' ? 0 : -1);
  if (!facet || material.highs.length + material.lows.length > 0) return [];
  const { low, high } = facet.range;
  return [own(words.open[kind](facet.name, { value: toOneDecimal(facet.strength), low: toOneDecimal(low), high: toOneDecimal(high) }))];
}

const FEW = 3;

/** More ranges than a few are read off the chart. */
function rangesOfFew({ facts, words, name }: Desk): Line[] {
  const measured = measuredHouses(facts);
  if (measured.length > FEW) return [];
  return [
    own(
      words.ranges(
        measured.map(({ house, range: { low, high } }) => ({ name: name(house), low: toOneDecimal(low), high: toOneDecimal(high) })),
      ),
    ),
  ];
}

const measuredSoFar = ({ facts, words, name }: Desk): string =>
  words.list(measuredHouses(facts).map(({ house, strength }) => words.measured(name(house), toOneDecimal(strength))));

const orUnclear = ({ facts: { kind }, words }: Desk, paragraphs: readonly Paragraph[]): readonly Paragraph[] =>
  paragraphs.every((lines) => lines.length === 0) ? [[own(words.unclear[kind])]] : paragraphs;

function meeting(desk: Desk, kind: keyof TextWords['meet'], told: Told): Line {
  const [one, other] = told.houses;
  return led(desk, desk.words.meet[kind](desk.name(one!), desk.name(other!)), told);
}

/** The three strongest and all the weak by name, the rest by number: "strong" from 3, "average" from 2 (specification, section 9). */
const classesIn = ({ words, names }: Desk, measured: readonly MeasuredHouse[]): string[] =>
  standings(measured).map(([standing, houses]) =>
    words.classes[standing](names(houses), names(standing === 'strong' ? houses.slice(0, 3) : houses).names),
  );

const classesOf = ({ words, names }: Desk, measured: readonly MeasuredHouse[]): string[] =>
  standings(measured).map(([standing, houses]) => words.classOf[standing](names(houses)));

function standings(measured: readonly MeasuredHouse[]): [Standing, House[]][] {
  const strongestFirst = measured.toSorted((one, other) => other.strength - one.strength);
  return (['strong', 'average', 'weak'] as const).flatMap((wanted): [Standing, House[]][] => {
    const houses = strongestFirst.filter(({ strength }) => standingOf(strength) === wanted).map(({ house }) => house);
    return houses.length > 0 ? [[wanted, houses]] : [];
  });
}

function halvesIn({ facts, words, names }: Desk): Line[] {
  const { stronger, quieter } = facts.halves;
  if (stronger.length + quieter.length === 0) return [];
  const others = measuredHouses(facts).length - stronger.length - quieter.length;
  const named = (houses: readonly House[]) => (houses.length > 0 ? names(houses) : undefined);
  return [own(words.halves(named(stronger), named(quieter), others))];
}
