import type { TwoPeopleSayings } from './saying.ts';

export const twoPeopleEn: TwoPeopleSayings = {
  1: {
    emotional: {
      high: 'Somebody is rude at the ticket window, and both of you have already stepped up to it. Nobody hides behind anybody.',
      low: 'Outside a room full of voices you both slow down, look at each other and laugh. Then you go in together, which is easier than alone.',
      apart:
        'One of you rings at the gate with the barking dog. The other stands half a step behind, is glad of it, and says so on the way home.',
      question: 'When did you last do something that took courage, and who saw it?',
    },
    rational: {
      high: 'Two hands reach for one steering wheel: each of you knows where to turn, and neither likes the back seat. Before you set off, share out which decision is whose.',
      low: '“What would you like?” “Whatever you like.” The kitchen closes while you are still being kind. Toss a coin, and keep to it.',
      apart:
        'One of you says where to go, and the other has been hoping that somebody would. It works as long as a “not there” is still heard.',
      question: 'Which decisions would you like to make alone, and which together?',
    },
  },
  2: {
    emotional: {
      high: 'On the morning of an exam, the message from the other is already there. No birthday is missed, no fear, and no book that was to come back on Friday.',
      low: 'You lend and borrow in both directions, and neither of you remembers what. Whatever truly matters goes on the fridge door, in large letters.',
      apart:
        'All week one of you has had the other’s appointment in mind; the other’s own question comes a day late. It is no lack of love. Say beforehand, “Ask me in the evening.”',
      question: 'Which promise between us matters more to you than I know?',
    },
    rational: {
      high: 'The rent is paid, the spare key hangs on its hook, and both of you know what is left for the month. You seldom talk of money, because it never surprises you.',
      low: 'The reminder for the electricity bill lies under a magazine that both of you have read. On the first Sunday of the month, sit down with tea until the pile is gone.',
      apart:
        'One of you writes down what the vegetables cost; the other has just bought flowers. Agree on a sum that each may spend without a word.',
      question: 'How did people speak of money in the house where you grew up?',
    },
  },
  3: {
    emotional: {
      high: 'What hurt last night is on the breakfast table, from both sides. It gets loud, eyes get wet, and by noon nothing is left over.',
      low: 'Two people do the dishes in silence, and each is waiting to be asked. One sentence is enough for a start, and it begins with “My day was”.',
      apart:
        'One of you has laughed, cried and told it all before the shoes are off. The other is still looking for the first word: give it the length of a walk.',
      question: 'How do you notice that I am sad, before I say it?',
    },
    rational: {
      high: 'Half a sentence is enough between you. Where it is not, the other half comes in different words, until both of you nod.',
      low: '“I told you.” “You did not.” Both are true: it was said, and it did not arrive. Before you part, say back what you have understood.',
      apart:
        'One of you explains a form so that a child could fill it in. In the other it is clear, and does not turn into words; then questions help, and finishing the sentence does not.',
      question: 'Which sentence of mine did you hear differently from how I meant it?',
    },
  },
  4: {
    emotional: {
      high: 'The last train is gone. The suitcases turn into chairs, the bread is shared, and after a while there is a song.',
      low: 'A door slams upstairs, and both of you are awake; each pulse drives up the other. Settle in daylight who fetches the water and who counts to fifty.',
      apart:
        'When the phone rings at night, one of you goes to it, and the other goes white. The calm of one is enough for two, as long as it does not say, “It is nothing.”',
      question: 'What of all I do calms you, and what do I only mean to?',
    },
    rational: {
      high: 'Before a decision, the question comes up between you what each is afraid of. A fear that has been said aloud no longer pulls at the plan from below.',
      low: 'Hours, money and distance are added up, and the sum decides. Neither of you takes offence at a number.',
      apart:
        'After seeing the flat, one of you tells how the stairwell felt, and the other what it costs. You need both columns, so write both down.',
      question: 'Which feeling of yours should have more of a say in our plans?',
    },
  },
  5: {
    emotional: {
      high: 'The way to the shop takes an hour, because there was a wall to balance on and a cat with a moustache. No milk comes home, but two people in good spirits do.',
      low: 'Neither of you needs an evening to sparkle. A clean table, warm soup and an early night, and you are both content.',
      apart:
        'One of you stops for the light on the water, the other keeps an eye on the clock. So the light has been seen, and the bus has been caught.',
      question: 'What did you love to play as a child, and when did you last play it?',
    },
    rational: {
      high: 'By midnight there are nine plans for the holiday, and not one ticket. Let whoever has the tenth idea go and buy them.',
      low: 'What has worked before pleases you both: the same inn, the same table, the same dish. Nobody has to be talked into anything.',
      apart: 'Five ways to furnish the room come from one of you; the other sees at once which of them will still be right in winter.',
      question: 'Which of our habits shall we exchange for another, as a trial for one week?',
    },
  },
  6: {
    emotional: {
      high: 'For two hours the shelf has been crooked, and neither of you thinks of bed. At the last screw you clink your cups of tea.',
      low: 'At the third wrong screw your eyes meet, the shelf goes back to the wall, and supper is out. Choose one thing this month that the two of you finish all the same.',
      apart:
        'One of you wants the last piece of the jigsaw tonight; the other’s mind has long been elsewhere. Call it neither stubborn nor lazy: name an hour, and stop there.',
      question: 'When something becomes too much for you, how would you like me to be?',
    },
    rational: {
      high: 'Before anything is believed, it is looked up, and then it is looked up who said so. It is not easy to sell you two something.',
      low: 'Somebody tells a good story about a cheap car, and in your minds you are both on the road already. Ask a third person before you sign.',
      apart:
        'One of you reads the small print; the other has meanwhile learnt from the seller where the good bakery is. Together you buy well.',
      question: 'What would you like to finish this year, and how can I help without taking over?',
    },
  },
  7: {
    emotional: {
      high: 'Even in a quarrel each of you may finish the sentence. Whoever was wrong says so first, and the other puts the kettle on.',
      low: 'Once it is loud, each of you sees only what the other has done. Leave the room for the length of a song, and bring back one thing that was your own part.',
      apart:
        'In the middle of the storm one of you still finds the other right in something; the other needs a night for that. Do not call it settled before morning.',
      question: 'After a quarrel, which first step do you wait for?',
    },
    rational: {
      high: 'You bargain over dishes, Sundays and the window seat, and enjoy it. The bill comes out even, and each of you feels like the winner.',
      low: 'With both of you the yes comes first and the counting afterwards. When somebody asks you for something, give the answer on the next day.',
      apart:
        'One of you knows what the carpet is worth, and the other likes the man who sells it. Let the one bargain, and the other say whether you will come again.',
      question: 'What do you give to us that you would like to see noticed?',
    },
  },
  8: {
    emotional: {
      high: 'A locked cupboard in an empty flat, and both of you would give the evening to know what is inside. You would also guess for weeks, and enjoy that.',
      low: 'You both like to know beforehand how a film ends. What is settled is settled, and neither of you takes it out again at night.',
      apart:
        '“We shall see,” says one of you, and is content. The other does not sleep until the letter is open; if you can say no more, say at least when you will know.',
      question: 'Which open question between us may stay open?',
    },
    rational: {
      high: '“How do you know?” is a tender question between you: each tests what the other says, and nobody is hurt. Guests may need a word of warning.',
      low: 'You take people at their word, and each other first of all. The reasons behind the reasons may stay where they are.',
      apart:
        'One of you asks for the third time where that comes from; the other had only said it in passing. A short “I am only talking” saves the evening.',
      question: 'Is there something about me that you have never asked, and would like to know?',
    },
  },
  9: {
    emotional: {
      high: 'At the fork both of you look towards the path that is not on the map. The bag with the raincoats is always packed.',
      low: 'Both of you know which bench it will be, and it is free. Nothing new has to happen for it to be a good Sunday.',
      apart:
        'One of you would get off at a station because of its name; the other has looked forward to the usual place since Monday. Take turns, and let each turn be a whole one.',
      question: 'If we had a year without duties, how would its first morning begin?',
    },
    rational: {
      high: 'You talk of a house that you cannot pay for yet, and of which tree must be planted first so that its shade comes in time.',
      low: 'You decide for this summer, and this summer is good. Once a year, ask each other a question that reaches further than the next holiday.',
      apart:
        'One of you lives in the years to come, the other in this afternoon. From the one comes the roof, and from the other the joy of sitting under it.',
      question: 'In five years, what should be different with us, and what exactly the same?',
    },
  },
  10: {
    emotional: {
      high: 'On Saturday the cleaning begins without a word, one from this corner, one from that, and you meet in the middle. Then both of you breathe more easily.',
      low: 'Last night’s cups are still there, and neither of you has noticed. On your sofa there is always room for one more.',
      apart:
        'To one of you a cup in the sink says, “You do not matter.” To the other it is a cup in the sink. Choose one corner that is always clear, and leave the rest in peace.',
      question: 'Which mess costs you strength, and which do you not even see?',
    },
    rational: {
      high: 'Each of you has a list for the journey, and the lists do not agree. Lay them side by side before the suitcases are open.',
      low: 'On the eve of the journey the passports are somewhere, and at midnight they are found, as always. Give each thing to one of you to look after.',
      apart: 'Platform, seats and bread: one of you knows who sees to each. The other looks out of the window, and should say thank you.',
      question: 'What should one of us no longer have to think of, because the other does?',
    },
  },
  11: {
    emotional: {
      high: 'There is one chair too many at your table, and somebody usually sits on it. Keep one evening a week to which nobody else has the key.',
      low: 'The wish to leave the party shows in both faces at the same moment. At home few words are needed, and neither of you misses the noise.',
      apart:
        'The whole choir has been invited by one of you; the other was looking forward to an evening for two. Ask before the door opens, and put both kinds of evening in the calendar.',
      question: 'Among which people are we at our best, and among which are we not?',
    },
    rational: {
      high: 'A thought begins with one, goes on with the other, and afterwards neither of you can say whose it was.',
      low: 'Both of you come with a finished plan, down to the napkins. Let the meal be from one and the music from the other.',
      apart:
        'Whatever the other has drawn, one of you sees where a window could go. The drawing gets better by it, if that one asks first.',
      question: 'Which idea of mine became better through you?',
    },
  },
  12: {
    emotional: {
      high: 'What was bad in spring is a story by autumn, and you laugh when it is told. No door between you stays shut for long.',
      low: 'Both of you still know who said what at that wedding. Choose one old quarrel, let each tell it once to the end, and then let it have no third telling.',
      apart:
        'For one of you it ended with the word “sorry”; in the other it goes on for weeks. Leave the slow end its time, and do not ask twice for the “sorry”.',
      question: 'What have you forgiven me that I know nothing of?',
    },
    rational: {
      high: '“I think I was angry about something else,” says one, and the other knows the feeling. Such quarrels find their end sooner.',
      low: 'When something goes wrong, both of you look for the culprit outside the window. Begin with your own part, each in one sentence, and without a “but”.',
      apart:
        'At night one of you lies there asking why those words came out; the other is long asleep. Tell what you find in yourself, and let the other look for themselves.',
      question: 'Which of our quarrels was really about something else?',
    },
  },
};
