import { houseName, houseShortName } from '#content/houses/script-names.ts';
import type { House } from '#content/mind/facets.ts';
import { toOneDecimal } from '../numbers.ts';
import { behaviours } from './behaviours.en.ts';
import type { ExplanationSayings } from './explanation-sayings.ts';
import { capital, listEn, numberEn } from './lists.ts';
import type { Side } from './sides.ts';

const full = (side: Side) => houseName(side.house, 'en');
const short = (house: House) => houseShortName(house, 'en');
const base = (side: Side) => behaviours[side.house].high[side.high].base;
const low = (side: Side) => behaviours[side.house].low[side.low];
const names = (houses: readonly House[]) => listEn(houses.map(short));
const sideNames = (sides: readonly Side[]) => names(sides.map(({ house }) => house));
const withNumbers = (sides: readonly Side[]) => listEn(sides.map((side) => `${short(side.house)} (${toOneDecimal(side.strength)})`));
const are = (count: number) => (count === 1 ? 'is' : 'are');

const certain = {
  strong: 'stronger than in most people',
  average: 'close to the middle of all people',
  weak: 'quieter than in most people as yet',
};
const beside = (side: Side) => (side.isCertain ? certain[side.standing] : `probably ${certain[side.standing]}`);
const stronger = (side: Side) => (side.isCertain ? 'stronger' : 'probably stronger');
const rangeOf = ({ range: { low, high } }: Side) => `${toOneDecimal(low)} and ${toOneDecimal(high)}`;

/** More than four names are a list that nobody reads. */
const nameOrCount = (houses: readonly House[]) => (houses.length <= 4 ? names(houses) : `${numberEn(houses.length)} areas`);

/** A group of areas told as alike: by name, or by its two ends where it is long. */
const run = (group: readonly House[]) =>
  group.length > 4 ? `${numberEn(group.length)} areas from ${short(group[0] ?? 1)} to ${short(group.at(-1) ?? 1)}` : names(group);

