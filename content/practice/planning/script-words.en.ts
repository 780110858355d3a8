import type { ArtWords } from '../script-exercise.ts';

export const words: ArtWords = {
  'fewest-moves': {
    title: 'The fewest moves',
    about: 'Rebuild a tower of stones, and look before you move.',
    steps: [
      'Look at the tower you are to build. Find the stone that has to be at the bottom.',
      'Ask which stones are in its way, and where they can wait.',
      'Play the whole way through in your mind. Only then make the first move.',
    ],
    known: 'Many studies agree that practice improves the puzzle one practises; whether it changes other planning is unproven.',
    progress: 'You need fewer moves for towers of the same size, and you pause before the first one.',
  },
  'round-of-errands': {
    title: 'A round of errands',
    about: 'Put the errands of a morning into an order that works.',
    steps: [
      'Read all the errands first, with their hours.',
      'Put the one with the tightest hours in its place.',
      'Fit the others around it. Change the order until nothing comes too late.',
    ],
    known: 'Errand puzzles were made to study planning; nobody has tested whether solving them changes a real morning.',
    progress: 'You see the tight spot of a day sooner, and shift less afterwards.',
  },
  'when-then': {
    title: 'When this, then that',
    about: 'Tie one thing you mean to do to a moment that will surely come.',
    steps: [
      'Choose one thing that you mean to do, and that has slipped before.',
      'Name a moment that comes by itself: after tea, when the bus stops, when the phone is put down.',
      'Write it as one sentence: when this happens, then I do that.',
      'Read the sentence twice, and see the moment before you.',
    ],
    known:
      'Across 94 tests in many studies, people who made such a plan reached their goals clearly more often than those who only meant to.',
    progress: 'The moment comes, and you begin without having to remember.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'What I mean to do', hint: 'Small, and something you can see: ring my aunt, fill in page one.' },
        { label: 'When …', hint: 'A moment that comes by itself.' },
        { label: '… then I', hint: 'The first thing that your hands do.' },
      ],
    },
  },
  'unpack-one-task': {
    title: 'Unpack one task',
    about: 'Take a task that sounds like one thing, and list what is in it.',
    steps: [
      'Choose a task of this week. Guess how long it will take, and write that down.',
      'Now list all that it is made of: finding, asking, waiting, tidying up.',
      'Put minutes beside each part, and add them up.',
      'Look at both numbers. Use the second one.',
    ],
    known: 'In a few studies, people who listed the parts of a task first made guesses that were nearer to the time it took.',
    progress: 'Your guess and the real time come closer to each other.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'The task, and my first guess', hint: 'For instance: the electricity bill, ten minutes.' },
        { label: 'All that is in it', hint: 'One part to a line, with its minutes.' },
        { label: 'The sum', hint: 'And who or what you may have to wait for.' },
      ],
    },
  },
  'even-breath': {
    title: 'An even breath',
    about: 'Three minutes of slow breathing along a line on the screen.',
    steps: [
      'Sit so that your back is at ease. Let your shoulders drop.',
      'Breathe in through the nose while the line rises, and out while it falls.',
      'When your thoughts wander off, come back to the line. If you feel dizzy, breathe as you always do.',
    ],
    known: 'Pooled trials found that breathing exercises lower the stress people report by a little; the trials differ in quality.',
    progress: 'You notice sooner that your breath has become short, and let it slow down by itself.',
  },
  'urgent-or-important': {
    title: 'Urgent or important',
    about: 'Sort what a day asks of you by what it is, not by how loud it is.',
    steps: [
      'Read each line. Ask first: does something end today if it waits?',
      'Then ask: will it matter a month from now?',
      'Put it on its pile, and read why it belongs there.',
    ],
    known: 'In a few experiments, people chose small tasks with a deadline over larger gains without one; sorting itself was not tested.',
    progress: 'Something rings or blinks, and you first ask what it is.',
    screen: {
      kind: 'cards',
      piles: ['Do today', 'Give it a date', 'Can go'],
      cards: [
        { text: 'The electricity bill is due this evening.', pile: 0, why: 'The date is fixed, and missing it costs money.' },
        {
          text: 'A friend’s child has a fever, and she asks for a lift to the doctor.',
          pile: 0,
          why: 'It cannot wait, and it matters to both of you.',
        },
        { text: 'The form for the school has to be in by noon.', pile: 0, why: 'At one o’clock it is worth nothing.' },
        { text: 'The gas stove smells odd.', pile: 0, why: 'Some things are both urgent and important, even without a date.' },
        { text: 'A colleague waits for your two lines before she can go on.', pile: 0, why: 'Two minutes of yours free an hour of hers.' },
        { text: 'Learn to read the accounts of the shop.', pile: 1, why: 'It matters for years, and nothing will ever remind you.' },
        { text: 'A walk with your father.', pile: 1, why: 'No deadline, and yet you would miss it most.' },
        { text: 'Make copies of your papers.', pile: 1, why: 'It is only urgent on the day it is too late.' },
        { text: 'A check of your teeth.', pile: 1, why: 'It can wait until Tuesday, but not until it hurts.' },
        { text: 'Begin the essay that is due in three weeks.', pile: 1, why: 'With a date it stays calm. Without one it becomes urgent.' },
        { text: 'Forty new messages in the family group.', pile: 2, why: 'They are loud and many. What matters will be said again.' },
        { text: 'A sale that ends in two hours, of things you do not need.', pile: 2, why: 'The clock is theirs, not yours.' },
        { text: 'A quiz that a neighbour sent on: forward it to ten people.', pile: 2, why: 'Nothing happens if you do not.' },
        { text: 'Look once more whether the mail was read.', pile: 2, why: 'Looking does not make it read.' },
        { text: 'Sort the old photographs by colour.', pile: 2, why: 'A pleasure if you like it; as a task it can go.' },
      ],
    },
  },
  'list-for-tomorrow': {
    title: 'A list for tomorrow',
    about: 'Before bed, write down what waits for you, and leave it on the paper.',
    steps: [
      'Half an hour before sleep, take paper and a pen.',
      'Write down all that waits for you tomorrow and in the next days. Be exact: not “bank”, but “ask the bank for the new card”.',
      'Put the paper where you will see it in the morning, not beside the pillow.',
    ],
    known:
      'In one study of 57 young adults, those who wrote such a list fell asleep some nine minutes sooner than those who wrote what was done.',
    progress: 'In bed, fewer things come back that are already on the paper.',
    nextDay: 'How well did the list keep tomorrow off your mind in bed?',
  },
  'guess-the-minutes': {
    title: 'Guess the minutes',
    about: 'Guess how long one task will take, and look at the clock afterwards.',
    steps: [
      'Choose one task of today that you have done before.',
      'Remember how long it took the last two times. Then say a number of minutes.',
      'Do it, look at the clock, and keep both numbers.',
    ],
    known: 'In one study, people guessed nearer to the truth when they first linked the task to how such tasks had gone before.',
    progress: 'Your numbers and the clock differ less from week to week.',
    nextDay: 'How near did your guess come to the clock?',
  },
  'park-a-loose-end': {
    title: 'A time for what is unfinished',
    about: 'Give one unfinished thing a time and a first step, and let it go for now.',
    steps: [
      'Notice which unfinished thing comes back to you most today.',
      'Write down when you will take it up, where, and what you will do first.',
      'When it comes back, say: that has its time. Then go on.',
    ],
    known: 'In a few experiments, unfinished goals disturbed readers less once they had made an exact plan for them.',
    progress: 'The thing comes back less often, or leaves again sooner.',
    nextDay: 'How well did it stay away until its time?',
  },
  'a-place-for-one-thing': {
    title: 'A place for one thing',
    about: 'Give one thing that you keep looking for a home.',
    steps: [
      'Choose one thing that you often look for: keys, glasses, the charger.',
      'Choose its place, where your hand goes by itself when you come in.',
      'Each time today that you put it down, put it there.',
    ],
    known: 'Habits are thought to hang on places; nobody has tested this small act in a trial.',
    progress: 'You reach for it without looking.',
    nextDay: 'How often was it where it belongs?',
  },
  'leave-a-bookmark': {
    title: 'Leave a bookmark',
    about: 'When you are called away, note in a few words where to go on.',
    steps: [
      'Today, when somebody or something calls you away, ask for half a minute.',
      'Note two things: where you are, and what you would do next.',
      'Go, with your mind on what is now. When you come back, read the note first.',
    ],
    known: 'In one set of experiments, people who noted where to go on paid more attention to the task that had called them away.',
    progress: 'You find your way back into the work without reading from the start.',
    nextDay: 'How well did your notes bring you back into the work?',
  },
  'tell-where-you-stand': {
    title: 'Tell where you stand',
    about: 'Look at one goal honestly, write down how far you are, and tell one person.',
    steps: [
      'Choose one goal that you care about this month.',
      'Look how far you are: pages, rupees, days, whatever can be counted. Write the number and the date.',
      'Tell the number to one person whom you trust. No excuses, no promises.',
      'Agree on the day when you will tell the next number.',
    ],
    known:
      'Pooled over 138 studies, being prompted to check progress improves how often goals are reached, more so when the result is written down or told.',
    progress: 'You know the number without having to guess, and you look even when it is small.',
    nextDay: 'How well did it go to tell somebody where you stand?',
  },
};
