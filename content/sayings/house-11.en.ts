import type { HouseSayings } from './saying.ts';

export const house11En: HouseSayings = {
  emotional: {
    high: {
      work: 'Someone in the group is behind with their part. You give them an hour unasked, and it feels like an hour spent on your own part.',
      people: 'When you speak of your street, your class or your choir, you say “we”. One empty chair in the circle, and you feel it.',
      learning:
        'What you have understood goes to the whole course the same evening, with your drawings. That somebody could now do better than you is fine with you.',
      alone: 'At home with a fever, you think of four people who would come. You call one of them, and it does not feel like a favour.',
      uses: [
        'Bring a newcomer to your group this month. Tell them three names on the way, and sit beside them for the first quarter of an hour.',
        'Tell your group at the next meeting one thing that you can do for it in half an hour, and do it in the same week.',
      ],
      price: 'When the group is going wrong, you notice it late and say it later still.',
    },
    low: {
      work: 'A task for three is handed out, and your first thought is which part of it can be done alone at home.',
      people: 'You speak of the choir, the club or the class that you belong to, and the word you use for it is “they”.',
      learning: 'In a study group your best page stays in the bag until you have seen what the others brought.',
      alone: 'Others hear of your illness when it is over. To ask somebody in would be to owe them something, and that weighs on you.',
      gift: 'When a whole group runs in one direction, you are still standing there with an opinion of your own.',
      steps: [
        {
          step: 'Lend one useful thing to somebody in a group of yours this week, a book or an umbrella, and leave open when it comes back.',
          sign: 'Days go by without a thought of where the thing is.',
        },
        {
          step: 'Arrive ten minutes early at something that you attend anyway, and help to set out the chairs.',
          sign: 'Somebody keeps a chair free for you, or you keep one for them.',
        },
      ],
    },
  },
  rational: {
    high: {
      work: 'Somebody presents a plan that is half good. You keep that half, add what is missing, and put it forward again under both names.',
      people: 'At home no one likes the washing-up. You propose pairs, and music while it lasts; in the second week it is a custom.',
      learning: 'In a discussion you begin with “As she said just now”. What you add could not exist without her sentence.',
      alone: 'A remark that somebody made at lunch goes home with you. When you look for your key, it has grown into a plan.',
      uses: [
        'Ask a friend for an idea that they gave up. Take a quarter of an hour, add one thing to it, and hand it back to them.',
        'Suggest one rule for ten minutes of your group’s next meeting: everybody first adds something to the proposal of the person on the left.',
      ],
      price: 'Your own first thought dissolves in those of the others, and afterwards no one remembers that it was there.',
    },
    low: {
      work: 'While somebody explains a proposal, your own is taking shape in your head. Both are good, and they remain two.',
      people:
        'Friends throw about ideas for the evening. Yours is complete, with the place and the hour, and what the others say passes it by.',
      learning: 'In your hands a group task turns into four separate pages. On the last day one clip holds them together, each as it was.',
      alone: 'At your own table each job begins with an empty sheet, though a neighbour solved the same thing last year.',
      gift: 'What you make comes from one hand, from the first line to the last, and people see it.',
      steps: [
        {
          step: 'Take a recipe, a letter or a repair that someone else made, and make one thing in it better. All the rest stays theirs.',
          sign: 'Before you say what you changed, you can say what was good in it.',
        },
        {
          step: 'In your next conversation, repeat the other person’s last idea in one sentence before you bring your own.',
          sign: 'Your next thought comes out of theirs, and you did not have to push.',
        },
      ],
    },
  },
  cognitive: {
    high: {
      work: 'After two joint jobs you know who brings their part and who lets you carry it. The third is divided accordingly.',
      people:
        'Into a shared money box you first put a fair sum, and watch. Where others match it you raise yours; where not, you soon stop.',
      learning: 'By the second day of a group task your time goes to the two who really work, and the work grows under six hands.',
      alone:
        'Two requests for help are on your phone. You answer one at once and let the other rest; within the week the first has helped you back.',
      uses: [
        'Start a small common pot this month, for tea, tools or a present. Ask for little at first, and for more where something comes back.',
        'If two people near you want to share a thing, set up a trial for them in ten minutes: one small turn each, then they decide.',
      ],
      price: 'Slow starters get a single round with you, and one of them would have become the best partner.',
    },
    low: {
      work: 'Half of each joint job lands on your shoulders, whether the partner is busy or absent. On Friday you wonder why you are so tired.',
      people:
        'A friend who has not paid back three rounds of tea gets a fourth from you. One who pays each time gets neither more nor less.',
      learning: 'It takes you weeks to see who in the study group prepares and who only copies. By then the parts are fixed.',
      alone: 'Sitting over a shared job in the evening, you cannot say who gave how much. A feeling is left that it was even, or was not.',
      gift: 'People get a second and a third chance from you, and some of them grow into it.',
      steps: [
        {
          step: 'Hang two strings in the kitchen for one shared job. Knot the left one when you give, the right one when something comes back.',
          sign: 'Your eyes go to the strings before you say yes to the next round.',
        },
        {
          step: 'The next time you share something, give half of what you first meant to give. Add the rest one round later.',
          sign: 'Your second share differs from your first, and you know why.',
        },
      ],
    },
  },
  contrasts: {
    'emotional>rational':
      'For your group you carry, cook and stay late. When it is time for ideas, you are holding the tea tray. Add one sentence to the last one that was said.',
    'rational>emotional':
      'All afternoon other people’s ideas get better in your hands, and you go home without having been one of them. Stay for the tea after the work.',
    'emotional>cognitive':
      'Everyone in the circle gets something from you, and the one who only takes gets as much. Your trust suits most of them; count three rounds before you give more.',
    'cognitive>emotional':
      'You soon see how each partner plays, and your share is just right. The joint work succeeds, and afterwards you walk home by yourself.',
    'rational>cognitive':
      'You invent a fine new way to share the work, and in it the idle get what the busy get. Let the first round show who brings something.',
    'cognitive>rational':
      'One round tells you with whom a thing will grow. What is to grow stays as somebody proposed it, though a sentence of yours could have made it better.',
  },
};
