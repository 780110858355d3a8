import { houseName } from '#content/houses/script-names.ts';
import type { House } from '#content/mind/facets.ts';
import { STRONG_FROM, standingOf } from '#content/mind/strength.ts';
import type { TextKind } from '#contract/narratives.ts';
import { powerfulHouses, weakHouses } from '#contract/strengths.ts';
import { behaviours } from './built-in/behaviours.en.ts';
import { writtenIn } from './built-in/words.ts';
import type { MeasuredHouse, NarrativeFacts } from './facts.ts';
import { toOneDecimal } from './numbers.ts';
import { measuredHouses, unmeasuredHouses } from './rules.ts';

/** Part of every fingerprint: when the wording of a prompt changes, texts are written anew. */
export const PROMPT_VERSION = 3;

/** The request's one text. It holds labels and computed numbers only, since the facts hold nothing else. */
export function promptFor(facts: NarrativeFacts): string {
  const rules = [
    `Write in ${writtenIn[facts.language].manner}, in the second person, warm and exact, for a reader of thirteen.`,
    'Write connected prose in full sentences: no headings, lists, markdown or symbols.',
    'State only what the facts below hold. Use no number that is not written below.',
    'Every strength is an estimate, and the likely range behind it holds the true one. Always word that doubt ("likely", "probably", "seems"), most of all where a range is wide; call nothing certain.',
    'Use no astrological term and no medical term or diagnosis.',
    facts.isComplete ? '' : 'Some tests are still open: say "so far", and do not sound final.',
    facts.ranking.length === 0 ? 'Too few areas are measured for an order: claim no first and no last place, whatever is asked above.' : '',
    alikeLine(facts),
    unmeasuredLine(facts),
  ];
  return [task(facts), ...rules, 'Facts:', ...factLines(facts)].filter(Boolean).join('\n');
}

const explanationTasks: Record<Exclude<TextKind, 'summary'>, string> = {
  wordCloud:
    'Explain a word cloud of the areas of a mind: the larger the word, the stronger the area. Say which area is dominant and what that is like in daily life. 80 to 200 words.',
  bubbleChart: `Explain a bubble chart of the areas of a mind. Against other people, ${STRONG_FROM} and more of 5 is strong, 2 up to 3 average, below 2 weak. Name the strong areas (the top three at most), then the average and weak ones. 80 to 200 words.`,
  barChart:
    "Explain a bar chart that sorts the areas of one mind from strongest to weakest. It compares the person's own twelve areas with each other, not with other people. Name the top three and the bottom three and what they mean in daily life. 80 to 200 words.",
  moreOnSummary:
    'Explain a personality summary in more detail: name the three strongest and the three lowest areas behind it and say what each is like in daily life. 80 to 200 words.',
  weaknesses: 'Explain the weakest areas of a mind with respect, and how to work on each, using the tips below. 80 to 200 words.',
};

function task(facts: NarrativeFacts): string {
  if (facts.kind !== 'summary') return explanationTasks[facts.kind];
  return 'Write a personality description in two short paragraphs, about 90 words in all: first what the strongest areas show, then what the lowest areas show. Describe behaviour; never name an area, and never write the word "house".';
}

/** Only among areas that the prompt tells: about the order of others it says nothing. */
function alikeLine(facts: NarrativeFacts): string {
  const told = toldHouses(facts);
  const groups = facts.alike.map((group) => group.filter((house) => told.includes(house))).filter((group) => group.length > 1);
  const widest = groups.filter((group, index) => !groups.some((other, at) => at !== index && holds(other, group, at < index)));
  if (widest.length === 0) return '';
  const lists = widest.map((group) => group.map((house) => labelOf(house, facts)).join(', '));
  return `Do not rank these among themselves; where one of them comes first or last below, say that the order is not sure: ${lists.join('; ')}.`;
}

/** Whether a group says all that the other does; of two equal ones only the earlier does. */
const holds = (group: readonly House[], other: readonly House[], isEarlier: boolean): boolean =>
  other.every((house) => group.includes(house)) && (group.length > other.length || isEarlier);

function toldHouses(facts: NarrativeFacts): readonly House[] {
  if (facts.kind === 'weaknesses') return facts.weakest.map(({ house }) => house);
  if (facts.kind === 'summary' || facts.kind === 'moreOnSummary') return [...powerfulHouses(facts), ...weakHouses(facts)];
  return facts.ranking;
}

/** A summary may not name an area, so its prompt holds no names. It describes each area by what people do in whom it is high. */
const labelOf = (house: House, { kind, language }: NarrativeFacts): string =>
  kind === 'summary' ? `“${behaviours[house].high[0].doing}”` : houseName(house, language);

function unmeasuredLine(facts: NarrativeFacts): string {
  const unmeasured = unmeasuredHouses(facts);
  if (unmeasured.length === 0) return '';
  if (facts.kind === 'summary') return `${unmeasured.length} areas are not measured yet: say nothing about them.`;
  return `Not measured yet, neither strong nor weak: ${unmeasured.map((house) => houseName(house, facts.language)).join(', ')}.`;
}

function factLines(facts: NarrativeFacts): string[] {
  const measured = measuredHouses(facts);
  const named = (houses: readonly House[]) =>
    houses.flatMap((house) => measured.filter((one) => one.house === house)).map((one) => line(one, facts));
  if (facts.kind === 'weaknesses') {
    return facts.weakest.flatMap((weak) => [
      ...named([weak.house]),
      `  When low: ${weak.description}`,
      ...weak.tips.map((tip) => `  Tip: ${tip}`),
    ]);
  }
  if (facts.ranking.length === 0) return ['Areas measured so far, in no order:', ...measured.map((one) => line(one, facts))];
  if (facts.kind === 'summary' || facts.kind === 'moreOnSummary')
    return ['Top three:', ...named(powerfulHouses(facts)), 'Bottom three:', ...named(weakHouses(facts))];
  const dominant = facts.dominant ? [`Dominant: ${houseName(facts.dominant, facts.language)}`] : [];
  return [...dominant, 'All measured areas, strongest first:', ...measured.map((one) => line(one, facts))];
}

function line({ house, strength, range }: MeasuredHouse, { kind, language }: NarrativeFacts): string {
  const likely = standingOf(strength);
  const standing = standingOf(range.low) === standingOf(range.high) ? likely : `probably ${likely}`;
  const about = behaviours[house].high.map(({ doing }) => doing).join('; ');
  const numbers = `${toOneDecimal(strength)} of 5, likely range ${toOneDecimal(range.low)} to ${toOneDecimal(range.high)} (${standing} against others)`;
  const name = kind === 'summary' ? '' : `${houseName(house, language)}: `;
  return `- ${name}${numbers}. High means: ${about}.`;
}
