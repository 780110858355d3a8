import type { House } from '#content/mind/facets.ts';
import type { TextKind } from '#contract/narratives.ts';
import { alikeWith, areAllAlike, powerfulHouses, weakHouses } from '#contract/strengths.ts';
import type { MeasuredHouse, NarrativeFacts } from '../facts.ts';
import { measuredHouses, unmeasuredHouses } from '../rules.ts';
import { makeChooser } from './choice.ts';
import type { ExplanationSayings } from './explanation-sayings.ts';
import { type Line, must, type Paragraphs, say, spare, type Ways } from './lines.ts';
import { areRough, isBetweenClasses, type Side, sideOf } from './sides.ts';
import { writtenIn } from './words.ts';

type Explained = {
  readonly facts: NarrativeFacts;
  readonly words: ExplanationSayings;
  readonly measured: readonly MeasuredHouse[];
  /** Measured areas in the order of the ranking. */
  readonly sides: readonly Side[];
  readonly sidesOf: (houses: readonly House[]) => Side[];
};

export function writeExplanation(facts: NarrativeFacts, kind: ExplanationKind): string {
  const choose = makeChooser(facts);
  const words = writtenIn[facts.language].explanation;
  const measured = measuredHouses(facts);
  const sides = measured.map((one) => sideOf(one, choose));
  const sidesOf = (houses: readonly House[]) => houses.flatMap((house) => sides.filter((side) => side.house === house));
  const explained: Explained = { facts, words, measured, sides, sidesOf };
  const paragraphs = sides.length === 0 || facts.ranking.length === 0 ? planUnranked(explained, kind) : plans[kind](explained);
  return say(paragraphs, choose, MAX_WORDS);
}

const MAX_WORDS = 220;

const asLine = (line: Line | Ways): Line => ('ways' in line ? line : must(line));
const allMust = (paragraphs: readonly (readonly (Line | Ways)[])[]): Paragraphs => paragraphs.map((lines) => lines.map(asLine));

type ExplanationKind = Exclude<TextKind, 'summary'>;

const plans: Record<ExplanationKind, (explained: Explained) => Paragraphs> = {
  wordCloud: planWordCloud,
  bubbleChart: planBubbles,
  barChart: planBars,
  moreOnSummary: planMoreOnSummary,
  weaknesses: planWeaknesses,
};

function planWordCloud(explained: Explained): Paragraphs {
  const { facts, words, sides, sidesOf } = explained;
  const [dominant] = sidesOf(facts.dominant === null ? facts.ranking.slice(0, 1) : [facts.dominant]);
  if (!dominant) return planUnranked(explained, 'wordCloud');
  const alike = alikeWith(facts, [dominant.house]);
  const next = sides.find((side) => side.house !== dominant.house);
  const isAllAlike = areAllAlike(facts);
  const place = isAllAlike ? [words.allAlike] : alike.length > 0 ? [words.dominantAlike(alike)] : next ? [words.dominantClear(next)] : [];
  const smallest = isAllAlike ? [] : [words.smallest(sidesOf(weakHouses(facts)))];
  return allMust([
    [words.readWordCloud, words.dominant(dominant), words.likelyRange(dominant), words.inDailyLife(dominant), ...place],
    [...smallest, ...endOf(explained)],
  ]);
}

function planBubbles(explained: Explained): Paragraphs {
  const { words, sides } = explained;
  const [strong, average, weak] = (['strong', 'average', 'weak'] as const).map((wanted) =>
    sides.filter((side) => side.standing === wanted),
  );
  if (!strong || !average || !weak) return [];
  const [first] = sides;
  return allMust([
    [words.readBubbles, words.readAgainstOthers],
    [
      strong.length > 0 ? words.strongOnes(strong.slice(0, 3), strong.length) : words.noStrongOnes,
      ...(first ? [words.inDailyLife(first)] : []),
      ...(average.length > 0 ? [words.averageOnes(average)] : []),
      weak.length > 0 ? words.weakOnes(weak) : words.noWeakOnes,
    ],
    [
      ...(first ? [words.likelyRange(first)] : []),
      ...(sides.some(isBetweenClasses) ? [spare(words.classDoubt, 1)] : []),
      ...tiesOf(explained),
      ...endOf(explained),
    ],
  ]);
}

function planBars(explained: Explained): Paragraphs {
  const { facts, words, sides, sidesOf } = explained;
  const top = sidesOf(powerfulHouses(facts));
  const bottom = sidesOf(weakHouses(facts));
  const [first] = top;
  const [last] = bottom;
  if (!first || !last) return planUnranked(explained, 'barChart');
  const middle = sides.length - top.length - bottom.length;
  return allMust([
    [
      words.readBars(sides.length),
      words.powerfulOnes(top),
      words.inDailyLife(first),
      ...(first.standing === 'strong' ? [] : [words.topNotStrong]),
    ],
    [
      ...(middle > 0 ? [words.middleOnes(middle)] : []),
      words.lowestOnes(bottom),
      last.standing === 'strong' ? words.lowestYetStrong(bottom) : spare(words.lowestIsNoVerdict, 1),
      words.likelyRanges(first, last),
      ...tiesOf(explained),
      ...endOf(explained),
    ],
  ]);
}

