import { houseName } from '#content/houses/script-names.ts';
import type { House } from '#content/mind/facets.ts';
import { AVERAGE_FROM, STRONG_FROM, standingOf } from '#content/mind/strength.ts';
import { isSummary, type TextKind } from '#contract/narratives.ts';
import { powerfulHouses, weakHouses } from '#contract/strengths.ts';
import { wordsIn } from './built-in/words.ts';
import { MAX_NAMED, type MeasuredHouse, type NamedSide, type NarrativeFacts, type Told } from './facts.ts';
import { toOneDecimal } from './numbers.ts';
import { measuredHouses, unmeasuredHouses } from './rules.ts';

/** Part of every fingerprint: when the wording of a prompt changes, texts are written anew. */
export const PROMPT_VERSION = 6;

/** The request's one text. It holds labels, computed numbers and our own sentences only, since the facts hold nothing else. */
export function promptFor(facts: NarrativeFacts): string {
  const rules = [
    `Write in ${wordsIn[facts.language].manner}, in the second person, warm and exact, for a reader of fifteen.`,
    'Write connected prose in full, short sentences: no headings, lists, markdown or symbols, and nothing before or after the text.',
    'Of what the person does, tell only the scenes below, and stay close to their words: you may shorten and join them, not add to them or turn them round. Use no number, and no number word, that is not written below.',
    'Do not judge, flatter, promise, predict, advise a doctor, or guess who the person is. Write neither "always" nor "never".',
    'Use no astrological term and no medical term or diagnosis.',
    facts.isComplete ? '' : 'Some tests are still open: say "so far" once, and do not sound final.',
    facts.ranking.length === 0 ? 'Too few areas are measured for an order: claim no first and no last place, whatever is asked above.' : '',
    alikeLine(facts),
    unmeasuredLine(facts),
  ];
  return [task(facts), ...rules, 'Facts:', ...areaLines(facts), ...halfLines(facts), ...nameLines(facts), ...sceneLines(facts)]
    .filter(Boolean)
    .join('\n');
}

/** Asked after a refusal: what stands is kept, since it may have been read already. */
export function promptToGoOn(prompt: string, kept: string, reason: string): string {
  const begun = kept === '' ? 'Write the text anew.' : `These sentences stand; go on after them without repeating them:\n${kept}`;
  return `${prompt}\n\nYour last answer broke a rule (${reason}). Keep to every rule above. ${begun}`;
}

const explanationTasks: Record<Exclude<TextKind, 'summary' | 'dashboard'>, string> = {
  wordCloud:
    'Explain a word cloud of the areas of a mind: the larger the word, the stronger the area. Say in one sentence what the chart shows, then which area is dominant and what that is like in daily life. 60 to 150 words.',
  bubbleChart: `Explain a bubble chart of the areas of a mind. Against other people, ${STRONG_FROM} and more of 5 is strong, ${AVERAGE_FROM} to under ${STRONG_FROM} average, below ${AVERAGE_FROM} weak. Say in one sentence what the chart shows, name the strong areas (the top three at most), then the weak ones, and what that is like in daily life. 60 to 150 words.`,
  barChart:
    "Explain a bar chart that sorts the areas of one mind from strongest to weakest. It compares the person's own areas with each other, not with other people. Say in one sentence what the chart shows, then name the top three and the bottom three, and what happens where they meet. 60 to 150 words.",
  moreOnSummary:
    'Explain a personality summary in more detail: name the areas behind its scenes and say what each is like in daily life. 60 to 150 words.',
  weaknesses: 'Explain the weakest areas of a mind with respect, and how to work on each, using the steps and tips below. 60 to 150 words.',
};

function task({ kind }: NarrativeFacts): string {
  if (!isSummary(kind)) return explanationTasks[kind];
  return 'Write a personality description in two short paragraphs, about 90 words in all: first what the strongest areas show, then what the lowest areas show, with a small step. Describe behaviour; never name an area, and never write the word "house".';
}

/** Only among areas that the prompt names. */
function alikeLine(facts: NarrativeFacts): string {
  if (isSummary(facts.kind)) return '';
  const told = toldHouses(facts);
  const groups = facts.alike.map((group) => group.filter((house) => told.includes(house))).filter((group) => group.length > 1);
  const widest = groups.filter((group, index) => !groups.some((other, at) => at !== index && holds(other, group, at < index)));
  if (widest.length === 0) return '';
  const lists = widest.map((group) => group.map((house) => houseName(house, facts.language)).join(', '));
  return `Do not rank these among themselves: ${lists.join('; ')}.`;
}

