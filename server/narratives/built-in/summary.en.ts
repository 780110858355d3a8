import { behaviours } from './behaviours.en.ts';
import { capital, numberEn } from './lists.ts';
import type { Side } from './sides.ts';
import type { SummarySayings } from './summary-sayings.ts';

const base = (side: Side) => behaviours[side.house].high[side.high].base;
const doing = (side: Side) => behaviours[side.house].high[side.high].doing;
const low = (side: Side) => behaviours[side.house].low[side.low];
const growing = (side: Side) => behaviours[side.house].growth[side.growth].doing;

export const summaryEn: SummarySayings = {
  openPeak: (first) =>
    first.standing === 'strong'
      ? [
          `One side of you stands out clearly: you are likely to ${base(first)}.`,
          `If someone had to describe you in one line, it would probably be that you ${base(first)}.`,
          `Ask what comes most naturally to you, and the answer is plain: ${doing(first)}.`,
          `You are easiest to recognise by one thing: you tend to ${base(first)}.`,
        ]
      : [
          `One side of you leads the others: ${doing(first)}.`,
          `Of everything that was measured, what comes easiest to you is ${doing(first)}.`,
          `You are probably most yourself when you ${base(first)}.`,
          `More than anything else in you, one thing comes forward: you ${base(first)}.`,
        ],
  openPair: (first, second) =>
    first.standing === 'strong' && second.standing === 'strong'
      ? [
          `Two sides of you lead together: you tend to ${base(first)}, and just as much to ${base(second)}.`,
          `Two things run side by side at the front: ${doing(first)}, and ${doing(second)}.`,
          `There are two strong notes in you, and neither drowns the other: ${doing(first)}, and ${doing(second)}.`,
          `You are likely to ${base(first)}, and quite as likely to ${base(second)}.`,
        ]
      : [
          `Two sides of you lead the others together: ${doing(first)}, and ${doing(second)}.`,
          `What comes easiest to you has two halves: ${doing(first)}, and ${doing(second)}.`,
          `A little ahead of everything else in you are two things: ${doing(first)}, and ${doing(second)}.`,
        ],
  openSlope: (first) =>
    first.standing === 'strong'
      ? [
          `Several sides of you lie close together at the front, and one of them is this: you tend to ${base(first)}.`,
          `Among what comes readily to you is ${doing(first)}.`,
          `You are likely to ${base(first)}, and that is not your only strong side.`,
          `Part of what carries you is that you ${base(first)}.`,
        ]
      : [
          `No single side of you rules the others; a shade ahead is ${doing(first)}.`,
          `You lean, a little more than elsewhere, towards ${doing(first)}.`,
          `If one thing comes a touch more easily to you than the rest, it is ${doing(first)}.`,
          `You are perhaps most at ease when you ${base(first)}.`,
        ],
  thenOne: (third) =>
    third.standing === 'strong'
      ? [
          `Not far behind, you are likely to ${base(third)}.`,
          `A third strong side joins them: ${doing(third)}.`,
          `You also ${base(third)}, probably more readily than most people do.`,
        ]
      : [`After these comes ${doing(third)}.`, `Next in line is ${doing(third)}.`, `Behind them, more quietly, you ${base(third)}.`],
  thenTwo: (second, third) =>
    second.standing === 'strong' && third.standing === 'strong'
      ? [
          `You also tend to ${base(second)}, and you ${base(third)}, probably more readily than most people do.`,
          `Next to it stand ${doing(second)}, and ${doing(third)}, both probably stronger in you than in most people.`,
          `People may also notice that you ${base(second)}, and that you ${base(third)}.`,
        ]
      : [
          `Next to it come ${doing(second)}, and ${doing(third)}.`,
          `After that, you may notice that you ${base(second)}, or that you ${base(third)}.`,
          `Two more sides follow: ${doing(second)}, and ${doing(third)}.`,
        ],
  trustPeak: [
    'The lead of the first is larger than chance would explain.',
    'That first place is clear enough to trust.',
    'Nothing else in you comes as close to the front as the first of these.',
  ],
  trustPair: [
    'Which of the first two is ahead, your answers cannot say.',
    'Your answers do not put one of the first two above the other.',
    'The first two are best read as equals.',
  ],
  trustSlope: [
    'Do not read much into their order, for the differences are smaller than the doubt in them.',
    'Their estimates overlap, so which of them comes first means little.',
    'The order among them could easily be another.',
  ],
  leadersBesideOthers: (standing) =>
    standing === 'average'
      ? [
          'Compared with other people these seem steady rather than striking.',
          'Beside other people this is likely a middle course, so it will show on some days more than on others.',
          'Most people probably show about as much of this, so it is a lean and not a label.',
        ]
      : [
          'Compared with other people these seem still to be young shoots, with much room to grow.',
          'Beside other people even these seem quiet, which leaves the most to gain.',
          'Most people probably show more of this, so take it as the best place to build from.',
        ],
  rough: [
    'All of this is likely rather than certain.',
    'The estimates are still rough, so take it as a good guess.',
    'There is some doubt in every line here, because the estimates are still rough.',
  ],

  lastYetStrong: (last, next) => [
    `Even what comes last in you, ${doing(last)} and ${doing(next)}, is probably stronger than in most people.`,
    `At the other end of your list stand ${doing(last)} and ${doing(next)}, and even these probably lie above what most people show.`,
    `You would have to look hard for a low side: ${doing(last)} and ${doing(next)} come last, and most people probably show less of both.`,
  ],
  lowOne: (last) => [
    `One thing may ask more of you than the rest: you may ${low(last)}.`,
    `At the other end, you may at times ${low(last)}.`,
    `There is one place where you give less of yourself, and there you may ${low(last)}.`,
  ],
  lowTwo: (last, next) =>
    last.standing === 'weak'
      ? [
          `Other things ask more of you: you may ${low(last)}, or ${low(next)}.`,
          `There are also places where you hold back, and there you may ${low(last)}, and at times ${low(next)}.`,
          `At the other end, it may happen that you ${low(last)}, or that you ${low(next)}.`,
          `Some things come less readily: at times you may ${low(last)}, or ${low(next)}.`,
        ]
      : [
          `At the other end nothing is missing, yet on some days you may ${low(last)}, or ${low(next)}.`,
          `What comes last in you is nothing unusual: now and then you may ${low(last)}, or ${low(next)}.`,
          `Like most people, you may at times ${low(last)}, or ${low(next)}.`,
        ],
  lowThird: (third) => [
    `It can also happen that you ${low(third)}.`,
    `You may also ${low(third)}.`,
    `Now and again, perhaps, you ${low(third)}.`,
  ],
  noFault: [
    'None of this is a fault; it only marks the paths you walk less.',
    'Each of these ways has its own good days.',
    'These are habits, not limits.',
    'There is no blame in it, and a little practice goes a long way.',
  ],
  grow: (last) => [
    `If you want to work on one thing, try ${growing(last)}.`,
    `A small first step could be ${growing(last)}.`,
    `One habit that could help is ${growing(last)}.`,
    `To stretch a little, you might begin with ${growing(last)}.`,
  ],

  openLean: (first) => [
    `Your answers lean towards ${doing(first)}, though not by enough to be sure.`,
    `If your answers lean anywhere, it is towards ${doing(first)}.`,
    `What shows a little more than the rest in your answers is ${doing(first)}, but the lead is uncertain.`,
    `Your answers hint most at one thing: that you ${base(first)}.`,
  ],
  leanToo: (second, third) => [
    `They also point towards ${doing(second)}, and ${doing(third)}.`,
    `Close by come ${doing(second)}, and ${doing(third)}.`,
    `They suggest as well that you ${base(second)}, and that you ${base(third)}.`,
  ],
  leanDoubt: [
    'Yet your answers cannot tell your sides apart, because the differences are smaller than the doubt in them.',
    'Each of these estimates is still wide, so which of your sides really leads cannot be told from them.',
    'The estimates overlap so much that other answers could well have put something else first.',
  ],
  leanLow: (last, next) => [
    `At the other end, and no more surely, they point to days when you ${low(last)}, or ${low(next)}.`,
    `If anything asks more of you, it may be here: perhaps you ${low(last)}, or ${low(next)}.`,
    `With the same doubt they hint that you may ${low(last)}, or ${low(next)}.`,
  ],

  openLevel: [
    'Your sides seem evenly grown: nothing towers over the rest, and nothing falls far behind.',
    'There is no single peak in your answers; your sides carry about equal weight.',
    'You are hard to sum up in one word, because your sides lie close together.',
  ],
  levelSuchAs: ([one, two, three]) => [
    `You are about as likely to ${base(one)} as you are to ${base(two)}, or to ${base(three)}.`,
    `For you, ${doing(one)} is about as close at hand as ${doing(two)} or ${doing(three)}.`,
    `Three of them, as examples, are ${doing(one)}, ${doing(two)} and ${doing(three)}.`,
  ],
  levelBesideOthers: (standing) =>
    ({
      strong: [
        'Compared with other people, that whole even line probably lies high.',
        'Beside other people, you seem to show more of nearly all of it.',
      ],
      average: [
        'Compared with other people, that even line seems to run near the middle.',
        'Beside other people, this probably places you about in the middle.',
      ],
      weak: [
        'Compared with other people, that even line probably still lies low, with room to grow.',
        'Beside other people, most of it seems quiet as yet.',
      ],
    })[standing],
  levelNoOrder: [
    'With differences this small, an order of best and worst would be made up.',
    'Your answers do not allow an order, so none is given.',
    'Chance alone could change which of them comes first.',
  ],
  levelChoice: [
    'An even picture leaves the choice to you: you can grow whatever your life needs next.',
    'Since nothing falls far behind, you are free to choose what to grow.',
    'Nothing here calls for repair, so you can follow your interest.',
  ],
  growEither: (one, other) => [
    `You could begin with ${growing(one)}, or with ${growing(other)}.`,
    `Two habits that are worth a try: ${growing(one)}, and ${growing(other)}.`,
    `If you want a place to start, try ${growing(one)}, or else ${growing(other)}.`,
  ],

  openFew: (count) => [
    `Only ${numberEn(count)} of your twelve sides ${count === 1 ? 'is' : 'are'} measured so far, so this is a first sketch and not a portrait.`,
    `This is a beginning: ${numberEn(count)} of your twelve sides ${count === 1 ? 'has' : 'have'} been measured so far.`,
    `So far your answers speak about ${numberEn(count)} of twelve sides, and only about ${count === 1 ? 'that one' : 'those'} can anything be said.`,
  ],
  fewSide: (side) =>
    ({
      strong: [
        `You are likely to ${base(side)}, more than most people.`,
        `It seems to come readily to you to ${base(side)}.`,
        `Your answers point to a strong side here: ${doing(side)}.`,
      ],
      average: [
        `You probably ${base(side)} about as much as most people do.`,
        `With ${doing(side)}, you seem to stand near the middle.`,
        `When it comes to ${doing(side)}, you are probably close to where most people are.`,
      ],
      weak: [
        `In one place you may give less of yourself: you may ${low(side)}.`,
        `It may happen that you ${low(side)}.`,
        `Your answers suggest that you may ${low(side)}.`,
      ],
    })[side.standing],
  fewNoOrder: [
    'With so little to compare, there is no first or last place to give.',
    'What comes first or last in you cannot be told yet.',
    'Which of your sides lead the others is still an open question.',
  ],
  fewGrow: (side) => [
    `Should you wish to try something already, ${growing(side)} is a good beginning.`,
    `A small habit to try in the meantime is ${growing(side)}.`,
    `If you are curious, start with ${growing(side)}.`,
  ],
  fewNext: [
    'Play the next test when you have a quiet quarter of an hour, and the picture will fill in.',
    'Every test that you play adds a piece to the picture.',
    'The next test is the quickest way to learn more about yourself here.',
  ],

  nothing: [
    [
      'There is nothing to say about you yet, and we would rather say nothing than guess.',
      'Your picture is still empty, and we will not fill it with guesses.',
    ],
    [
      'None of the twelve sides of your mind has been measured well enough to speak about.',
      'Your answers do not yet reach far enough for any of your twelve sides to be described.',
    ],
    [
      'That is no judgement: it only means that the tests have still to be played.',
      'This says nothing about you, only that more answers are needed.',
    ],
    [
      'Each test is a story or a game, and takes about a quarter of an hour.',
      'The tests are stories and games, and each adds a few strokes to the picture.',
    ],
    [
      'After the first ones you will read here what seems to come easily to you, and what may ask more of you.',
      'As soon as the first numbers are firm enough, you will read here how you tend to act and where you could grow.',
    ],
    [
      'Every line will also tell you how sure we are, so that you can weigh it against what you know of yourself.',
      'You will also be told how certain each line is, because you know yourself best.',
    ],
  ],

  unmeasured: (count) => [
    `So far, ${numberEn(count)} of your sides ${count === 1 ? 'is' : 'are'} not measured, so nothing is said about ${count === 1 ? 'it' : 'them'}.`,
    `About ${numberEn(count)} further ${count === 1 ? 'side' : 'sides'} nothing is known so far, because ${count === 1 ? 'it is' : 'they are'} not yet measured.`,
    `${capital(numberEn(count))} more ${count === 1 ? 'side is' : 'sides are'} not measured so far, and we do not guess.`,
  ],
  closeComplete: [
    'All twelve tests are in, and still this is an estimate: you know yourself best.',
    'This rests on all twelve tests; where it does not fit, trust your own experience.',
    'Drawn from all twelve tests, it shows where you stand now, not where you have to stay.',
    'All twelve tests have had their say; what you make of it is up to you.',
    'This is what twelve tests can see of you, and you are more than twelve tests.',
  ],
  closeSoFar: [
    'This is the picture so far, and each further test can sharpen it or change it.',
    'So far, that is what your answers show; the tests still open may shift it.',
    'Read it as a picture so far: more tests will make it sharper.',
  ],
};