/** "Explain More": the areas that the summary's two paragraphs are about. */
function planMoreOnSummary(explained: Explained): Paragraphs {
  const { facts, words, sidesOf } = explained;
  const top = sidesOf(powerfulHouses(facts));
  const bottom = sidesOf(weakHouses(facts));
  const [first] = top;
  const [last] = bottom;
  return allMust([
    [words.readSummary, ...top.map((side, place) => words.behindTop(side, place as 0 | 1 | 2))],
    [
      words.behindBottom(bottom),
      ...(last ? [last.standing === 'strong' ? words.lowestYetStrong(bottom) : words.lowMeans(last)] : []),
      ...(first && last ? [words.likelyRanges(first, last)] : []),
      ...tiesOf(explained),
      ...endOf(explained),
    ],
  ]);
}

/** Tips of the last areas are the first to go when the four tips together are long. */
function planWeaknesses(explained: Explained): Paragraphs {
  const { facts, words, sidesOf } = explained;
  const choose = makeChooser(facts);
  const turn = choose([0, 1, 2, 3]);
  /** Four areas told in a row take four different ways. */
  const inTurn = (ways: Ways, place: number): Ways => ways.slice((turn + place) % ways.length).slice(0, 1);
  const each = facts.weakest.map(({ house, tips }, place) => {
    const [side] = sidesOf([house]);
    const tip = tips.length > 0 ? firstSentence(choose(tips)) : undefined;
    const about = side
      ? [must(side.standing === 'strong' ? inTurn(words.weaknessYetStrong(side), place) : words.weakness(side, place))]
      : [];
    if (!tip) return about;
    const told = inTurn(words.tip(tip), place);
    return [...about, place === 0 ? must(told) : spare(told, place < 3 ? 1 : 2)];
  });
  if (each.length === 0) return planUnranked(explained, 'weaknesses');
  const lowest = facts.weakest.map(({ house }) => house);
  const alike = groupsAlike(words, runsAmong(facts, lowest));
  return [
    [must(words.readWeaknesses(facts.weakest.length)), ...each.slice(0, 2).flat()],
    [
      ...each.slice(2).flat(),
      ...alike.map(asLine),
      spare(words.oneAtATime, 3),
      facts.isComplete ? spare(words.complete, 3) : must(words.soFar),
    ],
  ];
}

const firstSentence = (text: string): string => /^.+?[.!?।]["”]?(?=\s|$)/su.exec(text)?.[0] ?? text;

function planUnranked({ facts, words, sides }: Explained, kind: ExplanationKind): Paragraphs {
  const missing = unmeasuredHouses(facts);
  const reading: Record<ExplanationKind, Ways[]> = {
    wordCloud: [words.readWordCloud],
    bubbleChart: [words.readBubbles, words.readAgainstOthers],
    barChart: [words.fewBars],
    moreOnSummary: [words.fewSummary],
    weaknesses: [words.fewWeaknesses],
  };
  if (sides.length === 0) return allMust([reading[kind], [words.nothing, words.nothingNext, words.fewRule]]);
  return allMust([
    [...reading[kind], words.few(sides.length), words.fewSides(sides)],
    [
      ...sides.slice(0, 1).flatMap((side) => [words.likelyRange(side), spare(words.inDailyLife(side), 2)]),
      spare(words.fewRule, 1),
      ...(missing.length > 0 ? [words.unmeasured(missing)] : []),
      words.soFar,
    ],
  ]);
}

function tiesOf({ facts, words }: Explained): (Line | Ways)[] {
  if (facts.alike.length === 0) return [words.noTies];
  return areAllAlike(facts) ? [words.allAlike] : groupsAlike(words, facts.alike);
}

/** Two groups are enough to show how ties are read. The text says how many more there are. */
function groupsAlike(words: ExplanationSayings, groups: NarrativeFacts['alike']): (Line | Ways)[] {
  const [first, second] = groups;
  const further = groups.length - 2;
  return [
    ...(first ? [words.alike(first)] : []),
    ...(second ? [words.alikeToo(second)] : []),
    ...(further > 0 ? [spare(words.alikeFurther(further), 2)] : []),
  ];
}

/** The parts of the runs that fall among these houses, without a run that is part of another. */
function runsAmong({ alike }: NarrativeFacts, houses: readonly House[]): House[][] {
  const runs = alike.map((run) => run.filter((house) => houses.includes(house))).filter((run) => run.length > 1);
  const isInside = (run: readonly House[], other: readonly House[]) => run.every((house) => other.includes(house));
  return runs.filter(
    (run, place) => !runs.some((other, at) => at !== place && isInside(run, other) && (other.length > run.length || at < place)),
  );
}

function endOf({ facts, words, measured }: Explained): (Line | Ways)[] {
  const missing = unmeasuredHouses(facts);
  return [
    ...(missing.length > 0 ? [words.unmeasured(missing)] : []),
    ...(areRough(measured) ? [spare(words.rough, 3)] : []),
    facts.isComplete ? words.complete : words.soFar,
  ];
}
