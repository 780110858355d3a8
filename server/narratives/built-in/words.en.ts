import type { NamedHouses, TextWords } from './text-words.ts';

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const number = (count: number): string => numbers[count] ?? String(count);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const are = (count: number): string => (count === 1 ? 'is' : 'are');
const listed = ({ names, count }: NamedHouses, standing: string) => `${names} ${are(count)} ${standing}`;

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const wordsEn: TextWords = {
  list,
  led: (lead, sentence) => `${lead}: ${sentence}`,
  saw: {
    story: (scenes) => (scenes === 1 ? 'One thing this story saw' : `${capital(number(scenes))} things this story saw`),
    game: (scenes) => (scenes === 1 ? 'One thing this game saw' : `${capital(number(scenes))} things this game saw`),
  },
  harder: { summary: 'One thing asks more of you', dashboard: 'The other end of you looks like this' },
  quieterEnd: 'At its quiet end',
  sign: 'You notice that it works by this',
  more: [(house) => `${house} shows in more than one place`, (house) => `There is more of ${house}, too`],
  seen: [(house) => `${house} on an ordinary day`, (house) => `And ${house} on another day`],
  dominantSeen: (house) => `This is what ${house} looks like in you`,
  low: (house) => `${house} on a day when it is missed`,
  weakSeen: [(house) => `${house} is missed in moments like this one`, (house) => `With ${house} it can look like this`],
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
    average: ({ count }) => `${number(count)} ${are(count)} average`,
    weak: ({ count }, named) => `${named} ${are(count)} weak`,
  },
  against: (classes) => `Against other people, where 3 of 5 and more is strong and less than 2 weak: ${classes.join('; ')}.`,
  halves(stronger, quieter, others) {
    const sides = [
      ...(stronger ? [`${stronger.names} ${stronger.count === 1 ? 'belongs' : 'belong'} to your stronger half`] : []),
      ...(quieter ? [`${quieter.names} to your quieter half`] : []),
    ];
    const rest = others > 0 ? `; the ranges of the other ${number(others)} cross the middle, so read them as “in between”` : '';
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
    if (only) return `All of it rests on one ${only} so far, and each further test makes it surer.`;
    return `All of it rests on ${number(tests)} tests so far, and each further one makes it surer.`;
  },
  unclear: {
    summary:
      'What has been measured of you lies near the middle, where most people are. No single scene of daily life can be told from that with enough certainty, and the next test will add some.',
    dashboard:
      'So far no end of yours stands out clearly enough to tell a scene of it. That is the middle, a good place to begin from, and each further story or game can bring out more.',
    moreOnSummary: 'Beyond that, nothing measured so far is certain enough for a scene of your daily life.',
    wordCloud: 'It is surer as a whole than in any one of its parts, so no single scene stands for it yet.',
    bubbleChart: 'All ranges still cross the middle, so nothing here is clearly high or clearly low.',
    barChart: 'Where two of these meet in your days is not certain enough to tell yet.',
    weaknesses: 'None of them is so clearly low that one scene could be told of it: begin with the card that you like best.',
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
  unranked: {
    wordCloud: 'Which of them is the largest can be told once six mind functions are measured.',
    barChart: 'An order needs six measured mind functions, and fewer are measured so far.',
    weaknesses: 'Which four come last can be told from six measured mind functions on.',
  },
  strengths: (names) => `Your strengths show most in ${names}.`,
  areas: (names) => `Areas to develop are ${names}.`,
  noStrengths: 'Your strengths will show more clearly with the next tests.',
  noAreas: 'Where you can develop is for the next tests to say.',
  manner: 'plain English',
};
