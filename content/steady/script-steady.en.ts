import type { PathText } from './script-step.ts';

export const steadyEn: PathText<'steady'> = {
  safety: {
    aim: 'Find a few things that bring you back to this room when your mind is somewhere else.',
    minutes: 10,
    blocks: [
      {
        kind: 'text',
        title: 'Why we begin here',
        paragraphs: [
          'After hard times the body can act as if the danger were still there. The heart races, or everything goes numb. Your body is doing its work for too long. It is not weakness.',
          'You do not have to tell what happened. Not here, and not in any other step.',
        ],
      },
      {
        kind: 'points',
        title: 'Five, four, three, two, one',
        isNumbered: true,
        points: [
          'Name five things that you can see. Say them aloud, if you can.',
          'Touch four things. Notice which is cool and which is warm.',
          'Listen for three sounds. Let one of them be far away.',
          'Smell two things, or think of two smells that you like.',
          'Take one slow sip of water.',
        ],
      },
      {
        kind: 'points',
        title: 'A longer breath out',
        points: [
          'Breathe in while you count to four.',
          'Breathe out while you count to six. Do this ten times.',
          'If it makes you uneasy, stop. Look around the room instead.',
        ],
      },
      {
        kind: 'fields',
        title: 'Your own list',
        lead: 'Write down what brings you back. Then you need not search for it next time.',
        fields: [
          { id: 'things', label: 'Something that I can hold or look at' },
          { id: 'place', label: 'A place where I feel safe enough' },
          { id: 'person', label: 'Somebody whose voice calms me' },
        ],
      },
    ],
    close: 'It is enough if the room feels a little nearer now. Most people need a few tries.',
  },
  strain: {
    aim: 'Know what is usual after hard times, so that it frightens you less.',
    minutes: 10,
    blocks: [
      {
        kind: 'text',
        title: 'In the body',
        paragraphs: [
          'Strain switches on the body’s alarm. Sleep gets worse. The shoulders are tight, the stomach is upset, and a small noise makes you jump.',
          'In the first weeks after a shock many people feel some of this. For most of them it grows less with time.',
        ],
      },
      {
        kind: 'text',
        title: 'In the mind',
        paragraphs: [
          'Pictures come back that nobody called. It is hard to think, to trust, or to be glad. Some people feel guilty for things that were not their fault.',
          'This does not say that something is wrong with you. It says that something was hard.',
        ],
      },
      {
        kind: 'text',
        title: 'What keeps the alarm on',
        paragraphs: [
          'Three things often do: to stay away from everything that reminds you, to be alone with it, and to be hard on yourself. The next steps look at them one by one.',
        ],
      },
      {
        kind: 'fields',
        title: 'What I notice',
        lead: 'A few words are enough. Leave out what you do not want to look at today.',
        fields: [
          { id: 'body', label: 'In my body' },
          { id: 'mind', label: 'In my thoughts' },
          { id: 'easier', label: 'What has made it a little easier so far' },
        ],
      },
      {
        kind: 'points',
        title: 'When somebody else should help',
        points: [
          'It has lasted for more than a month and does not grow less.',
          'You can no longer work, study, or care for those who need you.',
          'You drink or take something to get through the day.',
          'Then a doctor or a counsellor is the right person. To go there takes strength.',
        ],
      },
    ],
    close: 'You now know a little more about what your body is doing. That is all for today.',
  },
  sleep: {
    aim: 'Choose one small change that gives your days and nights a rhythm.',
    minutes: 12,
    blocks: [
      {
        kind: 'text',
        title: 'Why rhythm helps',
        paragraphs: [
          'The body sleeps by a clock, and hard times upset that clock. You cannot order sleep to come. But you can give it the same door at the same hour.',
          'Do not change everything at once. One thing for one week is plenty.',
        ],
      },
      {
        kind: 'points',
        title: 'Choose one of these',
        points: [
          'Get up at the same time every day, also after a bad night.',
          'Go into daylight within an hour of getting up.',
          'If you lie awake for long, get up. Sit somewhere quiet until you are sleepy.',
          'Drink no tea or coffee after lunch.',
          'Two hours before bed, write tomorrow’s worries on paper. Leave the paper outside the bedroom.',
          'Let the phone sleep in another room.',
          'Eat your meals at the same hours, and walk for ten minutes after one of them.',
        ],
      },
      {
        kind: 'fields',
        title: 'My week',
        lead: 'A plan with a time is kept more often than a good wish.',
        fields: [
          { id: 'change', label: 'The one thing that I will do' },
          { id: 'when', label: 'When, and after what' },
          { id: 'obstacle', label: 'What could get in the way, and what I will do then' },
        ],
      },
      {
        kind: 'text',
        title: 'If nightmares wake you',
        paragraphs: [
          'Sit up, put both feet on the floor, and do “five, four, three, two, one” from the first step. If bad dreams come on many nights, tell a doctor. There is help for that.',
        ],
      },
    ],
    close: 'One change, one week. A night that goes badly takes nothing back.',
  },
  writing: {
    aim: 'Put into words what weighs on you, for fifteen minutes, on three different days.',
    minutes: 20,
    blocks: [
      {
        kind: 'points',
        title: 'Do not write today if',
        points: [
          'you have thoughts of ending your life or of hurting yourself;',
          'what happened is less than a month ago;',
          'you feel far away from yourself, or have hardly slept;',
          'there is nobody whom you could call tonight;',
          'somebody who treats you has told you not to.',
        ],
      },
      {
        kind: 'text',
        title: 'What it can do, and what it cannot',
        paragraphs: [
          'Across many studies people who wrote like this felt a little better some weeks later. For some it changed nothing. Right after writing many feel sadder, for an hour or two.',
          'So leave time afterwards. Do not do it just before sleep.',
        ],
      },
      {
        kind: 'points',
        title: 'How',
        isNumbered: true,
        points: [
          'Choose something that you can bear to write about. It need not be the worst.',
          'Write what happened, what you felt, and what you think of it now.',
          'Do not stop to mend the words. Spelling does not matter.',
          'Stop when it gets too much. That is right. Then do the first step again.',
        ],
      },
      {
        kind: 'timer',
        title: 'Fifteen minutes',
        lead: 'The clock only helps you to stop in time. Nothing happens when it ends.',
        minutes: 15,
      },
      {
        kind: 'fields',
        title: 'Your page',
        lead: 'What you write stays on this device. Keep it only if you want to read it again.',
        fields: [{ id: 'page', label: 'What weighs on me' }],
      },
    ],
    close: 'Come back now. Look around and name five things. Do something simple and kind. Leave at least a day before you write again.',
  },
  people: {
    aim: 'See who is there for what, and write to one of them.',
    minutes: 12,
    blocks: [
      {
        kind: 'text',
        title: 'Nobody must be everything',
        paragraphs: [
          'Hard times make us want to hide. Yet company is one of the things that help most. One person need not do it all: one listens, another drives you to the doctor, a third makes you laugh.',
          'If home is not a safe place for you, begin with somebody outside it. The numbers under “I need help now” are people too.',
        ],
      },
      {
        kind: 'fields',
        title: 'My people',
        lead: 'A first name is enough. An empty line is no shame; it shows where you could look.',
        fields: [
          { id: 'listens', label: 'Who can listen without giving advice' },
          { id: 'helps', label: 'Who helps with everyday things' },
          { id: 'light', label: 'With whom I can forget it for an hour' },
          { id: 'knows', label: 'Who knows the way: a doctor, a teacher, an office' },
        ],
      },
      {
        kind: 'points',
        title: 'How one can begin',
        points: [
          '“I am having a hard time. You need not solve it. Could we have tea on Sunday?”',
          '“Could you come with me to the doctor this week? I do not want to go alone.”',
          '“I do not want to talk about it. But I would like to go for a walk with you.”',
        ],
      },
      {
        kind: 'fields',
        title: 'My message',
        lead: 'Write it here, then copy it and send it yourself. We send nothing.',
        fields: [{ id: 'message', label: 'To whom, and what I write' }],
      },
    ],
    close: 'If the answer is late, it says nothing about your worth. Try the next name on your list.',
  },
  matters: {
    aim: 'Choose one small act that fits what matters to you, even while it is still hard.',
    minutes: 15,
    blocks: [
      {
        kind: 'text',
        title: 'First the act, then the mood',
        paragraphs: [
          'We often wait until we feel better before we do things. It also works the other way round: small acts that mean something can lift the mood a little.',
          'Small means small. Water one plant. Call one person. Read one page.',
        ],
      },
      {
        kind: 'points',
        title: 'To find it, ask',
        points: [
          'Whom do I want to be good to?',
          'What did I love to do when I was twelve?',
          'What would I be sorry to lose?',
          'What is mine to care for: a room, an animal, a craft, a faith, a street?',
        ],
      },
      {
        kind: 'fields',
        title: 'One act this week',
        lead: 'Ten minutes at most.',
        fields: [
          { id: 'matters', label: 'What matters to me now' },
          { id: 'act', label: 'The act' },
          { id: 'when', label: 'On which day, at what hour, where' },
        ],
      },
      {
        kind: 'fields',
        title: 'Looking back on this path',
        lead: 'You can also come back to this page in a month.',
        fields: [
          { id: 'helped', label: 'What has helped, even a little' },
          { id: 'still', label: 'What is still hard, and who could help with it' },
        ],
      },
    ],
    close: 'This was the last step of the path. Every step stays open. If it is still very hard, please let a person help you now.',
  },
};
