import type { ArtWords } from '../script-exercise.ts';

export const words: ArtWords = {
  'which-feeling-is-it': {
    title: 'Which feeling is it?',
    about: 'Look at a face and read a line, and find the feeling that fits both.',
    steps: [
      'Look at the face first, and find a word of your own for it.',
      'Then read the line. Ask what has just happened to somebody who talks like this.',
      'Choose the feeling that fits face and line. When two seem right, look at the brows once more.',
    ],
    known: 'Many studies agree that practice improves the task one practises; whether it changes how one reads people is unproven.',
    progress: 'You tell feelings apart that looked alike to you before, such as worry and shame.',
  },
  'the-long-way-out': {
    title: 'A long breath out',
    about: 'Five minutes of breathing, twice as long out as in.',
    steps: [
      'Sit or lie at ease. Let your jaw hang a little.',
      'Breathe in while the line rises. Where the line rests, rest a moment too.',
      'While the line falls, let the air go slowly, as if through a straw. Never press.',
      'If your chest feels tight or you feel dizzy, breathe as you always do, and only watch the line.',
    ],
    known:
      'In one study, people who sighed out slowly for five minutes a day gained more in good mood over a month than people who meditated; this rhythm is close to theirs, and was not tested itself.',
    progress: 'In a tense moment of the day, a long breath out comes by itself.',
  },
  'what-a-feeling-tells': {
    title: 'What a feeling tells',
    about: 'Sort small moments by what the feeling in them may be telling you.',
    steps: [
      'Read the moment, and see yourself in it.',
      'Ask: has somebody stepped over a line, have I lost something, or may something still come?',
      'Put it on its pile, and read why it belongs there. You may see it otherwise.',
    ],
    known: 'In one study, people linked each feeling with a view of what had happened; sorting moments like this was not tested.',
    progress: 'When a feeling comes, you ask what it points to before you act on it.',
    screen: {
      kind: 'cards',
      piles: ['A line was crossed', 'Something is lost', 'Something may come'],
      cards: [
        { text: 'Somebody pushes in before you at the ticket window.', pile: 0, why: 'Heat in the face often says: that was my place.' },
        { text: 'Your diary lies open, and you did not open it.', pile: 0, why: 'Something that is yours was entered without asking.' },
        { text: 'A colleague jokes about your village, for the third time.', pile: 0, why: 'The first time was a joke. Now it is a line.' },
        { text: 'You are promised Sunday off, and called in all the same.', pile: 0, why: 'A word was given. Anger keeps an eye on that.' },
        {
          text: 'Your brother takes your cycle again and does not ask.',
          pile: 0,
          why: 'It is not about the cycle. It is about the asking.',
        },
        { text: 'Your best friend moves to another city.', pile: 1, why: 'Nobody did wrong. Something dear is farther away.' },
        { text: 'The old tree before the school has been cut down.', pile: 1, why: 'Sadness shows what one was fond of.' },
        {
          text: 'Your last child has left for the hostel. The evening is quiet.',
          pile: 1,
          why: 'A good thing, and a loss. Both are true.',
        },
        { text: 'The team for which you played six years breaks up.', pile: 1, why: 'It is over, and it was good. One may be slow here.' },
        { text: 'Your mother’s ring has slipped into the river.', pile: 1, why: 'No one can bring it back. One can tell of it.' },
        { text: 'Tomorrow you speak before forty people.', pile: 2, why: 'Nothing has happened yet. The body is getting ready.' },
        { text: 'Your son should have been home by seven. It is eight.', pile: 2, why: 'Fear asks: what can I find out now?' },
        { text: 'A letter from the office lies there, still closed.', pile: 2, why: 'It is the not knowing. It ends with the opening.' },
        { text: 'The results come out on Friday.', pile: 2, why: 'The thing is still open, and it matters to you.' },
        { text: 'You hear steps behind you on a dark road.', pile: 2, why: 'Fear says: look, and go where there are people.' },
      ],
    },
  },
  'finer-words-for-it': {
    title: 'Finer words for it',
    about: 'Take one feeling of today, and look for words that fit it more closely.',
    steps: [
      'Remember a moment of today in which you felt something. It may be small.',
      'Write the first word that comes: good, bad, angry.',
      'Now look for three finer ones: not angry, but let down, or hurried, or ashamed.',
      'Choose the one that fits best, and write how you can tell.',
    ],
    known:
      'Studies found that people who tell their feelings apart finely cope better with strain; this exercise itself has not been tested.',
    progress: 'You need “good” and “bad” less often, and can say what kind.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'The moment', hint: 'Where was it, and who was there? On the stairs, with the neighbour.' },
        { label: 'The first word', hint: 'However rough it is.' },
        { label: 'Three finer words', hint: 'Uneasy, relieved, left out, touched, envious, proud, at a loss.' },
        { label: 'The best one, and how I can tell', hint: 'What the body did, or what you would have liked to do.' },
      ],
    },
  },
  'somebody-beside-me': {
    title: 'Somebody beside me',
    about: 'Write about somebody with whom you have felt safe, and let the scene come back.',
    steps: [
      'Think of somebody with whom you felt at ease: a grandmother, a friend, a teacher. One scene is enough.',
      'Write where you were, what you heard, what the light was like.',
      'Write what this person did that made you feel safe.',
      'Write one sentence that you could hear from them today.',
    ],
    known: 'Pooled over 120 studies, calling up somebody with whom one is safe improves mood for a while; how long it lasts is unclear.',
    progress: 'On a hard day the scene comes back to you without your looking for it.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'You, with whom I felt safe', hint: 'A name, or “the man from the tea stall”.' },
        { label: 'Where we were', hint: 'The veranda, the smell of rain, the radio next door.' },
        { label: 'What you did', hint: 'You asked nothing, and put a plate before me.' },
        { label: 'What you would say today', hint: 'One sentence, in their voice.' },
      ],
    },
  },
  'comfort-before-advice': {
    title: 'Comfort before advice',
    about: 'Somebody tells you of trouble. Three ways to be there.',
    steps: [
      'Read the scene. Find a word for what the other may be feeling.',
      'Choose what you would say, and read what happens next.',
      'Read the other two. Say your own sentence aloud, as you would say it.',
    ],
    known:
      'Pooled over 23 studies, words that take up what the other feels comfort more than words that pass over it; playing scenes was not tested.',
    progress: 'When somebody tells you of trouble, your first sentence is about them.',
    screen: {
      kind: 'talk',
      scenes: [
        {
          situation: 'A friend has failed an exam. “I worked so hard,” she says.',
          ways: [
            {
              say: '“All that work, and then this. That must be bitter.”',
              follows: 'She cries a little. Then she tells you which question it was.',
            },
            {
              say: '“Do you want to talk about it, or walk a bit?”',
              follows: 'She wants to walk. At the third corner she begins to talk.',
            },
            {
              say: '“We can look at the questions on Sunday, if you like.”',
              follows: 'She nods. Today she would rather just be sad. On Sunday she is glad of it.',
            },
          ],
        },
        {
          situation: 'Your colleague’s father is in hospital. He sits before his screen and does not type.',
          ways: [
            {
              say: '“Your thoughts are with your father, I guess.”',
              follows: 'He breathes out. “I do not know if I may leave,” he says. You look at it together.',
            },
            { say: '“Shall I take your calls till noon?”', follows: 'He looks up. It is the first thing today that got lighter.' },
            { say: 'You put a glass of water down, and say nothing.', follows: 'He drinks it. He does not talk, and he does not have to.' },
          ],
        },
        {
          situation: 'Your daughter says that nobody played with her today.',
          ways: [
            {
              say: '“That is a lonely feeling. Where were you then?”',
              follows: 'By the wall, she says, and shows you how she stood there.',
            },
            { say: '“Come here.” You hold her, and ask nothing.', follows: 'After a minute she wants to know what there is for supper.' },
            {
              say: '“Shall we think what you could say to them tomorrow?”',
              follows: 'She finds a sentence. But first she wants to tell you how it was.',
            },
          ],
        },
        {
          situation: 'Your neighbour’s dog has died. She says: “It was only a dog.”',
          ways: [
            {
              say: '“He was at your door for eleven years. I miss him too.”',
              follows: 'She gets a photo. You hear a story that you did not know.',
            },
            { say: '“The house must be quiet now.”', follows: '“Yes,” she says. “In the mornings most of all.”' },
            {
              say: '“Shall I walk with you in the mornings for a while?”',
              follows: 'She waves it off. On the third morning she stands at the gate.',
            },
          ],
        },
        {
          situation: 'Your brother has been turned down for a job, again.',
          ways: [
            {
              say: '“The fourth time. I would be tired as well.”',
              follows: '“I am so tired of hoping,” he says. It is the first honest word this week.',
            },
            { say: '“Tell me: what was it like in there?”', follows: 'He tells it, and at one point he has to laugh.' },
            { say: '“Come, let us go for a ride.”', follows: 'Wind and a long road are good. Of the job he speaks a week later.' },
          ],
        },
        {
          situation: 'An old uncle says on the phone: “Nobody needs me any more.”',
          ways: [
            {
              say: '“That sounds lonely. Since when has it been like that?”',
              follows: 'Since the shop was closed, he says. You hear about the shop for half an hour.',
            },
            {
              say: '“I liked so much how you taught me chess. I think of it.”',
              follows: 'A pause. “Do you still have the board?” he asks.',
            },
            {
              say: '“I will come on Sunday, and bring you the newspaper.”',
              follows: 'He asks at what time. How he is, he does not say; on Sunday perhaps.',
            },
          ],
        },
        {
          situation: 'A classmate is trembling before her talk. It is her turn in five minutes.',
          ways: [
            {
              say: '“Your heart is racing, isn’t it? So was mine. I will sit right in front.”',
              follows: 'She finds your face three times during the talk.',
            },
            { say: '“What is your first sentence?”', follows: 'She says it. It comes out whole. The rest may follow.' },
            {
              say: '“Breathe out slowly. I will do it with you.”',
              follows: 'Three breaths, and she has to laugh. Her hands still shake a little.',
            },
          ],
        },
      ],
    },
  },
  'a-word-three-times-a-day': {
    title: 'A word, three times a day',
    about: 'At three moments of the day, find one word for what you feel.',
    steps: [
      'Tie it to three moments that come anyway: the first tea, the way home, the light switched off.',
      'Stop for one breath, and ask: what is there just now?',
      'Say one word to yourself: restless, content, heavy, curious. None is wrong.',
      'Go on. Nothing has to change.',
    ],
    known:
      'A review of many studies finds that putting a feeling into a word makes it a little less strong; most were done in laboratories.',
    progress: 'The word comes faster, and there are more kinds of words than a week ago.',
    nextDay: 'How well did you find words for it yesterday?',
  },
  'where-does-it-come-from': {
    title: 'Where does it come from?',
    about: 'Before you judge something today, ask whether the feeling comes from the thing itself.',
    steps: [
      'Catch one moment today in which you want to judge: the soup, the plan, the person, your whole life.',
      'Ask: what do I feel, and since when? Did it begin before this, or with this?',
      'Look for another source: heat, noise, a long day, a bad call, a good song.',
      'Judge only then. If you cannot tell, wait an hour.',
    ],
    known:
      'In one study, sunny days made for better views of life unless people were asked about the weather; later tests found little of it.',
    progress: 'Now and then you say: that is the heat, not you.',
    nextDay: 'How well could you tell where the feeling came from?',
  },
  'seen-from-over-there': {
    title: 'Seen from over there',
    about: 'Look at something small that annoyed you as somebody else would have seen it.',
    steps: [
      'Choose something small of today that annoyed you. Nothing old, nothing heavy.',
      'Tell it to yourself as a stranger at the next table would have seen it.',
      'Tell it once more from where the other person stood. What could have been going on there?',
      'Notice how much of the annoyance is left. It may stay.',
    ],
    known:
      'Pooled over many experiments, taking another view of what happened lowers how strong a feeling is, by a little to a fair amount.',
    progress: 'While you are still annoyed, a second way to see it comes to mind.',
    nextDay: 'How well did the other view come to you?',
  },
  'ten-minutes-side-by-side': {
    title: 'Ten minutes side by side',
    about: 'Be with one person for ten minutes, with the phone out of sight.',
    steps: [
      'Choose somebody with whom you like to be: at home, in the break, on the bench before the house.',
      'Put the phone where you neither see nor hear it.',
      'Sit, walk or work side by side. You may talk, and you may be silent.',
      'Notice once how your shoulders and your breath are.',
    ],
    known: 'In one study of 300 guests at a meal, those whose phones lay on the table enjoyed the company a little less.',
    progress: 'Being silent with this person feels easy for longer.',
    nextDay: 'How well did the ten minutes side by side go?',
  },
  'a-word-at-the-counter': {
    title: 'A word at the counter',
    about: 'Greet one person today whom you otherwise only pass by.',
    steps: [
      'Choose somebody whom you often pass and with whom you feel at ease: at the counter, at the gate, in the shop.',
      'Look at them, greet, and add one real sentence: the mangoes look good today.',
      'Wait for what comes. If nothing comes, that is fine too.',
    ],
    known: 'In one study in a coffee shop, guests who chatted briefly with the server felt better afterwards than those who hurried.',
    progress: 'There are more faces on your way that you greet.',
    nextDay: 'How well did the word at the counter go?',
  },
  'ask-for-a-small-hand': {
    title: 'Ask for a little help',
    about: 'Ask somebody today for a small help that you would usually do without.',
    steps: [
      'Choose something small where help would do you good: carrying, explaining, looking it over.',
      'Before you ask, guess how likely a yes is.',
      'Ask plainly, and leave room for a no: could you, and it is fine if not.',
      'If a yes comes, take the help, and say what it did for you.',
    ],
    known: 'In a few experiments, people who asked strangers for small help got a yes far more often than they had guessed.',
    progress: 'You ask sooner, and a no weighs less.',
    nextDay: 'How well did it go to ask for help?',
  },
};
