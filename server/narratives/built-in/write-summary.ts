import type { House } from '#content/mind/facets.ts';
import { standingOf } from '#content/mind/strength.ts';
import { areAllAlike, powerfulHouses, weakHouses } from '#contract/strengths.ts';
import type { NarrativeFacts } from '../facts.ts';
import { measuredHouses, profileShape, unmeasuredHouses } from '../rules.ts';
import { makeChooser } from './choice.ts';
import { type Line, must, type Paragraphs, say, spare } from './lines.ts';
import { areRough, type Side, sideOf } from './sides.ts';
import type { SummarySayings } from './summary-sayings.ts';
import { writtenIn } from './words.ts';

/** Two paragraphs, from the plan that the profile's shape asks for. */
export function writeSummary(facts: NarrativeFacts): string {
  const choose = makeChooser(facts);
  const words = writtenIn[facts.language].summary;
  const measured = measuredHouses(facts);
  const sides = new Map(measured.map((one) => [one.house, sideOf(one, choose)]));
  const sidesOf = (houses: readonly House[]) => houses.flatMap((house) => sides.get(house) ?? []);
  const closing = closingOf(facts, words, areRough(measured));
  const paragraphs = planOf(facts, words, [...sides.values()], sidesOf(powerfulHouses(facts)), sidesOf(weakHouses(facts)), closing);
  return say(paragraphs, choose, MAX_WORDS);
}

const MAX_WORDS = 130;

function planOf(
  facts: NarrativeFacts,
  words: SummarySayings,
  sides: readonly Side[],
  top: readonly Side[],
  bottom: readonly Side[],
  closing: Line[],
): Paragraphs {
  const shape = profileShape(facts);
  if (shape === 'nothing') return [words.nothing.slice(0, 3).map(must), words.nothing.slice(3).map(must)];
  if (shape === 'few') return planFew(words, sides, closing);
  const [first, second, third] = top;
  const [last, next, lastButTwo] = bottom;
  if (!first || !second || !third || !last || !next || !lastButTwo) return planFew(words, sides, closing);
  if (shape === 'level') {
    const mean = sides.reduce((sum, { strength }) => sum + strength, 0) / sides.length;
    const noOrder = areAllAlike(facts) ? [must(words.levelNoOrder)] : [];
    return [
      [
        must(words.openLevel),
        must(words.levelSuchAs([first, second, third])),
        spare(words.levelBesideOthers(standingOf(mean)), 1),
        ...noOrder,
      ],
      [must(words.levelChoice), must(words.growEither(last, next)), ...closing],
    ];
  }
  if (shape === 'unsure') {
    const lows = [last, next, lastButTwo].every(({ standing }) => standing === 'strong')
      ? words.lastYetStrong(last, next)
      : words.leanLow(last, next);
    return [
      [must(words.openLean(first)), must(words.leanToo(second, third)), must(words.leanDoubt)],
      [must(lows), must(words.growEither(last, next)), spare(words.noFault, 3), ...closing],
    ];
  }
  const opening = {
    peak: [must(words.openPeak(first)), must(words.thenTwo(second, third)), spare(words.trustPeak, 2)],
    pair: [must(words.openPair(first, second)), must(words.thenOne(third)), must(words.trustPair)],
    slope: [must(words.openSlope(first)), must(words.thenTwo(second, third)), must(words.trustSlope)],
  }[shape];
  const besideOthers = first.standing === 'strong' ? [] : [must(words.leadersBesideOthers(first.standing))];
  return [
    [...opening, ...besideOthers],
    [...lowEnd(words, [last, next, lastButTwo]), must(words.grow(last)), ...closing],
  ];
}

function lowEnd(words: SummarySayings, bottom: readonly [Side, Side, Side]): Line[] {
  const [last, next, third] = bottom.filter((side) => side.standing !== 'strong');
  if (!last) return [must(words.lastYetStrong(bottom[0], bottom[1]))];
  if (!next) return [must(words.lowOne(last)), must(words.noFault)];
  return [must(words.lowTwo(last, next)), ...(third ? [spare(words.lowThird(third), 2)] : []), spare(words.noFault, 3)];
}

/** In the order of the houses' numbers, since so few houses are not ranked. The weak ones come in the second paragraph. */
function planFew(words: SummarySayings, sides: readonly Side[], closing: Line[]): Paragraphs {
  const above = sides.filter((side) => side.standing !== 'weak').slice(0, 3);
  const below = sides.filter((side) => side.standing === 'weak').slice(0, 2);
  const grown = below[0] ?? above.at(-1);
  return [
    [must(words.openFew(sides.length)), ...above.map((side) => must(words.fewSide(side))), must(words.fewNoOrder)],
    [
      ...below.map((side) => must(words.fewSide(side))),
      ...(grown ? [must(words.fewGrow(grown))] : []),
      ...closing,
      spare(words.fewNext, 2),
    ],
  ];
}

/** Areas that are missing are told with a "so far" of their own, so the closing line can be spared then. */
function closingOf(facts: NarrativeFacts, words: SummarySayings, isRough: boolean): Line[] {
  const unmeasured = unmeasuredHouses(facts).length;
  const doubt = isRough ? [spare(words.rough, 2)] : [];
  if (unmeasured > 0)
    return [...doubt, must(words.unmeasured(unmeasured)), spare(facts.isComplete ? words.closeComplete : words.closeSoFar, 1)];
  return [...doubt, must(facts.isComplete ? words.closeComplete : words.closeSoFar)];
}
