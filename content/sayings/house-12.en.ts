import type { HouseSayings } from './saying.ts';

export const house12En: HouseSayings = {
  emotional: {
    high: {
      work: 'A plan that took you months is dropped in one meeting. You swallow, ask what is needed now, and by evening the old folder is closed.',
      people: 'Somebody who let you down two years ago stands at the door with sweets. You put the water on for tea, and you mean it.',
      learning:
        'The first pot that you shaped in class cracks in the kiln. One look, a quiet “so it is”, and your hands take the next lump of clay.',
      alone: 'The ring is lost; you have looked everywhere. You are sad until Sunday, and then it is simply a ring that you once had.',
      uses: [
        'Spend a quarter of an hour this month with someone who cannot get over a thing, and tell them what you once let go.',
        'Close something that has long been over: give back the key, end the membership, or say “it is all right”. One phone call is enough.',
      ],
      price: 'Some people count on being forgiven, and do the same thing again.',
    },
    low: {
      work: 'Two winters ago someone said one sentence about your work. When you meet them on the stairs, you still hear all of it.',
      people: 'A friend says sorry, and you say that it is all right. For three weeks your messages to them are one word long.',
      learning:
        'Somebody laughed at a wrong answer of yours. The others turned the page weeks ago; in your head you still stand there and give it.',
      alone: 'The short way to the market leads past a certain door. For years now your feet have taken the long one.',
      gift: 'What was done to somebody weak is remembered by you long after the rest have called it settled.',
      steps: [
        {
          step: 'Pick a small annoyance of this week and tell all of it, once, to an empty chair. Then carry the chair to another room.',
          sign: 'At supper you tell about your day, and the annoyance is not in it.',
        },
        {
          step: 'Set a timer for ten minutes and be as angry about the old matter as you like. When it rings, get up and cook something.',
          sign: 'Your anger runs out before the ten minutes do.',
        },
      ],
    },
  },
  rational: {
    high: {
      work: 'About to criticise a plan, you stop: is the fault in the plan, or in its not being yours? Then you speak, more quietly.',
      people: 'Halfway into a quarrel you hear your own voice and know whom it copies. You say so, and both of you laugh.',
      learning:
        'Halfway through a course you ask yourself why you signed up. “To impress my aunt” is part of the answer, and you let it stand.',
      alone: 'Once more the evening runs past you on the way home, a film with you among the guests. You see where you talked too much.',
      uses: [
        'Tell someone younger about one decision of yours, with the reason that you did not admit at the time. Ten minutes are enough.',
        'Before the biggest yes of this month, walk once round the block and ask: would I say it if nobody heard of it?',
      ],
      price: 'While you examine why you want to dance, the song comes to its end.',
    },
    low: {
      work: 'Asked why you turned an offer down, you say “just because”. It is the truth: nobody had looked for a reason, not even you.',
      people: 'A friend says that you were sharp at dinner last night. You are surprised, for in your memory it was a joke.',
      learning:
        'When the first loaf from a new recipe fails, you can say a good deal about the flour and the oven. Your own part takes one sentence.',
      alone: 'Your mood turns on a Sunday afternoon, and you take it out for a walk. Where it came from is not asked.',
      gift: 'No hours go into wondering how you came across; the thing is done, and you are at the next.',
      steps: [
        {
          step: 'Record your voice for two minutes while you tell a story. Listen to it once the next day, and say what a stranger would notice first.',
          sign: 'While you talk, you hear your own voice for a moment, like somebody else’s.',
        },
        {
          step: 'After the next small purchase or refusal, ask “What did I want from it?” Stay with the question until a second answer comes.',
          sign: 'The second answer surprises you a little.',
        },
      ],
    },
  },
  cognitive: {
    high: {
      work: 'You pick the stones out of a sack of lentils. The last handful is as clean as the first, and nobody bites on anything hard.',
      people: 'Somebody tells you the long story of their knee. At the end you ask about the second doctor, so you were there all the way.',
      learning:
        'In the last quarter of an hour the row around you looks at its phones. Your eyes are on the board, as in the first minute.',
      alone: 'Twenty pages in one evening, and your eyes have not passed over a single line without you. Nothing has to be read again.',
      uses: [
        'Take over a watch that others dread: a sleeping baby, milk on the stove, a count of votes. Half an hour this month will do.',
        'Offer to read somebody’s form or letter right through before it is sent: fifteen quiet minutes, with your phone in a drawer.',
      ],
      price: 'Somebody beside you asks a thing twice, and you hear it only when they touch your sleeve.',
    },
    low: {
      work: 'You are counting plates, and somewhere after thirty a thought comes by. The count begins again at one.',
      people: 'A friend stops in the middle: “Where were you just now?” You had come back at the word “Tuesday”.',
      learning: 'Your eyes reach the bottom of the page, and the rest of you is still near the top. The page begins a second time.',
      alone: 'The milk is on the stove, and you look out of the window. It is the smell that calls you back to the pan.',
      gift: 'When your thoughts wander off for a moment, they bring home what nobody sent them for: a name, a tune, the answer to yesterday’s question.',
      steps: [
        {
          step: 'During ten minutes of a dull job, say aloud what your hands are doing: “Now the blue plate, now the lid.”',
          sign: 'The job is done, and you know how each part of it went.',
        },
        {
          step: 'Leave the phone in another room and read a single page aloud, with a finger under the line.',
          sign: 'You can tell the page to somebody without looking at it.',
        },
      ],
    },
  },
  contrasts: {
    'emotional>rational':
      'By morning you have forgiven the whole quarrel, but you have not looked at your own part in it. Before you let it go, turn over two sentences that you said.',
    'rational>emotional':
      'You know why you are angry, where it comes from and what it does to you. And you are angry still: to understand a weight is not yet to put it down.',
    'emotional>cognitive':
      'You make your peace with a lost year, and lose the thread of a story in five minutes. Sit closer to whoever is speaking, and look at their face.',
    'cognitive>emotional':
      'Your attention holds for an hour without a gap, and it holds an old hurt just as firmly. Give it something else to hold: work for the hands is best.',
    'rational>cognitive':
      'Afterwards you can say exactly why your mind wandered off and where it went, and still it wanders. Short stretches with a pause help more than explanations.',
    'cognitive>rational':
      'You can watch a road or a stove for an hour and miss nothing. What you hardly look at is yourself: in the evening, turn that gaze round for five minutes.',
  },
};