/** Whether a group says all that the other does; of two equal ones only the earlier does. */
const holds = (group: readonly House[], other: readonly House[], isEarlier: boolean): boolean =>
  other.every((house) => group.includes(house)) && (group.length > other.length || isEarlier);

function toldHouses(facts: NarrativeFacts): readonly House[] {
  if (facts.kind === 'weaknesses') return facts.weakest.map(({ house }) => house);
  if (isSummary(facts.kind) || facts.kind === 'moreOnSummary' || facts.kind === 'barChart')
    return [...powerfulHouses(facts), ...weakHouses(facts)];
  return facts.ranking;
}

function unmeasuredLine(facts: NarrativeFacts): string {
  const unmeasured = unmeasuredHouses(facts);
  if (unmeasured.length === 0) return '';
  if (isSummary(facts.kind)) return `${unmeasured.length} areas are not measured yet: say nothing about them.`;
  return `Not measured yet, neither strong nor weak: ${unmeasured.map((house) => houseName(house, facts.language)).join(', ')}.`;
}

function areaLines(facts: NarrativeFacts): string[] {
  const measured = measuredHouses(facts);
  const linesOf = (houses: readonly House[]) =>
    houses.flatMap((house) => measured.filter((one) => one.house === house)).map((one) => line(one, facts));
  if (facts.kind === 'weaknesses') {
    return facts.weakest.flatMap((weak) => [
      ...linesOf([weak.house]),
      `  When low: ${weak.description}`,
      ...weak.tips.map((tip) => `  Tip: ${tip}`),
    ]);
  }
  if (facts.ranking.length === 0) return ['Areas measured so far, in no order:', ...measured.map((one) => line(one, facts))];
  if (isSummary(facts.kind) || facts.kind === 'moreOnSummary' || facts.kind === 'barChart')
    return ['Top three:', ...linesOf(powerfulHouses(facts)), 'Bottom three:', ...linesOf(weakHouses(facts))];
  const dominant = facts.dominant ? [`Dominant: ${houseName(facts.dominant, facts.language)}`] : [];
  return [...dominant, 'All measured areas, strongest first:', ...measured.map((one) => line(one, facts))];
}

/** A summary may not name an area, so its prompt holds no names. */
function line({ house, strength, range }: MeasuredHouse, { kind, language }: NarrativeFacts): string {
  const likely = standingOf(strength);
  const standing = standingOf(range.low) === standingOf(range.high) ? likely : `probably ${likely}`;
  const name = isSummary(kind) ? '' : `${houseName(house, language)}: `;
  return `- ${name}${toOneDecimal(strength)} of 5, likely range ${toOneDecimal(range.low)} to ${toOneDecimal(range.high)} (${standing} against others)`;
}

function halfLines({ kind, halves, language }: NarrativeFacts): string[] {
  if (kind !== 'bubbleChart') return [];
  const line = (half: string, houses: readonly House[]) =>
    houses.length > 0 ? [`Probably in the ${half} half: ${houses.map((house) => houseName(house, language)).join(', ')}.`] : [];
  return [...line('stronger', halves.stronger), ...line('quieter', halves.quieter)];
}

/** A summary says in a few words what stands out, before it tells scenes. */
function nameLines({ kind, named }: NarrativeFacts): string[] {
  if (kind !== 'summary') return [];
  const line = (title: string, sides: readonly NamedSide[]) =>
    sides.length > 0
      ? [
          `${title} ${sides
            .slice(0, MAX_NAMED)
            .map(({ label }) => `“${label}”`)
            .join(', ')}.`,
        ]
      : [];
  return [...line('What stands out, in these words:', named.highs), ...line('The other side, in these words:', named.lows)];
}

function sceneLines({ kind, language, material }: NarrativeFacts): string[] {
  const { highs, lows, pairs, contrasts, uses, steps, done } = material;
  const about = ({ houses }: Told) =>
    isSummary(kind) || houses.length === 0 ? '' : `${houses.map((house) => houseName(house, language)).join(' with ')}: `;
  const lines = (title: string, told: readonly Told[]) =>
    told.length > 0
      ? [title, ...told.map((one) => `- ${about(one)}${one.text}${one.sign === undefined ? '' : ` The sign that it works: ${one.sign}`}`)]
      : [];
  return [
    ...lines('Scenes of strong sides:', highs),
    ...lines('Scenes of quiet sides:', lows),
    ...lines('Where two sides meet:', pairs),
    ...lines('Where two parts of one side differ:', contrasts),
    ...lines('What the person did in a game:', done),
    ...lines('What to do with a strength:', uses),
    ...lines('A small step:', steps),
  ];
}
