import type { HouseSayings } from './saying.ts';

export const house9En: HouseSayings = {
  emotional: {
    high: {
      work: 'Someone asks who will try the new machine that came without a manual. Before the box is open, your hand is in the air.',
      people: 'A stranger on the train speaks of a town you have not heard of. By the next station you are asking how one gets there.',
      learning: 'A page on which every second word is new does not stop you. You read on, to see where it goes.',
      alone:
        'The trip is cancelled, with the bag already packed. An hour later the map lies on your knees, and your finger is on another place.',
      uses: [
        'Go first this month where others hang back: try the new app, path or tool for a week, then tell them in five minutes what you found.',
        'When someone near you dreads a change, sit down with them over tea and name two good things that could come of it.',
      ],
      price: 'Things that work well are left behind half used, because something new has come along.',
    },
    low: {
      work: 'A new way of doing the job is announced, and your stomach tightens. Your first question is how long the old way is still allowed.',
      people:
        'Friends suggest a place that none of you has seen. You ask about the rain and the last bus home, and hope for the usual park.',
      learning:
        'The first evening with a new subject is heavy. You see all that you do not know yet, and your hand looks for the old book.',
      alone: 'You wait for news, and it is late. You have already pictured the refusal word for word; of a yes you have not pictured one.',
      gift: 'What works stays in use with you, and people know where they will find you next year.',
      steps: [
        {
          step: 'Take the one button or app on your phone that you have avoided, and play with it for ten minutes. Nothing has to come of it.',
          sign: 'Your finger goes to a second unknown button that nobody told you to press.',
        },
        {
          step: 'While you walk for ten minutes, tell yourself how the thing you are waiting for could end well, down to the small details.',
          sign: 'The good ending comes to you with as many details as the bad one.',
        },
      ],
    },
  },
  rational: {
    high: {
      work: 'The street will be closed next summer, and people complain. You ask where they will all walk then, and what they will need there.',
      people: 'Before you say yes to a child, you think of the next thing it will ask for, and of what its sister will say.',
      learning: 'Choosing what to learn next, you ask which door it opens in five years, and what is left if that door stays shut.',
      alone:
        'On a quiet evening you move to another town in your head: once with work there, once without, once with somebody ill at home.',
      uses: [
        'Ask a friend who faces a big decision for half an hour this month. Play it through together: what follows, and what follows from that?',
        'Pick a thing that you will need in five years, a skill, some savings or a person, and give it ten minutes this Saturday.',
      ],
      price: 'The small thing that was right this morning is still undone in the evening, because you were looking at next year.',
    },
    low: {
      work: 'You stop a leak with whatever lies at hand, and by noon the floor is dry. How the wall will look after the rains can wait.',
      people:
        'You invite two friends for the same evening. Only when the bell rings do you ask yourself what will happen when these two meet.',
      learning: 'Somebody asks what this course will be good for in five years. Your eyes leave the page: the question is new to you.',
      alone: 'Try to picture yourself ten years from now, and the page stays white. The coming weekend you can describe down to the soup.',
      gift: 'While others still discuss next year, you have dealt with what is on the table today.',
      steps: [
        {
          step: 'Before you next buy something that has to last, hold it in your hand and name two costs that it will bring later.',
          sign: 'One thing goes back on the shelf because of what it would have cost you afterwards.',
        },
        {
          step: 'Choose one decision of this week and ask “And then?” five times in a row. Push a coin forward for each answer.',
          sign: 'You reach the third coin without having to stop and think.',
        },
      ],
    },
  },
  cognitive: {
    high: {
      work: 'You try three ways of folding the boxes, and from the fourth box on you use the fastest. Others still compare at the twentieth.',
      people: 'At a wedding you stop at a few tables, then stay where the talk is good. When it dries up, you move on in time.',
      learning: 'A teaching video gets two minutes from you. If it teaches, you watch to the end; if not, the next one is already running.',
      alone: 'On a free day you notice that the third hour of a thing gives you less than the first. You put it away unasked.',
      uses: [
        'Before the next big purchase at home, offer to do the looking. Say how many places you will see, and decide at the last one.',
        'Look at the two things that fill most of your week, and find in ten minutes which has stopped paying. Give one of its hours to something new.',
      ],
      price: 'Something slow, an instrument or a shy neighbour, is dropped just before it would have begun to give.',
    },
    low: {
      work: 'You change your way of doing a job a moment too late or too soon, as others change queues just before their old one begins to move.',
      people: 'You ask the same friend who helped once, though nothing came of it the last three times. Other names occur to you late.',
      learning: 'An evening goes by between six explanations of one topic. Each is left in the middle for one that looks better.',
      alone: 'You search for a film until the tea is cold. Or you see a bad one to its end, because it has begun.',
      gift: 'By lingering or wandering past the sensible point, you now and then find what the quick choosers missed.',
      steps: [
        {
          step: 'Before you look for anything this week, fix the number: three shops, three videos or three paths. After the third, take the best.',
          sign: 'The search stops at the third, and the fourth does not call you.',
        },
        {
          step: 'Halfway through something dull that nobody else depends on, ask once what its last ten minutes gave you. If the answer is “nothing”, change to something else.',
          sign: 'This week you left one thing early, and did not miss the rest of it.',
        },
      ],
    },
  },
  contrasts: {
    'emotional>rational':
      'The ticket to an unknown town is bought before anyone has asked where you will sleep on the third night. Put that one question between the wish and the payment.',
    'rational>emotional':
      'On paper you can draw each road of the next five years, but the unfamiliar ones leave you cold. Spend an afternoon on one of them before you strike it out.',
    'emotional>cognitive':
      'Five hobbies in one year: the joy of beginning is real each time, and the moment to stay with one goes by unnoticed. Fix a date by which you choose.',
    'cognitive>emotional':
      'Of two paths you soon know which one pays, yet nothing in you wants the new one. You explore well when you have to, and not an hour longer.',
    'rational>cognitive':
      'Years ahead, your thinking is clear. With three melons left on the stall, you squeeze them too long or walk on too soon. Give small choices two minutes.',
    'cognitive>rational':
      'Hour by hour you know which stall to stay at and which queue to leave. Where all of it leads in five years is a question that others ask.',
  },
};
