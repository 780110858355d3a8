import type { HouseSayings } from './saying.ts';

export const house7En: HouseSayings = {
  emotional: {
    high: {
      work: 'Two of you want the same week off. Your voice stays low, and before you argue you say what is true in the other’s reason.',
      people:
        'Someone in the family shouts that you kept the best of grandmother’s things. Your ears go hot, and still you say, “About the clock you are right.”',
      learning: 'The study group quarrels over who did too little, and you count your own share honestly before you name anyone.',
      alone: 'Walking home from a quarrel, you hear it once more from the other chair, and find one sentence to take back.',
      uses: [
        'Between two people who quarrel this month, carry one kind and true thing each way: ask each, alone, what the other has right.',
        'This month, ring the person from whom you last parted in anger, and begin with something that they did well.',
      ],
      price: 'The other side’s case becomes so clear to you that your own claim goes home unsaid.',
    },
    low: {
      work: 'A colleague blames you for the late delivery, and your answer is ready and cold. For the rest of the day you two talk in nods.',
      people: 'Once voices rise, the other person has no good side left for you until the next morning.',
      learning: 'If a mark seems unjust, you go to the teacher with your case complete, and take in little of the reasons you are given.',
      alone: 'By evening the quarrel is a story in your head, and all the fault in it has one name, which is not yours.',
      gift: 'Nobody goes home with your no and believes that it was a yes, for you put no sugar on it.',
      steps: [
        {
          step: 'Sit for five minutes where the other person sat in your last quarrel, and say their case aloud as they would say it.',
          sign: 'One of the sentences sounds reasonable in your own voice.',
        },
        {
          step: 'Before the next hard talk, hold a warm cup in both hands and call to mind one thing this person once did for you.',
          sign: 'Your first sentence comes out lower than you had expected.',
        },
      ],
    },
  },
  rational: {
    high: {
      work: 'Everybody praises the cheap pump. You ask what a repair costs and who comes to do it, and the expensive pump turns out cheaper.',
      people: 'You do not mind cooking, and someone you live with does not mind ironing. The swap is proposed within a minute, by you.',
      learning: 'Before an exam you weigh what each chapter brings against the evenings it takes. The long one with few marks goes last.',
      alone:
        'Between two blankets at the market you count the winters that each will last. Counted like that, the expensive one costs less.',
      uses: [
        'Ask somebody who plans a large purchase for a quarter of an hour, and add up together what it will cost besides its price.',
        'Look at what you give away each week, hours, lifts or leftovers, and offer one of them to a neighbour for something you need.',
      ],
      price: 'A friend shows you a ring, and you have its price before you have said how lovely it is.',
    },
    low: {
      work: 'Asked what you want for an afternoon’s help, you say, “Whatever you think,” and you take what comes.',
      people: 'Your yes to the Saturday invitation is out, and only then do you see that it was the one free Saturday.',
      learning: 'Every chapter gets one evening from you: the heavy one, and also the one that nobody will ask about.',
      alone: 'A bag at half price comes home with you and hangs beside the other bag that was at half price.',
      gift: 'Giving and taking is light with you, because what you give has no price tag on it.',
      steps: [
        {
          step: 'Take the price of one thing that you want to three other shelves, and see what the same money would be there.',
          sign: 'You put the thing back, or you buy it with a lighter heart.',
        },
        {
          step: 'Recall three times that you said yes last week, and finish aloud for each, “And so there was no time for…”',
          sign: 'Before your next yes you hear the second half of that sentence.',
        },
      ],
    },
  },
  cognitive: {
    high: {
      work: 'You came for a lower price and leave with a quicker delivery as well, and the trader carries your bag to the door.',
      people: 'Three people, two rooms, one bathroom: after ten minutes of your questions, each has what they wanted most.',
      learning:
        'You need the notes of the week you were ill, and the one who has them needs graph paper. By the break both of you are served.',
      alone: 'Walking to the market, you already see the deal: what you can spare easily, and what the seller is tired of carrying.',
      uses: [
        'Go along when someone you know buys or rents this month, and ask the seller what matters to them besides the price.',
        'Pick one standing arrangement, a lift, a rota or a shared bill, and propose by Sunday a change that suits both sides better.',
      ],
      price: 'An aunt only wanted to give you mangoes, and you had already made a trade of it.',
    },
    low: {
      work: 'Their price, your price, and you meet in the middle. The delivery date, which mattered more to you, was not even mentioned.',
      people:
        'When the family divides the festival days, the day that is left is yours. The one you wanted went to somebody who did not care.',
      learning:
        'In group work the parts are given out faster than you can compare them, and at home you find that you took the one they all feared.',
      alone: 'Hours after a deal, while you brush your teeth, it comes to you what else you could have asked for.',
      gift: 'Deals with you are short and clean, and nobody has to fear a second round.',
      steps: [
        {
          step: 'Set two cups on the table, yours and the other side’s, and move a bean for each thing that could change hands.',
          sign: 'One of the beans stands for something other than money.',
        },
        {
          step: 'Answer the next small offer with “Give me until tomorrow,” and ask yourself aloud what else you would like to have in it.',
          sign: 'Your reply on the next day is a question, in place of a yes or a no.',
        },
      ],
    },
  },
  contrasts: {
    'emotional>rational':
      'In the dispute over who stays to clean, everybody stays friendly because of you, and you clean. Decide beforehand what that hour is worth to you.',
    'emotional>cognitive':
      'The seller parts from you as a friend, and with the better price. Stay as warm as you are, and ask for one thing more before you shake hands.',
    'rational>emotional':
      'You know the fair split to the last coin, but in a quarrel you name it before the other side feels heard. Begin with what the other person has lost.',
    'rational>cognitive':
      'On paper you see what each side would give and gain. Across the table it goes too fast, so bring the paper and ask for a pause.',
    'cognitive>emotional':
      'The deal is good for both, and the other person still goes home hurt by your tone. A word of thanks the same evening costs nothing.',
    'cognitive>rational':
      'The bargaining goes well, but what you won was not worth the afternoon. Ask first what you will do with it once it is yours.',
  },
};
