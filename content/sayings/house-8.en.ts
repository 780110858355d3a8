import type { HouseSayings } from './saying.ts';

export const house8En: HouseSayings = {
  emotional: {
    high: {
      work: 'An unlabelled key hangs in the back room for years. In a break you are the one who tries it on every door.',
      people: 'At one name a guest falls silent, and the others change the subject. You stay curious about it, and can wait months to ask.',
      learning: 'The teacher says, “Nobody knows why,” and turns the page. For you the lesson begins at that sentence.',
      alone: 'Every afternoon something scratches in the roof. You collect what it could be, and are in no hurry to find out.',
      uses: [
        'Take an old photograph, an unmarked tape or a locked box to someone who knows its story, and listen for half an hour.',
        'When somebody waits for a result this month, spend that evening with them and bring a riddle along. You enjoy an open question; share one with them.',
      ],
      price: 'One unsigned postcard takes your whole afternoon, and a friend’s letter lies unread beside it.',
    },
    low: {
      work: '“We will tell you next week,” says the office, and on Tuesday you write again. An open answer spoils your lunch.',
      people: 'When a friend says, “I will explain it later,” you want it now, or you want to talk of something else.',
      learning: 'When a story ends without naming the thief, you shut the book with a bang and look up what the author meant.',
      alone: 'The message shows as read and no reply comes. Before bed you need a reason for it, and you take the first that fits.',
      gift: 'A closed drawer stays closed beside you, so other people’s secrets are safe from your questions.',
      steps: [
        {
          step: 'Stop one film or story this week ten minutes before its end, and see the rest on the next day.',
          sign: 'On your way somewhere you invent an ending of your own, and enjoy it.',
        },
        {
          step: 'Hold an unknown thing for ten minutes, a foreign coin, a seed or a tool, and look nothing up until evening.',
          sign: 'You notice a mark or a smell that you had missed at first.',
        },
      ],
    },
  },
  rational: {
    high: {
      work: 'The same pipe has burst for the third time. The others bring a bucket, and you follow the pipe out to the street, where the pressure begins.',
      people: '“He does not like me,” says a friend. “Since when?” you ask, and the talk goes back to one evening in May.',
      learning: 'Two history books give two different years. You go and look for the old letter that both of them quote.',
      alone: 'Some evenings you take one of your own firm beliefs and ask where you got it. It came from one person, at one dinner.',
      uses: [
        'Choose something near you that is repaired again and again, give half an hour to finding where the fault begins, and show one person.',
        'Find a friend with a firm opinion, and work out over ten minutes how the two of you can test it by the weekend.',
      ],
      price: 'Supper could be on the table, but you are still finding out why the last pot burnt.',
    },
    low: {
      work: 'The printer stops, you switch it off and on, and it runs. Why it stopped is the printer’s own business.',
      people: 'A friend cancels with a headache. You wish them a good rest, and do not look behind the word.',
      learning: '“That is the formula,” says the book, and you learn the formula. Where it comes from, the exam does not ask.',
      alone:
        'Your question is answered on the first page of the search, and you put the phone away content. The second page stays unopened.',
      gift: 'What people tell you is enough for you, and your day has room for other things than causes.',
      steps: [
        {
          step: 'Pick a household trick that you trust, such as salt in the wash or oil in the rice water, and leave it out twice this week.',
          sign: 'Afterwards you can name what changed, even if the answer is “nothing”.',
        },
        {
          step: 'Open one thing that fails again and again, a hinge, a bag or a bicycle bell, and look until you see which part wears out.',
          sign: 'That part is oiled or tightened before it fails the next time.',
        },
      ],
    },
  },
  cognitive: {
    high: {
      work: 'Everyone has pushed at the cupboard on the stairs for an hour. Over your sandwich you look up and say, “Take the doors off.”',
      people: 'For days you have no idea what to give a friend. Between two bites of bread it is there, and it is the right thing.',
      learning: 'On Tuesday evening the problem makes no sense. On Wednesday, while you tie a shoe, it turns over and lies open.',
      alone: 'The word for the puzzle comes while you rinse a cup, all at once, and you know that it fits before you check.',
      uses: [
        'Collect one stuck question from somebody on a Monday, put it out of your mind, and tell them on Thursday what came.',
        'Keep a pencil by the mirror or the tap this month for what suddenly comes to you there. Read the best of it to one person.',
      ],
      price: 'While you wait for the flash, the plain way, which takes ten minutes, remains untried.',
    },
    low: {
      work: 'When a job is stuck, you try the next thing and then the next, in order. Someone who walks past points out the short cut.',
      people: 'In a round of riddles the answer has to be explained to you twice. Then you laugh, and it is a good laugh.',
      learning: 'A trick question holds you in its first meaning, until someone says, “Read it the other way.”',
      alone: 'The lost keys are found by going through every room and every pocket. They do not just come back to your mind.',
      gift: 'Your answers arrive with all their steps, so anybody can follow them and mend them.',
      steps: [
        {
          step: 'Say the sentence that has you stuck five times aloud, and stress a different word each time.',
          sign: 'In one of the five you hear a second meaning.',
        },
        {
          step: 'Get up from a puzzle after ten minutes, sweep one corner of the room, and come back to it.',
          sign: 'Back in your chair, you try a place that you had not looked at before.',
        },
      ],
    },
  },
  contrasts: {
    'emotional>rational':
      'An old letter in a tin keeps your heart busy all week, and the aunt who knows is not asked. One phone call reaches deeper than ten guesses.',
    'emotional>cognitive':
      'You can carry a riddle happily for a month, but its answer does not come by itself. When you want it, show it to a friend who sees such things at once.',
    'rational>emotional':
      'You follow a fault to its root, but until it is found you eat badly, for the open question hurts. Set an hour at which it closes for the night.',
    'rational>cognitive':
      'You work your way down to the bottom, step by step; somebody else jumps straight to the answer. After your first hour, ask such a person to look.',
    'cognitive>emotional':
      'The answer jumps at you, or the question bores you within a minute. Put the unanswered ones in a jar, and take one out on a rainy day.',
    'cognitive>rational':
      'A flash comes, and you believe it on the spot. Put one of them to the test each week, and you learn which kind holds.',
  },
};
