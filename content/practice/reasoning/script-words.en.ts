import type { ArtWords } from '../script-exercise.ts';

export const words: ArtWords = {
  'the-missing-patch': {
    title: 'The missing patch',
    about: 'A cloth has a hole; find the rule of the cloth, and the patch that fits.',
    steps: [
      'Follow one row with your finger. Say what changes from patch to patch.',
      'Do the same with one column.',
      'Say in your mind how the missing patch has to look. Only then look at the patches below.',
      'Strike out those that break a rule, until one is left.',
    ],
    known: 'Many studies agree that practice improves the puzzle one practises; whether it changes thinking elsewhere is unproven.',
    progress: 'You can say the rule in words before you choose.',
  },
  'does-it-follow': {
    title: 'Does it follow?',
    about: 'Sort what must be true from what only sounds true.',
    steps: [
      'Read the first lines as if they were true, even if they are not.',
      'Look for one case in which they are true and the last line is false.',
      'If you find such a case, it does not follow. If there can be none, it does.',
      'Read the reason, also when you were right.',
    ],
    known:
      'Experiments found that people often took a line for well reasoned because they believed it; whether sorting such lines changes that was not tested.',
    progress: 'You hear “so” in a talk, and look back at what stood before it.',
    screen: {
      kind: 'cards',
      piles: ['It follows', 'It does not follow'],
      cards: [
        {
          text: 'All buses on this road stop at the bank. Bus 12 runs on this road. So bus 12 stops at the bank.',
          pile: 0,
          why: 'What holds for all holds for this one.',
        },
        {
          text: 'Nobody in this house eats fish. Meena lives in this house. So Meena eats no fish.',
          pile: 0,
          why: 'Nobody means nobody, Meena too.',
        },
        {
          text: 'If it rains at four, the match is called off. It was not called off. So it did not rain at four.',
          pile: 0,
          why: 'Had it rained, the match would have been called off.',
        },
        {
          text: 'The key is in the bag or on the shelf. It is not in the bag. So it is on the shelf.',
          pile: 0,
          why: 'Two places, and one of them is out.',
        },
        {
          text: 'Ravi is older than Sita. Sita is older than Anu. So Ravi is older than Anu.',
          pile: 0,
          why: 'Put them in a row, and there is only one order.',
        },
        {
          text: 'All birds can fly. A penguin is a bird. So a penguin can fly.',
          pile: 0,
          why: 'The first line is false, but if it were true, the last would be too.',
        },
        {
          text: 'Only people with a ticket are let in. Farah was let in. So Farah has a ticket.',
          pile: 0,
          why: '“Only” leaves no other way in.',
        },
        {
          text: 'Every shop in the lane is shut on Mondays. Today is Monday. So the tea shop in the lane is shut.',
          pile: 0,
          why: 'The tea shop is one of them.',
        },
        {
          text: 'If it rains, the street gets wet. The street is wet. So it rained.',
          pile: 1,
          why: 'Somebody may have washed a car. There is more than one way to a wet street.',
        },
        {
          text: 'All teachers here read a lot. Arif reads a lot. So Arif is a teacher here.',
          pile: 1,
          why: 'Others may read a lot too.',
        },
        {
          text: 'Some mangoes in the box are sweet. This one is from the box. So it is sweet.',
          pile: 1,
          why: 'Some is not all. It may be one of the sour ones.',
        },
        {
          text: 'Since the new cook came, there have been more guests. So they come because of the cook.',
          pile: 1,
          why: 'It may also be the season, or the new road.',
        },
        { text: 'Nobody has complained. So all are content.', pile: 1, why: 'Some say nothing, and stay away.' },
        {
          text: 'My uncle never wore a helmet, and nothing ever happened to him. So helmets are of no use.',
          pile: 1,
          why: 'One uncle with luck says nothing about all the others.',
        },
        {
          text: 'Most people in the village own a phone. Lata lives in the village. So Lata owns a phone.',
          pile: 1,
          why: 'It is likely, but it need not be so.',
        },
        {
          text: 'If she takes the train, she is here by six. She did not take the train. So she is not here by six.',
          pile: 1,
          why: 'She may have taken the bus.',
        },
      ],
    },
  },
  'which-job-first': {
    title: 'Which job first',
    about: 'Put the jobs of a working day into the one order that works.',
    steps: [
      'Read all jobs before you move any.',
      'Find the job that leaves the least choice, and place it.',
      'Ask what now has only one place left, and place that.',
      'Check the whole row once from the start.',
    ],
    known: 'Puzzles of this kind were made to study how people order tasks; nobody has tested whether solving them changes a working day.',
    progress: 'You look for the tightest spot first, and undo less.',
  },
  'two-cases-one-rule': {
    title: 'Two cases, one rule',
    about: 'Put two things that went alike side by side, and say what they share.',
    steps: [
      'Choose two cases that seem unlike and ended alike: two quarrels, two late trains, two cakes that fell.',
      'Write each down in three short lines.',
      'Look for what both have in common, below the names and places.',
      'Say it as a rule of one sentence, and think of a third case to try it on.',
    ],
    known:
      'Pooled over 57 experiments, comparing cases improves what people learn by a fair amount, most of all when they look for what the cases share.',
    progress: 'A new problem comes, and an old one comes to mind that was built the same way.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'The first case', hint: 'What happened, one step to a line.' },
        { label: 'The second case', hint: 'One that looks different and ended alike.' },
        { label: 'What both share', hint: 'Without names, places and things: who waited for whom, what ran out first.' },
        { label: 'The rule, in one sentence', hint: 'For instance: who asks late waits twice. Try it on a third case.' },
      ],
    },
  },
  'argue-the-other-side': {
    title: 'Argue the other side',
    about: 'Take something that you are sure of, and make the best case against it.',
    steps: [
      'Write down an opinion of yours, a small one to begin with: which route is faster, which shop is cheaper.',
      'Note what made you think so.',
      'Now ask: if the opposite were true, what would I see? Write three such signs.',
      'Ask of your own reasons: would I find them good if they spoke for the other side?',
      'Write your opinion down again, as sure or unsure as it is now.',
    ],
    known:
      'In two experiments, students who were asked to consider the opposite weighed evidence more evenly than those told only to be fair.',
    progress: 'You can name one good reason of the other side without being asked.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'What I think, and why', hint: 'For instance: the bus is slower than walking.' },
        { label: 'If the opposite were true, I would see …', hint: 'Three signs that one could go and look for.' },
        { label: 'My reasons, turned around', hint: 'Would this reason persuade me if it spoke against me?' },
        { label: 'What I think now', hint: 'The same, a little less, or something new.' },
      ],
    },
  },
  'a-dull-bell-well-heard': {
    title: 'A dull bell, well heard',
    about: 'Listen to bells in the rain, and answer each one that is lower than the one before.',
    steps: [
      'Sit upright and let your hands rest.',
      'Keep the last bell in your ear until the next one comes.',
      'Answer only when it is lower. Let all others pass.',
      'It gets dull after a while. Notice that, and hear the next bell.',
    ],
    known:
      'Long listening for rare signals was found to be hard and tiring work; whether practising it helps with other dull work has not been tested.',
    progress: 'You notice that you are bored, and are still with the next bell.',
  },
  'tell-it-step-by-step': {
    title: 'Tell it step by step',
    about: 'Explain to yourself, aloud, why each step of something is the way it is.',
    steps: [
      'Choose something that you read, learn or do today: a form, a sum, a recipe, a page of the news.',
      'Stop after each step and say aloud: this is so because …',
      'Where you have no “because”, put a small mark.',
      'Go back to one of the marks, and find the reason or somebody who knows it.',
    ],
    known:
      'Pooled studies from 64 reports found that asking learners to explain to themselves improves what they learn by a fair amount, in many subjects.',
    progress: 'You notice sooner which step you do not understand.',
    nextDay: 'How well could you say why each step was as it was?',
  },
  'before-you-pass-it-on': {
    title: 'Before you pass it on',
    about: 'Before you tell or send on a piece of news, ask whether it is true.',
    steps: [
      'Today, when you are about to send or tell something on, stop for one breath.',
      'Ask: how sure am I that this is true? Give it a number from 0 to 10.',
      'Ask: who saw it, and how would they know?',
      'Under seven, keep it to yourself, or say that you are not sure.',
    ],
    known: 'Across 20 online experiments, a hint to think of the truth reduces how often people mean to share false news by about a tenth.',
    progress: 'There is a short stop between reading and sending.',
    nextDay: 'How often did you stop before you passed something on?',
  },
  'whom-it-serves': {
    title: 'Whom it serves',
    about: 'Before a dull task, say for whom it is done.',
    steps: [
      'Choose the dullest task of today.',
      'Before you begin, say in one sentence who gains from it: a child, a customer, you in ten years.',
      'See that person before you for a moment. Then begin.',
      'When you want to leave off, say the sentence once more and do the next bit.',
    ],
    known: 'In a few studies of students, those who thought of how their learning would serve others stayed longer with a dull task.',
    progress: 'You begin dull tasks with less delay, and leave fewer of them half done.',
    nextDay: 'How well did you stay with the dull task?',
  },
  'three-lines-to-check': {
    title: 'Three lines to check',
    about: 'Write three short checks for something you do often, and use them once today.',
    steps: [
      'Choose something where a mistake is annoying: leaving home, sending a mail, closing the shop.',
      'Remember the last two mistakes. Write three checks that would have caught them.',
      'Put the paper where the work ends: at the door, at the till.',
      'Today, before you call it done, read the three lines aloud.',
    ],
    known: 'Checklists were studied in hospitals, where fewer things went wrong after they came; in daily life this has not been tested.',
    progress: 'You find mistakes before it is too late.',
    nextDay: 'How well did the three lines catch what matters?',
  },
  'draw-how-it-works': {
    title: 'Draw how it works',
    about: 'Draw from memory how an everyday thing works, and find the gap.',
    steps: [
      'Choose a thing you use daily: a tap, a zip, a lock, a pressure cooker.',
      'Say how well you know how it works, from 1 to 7.',
      'Draw it without looking, with arrows for what moves what.',
      'Look at the real thing, closed and cold. Find one spot where your drawing has a hole.',
      'Give the number from 1 to 7 again.',
    ],
    known: 'In a few experiments, people thought they understood everyday things less well once they had tried to explain how these work.',
    progress: 'You say “I know how” with more care, and ask one question more.',
    nextDay: 'How clearly could you see the gap in your drawing?',
  },
  'one-more-piece': {
    title: 'One more piece',
    about: 'When you want to give up on something, do one small piece more, and then decide.',
    steps: [
      'Take up something today that you tend to leave: a hard page, a knot, a column of numbers.',
      'Work until you want to stop. Notice that moment, and say: here it is.',
      'Choose one piece that takes five minutes at most. Do it to the end.',
      'Now decide freely: go on, or stop and note where to begin again.',
      'Give yourself a word of praise for the piece, whatever came of it.',
    ],
    known: 'It is thought that effort which is rewarded becomes less unpleasant; for adults and this small act, nobody has tested it.',
    progress: 'Between wanting to stop and stopping, there is one more piece.',
    nextDay: 'How well did you manage one more piece?',
  },
};
