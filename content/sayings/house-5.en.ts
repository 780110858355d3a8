import type { HouseSayings } from './saying.ts';

export const house5En: HouseSayings = {
  emotional: {
    high: {
      work: 'A notice only has to say when the room closes, and you draw a sleepy lamp beside the hour. People smile at the door.',
      people: 'Children at a wedding find you within ten minutes, because the napkin in your hand has already turned into a boat.',
      learning: 'In a new script you paint one letter large, just for its curve, though the exercise asked for a row of small ones.',
      alone: 'Low sun jumps from a steel bowl onto the kitchen wall, and the dishes wait until the light has gone.',
      uses: [
        'On one evening this month, put paper and colours on the table after dinner and start drawing. Say nothing, and see who sits down.',
        'Choose the dullest thing that you must hand to somebody this month, and spend ten minutes making its first page a pleasure to look at.',
      ],
      price: 'The gift is wrapped like a small palace, and the last bus to the birthday has left.',
    },
    low: {
      work: 'When a poster is due, you ask for its size, its date and its text. Which blue it gets, somebody else can decide.',
      people: 'Somebody at a party wants everyone to act out film titles, and you get up to see whether the plates need washing.',
      learning: 'A lesson that comes as a song or a game leaves you waiting for the moment when somebody says the rule.',
      alone: 'The tap is mended and the drawer is tidy, so it was a good free day. Making something just for fun did not cross your mind.',
      gift: 'You work as well in a bare room on a grey day as in a garden, because the room does not have to please you.',
      steps: [
        {
          step: 'Play one song that you liked as a child and do nothing else while it lasts. Then play it once more.',
          sign: 'By the second time your foot or a finger keeps the beat without being told.',
        },
        {
          step: 'Lay tonight’s supper on the plate as a face, a fish or a flower before you eat it.',
          sign: 'You move one more slice into place, although nobody will see it.',
        },
      ],
    },
  },
  rational: {
    high: {
      work: 'The form offers two ways, and you ask who decided that there are only two. By noon four stand on the paper.',
      people:
        'Friends argue whether to meet on Saturday or on Sunday. You ask what the meeting is for, and it becomes a breakfast on Friday.',
      learning: 'Once the sum is solved in the book’s way, you try it backwards, then with a drawing, to see which other roads arrive.',
      alone: 'At a stop where no bus comes, you count other ways home: the ferry, a cousin’s scooter, the lane behind the school.',
      uses: [
        'Ask somebody who is stuck for fifteen minutes of their time, and bring six ways out. Let them cross out four.',
        'Take one rule of the house, such as who shops and when, and turn it round for a single week with those it concerns.',
      ],
      price: 'The choice was ready at lunch, and at four o’clock people still wait while you add a seventh option.',
    },
    low: {
      work: 'Whoever asks you how a thing is done gets one answer, and it is the one that worked last year.',
      people: 'Before the others have begun to think where to eat, you have named the usual place and the usual table.',
      learning: 'The teacher shows one way to the answer, and you use that way until the last page of the exercise book.',
      alone:
        'Your morning begins with the kettle. When the gas is out, you stand before the cold stove and no other breakfast comes to mind.',
      gift: 'With you a choice is made before the tea is cold, and the tried way spares everybody the cost of an experiment.',
      steps: [
        {
          step: 'Before you settle one small matter this week, ask aloud, “And if exactly this were forbidden?” Say the first three answers too.',
          sign: 'Among the three is one that you would not mind doing.',
        },
        {
          step: 'Move one thing at home, a chair, a bin or the tea tin, to the oddest place you can find. Leave it there for three days.',
          sign: 'A third place for it occurs to you, neither the old one nor the odd one.',
        },
      ],
    },
  },
  cognitive: {
    high: {
      work: 'Complaints about queues, about post and about parking lie on one desk. “Waiting,” you say, and now all three have a heading.',
      people: 'Someone talks of ginger, then of an aunt, then of a court case, and you laugh half a second early: you see what joins them.',
      learning:
        'The lesson says “current”, and a river, a wire and this morning’s newspaper arrive together. You remember it by all three.',
      alone: 'While you stir the milk, one word from the radio pulls up another, then a third, and you arrive in a street from years ago.',
      uses: [
        'Offer to find a name for a friend’s stall, a school team or a family group. Give it ten minutes and hand over three.',
        'When a talk gets stuck this month, note the three words that were said most. Then say the one that joins them.',
      ],
      price: 'You go from the bill to a bird to the holidays in one breath, and the listener is still at the bill.',
    },
    low: {
      work: 'A new soup or a new shop needs a name, and the others call out five. Yours comes on the way home.',
      people: 'Everyone laughs at a play on words, and you ask to hear it again. Before you see it, they are at the next one.',
      learning:
        'Each lesson stays by itself in your head. To join the one about rivers to the one about kings, you need both pages side by side.',
      alone: 'With the word puzzle you go through the alphabet letter by letter. The missing word comes, and by then it is after supper.',
      gift: 'A recipe, a rule or a message leaves your hands as it came, because you take the words for what they say.',
      steps: [
        {
          step: 'For a name or a title, open a picture book at ten places, and hold each page against your subject for half a minute.',
          sign: 'By the tenth page one stray word has stuck to your subject.',
        },
        {
          step: 'In the morning, put three words from one newspaper page beside the mirror, and leave them alone all day.',
          sign: 'By evening a fourth word has come that goes with two of them.',
        },
      ],
    },
  },
  contrasts: {
    'emotional>rational':
      'A whole afternoon goes into clay, and the same bowl is made again because it was fun. One question, “What if it had three sides?”, opens the next bowl.',
    'emotional>cognitive':
      'The song brings tears to your eyes, but no line comes for the card. Hum it first, then borrow one word from it and write on from there.',
    'rational>emotional':
      'Nine ways to decorate the hall are on your sheet, and you feel like doing none of them. Give the sheet to somebody who loves ribbons.',
    'rational>cognitive':
      'You turn a question upside down on purpose, step by step, and get there. When names are called out quickly, the others have shouted before you have turned it.',
    'cognitive>emotional':
      'The funny name for the cake is there at once, and baking it seems a waste of flour to you. Somebody enjoys the name all the same.',
    'cognitive>rational':
      'Words and links come by themselves, so the first bright one becomes the last. Ask yourself for one more, on purpose, before you say it.',
  },
};
