import type { HouseSayings } from './saying.ts';

export const house3En: HouseSayings = {
  emotional: {
    high: {
      work: 'The new timetable annoys you. By noon the person who made it knows, and has heard it from you.',
      people: '“I missed you,” you say on the platform, before the suitcase has touched the ground.',
      learning:
        'When a lesson leaves you behind, your hand goes up: “I am lost, and I am getting cross.” Three people in the back row breathe out.',
      alone: 'Nobody is there to see it, and still you cry at the film and sing at the sink. Even your diary gets more than “fine”.',
      uses: [
        'Send one card this month to an old teacher, a nurse or a friend: what they did for you then, and what it felt like.',
        'At the next meal with others, go first: say what made you glad today and what made you sad. Then ask round the table.',
      ],
      price: 'What you feel at nine o’clock fills the room at nine, and some evenings the others would like a little silence.',
    },
    low: {
      work: 'The list gives you the third Sunday in a row. You fold it, put it into your pocket and say, “See you on Sunday.”',
      people: '“What is wrong?” asks somebody who loves you. “Nothing,” you say, and wash the same plate for a long time.',
      learning: 'Your mark makes you want to dance. The sheet goes quietly into your bag, and your neighbour thinks that it went badly.',
      alone: 'For a year a letter that says it all has been in your drawer. You know it by heart, and it has no stamp.',
      gift: 'People bring you their storms because you add no wind of your own, and a small matter stays small.',
      steps: [
        {
          step: 'Instead of words, send someone a song that sounds like your day, and write under it only: “This is me today.”',
          sign: 'The answer asks about you and not about the song.',
        },
        {
          step: 'On a walk by yourself, finish two sentences aloud: “It hurt me that …” and “I was happy when …”.',
          sign: 'Later one of the two slips out in front of a person.',
        },
      ],
    },
  },
  rational: {
    high: {
      work: 'A customer does not know what a fuse is. You speak of a tap that shuts before the hose bursts, and she asks the next question.',
      people: 'At one party a child and a professor ask you the same thing. They get two different answers, both short and both true.',
      learning:
        'Before the exam your classmates sit down around you, and not around the one with the best marks. With a thread, a reel and a cup, the pulley becomes clear.',
      alone: 'Four long sentences stand on your phone, not yet sent. You picture who will read them on a full bus, and two remain.',
      uses: [
        'Take the form that everyone around you gets wrong, write three lines to go with it, and try them on someone who has not seen it.',
        'Offer ten minutes to a beginner where you work or learn: they ask the questions, and you draw while you answer.',
      ],
      price: 'So much thought goes to the listener that someone who wanted a yes or a no gets the whole matter explained.',
    },
    low: {
      work: 'In four minutes you have told the newcomer everything about the machine. Then the newcomer asks where it is switched on.',
      people: 'You are retelling a film and have come to the murderer, when someone asks who all these people are.',
      learning:
        'The answer was complete in your head. Between the second and the third line of the returned paper somebody has written, “How?”',
      alone: 'A note to yourself says, “Blue one, not Thursday!!” When you wrote it, it seemed to be enough.',
      gift: 'You do not make a thing so simple that it becomes false: people who know the subject get it from you whole and fast.',
      steps: [
        {
          step: 'Record yourself saying how tea is made. Then make tea, and do only what the recording tells you.',
          sign: 'After the second recording there really is tea in the cup.',
        },
        {
          step: 'Before your next explanation, ask one thing back: “What do you know about it so far?” Begin exactly there.',
          sign: 'The other person finishes one of your sentences, and gets it right.',
        },
      ],
    },
  },
  cognitive: {
    high: {
      work: 'As you name the price, the customer’s lips go thin for a blink. You stop there and ask what is wrong with it.',
      people: '“All good,” says your friend, and the smile comes half a second late. You put the kettle on again.',
      learning: 'While you read your work aloud, you can see who in the third row lost the thread, and at which word.',
      alone: 'Turning over old photographs, you see for the first time that in the wedding picture one person laughs with the mouth only.',
      uses: [
        'At the next gathering, look for the face that has gone quiet, and sit beside it for five minutes.',
        'Tell one person this month about something good that you saw in their face: “When you spoke of the garden, your eyes grew wide.”',
      ],
      price: 'One raised eyebrow that meant nothing takes a whole evening from you, because nobody else saw it.',
    },
    low: {
      work: 'The customer was annoyed from the second question on, and you learn it at the door. Now you stop halfway and ask, “All right so far?”',
      people: 'Somebody gets up from the meal and goes out. The others saw it coming; you have to ask, and then they tell you.',
      learning:
        'The teacher’s face does not tell you whether the answer was right. You wait for the word, and ask for it if it does not come.',
      alone: 'A film full of silent looks puzzles you. Go back half a minute, and at the second viewing the look says something.',
      gift: 'A passing frown does not break your sentence. You take people at their word, and what they say is what you answer.',
      steps: [
        {
          step: 'Watch one minute of an interview at half speed, and press pause each time something moves in a face.',
          sign: 'On the second round you stop at changes that slipped by on the first.',
        },
        {
          step: 'Stand at a mirror and go from a calm face to a worried one as slowly as you can. Watch what moves first.',
          sign: 'That same first movement meets you on a face in the bus.',
        },
      ],
    },
  },
  contrasts: {
    'emotional>rational':
      'Tears or laughter come at once, the reason an hour later. Say, “I will explain after supper,” and people can wait beside you until the words are there.',
    'emotional>cognitive':
      'Your whole heart is on the table, and you do not see the other person look at the clock. Halfway through, ask once, “Do you have time for this?”',
    'rational>emotional':
      'People come to you to understand almost anything, but they do not know how you are. An example helps there too: “I feel like the last day of the holidays.”',
    'rational>cognitive':
      'Your explanation climbs step by step, and you do not see that the listener stayed on the second one. Since the face does not tell you, stop at three fixed places and ask.',
    'cognitive>emotional':
      'You are the first at the table to see that somebody is hurt, but your own hurt nobody sees. Begin with that person: “I feel the same.”',
    'cognitive>rational':
      'You see the frown, and the very word at which it came. Another way of saying it occurs to you the next day; until then, let the listener tell you which part was unclear.',
  },
};
