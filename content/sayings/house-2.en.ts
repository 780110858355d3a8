import type { HouseSayings } from './saying.ts';

export const house2En: HouseSayings = {
  emotional: {
    high: {
      work: '“I’ll send it tonight,” you said in passing at the gate. At half past ten, in your slippers, you send it.',
      people: 'Your neighbour’s knee was to be X-rayed on Tuesday. On Tuesday evening you ring the bell and ask about the knee.',
      learning:
        'Somebody in your course was ill, and you said that they could have your notes. The copies are ready, pages numbered, before they are back.',
      alone:
        'Nobody remembers that you once promised to look after a departing neighbour’s plant. It stands on your sill, and each morning you turn it to the light.',
      uses: [
        'Call one person this month on the day that matters to them, an exam, an operation, an anniversary, and say only that you thought of it.',
        'Ask somebody you live with, or grew up with, which promise between you is the oldest unkept one. Keep it together before Sunday.',
      ],
      price: 'Your week fills with other people’s matters, and the promise that gets broken is the one to yourself.',
    },
    low: {
      work: 'Someone thanks you in advance. You nod, and on the stairs you search your head for what it was that you offered.',
      people: 'A friend’s exam was yesterday. It comes back to you this evening, when they begin to tell you how it went.',
      learning:
        'All four of you agreed to study together on Thursday, and you meant it. Thursday comes, the sun is out, and the other three sit there without you.',
      alone:
        'In the pocket of last winter’s coat you find a slip with a name and “call back”. All the way to the bus you wonder who that was.',
      gift: 'What was agreed in passing does not tie you down, so there is room in your day for whoever turns up unannounced.',
      steps: [
        {
          step: 'Answer one request with “let me see” instead of “yes”, and name the day on which they will have your firm answer.',
          sign: 'Three requests later, nobody has had to ask you twice.',
        },
        {
          step: 'Put a spoon into your shoe tonight, for one promise of tomorrow. In the morning it goes into your pocket until the promise is kept.',
          sign: 'The spoon is back in its drawer before lunch.',
        },
      ],
    },
  },
  rational: {
    high: {
      work: 'The ladder was lent out in June. You know to whom, and you have it back before anybody needs it.',
      people: 'After the trip nobody can say who paid for what. By Monday each of your friends has one sum from you, and it is right.',
      learning: 'Four of you share one calculator in class. You know in whose bag it is today, and its battery has never been flat.',
      alone: 'Heavy rain starts at midnight, and you turn over and sleep on. The gutter was cleared in autumn.',
      uses: [
        'Sit down for fifteen minutes with someone whose bills lie in a heap, and make three piles: pay, ask, throw away.',
        'Choose one thing that several people share, a pump, an iron, a printer, and have it mended before it fails.',
      ],
      price: 'Others stop counting because you count, and one lost receipt can spoil your Sunday.',
    },
    low: {
      work: 'The screwdriver was here this morning. You buy another, and in the evening there are three of them in the drawer.',
      people: 'When friends add up what a trip has cost, you can no longer say who paid for which ticket. You pay the sum that they name.',
      learning: 'Between the newspaper and the window there is a form for the course. You find it on the evening of the last day, and run.',
      alone: 'The unopened bill has been lying on the fridge for two weeks. You take out the milk and close the door gently.',
      gift: 'Things are only things to you: a cup breaks and the talk goes on, and whoever borrows from you is not watched.',
      steps: [
        {
          step: 'While the kettle boils, open the oldest envelope on the pile and do the first thing that it asks for.',
          sign: 'After two weeks the pile is no higher than your cup.',
        },
        {
          step: 'Empty one pocket, bag or drawer onto the table, and carry each thing to the room where it belongs.',
          sign: 'When you need the scissors, your hand goes straight to them and you do not have to call out.',
        },
      ],
    },
  },
  cognitive: {
    high: {
      work: 'Three orders are called across the counter, and then the second one changes. You bring all three, the second without onions.',
      people:
        'At supper people talk across each other. You answer the aunt on your left and pick up the story on your right at the word where it stopped.',
      learning:
        'Halfway down a long sum the teacher corrects a number. You carry the new one through to the end without going back to the top.',
      alone:
        'You cook without a recipe in front of you: the salt is in, the second cup of flour is not, and the rice has had four of its minutes.',
      uses: [
        'Keep the score in your head on the next evening of cards, and let the others try to catch you out.',
        'When several people plan something, speak up once in the middle: this is settled, this has changed, this is still open.',
      ],
      price: 'As it is all in your head, nothing gets onto paper, and on the day you are ill nobody can take over.',
    },
    low: {
      work: 'A phone number is called across the workshop, then somebody asks for the hammer, and the number is gone. Since then a pencil sits behind your ear.',
      people: 'Five new people tell you their names at the door. By the fifth the second has slipped away, and you ask again with a smile.',
      learning:
        'At the end of a long sentence on the board its beginning has faded. Read in halves, with a finger on the line, it stays with you.',
      alone: 'The dog barks while you count stitches, and the count is lost. You begin again, and now a thread marks every tenth one.',
      gift: 'Since your head does not hold it all, you write, mark and ask, and so others can see how far the work has come.',
      steps: [
        {
          step: 'During one whole errand, say under your breath what comes next. Each time the plan changes, say the new version.',
          sign: 'You come home with everything, and did not turn round on the stairs.',
        },
        {
          step: 'Play a song that you half know, and for ten minutes sing each line one line late, while the singer is already on the next.',
          sign: 'A whole verse goes by before the lines get tangled.',
        },
      ],
    },
  },
  contrasts: {
    'emotional>rational':
      'The neighbours’ wedding day is safe with you, but the electricity bill is not. Give the bill a face: who will sit in the dark if nobody pays it?',
    'emotional>cognitive':
      'What made a friend cry years ago you still know; three things from the shop are gone by the corner. Think of who each thing is for, and it comes along.',
    'rational>emotional':
      'Your accounts are right and the roof is tight. A worry that your cousin told you in April sounds new in June; it deserves a slip among your papers.',
    'rational>cognitive':
      'Your papers are in order because your head will not carry so much at once. Leave the notebook at home and the threads tangle within an hour, so keep one in each bag.',
    'cognitive>emotional':
      'Ten figures stay in your head at once, while one promise to a friend falls out. Place it among the figures: a name, a day, an hour.',
    'cognitive>rational':
      'In the busiest hour you hold six orders in your head, and the money for them lies loose in three pockets. Ten minutes at closing time belong to the till.',
  },
};
