import type { NamedHouses, TextWords } from './text-words.ts';

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const number = (count: number): string => numbers[count] ?? String(count);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const are = (count: number): string => (count === 1 ? 'is' : 'are');
const listed = ({ names, count }: NamedHouses, standing: string) => `${names} ${are(count)} ${standing}`;

const things = (sides: readonly string[]): string => (sides.length === 1 ? 'One thing' : `${capital(number(sides.length))} things`);
const quoted = (sides: readonly string[]): string => list(sides.map((side) => `“${side}”`));

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const wordsEn: TextWords = {
  list,
  led: (lead, sentence) => `${lead}: ${sentence}`,
  standsOut: (sides) => `${things(sides)} ${sides.length === 1 ? 'stands' : 'stand'} out in you: ${quoted(sides)}.`,
  saw: {
    story: (sides) => `${things(sides)} this story saw in you: ${quoted(sides)}.`,
    game: (sides) => `${things(sides)} this game saw in you: ${quoted(sides)}.`,
  },
  otherSide: (sides) => `The other side of you: ${quoted(sides)}.`,
  goodSide: [(side) => `“${side}” has its good side`, (side) => `And so has “${side}”`],
  strongSide: (side) => `“${side}” is a strong side of yours`,
  quietSide: (side) => `“${side}” is a quieter side`,
  quieterEnd: 'At its quiet end',
  todo: { summary: 'A step for this week', dashboard: 'Something to do this month' },
  scenesTold: {
    summary: 'All that is sure about you so far has been told in the scenes of your reports. What is left for here is a thing to do.',
    dashboard: 'What was seen of you stands in the scenes of this report.',
  },
  sign: 'The sign that it works',
  more: [(side) => `“${side}” shows in more than one place`, (side) => `There is more of “${side}”, too`],
  seen: [(house) => `${house} on an ordinary day`, (house) => `And ${house} on another day`],
  dominantSeen: (house) => `This is what ${house} looks like in you`,
  low: (house) => `When ${house} runs short`,
  weakSeen: [(house) => `Where ${house} is low, a day can look like this`, (house) => `And where ${house} is low, like this`],
  weakStep: (house) => `Ten minutes this week for ${house}`,
  meet: {
    dashboard: () => 'Two sides of you that meet',
    moreOnSummary: (one, other) => `Where ${one} and ${other} meet`,
    wordCloud: (one, other) => `Put ${one} beside ${other}, and this happens`,
    barChart: (one, other) => `${one} and ${other} pull in different directions`,
  },
  within: (house) => `Inside ${house} one part of you is ahead of another`,
  chart: {
    moreOnSummary: 'A summary has room for a few scenes only, so here the same sides go on in others.',
    wordCloud: 'The words are your mind functions, and a larger word is a stronger one among your own.',
    bubbleChart: 'Each bubble is one mind function, and the line through it is the range in which its true strength lies.',
    barChart: 'The bars sort your mind functions and compare them with one another, not with other people.',
    weaknesses: 'These cards are not a verdict: they show where ten minutes a week go furthest.',
  },
  classes: {
    strong: ({ count }, named) => (count > 3 ? `${number(count)} are strong, among them ${named}` : `${named} ${are(count)} strong`),
    average: ({ count, names }) => `${count > 3 ? number(count) : names} ${are(count)} average`,
    weak: ({ count }, named) => `${named} ${are(count)} weak`,
  },
  against: (classes) => `Against other people, where 3 of 5 and more is strong and less than 2 weak: ${classes.join('; ')}.`,
  halves(stronger, quieter, others) {
    const sides = [
      ...(stronger ? [`${stronger.names} ${stronger.count === 1 ? 'belongs' : 'belong'} to your stronger half`] : []),
      ...(quieter ? [`${quieter.names}${stronger ? '' : ` ${quieter.count === 1 ? 'belongs' : 'belong'}`} to your quieter half`] : []),
    ];
    const rest =
      others > 0 ? `; the other ${others === 1 ? 'one is' : `${number(others)} are`} too near the middle of your own order to say` : '';
    return `${list(sides)}${rest}.`;
  },
  dominant: (house, isAhead) =>
    isAhead ? `The largest is ${house}, and no other comes close to it.` : `The largest today is ${house}, with others close behind.`,
  ends: (powerful, weak, areApart) =>
    areApart
      ? `${powerful} stand first and ${weak} last, and the distance between the two ends is clear.`
      : `${powerful} stand first and ${weak} last, in an order that the next test may still move.`,
  lowest: (names) => `${names} stand last among your own.`,
  lowestClasses: (classes) => `Against other people ${classes.join('; ')}.`,
  classOf: {
    strong: (houses) => listed(houses, 'strong'),
    average: (houses) => listed(houses, 'average'),
    weak: (houses) => listed(houses, 'weak'),
  },
  restsOn(tests, only, isComplete) {
    if (isComplete) return 'All of it rests on twelve tests, and is still an estimate.';
    if (only) return `All of it rests on one ${only.kind} so far, ${only.title}, and each further test makes it more certain.`;
    return `All of it rests on ${number(tests)} tests so far, and each further one makes it more certain.`;
  },
  open: {
    summary: (facet, { value, low, high }) =>
      `“${facet}” came to ${value} of 5, and anything from ${low} to ${high} is possible: too wide for a scene of your days.`,
    dashboard: (facet, { value, low, high }) =>
      `For “${facet}” the best guess is ${value} of 5, somewhere from ${low} to ${high}, which leaves open at which end you are.`,
  },
  ranges: (houses) =>
    `With a certainty of 95 in 100, ${list(houses.map(({ name, low, high }) => `${name} lies between ${low} and ${high}`))}.`,
  unclear: {
    summary:
      'What has been measured of you lies near the middle, where most people are. No single scene of daily life can be told from that with enough certainty, and the next test will add some.',
    dashboard:
      'So far no end of yours stands out clearly enough to tell a scene of it. That is the middle, a good place to begin from, and each further story or game can bring out more.',
    moreOnSummary: 'Every scene that is certain enough stands in your reports by now, and none is left to add here.',
    wordCloud: 'How it shows on an ordinary day, as far as that is certain, stands in the scenes of your reports.',
    bubbleChart: 'None of them is certain enough, at its high or its low end, for a scene of a day.',
    barChart: 'Where two of these meet in your days is not certain enough to tell yet.',
    weaknesses: 'Begin with the card that you like best; where one of the four is clearly low, its scene stands in your reports.',
  },
  nothing: {
    summary:
      'Nothing has been measured yet, so there is nothing to tell. Play one story or one game to its end, and the first two scenes of your own days will stand here.',
    dashboard:
      'This page fills up test by test. As soon as the first one is finished, it tells what was seen of you, and how sure that is.',
    moreOnSummary: 'There is no summary to say more about yet, and the first test changes that.',
    wordCloud: 'No word can be drawn before a test has been finished.',
    bubbleChart: 'No bubble can be drawn before something has been measured.',
    barChart: 'There is nothing to sort before the first test is in.',
    weaknesses: 'Nothing can be called low before it has been measured.',
  },
  measured: (house, value) => `${house} at ${value} of 5`,
  unranked: {
    wordCloud: (measured) => `So far there is ${measured}; which word is the largest can be told once six mind functions are measured.`,
    barChart: (measured) => `Measured by now: ${measured}, and an order needs six.`,
    weaknesses: (measured) => `Measured so far are only ${measured}: too few to call any four the last.`,
  },
  strengths: (names) => `Your strengths show most in ${names}.`,
  areas: (names) => `Areas to develop are ${names}.`,
  noStrengths: 'Your strengths will show more clearly with the next tests.',
  noAreas: 'Where you can develop is for the next tests to say.',
  manner: 'plain English',
};