export const explanationEn: ExplanationSayings = {
  readWordCloud: [
    'In this word cloud every area of your mind is one word, and the larger the word, the stronger the area. Where a word stands has no meaning.',
    'The cloud shows your areas as words. Size is all that counts: a larger word is a stronger area, wherever it happens to stand.',
    'Read this cloud by size alone. A large word is an area where you are strong, and a small one an area where you are quieter.',
  ],
  readBubbles: [
    'Each bubble is one area of your mind. The larger it is, and the further along the scale from 0 to 5, the stronger the area.',
    'This chart gives every area a bubble: its size and its place on the scale both show strength, from 0 to 5.',
    'Look at size and place on the scale together, for both show the same thing: how strong an area is, from 0 to 5.',
  ],
  readAgainstOthers: [
    'The classes are against others: from 3 up is strong, about the top quarter of people, from 2 to 3 is average, and below 2 is weak.',
    'Here you are compared against others. Strong begins at 3, where about the top quarter of people begins; average lies between 2 and 3; weak is below 2.',
    'Strong, average and weak are meant against others: 3 or more is about the top quarter, below 2 about the bottom one, and average lies between.',
  ],
  readBars: (count) => [
    `The bars sort your ${count} measured areas from the strongest to the weakest. They compare you with yourself, among your own twelve, and not with other people.`,
    `This chart puts your ${count} measured areas in order, longest bar first. Powerful, Average and Weak are meant among your own twelve, not against others.`,
    `Read the bars from the longest to the shortest: that is the order of your ${count} measured areas. The three classes are only among your own twelve.`,
  ],
  readSummary: [
    'The summary speaks without names, so here are the ends of your list that it draws on: your three strongest areas and your three lowest.',
    'The summary is drawn from the two ends of your list, and these are the three areas at each of them.',
    'The summary draws on both ends of your list, and here is what each end is called.',
  ],
  readWeaknesses: (count) => [
    `These are the ${numberEn(count)} areas that come last among your own twelve, the lowest first. A little practice can change the most here.`,
    `Here you see the ${numberEn(count)} areas at the lower end of your own list, beginning with the lowest. Low here means least used, not lost.`,
    `${capital(numberEn(count))} areas stand at the end of your own list, and we go through them from the lowest up.`,
  ],

  dominant: (side) => [
    `Your largest word is ${full(side)}, at ${toOneDecimal(side.strength)} of 5, which is ${beside(side)}.`,
    `${full(side)} is drawn largest. It stands at ${toOneDecimal(side.strength)} of 5, ${beside(side)}.`,
    `The dominant area is ${full(side)}, with a strength of ${toOneDecimal(side.strength)} of 5, ${beside(side)}.`,
  ],
  dominantClear: (next) => [
    `The next one, ${short(next.house)}, is clearly smaller at ${toOneDecimal(next.strength)}.`,
    `Its lead over ${short(next.house)}, at ${toOneDecimal(next.strength)}, is larger than chance would explain.`,
    `After it comes ${short(next.house)} with ${toOneDecimal(next.strength)}, and the gap between them can be trusted.`,
  ],
  dominantAlike: (others) => [
    `Your answers cannot tell it apart from ${nameOrCount(others)}, so read these as alike; which word is largest could have fallen otherwise.`,
    `It is alike in strength with ${nameOrCount(others)}: the difference is smaller than the doubt in the estimates.`,
    `Do not make too much of its first place, for within the margin of error it is alike with ${nameOrCount(others)}.`,
  ],
  inDailyLife: (side) =>
    side.standing === 'strong'
      ? [
          `In daily life, ${short(side.house)} is likely to show when you ${base(side)}.`,
          `You may know ${short(side.house)} from the days when you ${base(side)}.`,
          `What ${short(side.house)} often looks like in you: you ${base(side)}.`,
        ]
      : [
          `${short(side.house)} is at work when you ${base(side)}, and there is room for more of that.`,
          `In daily life, ${short(side.house)} means that you ${base(side)}, which you may do on some days and not on others.`,
          `To see ${short(side.house)} in yourself, watch for moments when you ${base(side)}.`,
        ],
  smallest: (sides) => [
    `The smallest words are ${sideNames(sides)}. They show where you lean least, not what you lack.`,
    `${sideNames(sides)} are drawn smallest, which makes them the quiet end of your cloud and no fault.`,
    `At the small end stand ${sideNames(sides)}, the areas that you draw on least.`,
  ],

  strongOnes: (named, count) => [
    `Strong in you ${are(count)} ${withNumbers(named)}${count > named.length ? `, the first of ${numberEn(count)} areas in that class` : ''}.`,
    `At 3 or more ${count === 1 ? 'stands' : 'stand'} ${withNumbers(named)}${count > named.length ? `, and ${numberEn(count - named.length)} more` : ''}.`,
    `${count === 1 ? 'One area counts' : `${capital(numberEn(count))} areas count`} as strong${count > named.length ? `, ahead of all ${withNumbers(named)}` : `: ${withNumbers(named)}`}.`,
  ],
  noStrongOnes: [
    'No area reaches the line of 3 at present, so none is called strong.',
    'None of your bubbles lies at 3 or higher yet.',
    'At present no bubble reaches the strong class.',
  ],
  averageOnes: (sides) => [
    `In the average class ${are(sides.length)} ${sideNames(sides)}.`,
    `About where most people are, you have ${sideNames(sides)}.`,
    `${sideNames(sides)} ${sides.length === 1 ? 'lies' : 'lie'} in the middle, between 2 and 3.`,
  ],
  weakOnes: (sides) => [
    `Below 2 ${sides.length === 1 ? 'lies' : 'lie'} ${sideNames(sides)}, where there is most to gain.`,
    `Weak, for now, ${are(sides.length)} ${sideNames(sides)}.`,
    `The lowest class holds ${sideNames(sides)}, a place to grow and not a verdict.`,
  ],
  classDoubt: [
    'Where a likely range crosses 2 or 3, the class could also be the one beside it.',
    'The class of an area is not certain where its likely range crosses 2 or 3.',
  ],
  noWeakOnes: ['Nothing lies below 2, so no area counts as weak.', 'No bubble falls into the weak class.', 'The class below 2 is empty.'],
  likelyRange: (side) => [
    `Every strength is an estimate: ${short(side.house)}, for example, lies most likely between ${rangeOf(side)}.`,
    `Each number has a margin, and for ${short(side.house)} the likely range lies between ${rangeOf(side)}.`,
    `Take the numbers with some care, since the true strength of ${short(side.house)} could likely be anything between ${rangeOf(side)}.`,
  ],
  likelyRanges: (first, last) => [
    `These are estimates: ${short(first.house)} lies most likely between ${rangeOf(first)}, and ${short(last.house)} between ${rangeOf(last)}.`,
    `Each number has a margin: ${short(first.house)} most likely lies between ${rangeOf(first)}, and ${short(last.house)} between ${rangeOf(last)}.`,
    `The likely range of ${short(first.house)} lies between ${rangeOf(first)}, that of ${short(last.house)} between ${rangeOf(last)}.`,
  ],

  powerfulOnes: (sides) => [
    `Powerful are ${withNumbers(sides)}.`,
    `The top three, called Powerful, are ${withNumbers(sides)}.`,
    `First come your Powerful areas: ${withNumbers(sides)}.`,
  ],
  middleOnes: (count) => [
    `The ${count === 1 ? 'one' : numberEn(count)} in the middle ${count === 1 ? 'is' : 'are'} called Average.`,
    `Between the two ends ${count === 1 ? 'stands one area' : `stand ${numberEn(count)} areas`}, called Average.`,
  ],
  lowestOnes: (sides) => [
    `The last three, called Weak, are ${withNumbers(sides)}, beginning with the lowest.`,
    `At the lower end, from the lowest up, stand ${withNumbers(sides)}.`,
    `The shortest bars belong to ${withNumbers(sides)}.`,
  ],
  lowestYetStrong: (sides) => [
    `Last is not weak in every sense: against others, even ${short(sides[0]?.house ?? 1)} is strong.`,
    `Even the lowest of these is probably stronger in you than in most people.`,
    'They come last in you, and yet they all probably lie above what most people show.',
  ],
  lowestIsNoVerdict: [
    'Somebody must come last in any order, so this alone says nothing about you beside other people.',
    'Three areas come last in everyone, whatever their strength; the bubble chart shows how you stand against others.',
    'This says where you draw least on yourself, and no more than that.',
  ],
  topNotStrong: [
    'Powerful means the first among your own; against others these areas are not in the strong class.',
    'They lead your own list, though against other people none of them counts as strong yet.',
  ],

  behindTop: (side, place) =>
    [
      [
        `First comes ${full(side)} (${toOneDecimal(side.strength)} of 5): you tend to ${base(side)}.`,
        `At the front stands ${full(side)} with ${toOneDecimal(side.strength)} of 5, which shows when you ${base(side)}.`,
      ],
      [
        `Next is ${full(side)} (${toOneDecimal(side.strength)}), as when you ${base(side)}.`,
        `After it comes ${full(side)} at ${toOneDecimal(side.strength)}: you tend to ${base(side)}.`,
      ],
      [
        `The third is ${full(side)} (${toOneDecimal(side.strength)}): you tend to ${base(side)}.`,
        `${full(side)} is third with ${toOneDecimal(side.strength)}, and there you are likely to ${base(side)}.`,
      ],
    ][place] as readonly string[],
  behindBottom: (sides) => [
    `Your list ends, from the lowest up, with ${withNumbers(sides)}.`,
    `At the other end, from the lowest up, stand ${withNumbers(sides)}.`,
    `The areas with most room to grow are ${withNumbers(sides)}, the lowest first.`,
  ],
  lowMeans: (side) => [
    `Where ${short(side.house)} is low, you may ${low(side)}.`,
    `A low place for ${short(side.house)} can mean that you ${low(side)}.`,
    `With less of ${short(side.house)}, it is easy to ${low(side)}.`,
  ],

  weakness: (side, place) =>
    place === 0
      ? [
          `Lowest is ${full(side)} (${toOneDecimal(side.strength)} of 5, likely between ${rangeOf(side)}), where you may ${low(side)}.`,
          `We begin with ${full(side)}, at ${toOneDecimal(side.strength)} of 5, likely between ${rangeOf(side)}: you may ${low(side)}.`,
        ]
      : place === 1
        ? [
            `Next is ${full(side)} (${toOneDecimal(side.strength)}): you may ${low(side)}.`,
            `Then comes ${full(side)} at ${toOneDecimal(side.strength)}, where you may ${low(side)}.`,
          ]
        : place === 2
          ? [
              `The third is ${full(side)} (${toOneDecimal(side.strength)}), and here you may ${low(side)}.`,
              `${full(side)} follows with ${toOneDecimal(side.strength)}: you may ${low(side)}.`,
            ]
          : [
              `Last of these is ${full(side)} (${toOneDecimal(side.strength)}): you may ${low(side)}.`,
              `That leaves ${full(side)} at ${toOneDecimal(side.strength)}, where you may ${low(side)}.`,
            ],
  weaknessYetStrong: (side) => [
    `${full(side)} (${toOneDecimal(side.strength)}) stands here only because something must come last, for it is ${stronger(side)} in you than in most people.`,
    `With ${toOneDecimal(side.strength)}, ${full(side)} is low only among your own; most people ${side.isCertain ? '' : 'probably '}have less of it.`,
    `${full(side)} is on this list at ${toOneDecimal(side.strength)}, and yet it is ${side.isCertain ? '' : 'probably '}one of the stronger ones beside other people.`,
    `Against others there is ${side.isCertain ? '' : 'probably '}nothing weak about ${full(side)} (${toOneDecimal(side.strength)}).`,
  ],
  tip: (tip) => [`Try this: ${tip}`, `One way to start: ${tip}`, `Something to do about it: ${tip}`, `A tip for it: ${tip}`],
  oneAtATime: [
    'Choose one of these for a fortnight, and open its card for more.',
    'One area at a time is enough; each card holds more tips.',
    'You need not work on all of them: pick the one that matters most to you.',
  ],

  allAlike: [
    'Your answers cannot tell these areas apart, so read all of them as alike and their order as chance.',
    'Within the margin of error all your measured areas are alike, and their order says little.',
  ],
  alike: (group) => [
    `${capital(run(group))} are alike: their differences are within the margin of error.`,
    `Read ${run(group)} as alike, since your answers cannot tell them apart.`,
    `No order should be read into ${run(group)}, for they are alike within the doubt.`,
  ],
  alikeToo: (group) => [`The same goes for ${run(group)}.`, `So too with ${run(group)}.`],
  alikeFurther: (count) => [
    `So it goes on along the order, with ${numberEn(count)} more such ${count === 1 ? 'group' : 'groups'}.`,
    `${capital(numberEn(count))} more such ${count === 1 ? 'group lies' : 'groups lie'} along the order.`,
  ],
  noTies: [
    'Each place in the order differs from the next by more than chance would explain.',
    'The steps from one area to the next are large enough to trust.',
  ],
  unmeasured: (houses) => [
    `${capital(nameOrCount(houses))} ${are(houses.length)} drawn hollow, because not yet measured: neither strong nor weak, only unknown.`,
    `Nothing is said about ${nameOrCount(houses)}, drawn hollow, since ${houses.length === 1 ? 'it is' : 'they are'} not yet measured.`,
    `A hollow shape means not yet measured, and so it is with ${nameOrCount(houses)}.`,
  ],
  rough: [
    'The estimates are still rough, so small differences mean little.',
    'All numbers here are likely values with some doubt around them.',
    'There is still a good deal of doubt in these numbers.',
  ],
  soFar: [
    'This is the state so far, and tests still open can change it.',
    'So far, that is what your answers show.',
    'All this is so far: each further test makes it sharper.',
  ],
  complete: [
    'All twelve tests are in, so this is as full a picture as we can draw.',
    'It rests on all twelve tests, and stays an estimate all the same.',
    'With all twelve tests in, weigh it against what you know of yourself.',
  ],

  few: (count) => [
    `So far ${numberEn(count)} of your twelve areas ${count === 1 ? 'has' : 'have'} been measured, too few to put them in order.`,
    `Only ${numberEn(count)} of your twelve areas ${are(count)} measured yet, so no first and no last place is given.`,
  ],
  fewSides: (sides) => [
    sides.map((side) => `${full(side)} is at ${toOneDecimal(side.strength)} of 5, ${beside(side)}.`).join(' '),
    sides.map((side) => `${full(side)} stands at ${toOneDecimal(side.strength)} of 5, which is ${beside(side)}.`).join(' '),
  ],
  fewRule: [
    'An order needs six measured areas, because with fewer it would say more about what was measured than about you.',
    'Until six areas are measured, we leave every ranking out.',
  ],
  fewBars: [
    'Once enough is measured, the bars will sort your areas from the strongest to the weakest, among your own twelve and not against others.',
    'This chart will put your areas in order among your own twelve, though there is too little to sort as yet.',
  ],
  fewSummary: [
    'The summary can speak only about areas that have been measured, which makes it a first sketch.',
    'For now the summary holds no more than your answers so far can show.',
  ],
  fewWeaknesses: [
    'This is where your four lowest areas will stand, each with ways to work on it.',
    'Here we will show the four areas that come last in you, with tips for each.',
  ],
  nothing: [
    'At this moment nothing is drawn solid, because none of your twelve areas has been measured well enough. That says nothing about you: it only means that more answers are needed.',
    'None of your twelve areas has been measured well enough yet, so every shape is hollow. This is no judgement, only an empty page.',
  ],
  nothingNext: [
    'Play a first story or game, and come back here: the first areas will appear, each with a word on how sure we are.',
    'Each test that you finish fills in some of the areas, and this text will then tell you what they mean and how certain they are.',
  ],
};
