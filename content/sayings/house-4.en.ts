import type { HouseSayings } from './saying.ts';

export const house4En: HouseSayings = {
  emotional: {
    high: {
      work: 'Just before closing, two customers shout and the new helper’s hands shake. You bring a glass of water, and the glass is steady.',
      people: 'As a guest you slip off your shoes, find the cups, and fall asleep on the sofa after the meal.',
      learning:
        'You turn the exam sheet over, and the first question is strange to you. You look at the tree outside, then start with the fourth.',
      alone: 'Late at night a message says, “We must talk,” and nothing more. You leave the phone in the other room and sleep.',
      uses: [
        'Sit for a quarter of an hour with someone who is waiting for bad news, and bring nothing but tea.',
        'Invite whoever is new in your street, your class or your work for a walk, and let the silences be.',
      ],
      price: 'To someone who wanted company in being upset, your calm looks as if you did not care.',
    },
    low: {
      work: 'A message reads, “Come and see me at four.” Until four nothing gets done, and your hands are cold.',
      people:
        'At a gathering your chair is near the door, and you know when the last bus leaves. Even with old friends your bag stays on your lap for an hour.',
      learning: 'A remark in the morning lesson still has your heart pounding at noon. The book has been open at one page since then.',
      alone:
        'Upstairs a door slammed at ten, and at midnight your pulse is still in your ears. You drink some water and walk through the rooms.',
      gift: 'A bell rings early in you: the odd noise in an engine, or the weak spot in a plan, reaches you while it can still be mended.',
      steps: [
        {
          step: 'The next time your heart races, let cold water run over your wrists and count tiles or bricks up to fifty.',
          sign: 'You reach fifty, and remember what was said and not only how loudly.',
        },
        {
          step: 'Find a chair or a corner where nobody can come up from behind, and sit there for ten minutes of an evening, phone off.',
          sign: 'On the third evening your jaw is loose when you get up, and you notice it.',
        },
      ],
    },
  },
  rational: {
    high: {
      work: 'The proposal is sound, and still nobody takes it up. You ask what is bothering people, and at last somebody mentions the night shifts.',
      people:
        'Planning a party, you think of the cousin whose engagement has just ended. So the party is moved out of the hall where that engagement was.',
      learning:
        'When a book begins to bore you, you take it as a sign: you go back two pages, and there is the word that you had passed without understanding.',
      alone: 'Two rooms to rent cost the same. You ask yourself which of them you were relieved to leave, and cross that one out.',
      uses: [
        'Take up a plan that nobody has followed for months. Ask those concerned what they feel when they think of it, and change one thing.',
        'When you are angry this month, ask what the anger wants to protect: your rest, a promise, a person? Look after that first.',
      ],
      price: 'A decision that would be good for everyone waits, because one person would be sad about it.',
    },
    low: {
      work: 'Hours, costs and distances are added up, and the best total wins. That two people in the same room no longer speak was in no column.',
      people: 'A friend weeps over a broken phone, and you have found the price of a new screen. It is a good price.',
      learning:
        'You persuade the group to take the topic with the most books. Your reasons were right; why two of them are offended, you learn in the last week.',
      alone:
        'On Sunday evenings your stomach hurts, and you change what you eat. It began with the new class, but that does not occur to you.',
      gift: 'Moods do not bend your sums: when everybody has fallen in love with an idea, you still see what it costs.',
      steps: [
        {
          step: 'Ask one person whom your plan concerns, “Which part do you like least?” Say nothing in reply but “thank you”.',
          sign: 'One detail changes, and there is less grumbling than last time.',
        },
        {
          step: 'Treat a feeling as a note from a colleague: what has it seen that you left out? Walk for ten minutes with that question.',
          sign: 'Back at your door, you hold a fact that was not in the plan before.',
        },
      ],
    },
  },
  cognitive: {
    high: {
      work: '“No problem,” says the voice on the phone. What you hear is not friendly but tired, and you suggest tomorrow.',
      people: 'Your friend says, “I am angry.” “You sound disappointed,” you answer. There is a silence, and then a nod.',
      learning:
        'The class argues whether the woman in the novel is proud or ashamed. One line of hers is enough for you: ashamed, and hiding it.',
      alone: 'Six seconds of voice message are all there is. You play them once and know: relieved, and a little guilty.',
      uses: [
        'If two people misunderstand each other in front of you, offer each of them one word for what the other one feels.',
        'Help a child or a shy friend this month to find the exact word: sad, hurt or jealous? Ten minutes, and no advice.',
      ],
      price: 'People get the name of their feeling before they ask for it, and some of them wanted to find it for themselves.',
    },
    low: {
      work: 'The message ends with “fine, then”, and you cannot tell a yes from an offence. You call and ask, and in two minutes it is clear.',
      people: 'Across the table a face has changed, and whether it is anger or worry you cannot say. “Tell me what it is,” you ask.',
      learning:
        'In the last line of the story the daughter laughs and leaves the room. Whether she is happy or hurt, you learn from a classmate.',
      alone: 'In the bus you hear somebody’s “interesting” once more. By the third stop it has had three meanings, and you decide to ask.',
      gift: 'You put no feelings into other people’s mouths: you ask, and they find their own words.',
      steps: [
        {
          step: 'Cover the captions of six newspaper photographs, give every face one word, and then read what it says below.',
          sign: 'Your word and the caption agree more times than on the first day.',
        },
        {
          step: 'Choose three neighbouring words, such as irritated, hurt and disappointed, and find a moment of this week for each.',
          sign: 'One of the three comes to you during a talk, and not on the way home.',
        },
      ],
    },
  },
  contrasts: {
    'emotional>rational':
      'Sitting with you, people grow calm. Then a plan is made, and nothing of what they told you on the sofa is in it; carry at least one thing over.',
    'emotional>cognitive':
      'People lean on your shoulder before you know whether it is fear or shame. Comfort needs no name for it, but advice does: ask before you give any.',
    'rational>emotional':
      'How everyone will feel goes neatly into your decision, while your own heart has been racing since the morning. Once round the block first, then the decision.',
    'rational>cognitive':
      'Moods have a place in your plans, but you misread them: what you counted as anger was tiredness. Check it with one question before you count on it.',
    'cognitive>emotional':
      'At a glance you know who in the room is tense, and a moment later the tension is in your own shoulders. Name it silently, and look away for a breath.',
    'cognitive>rational':
      'You could name what is in each face at the table, and you decide as if the table were empty. Before you sign, go round it once more in your mind.',
  },
};
