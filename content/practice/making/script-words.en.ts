import type { ArtWords } from '../script-exercise.ts';

export const words: ArtWords = {
  'one-word-for-three': {
    title: 'One word for three',
    about: 'Three stones lie in the river; find the one word that joins them.',
    steps: [
      'Read the three words slowly. Say each of them aloud.',
      'Take the strangest of the three, and let words come that go with it.',
      'Try each on the other two. If nothing comes, start again from another stone.',
    ],
    known: 'Many studies agree that practice improves the puzzle one practises; whether it brings more ideas elsewhere is unproven.',
    progress: 'You drop a word that does not fit sooner, and try the next one.',
  },
  'not-what-it-is-for': {
    title: 'Not what it is for',
    about: 'Find as many uses as you can for a plain thing.',
    steps: [
      'Look at the thing. Put its usual use aside.',
      'Write down each idea as it comes, silly ones too.',
      'When it slows down, change its size: as small as a pea, as big as a house.',
      'Read your list. Mark the one at which you smile.',
    ],
    known:
      'Pooled over 70 studies, people did better on tests of new ideas after courses in creative thinking; a list like this was not tested alone.',
    progress: 'Your lists get longer, and you stop less often to ask whether an idea is good.',
    screen: {
      kind: 'ideas',
      prompts: [
        'An old newspaper: what else can it be?',
        'A steel plate: what else can it do?',
        'A torn sari or bed sheet: what can it become?',
        'One shoe whose twin is lost: what is it good for?',
        'An empty jam jar: where can it be of use?',
        'A broken umbrella: what can be made of it?',
        'A bucket with a hole: what can it still do?',
        'Ten rubber bands: what can you do with them?',
        'A brick: what else is it, apart from part of a wall?',
        'A key that fits no lock: what is it now?',
        'A pile of old wedding cards: what can they become?',
        'A bicycle wheel without a bicycle: what can it be?',
        'A long piece of rope: how many things can it be?',
        'A coconut shell: what else can it hold, or be?',
      ],
    },
  },
  'five-past-the-end': {
    title: 'Five more after the end',
    about: 'List ideas until none are left, and then find five more.',
    steps: [
      'Choose a small question of today: what to cook, what to give, how to seat the guests.',
      'Write ideas until you feel that there are no more.',
      'Look away from the page for three breaths.',
      'Now find five more. They may be odd, too big, or only half an idea.',
      'Read both lists and mark the two you like best.',
    ],
    known: 'In a few studies, people who went on found more ideas than they had thought were left, and the later ones were often good.',
    progress: 'The feeling of “that is all” comes, and you write on for a while.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'My question', hint: 'Small and real: a gift for my brother, rain on washing day.' },
        { label: 'What comes by itself', hint: 'One idea to a line, until it stops.' },
        { label: 'Five more', hint: 'What would a child say? A cook? A thief? A grandmother?' },
      ],
    },
  },
  'what-it-is-made-of': {
    title: 'What it is made of',
    about: 'Take a thing apart in your mind, and name each part without its use.',
    steps: [
      'Choose a thing that is near you: a candle, a pen, a bag.',
      'Write down its parts. Ask of each part: can it be split again?',
      'Name each part by its shape and what it is made of, not by its use. Not “wick”, but “a long thin string”.',
      'Choose one part, and find three new things that it could do.',
    ],
    known: 'In one study, people who had learned to name parts in this way solved about two thirds more puzzles with everyday things.',
    progress: 'When a tool is missing, you see a thing in the room that can do its work.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'The thing', hint: 'Something you can hold in your hand.' },
        { label: 'Its parts, by shape and material', hint: 'A thin metal spring; a hollow tube; a round lid.' },
        { label: 'One part, and three new things it could do', hint: 'The spring could hold notes together.' },
      ],
    },
  },
  'seven-years-old-again': {
    title: 'Seven years old again',
    about: 'Write as if you were seven, with a whole free day before you.',
    steps: [
      'Close your eyes. You are seven, and there is no school today.',
      'Look around: where are you, who is there, what is the weather like?',
      'Write what you do, in the words of a child. Nobody checks the spelling.',
      'Read it aloud, and keep one line that you like.',
    ],
    known: 'In one study of students, those who imagined a free day as a child of seven gave more original answers on a test right after.',
    progress: 'You catch yourself wanting to try something just to see what it does.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'There is no school today, and I …', hint: 'Where do your feet carry you first?' },
        { label: 'I have a plan', hint: 'As big and as silly as you like: a ship from the bed.' },
        { label: 'What I want to know', hint: 'Ask as a child asks: why is the moon coming with us?' },
      ],
    },
  },
  'how-it-was-changed': {
    title: 'How it was changed',
    about: 'See by which of three moves an old thing became a new one.',
    steps: [
      'Read the line, and think of the old thing first.',
      'Ask: was something left out, were two things joined, or was something turned around?',
      'Put it on its pile. Then think of one more thing of that kind.',
    ],
    known:
      'A study of old and new products found that a few kinds of change come again and again; sorting them as a practice has not been tested.',
    progress: 'You see something new, and can say what was done to the old.',
    screen: {
      kind: 'cards',
      piles: ['Left out', 'Joined', 'Turned around'],
      cards: [
        { text: 'A cushion on the floor in place of a chair.', pile: 0, why: 'The legs are gone, and one still sits well.' },
        { text: 'A phone without keys.', pile: 0, why: 'The keys went, and the glass took over their work.' },
        { text: 'A bicycle for small children that has no pedals.', pile: 0, why: 'Without pedals, the feet learn to balance first.' },
        { text: 'Soup powder in a packet.', pile: 0, why: 'The water was left out. You add it at home.' },
        { text: 'A shop where you take things off the shelf yourself.', pile: 0, why: 'Nobody stands between you and the goods.' },
        { text: 'A pencil with a rubber at its end.', pile: 1, why: 'Writing and taking back sit in one hand.' },
        { text: 'A bed that holds blankets in a box below.', pile: 1, why: 'Two pieces of furniture share one floor.' },
        { text: 'A school bus that brings books to villages.', pile: 1, why: 'A bus and a library became one.' },
        { text: 'A torch in a phone.', pile: 1, why: 'You carry one thing, and have both.' },
        { text: 'An auto rickshaw with a small garden on its roof.', pile: 1, why: 'A ride and a roof of green, joined for shade.' },
        { text: 'The teacher explains at home by film, and the sums are done in class.', pile: 2, why: 'Home and school changed places.' },
        { text: 'A bottle of ketchup that stands on its lid.', pile: 2, why: 'Upside down, the last drop comes first.' },
        { text: 'The doctor’s bus comes to the village.', pile: 2, why: 'The one who waited now travels.' },
        { text: 'A walking machine: the floor moves and you stay.', pile: 2, why: 'What moved stands, and what stood moves.' },
        { text: 'The youngest child reads the story to the grandmother.', pile: 2, why: 'Teller and listener changed places.' },
      ],
    },
  },
  'beauty-in-three-places': {
    title: 'Beauty in three places',
    about: 'Find one beautiful thing outside, one that was made, and one that somebody did.',
    steps: [
      'On your way today, find one beautiful thing in nature: a leaf, a cloud, a crow.',
      'Find one that hands have made: a gate, a tune, a well-stacked shop.',
      'Find one that somebody did: a seat given up, a child being comforted.',
      'In the evening, write the three down with a few words each.',
    ],
    known: 'In one study of 113 adults, those who wrote down beautiful things each day for a week were a little happier for up to a month.',
    progress: 'You stop for a moment where you used to walk past.',
    nextDay: 'How easily did you find your three beautiful things?',
  },
  'small-thing-by-hand': {
    title: 'A small thing by hand',
    about: 'Make something small today that did not exist this morning.',
    steps: [
      'Choose something that takes ten minutes: a sketch, four lines of a song, a paper boat, a pattern of seeds.',
      'Use only what lies around.',
      'Make it to the end, even if it comes out crooked.',
      'Look at it once from a little further away. Keep it or let it go.',
    ],
    known:
      'In one diary study of 658 young adults, people felt livelier on the day after one on which they had made more than usual; making something on purpose was not tested.',
    progress: 'You begin without waiting for the right mood or the right paper.',
    nextDay: 'How much did you enjoy the making itself?',
  },
  'let-it-simmer': {
    title: 'Leave it, and come back',
    about: 'Work hard on a question, leave it for something easy, and come back.',
    steps: [
      'Take a question that has no good answer yet. Think about it for three full minutes.',
      'Write down how far you got. Then put it away.',
      'Do something easy with your hands: fold clothes, sweep, water the plants.',
      'Come back to the question after that, and write the first thing that comes.',
    ],
    known:
      'Across more than a hundred studies, a pause away from a problem improves the chance of solving it a little, most of all when many ideas are asked for.',
    progress: 'When you are stuck, you leave the table earlier, and come back with something.',
    nextDay: 'How well did the pause bring you something new?',
  },
  'in-the-odd-order': {
    title: 'In the odd order',
    about: 'Do one everyday thing the other way round.',
    steps: [
      'Choose something harmless that you do by habit: dressing, packing a bag, laying the table. Nothing with fire, blades or traffic.',
      'Change the order of it, or use the other hand.',
      'Watch where your hands want to go, and have fun with it.',
    ],
    known:
      'In two experiments, people who lived through an odd event themselves, such as a snack made in the wrong order, then gave more varied ideas.',
    progress: 'You notice habits that you had not seen before.',
    nextDay: 'How well did it go to do the thing in an odd order?',
  },
  'make-a-game-of-it': {
    title: 'Make a game of it',
    about: 'Give one dull task of the day a rule that makes it playful.',
    steps: [
      'Choose a task of today that bores you: dishes, filing, waiting in a queue.',
      'Invent one rule: sing it, guess the number of plates, name a city for each step.',
      'Play by your rule until the task is done.',
      'In the evening, tell somebody about it, or write it down in a line.',
    ],
    known: 'In one online study of 533 adults, those who used play in new ways for a week called themselves more playful than before.',
    progress: 'A dull moment comes, and a little rule comes with it.',
    nextDay: 'How playful did the dull task become?',
  },
  'three-before-one': {
    title: 'Three before one',
    about: 'Make three rough versions of something, and show all three before you choose.',
    steps: [
      'Choose something you have to make this week: a message, a poster, a plan for a feast, a lesson.',
      'Make three rough versions, each clearly unlike the others. Three minutes for each.',
      'Show all three to one person, unfinished as they are. Ask: what do you like in each?',
      'Now choose one, or take a piece from each.',
    ],
    known:
      'In one study of beginners, those who drew several advertisements before they heard an opinion made better ones than those who drew one by one.',
    progress: 'The first version is no longer the last, and it is easier to show rough work.',
    nextDay: 'How well did it go to show three unfinished things?',
  },
};
