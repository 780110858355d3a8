import type { HouseSayings } from './saying.ts';

export const house1En: HouseSayings = {
  emotional: {
    high: {
      work: 'The lights go out in the middle of the shift and everybody talks at once. Yours is the voice that asks who has a torch.',
      people:
        'An uncle jokes at dinner about what you do all day, and the table laughs. You laugh too, answer him plainly, and take a second helping.',
      learning:
        '“Who goes to the board first?” asks the teacher, and every eye drops to the desk. Your hand is up before you have the whole answer.',
      alone: 'The letter says no. By evening it is a letter about one application, and you are frying onions with the radio on.',
      uses: [
        'Find out this week who has a frightening appointment ahead, at the dentist, the bank or the headteacher’s, and say, “I will come with you.”',
        'Choose one small problem that people around you only grumble about, and take it, in one calm sentence, to somebody who can change it.',
      ],
      price: 'With you in front, the others get no practice in being brave.',
    },
    low: {
      work: 'Somebody has to present the result, open the stall or greet the visitors. You study the floor until another name is called.',
      people: 'A guest remarks that your story was long. On the way home that one remark is all that is left of a good evening.',
      learning: 'Ten lines of praise stand under your essay, and one of blame. A week later you can say that one line by heart.',
      alone:
        'You come across an old classmate’s photos: a new job, a garden, a prize. Ten minutes later your own life looks smaller than it did at breakfast.',
      gift: 'Frightened people are safe beside you: you know the feeling, so you wait with them and do not tell them that it is nothing.',
      steps: [
        {
          step: 'In a class, a hall or a meeting, sit one row nearer to the front than last time, and stay there for ten minutes.',
          sign: 'On the third visit your feet take the nearer row by themselves.',
        },
        {
          step: 'Phone somebody who once thanked you, and ask what it was that helped. Listen to the end without making it smaller.',
          sign: 'The next compliment gets a “thank you” from you, and nothing after it.',
        },
      ],
    },
  },
  rational: {
    high: {
      work: 'For half an hour four people have turned the same question over. “We take the second offer,” you say. “If it goes wrong, it was my choice.”',
      people:
        'In front of the cinema your friends cannot agree. You buy tickets for one film, and afterwards you are the first to say that it was dull.',
      learning:
        'Two subjects attract you equally, and the form is due on Friday. By Wednesday one is ticked, and half a year later you still stand by it.',
      alone:
        'One Sunday you count ten wishes for the year. You keep three, cross out seven, and know on Monday what you are getting up for.',
      uses: [
        'Pick the question that your family or group has put off since last season. Tell everyone by Saturday what you would do, and why.',
        'When a choice of yours turns out badly this month, tell those it touched on the same day: what you decided, and what you will do now.',
      ],
      price: 'Where your word settles things, nobody else learns to settle them, and no one is left to tell you that the road is wrong.',
    },
    low: {
      work: 'Two ways of doing the job would work equally well. You ask a third person, then a fourth, and by then it is too late to start today.',
      people:
        '“Either colour is fine,” you say when the others ask how to paint the walls. When the first wall is done, you notice that you wanted the other.',
      learning:
        'A free choice of topic is the hardest task of the year. One week before the deadline you have five first pages about five different things.',
      alone: 'Two buses go home, and both are waiting. You take a seat in one, and your thoughts look through the window at the other.',
      gift: 'Nobody gets pushed by you, and a plan stays open long enough for a late fact or a quiet voice to change it.',
      steps: [
        {
          step: 'Toss a coin over some small thing that you have put off deciding, and notice whether you are glad of its answer.',
          sign: 'While the coin is in the air, you notice which side you hope for.',
        },
        {
          step: 'Tell one person: “That was my decision, and it was wrong.” Take something small from last year, and add no excuse.',
          sign: 'The talk turns to what to do next, and not to whose fault it was.',
        },
      ],
    },
  },
  cognitive: {
    high: {
      work: '“Will this part fit?” they ask. “Nine times out of ten,” you say, and the tenth time, when it does not, nobody is surprised.',
      people:
        'When the family argues about the year of the wedding, you say that you are guessing. On the colour of the gate you bet a cup of tea, and win it.',
      learning:
        'Walking out of the exam, you can name the three answers that you guessed. The paper comes back, and that is where the red marks are.',
      alone: 'At the front door you ask yourself whether the gas is off. If you feel sure, it is off; if you do not, you go back and look.',
      uses: [
        'Before the next joint decision, say which of your reasons you know and which you only suppose. Then ask the others to sort theirs.',
        'If a friend is about to buy or sign something this month, read it together for ten minutes and mark what neither of you really knows.',
      ],
      price: 'Your honest “about half sure” disappoints people who came for a yes, and some of them go and get it from a louder voice.',
    },
    low: {
      work: 'The sum that you checked three times was correct from the start. Another looked safe at first glance, and that one had the mistake.',
      people: 'Playing a quiz at home, you call out two answers and keep the third to yourself. It is the third that was right.',
      learning: 'One exam felt lost, and the mark was good. The other felt easy, and it came back full of red ink.',
      alone: 'Three times you go back to try the lock, and it is shut. The window that you gave no thought to stands open all day.',
      gift: 'A second look pays for you: where others trust their feeling, you have a reason to check, and what you have checked holds.',
      steps: [
        {
          step: 'Take ten questions from a quiz page and lay a coin on each answer that you would bet on. Then look up how the coins did.',
          sign: 'Next time, fewer coins lie on wrong answers, and fewer right answers lie bare.',
        },
        {
          step: 'Guess, before an errand, how many minutes it will take, and start the clock on your phone. Do the same on the way back.',
          sign: 'By the fourth errand, guess and clock lie within five minutes of each other.',
        },
      ],
    },
  },
  contrasts: {
    'emotional>rational':
      'While the others hesitate you are on your feet, and nobody has heard where to. One spoken sentence, “I am going to the manager”, makes your courage useful to the rest.',
    'emotional>cognitive':
      'Your voice does not tremble, whether you know a thing or only believe it. People follow the voice, so tell them which of the two it is.',
    'rational>emotional':
      'The decision is made and its reasons are clear. Then comes the moment to stand up and say so, and you wish that someone else would go first. Practise on one friend.',
    'rational>cognitive':
      'You choose a road and answer for it, but how sure you feel says little about where it ends. Before you set out, let one person name what would prove you wrong.',
    'cognitive>emotional':
      'You know that you are right, and how surely, but the louder voice still gets the last word. A written note to whoever decides says it without a stage.',
    'cognitive>rational':
      'Of each road you can tell how good its chances are. Evening comes, but you are still at the crossing: name an hour, and take the one that is better by then.',
  },
};
