import type { HouseSayings } from './saying.ts';

export const house10En: HouseSayings = {
  emotional: {
    high: {
      work: 'The hall has been swept, and nobody will check. You go back for the corner behind the door, and on the way home it pleases you.',
      people:
        'When it is your week to clean the stairs, the neighbours can tell: the steps are dry, the bulb is new, and you look content.',
      learning: 'First the books stand by size and the pencils lie straight. Only then does your breath slow down and the chapter begin.',
      alone: 'After bad news you empty the kitchen shelf and put each jar back in its row. With the last jar you can think again.',
      uses: [
        'Take over one duty that is done badly where you live or work, for this month only. Let the others see how you do it.',
        'When somebody close to you is upset, ask whether you two should tidy a table together. Fifteen minutes are enough; they choose the table.',
      ],
      price: 'A cup that somebody left in the wrong place can spoil an evening that was meant for laughing.',
    },
    low: {
      work: 'A duty with your name on it feels like a stone in your pocket. The work gets done, and the best moment is its end.',
      people:
        'Guests are coming, and last night’s plates still stand there. You look forward to the guests; the plates do not trouble you.',
      learning: 'Your notes lie in four places, one of them under the bed. It costs you no sleep; a tidy friend has to look away.',
      alone: 'A timetable for your free day would feel like a cage. You get up and see where the day wants to go.',
      gift: 'When a move or a power cut has turned everything upside down, you can sit on a box and enjoy your supper.',
      steps: [
        {
          step: 'Choose one duty of this week and do it for ten minutes a little better than anyone asked. Then stand in front of it and look.',
          sign: 'You look a second time, or want to show it to somebody.',
        },
        {
          step: 'Tonight lay the things for tomorrow morning on a single chair, in the order in which you will need them.',
          sign: 'The first half hour of the morning feels lighter, and you notice that it does.',
        },
      ],
    },
  },
  rational: {
    high: {
      work: 'Six people want to help with the feast. Ten minutes with you, and one is at the rice, one at the chairs, and each knows until when.',
      people: 'A trip with friends remains a wish until you name a day, an hour and the person who buys the tickets.',
      learning:
        'The course ends in five weeks, and in your book a date stands beside each chapter. The hardest comes while your head is fresh.',
      alone:
        'Before you wash, paint or pack, your hands stop for a moment: what comes first, what dries meanwhile, what can wait until Thursday.',
      uses: [
        'Pick the event that everyone talks of and nobody begins. Phone the others for five minutes each, and give it a day, an hour and names.',
        'Draw this month as one row of squares for the people you live or work with. Hang it where they all pass in the morning.',
      ],
      price: 'On a Saturday that was free for everybody you alone have a timetable, and the others can feel it.',
    },
    low: {
      work: 'By noon the wall is painted, and then the electrician arrives to cut it open. Which of the two comes first had not crossed your mind.',
      people:
        'Everyone agrees to help at your party. On the day two of them bring bread and none brings plates, since no one had been told which.',
      learning:
        'You nod when the date of the performance is announced. It becomes real on the evening before, with two songs still unlearned.',
      alone:
        'Four errands take you across town three times, because their order came to you on the way. The post office had closed at one.',
      gift: 'While others rebuild their timetable after a cancelled train, you are already sitting on the bus.',
      steps: [
        {
          step: 'Put the parts of one job on small pieces of paper. Move them about on the table for ten minutes, until the first is clear.',
          sign: 'You pick up the first paper and begin, without asking where to begin.',
        },
        {
          step: 'Phone a person with whom something is half agreed, and fix three things: the day, the hour, and who brings what.',
          sign: 'On the evening before, nobody has to send a message to ask about it.',
        },
      ],
    },
  },
  cognitive: {
    high: {
      work: 'A heap of boxes waits beside an empty van. You look at it for a minute; then each box goes in once and stays.',
      people: 'Nine people, two cars, and a grandmother who cannot sit in the back. One look, and you say who goes where; all of them fit.',
      learning: 'In front of a puzzle your pen does not move for a long while. Then the steps come in one row, and none is crossed out.',
      alone:
        'In your own kitchen, pan, lid and spoon come to hand in the right order. Four dishes are ready together, without one wasted step.',
      uses: [
        'Watch somebody’s daily round for ten minutes, in a shop or a kitchen, and show them the two walks that they can save.',
        'Offer to load a cupboard, trunk or car for somebody this month, so that nothing has to be moved to reach the rest.',
      ],
      price: 'When a helper takes three moves for one, it is so hard to watch that you take the work out of their hands.',
    },
    low: {
      work: 'You mop from the door inwards. At the last stroke you stand by the window, with the wet floor between you and the way out.',
      people: 'Friends move a sofa at your word: left, back, turn, left again. It arrives, and everybody has lifted it twice.',
      learning: 'With a problem of five steps you try one, look, and go back. The answer comes, and half the page is crossed out.',
      alone: 'The oil is hot, and the onions are still whole. Supper does get made, in a kitchen that looks as if four people had cooked.',
      gift: 'By moving things and looking again, you come upon arrangements that nobody could have thought out beforehand.',
      steps: [
        {
          step: 'Before you next pack a bag, spread it all on the bed and point: first, second, third. Only after that does anything go in.',
          sign: 'The closed bag stays closed: nothing comes out a second time.',
        },
        {
          step: 'Stand in the kitchen door for one minute before you cook, and let your eyes walk the dish from the tap to the plate.',
          sign: 'The hot oil does not have to wait, and you cross the room fewer times than last week.',
        },
      ],
    },
  },
  contrasts: {
    'emotional>rational':
      'A clear table makes you happy, and you cannot say what is due on Friday, or from whom. Your dates deserve the care that your rooms get.',
    'rational>emotional':
      'You set up a whole month for twelve people, and your own desk looks as if a storm had passed. Order is a tool to you, and no comfort.',
    'emotional>cognitive':
      'You love it when each thing stands in its place, but it takes you twice the trips to bring it there. Look once round the room before you lift the first.',
    'cognitive>emotional':
      'The shortest way through a messy job is plain to you at once, yet the mess could have stayed. The puzzle gets you up, the duty does not.',
    'rational>cognitive':
      'On paper each step has its day and its name. Among the boxes you need three tries. Keep the pencil, and let somebody else load the car.',
    'cognitive>rational':
      'You pack the car in one go, and in your month two things fall on the same evening. Spread your dates on the floor like boxes, and move them about.',
  },
};
