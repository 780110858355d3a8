import type { ArtWords } from '../script-exercise.ts';

export const words: ArtWords = {
  'quiet-water': {
    title: 'Quiet water',
    about: 'Watch the lake, and stay with it while hardly anything happens.',
    steps: [
      'Sit so that you can stay as you are for a few minutes.',
      'Look at the whole lake with soft eyes, not at one spot.',
      'When you notice that your mind has left, look at the water again. That is all there is to do.',
    ],
    known: 'Many studies agree that practice improves the game one practises; whether attention elsewhere changes is unproven.',
    progress: 'You notice sooner that your mind has left the lake, and fewer flowers slip by.',
  },
  'bells-in-the-rain': {
    title: 'Bells in the rain',
    about: 'Listen to the rain, and count only the high bells.',
    steps: [
      'Close your eyes and listen to the rain. If you cannot hear, watch the rings on the water.',
      'Count each high bell. Let the low ones pass.',
      'If the number is lost, calmly start again at one.',
    ],
    known:
      'In one study, people who counted their breaths for four weeks lost count less and drifted off less; counting bells was not tested.',
    progress: 'You get further before the number slips away, and you start again with a lighter heart.',
  },
  'kind-lines-to-myself': {
    title: 'Kind lines to myself',
    about: 'Write to yourself about a small slip, as you would write to a good friend.',
    steps: [
      'Choose a small slip of the last days. Leave the heavy ones alone.',
      'Write what happened, with no word that judges.',
      'Write who else slips like that. You will find that it is most people.',
      'Write what a good friend would say, and what one could do next time.',
    ],
    known: 'In a few experiments, people who wrote to themselves with kindness about a slip were then more willing to make it good.',
    progress: 'After a slip, you say to yourself what you would say to a friend.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'What happened', hint: 'Plain, as a camera would tell it.' },
        { label: 'Who knows this too', hint: 'Others who have slipped in the same way.' },
        { label: 'Dear me', hint: 'What you would write to a good friend.' },
        { label: 'Next time', hint: 'One small thing, if there is one.' },
      ],
    },
  },
  'the-day-from-outside': {
    title: 'The day from outside',
    about: 'Tell one moment of the day as if it had happened to somebody with your name.',
    steps: [
      'Choose the moment of today that stays with you most.',
      'Write it down with your name instead of “I”: where, who, what was said.',
      'Write what the others may have seen and wanted.',
      'Write what a wise old aunt would add.',
    ],
    known:
      'In two experiments, people who wrote of their days in this way for a week or a month then thought more wisely about quarrels than those who wrote “I”.',
    progress: 'You can tell the same moment from a second side.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'What happened', hint: 'With your name: This afternoon Meera came late, and…' },
        { label: 'What the others saw', hint: 'And what they may have wanted.' },
        { label: 'What the aunt would add', hint: 'One or two lines, not more.' },
      ],
    },
  },
  'the-why-behind-the-why': {
    title: 'The why behind the why',
    about: 'Take one thing that you did, and look for the reasons behind the first reason.',
    steps: [
      'Choose something that you did this week and could have left.',
      'Write the reason that comes first. It is often the one you would tell others.',
      'Write two more that are less nice, or less grand.',
      'Look at what you did, not at what you meant. Mark the reason that fits it best.',
    ],
    known:
      'A review says that looking inward has its limits and that watching one’s own acts can add to it; this exercise has not been tested.',
    progress: 'A second reason comes to mind soon after the first, and you can smile at it.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'What I did', hint: 'For instance: I stayed late though nobody had asked.' },
        { label: 'The first reason', hint: 'The one you would tell anybody.' },
        { label: 'Two more', hint: 'To be seen, to be left alone, out of habit, for fun.' },
        { label: 'What my acts say', hint: 'Which reason fits what you really did?' },
      ],
    },
  },
  'fact-feeling-or-thought': {
    title: 'Fact, feeling or thought',
    about: 'Sort lines from a day: what happened, what is felt, and what is thought about it.',
    steps: [
      'Read each line. Ask first: could a camera have seen it?',
      'If not, ask: is it felt in the body or the mood, or is it a sentence about something?',
      'Put it on its pile, and read why it belongs there.',
    ],
    known: 'In a few studies, people who let feelings and thoughts be were less upset by stress; nobody has tested sorting them.',
    progress: 'In the middle of a bad mood, you can say which part of it is a thought.',
    screen: {
      kind: 'cards',
      piles: ['It happened', 'It is felt', 'It is thought'],
      cards: [
        { text: 'The bus left at ten past eight.', pile: 0, why: 'A clock and a camera would agree.' },
        { text: 'She walked past me this morning without a word.', pile: 0, why: 'All could see it. Why she did so is another matter.' },
        { text: 'My page came back with seven marks in red.', pile: 0, why: 'They can be counted.' },
        { text: 'I spoke three sentences in the meeting.', pile: 0, why: 'Three is a number. Few or many would be a thought.' },
        { text: 'He hung up before I was done.', pile: 0, why: 'It can be heard on the line.' },
        { text: 'Disappointed.', pile: 1, why: 'A word for a mood. Nothing is claimed about anyone.' },
        { text: 'A tight chest, and restless legs.', pile: 1, why: 'The body reports. It does not judge.' },
        { text: 'A little ashamed.', pile: 1, why: 'It may sit there for a while, and go.' },
        { text: 'Glad, and tired as well.', pile: 1, why: 'Two at once is quite usual.' },
        { text: 'I miss the old house.', pile: 1, why: 'A longing. It need not be right or wrong.' },
        { text: 'She is angry with me.', pile: 2, why: 'A guess at what goes on in her. She could be asked.' },
        { text: 'I always miss everything.', pile: 2, why: '“Always” and “everything” are words that thoughts like.' },
        { text: 'They ought to have asked me.', pile: 2, why: 'A rule. Perhaps they did not know of it.' },
        { text: 'Tomorrow is going to go wrong too.', pile: 2, why: 'No camera has been there yet.' },
        { text: 'I feel that nobody needs me here.', pile: 2, why: 'It says “I feel”, and yet it is a sentence about others.' },
        { text: 'It was my fault that it rained.', pile: 2, why: 'Said like this, it shows what it is.' },
      ],
    },
  },
  'one-thing-with-all-of-you': {
    title: 'One thing, all of you',
    about: 'Do one everyday task as if it were the only one.',
    steps: [
      'Choose a task of today that your hands know: washing up, sweeping, folding clothes.',
      'Do it without sound and screen. Feel the warmth, the weight, the rub.',
      'When your mind walks off, bring it back to your hands.',
      'When it is done, stand still for one breath.',
    ],
    known:
      'In one study of 51 students, those who washed up with full attention were less nervous afterwards than those who just washed up.',
    progress: 'You can say afterwards how the water, the cloth or the broom felt.',
    nextDay: 'How well did you stay with that one thing?',
  },
  'where-was-my-mind': {
    title: 'Where was my mind?',
    about: 'Look three times today where your mind is just then.',
    steps: [
      'Choose three things of the day as signs: a door, a ringing phone, the first light in the window.',
      'At each one, ask: where was my mind just now?',
      'Say one word: here, before, later, elsewhere. Then go on.',
    ],
    known: 'People asked by phone were less happy while their minds wandered; nobody has tested whether asking oneself changes it.',
    progress: 'You catch your mind on its way without any sign.',
    nextDay: 'How often did you catch where your mind was?',
  },
  'phone-in-another-room': {
    title: 'The phone in another room',
    about: 'Put the phone into another room for one hour of your day.',
    steps: [
      'Choose an hour today in which nobody has to reach you.',
      'Put the phone into another room, or give it to somebody to keep.',
      'When your hand reaches for it, notice that. Let the hand come back.',
      'Look at the end: how often did it reach?',
    ],
    known:
      'In two experiments people did better with the phone in another room; pooled over 33 studies, there was no such gain, and an hour like this was not tested.',
    progress: 'Your hand reaches for the phone less often in that hour.',
    nextDay: 'How well did the hour without the phone go?',
  },
  'let-a-small-thing-go': {
    title: 'Let a small thing go',
    about: 'Choose one small thing that hurt today, and let it go by the evening.',
    steps: [
      'Choose something small from today: a pushed queue, a short answer. Leave old and heavy things out.',
      'Think of two reasons that the other one may have had.',
      'Find one thing that came of it, if only that you know now what matters to you.',
      'Say: that was today. Then do something with your hands.',
    ],
    known: 'In one study of 304 people, those who wrote of the good that came from a hurt forgave more than those who wrote of the hurt.',
    progress: 'You tell the story fewer times, or with less heat.',
    nextDay: 'How well could you let the small thing go?',
  },
  'what-did-i-want': {
    title: 'What did I want?',
    about: 'Before one message or remark today, ask what you want from it.',
    steps: [
      'Catch one moment today just before you send, post or say something.',
      'Ask: what do I want from this? To help, to be right, to be seen, to be done?',
      'Do not judge the answer. Then send it, change it, or leave it.',
    ],
    known: 'Watching oneself without judging is thought to show more of oneself; this small pause has not been tested.',
    progress: 'You know what you wanted before you have said it, not only afterwards.',
    nextDay: 'How clearly did you see what you wanted?',
  },
  'how-do-i-come-across': {
    title: 'How do I come across?',
    about: 'Ask one person whom you trust about one thing that you do.',
    steps: [
      'Choose one person who means well, and one thing: how you listen, how you say no.',
      'Write down first what you think they may say.',
      'Ask: what do I do there that I may not notice?',
      'Listen to the end. Say thanks, and nothing else.',
      'Compare with what you had written.',
    ],
    known: 'In one study, friends judged some sides of a person better than that person; nobody has tested whether asking helps.',
    progress: 'What you expect to hear and what you hear lie closer together.',
    nextDay: 'How well did it go to ask, and to listen to the end?',
  },
};
