import type { PathText } from './script-step.ts';

export const confidenceEn: PathText<'confidence'> = {
  where: {
    aim: 'Find the exact places where your confidence goes, since it is not gone everywhere.',
    minutes: 10,
    blocks: [
      {
        kind: 'text',
        title: 'Not one thing',
        paragraphs: [
          'Nobody has “no confidence”. We trust ourselves in one place and not in another: at the stove but not on the telephone, with two people but not with ten.',
          'It grows most from things that we have done ourselves. So it pays to know where to begin.',
        ],
      },
      {
        kind: 'points',
        title: 'Think of the last two weeks',
        points: [
          'When did you hold something back that you wanted to say or do?',
          'Who was there? What came just before?',
          'What did you tell yourself in that moment?',
          'And where did you trust yourself, without thinking about it?',
        ],
      },
      {
        kind: 'fields',
        title: 'One place, looked at closely',
        lead: 'Choose one that is a little hard, not the hardest.',
        fields: [
          { id: 'place', label: 'Where and with whom it fails me' },
          { id: 'thought', label: 'What I tell myself then' },
          { id: 'safe', label: 'What I do so as not to be seen' },
          { id: 'trusted', label: 'Where I trust myself' },
        ],
      },
    ],
    close: 'You have found a place to begin. Leave it for today.',
  },
  voice: {
    aim: 'Hear how you speak to yourself after a mistake, and try another tone.',
    minutes: 12,
    blocks: [
      {
        kind: 'text',
        title: 'Kind is not soft',
        paragraphs: [
          'Many of us think that we need a hard voice to do well. Studies point the other way. People who were kind to themselves after a mistake did not grow lazy. They worked more on it.',
          'Being kind to yourself does not mean that everything was fine. It means telling the truth without a whip.',
        ],
      },
      {
        kind: 'points',
        title: 'Three sentences',
        isNumbered: true,
        points: [
          'Say what is: “This hurts”, or “I am ashamed of this.”',
          'Say that you are not the only one: “Others know this too.”',
          'Say what you would say to a friend who had done the same.',
        ],
      },
      {
        kind: 'fields',
        title: 'Try it on one mistake',
        lead: 'Take a small one, from this week.',
        fields: [
          { id: 'hard', label: 'What the hard voice says' },
          { id: 'friend', label: 'What I would say to a friend' },
          { id: 'mine', label: 'The same, said to me' },
        ],
      },
      {
        kind: 'text',
        title: 'If it feels false',
        paragraphs: [
          'That is common at first, above all for people who heard few kind words as children. Then say it plainly: “It went badly. I can do one thing better.” Plain is kind enough.',
        ],
      },
    ],
    close: 'Listen for that other tone today. Once is enough.',
  },
  ladder: {
    aim: 'Test a fear with a small act: write down before what you expect, and afterwards what happened.',
    minutes: 20,
    blocks: [
      {
        kind: 'text',
        title: 'A fear is a forecast',
        paragraphs: [
          '“They will laugh.” “I will not get a word out.” A forecast can be tested. You do not need courage for a big leap. You need a first rung that you can reach.',
        ],
      },
      {
        kind: 'points',
        title: 'Build the ladder',
        isNumbered: true,
        points: [
          'Write down five acts, from easy to hard. Asking the price in a shop can be the first.',
          'Begin with one that scares you about 3 out of 10.',
          'Before it, write exactly what you expect.',
          'Do it. Leave out one of your tricks for hiding.',
          'Afterwards write what really happened, also if it was bad.',
          'Stay on a rung until it is dull. Then climb.',
        ],
      },
      {
        kind: 'points',
        title: 'What is no trial',
        points: [
          'Nothing that is dangerous, or against the law.',
          'Nothing with somebody who has hurt you.',
          'Nothing where a job or your home is at stake. Keep that for later, and for somebody at your side.',
        ],
      },
      {
        kind: 'fields',
        title: 'A trial',
        lead: 'Keep it before the trial. Come back afterwards and fill in the rest.',
        fields: [
          { id: 'trial', label: 'What I will do, when and where' },
          { id: 'expected', label: 'What I expect to happen, and how sure I am (0 to 100)' },
          { id: 'happened', label: 'What happened' },
          { id: 'learned', label: 'What I take from it' },
        ],
      },
    ],
    close: 'A trial that goes badly is a result too. Make the next rung smaller.',
  },
  saying: {
    aim: 'Try out sentences in four short scenes where nothing can happen to you.',
    minutes: 15,
    blocks: [
      {
        kind: 'text',
        title: 'Clear and kind at once',
        paragraphs: [
          'To say what you want is a skill, like cooking. A good sentence often has three parts: what is, what it does to me, and what I ask for.',
          'In these scenes nobody counts points. Try one sentence, see what comes, go back and try another one.',
        ],
      },
      { kind: 'scenes', title: 'Four scenes', lead: 'Choose one. You can play each as often as you like.' },
      {
        kind: 'fields',
        title: 'My own sentence',
        lead: 'For a talk that lies ahead of you.',
        fields: [
          { id: 'what', label: 'What is' },
          { id: 'does', label: 'What it does to me' },
          { id: 'ask', label: 'What I ask for' },
        ],
      },
    ],
    close: 'Say your sentence aloud once, alone. Your mouth will know it better then.',
  },
  strengths: {
    aim: 'Use something that you are good at in a place where you need it.',
    minutes: 15,
    blocks: [
      {
        kind: 'text',
        title: 'Begin from what is there',
        paragraphs: [
          'When confidence is low we look at what is missing. But new trials go better when they lean on something that we can do.',
        ],
      },
      {
        kind: 'strengths',
        title: 'What your report says',
        lead: 'These stand highest in your report so far. Only you see them here.',
        none: 'There is no report of yours yet, or not enough of it. That is fine: think of a thing for which others have thanked you.',
      },
      {
        kind: 'fields',
        title: 'One strength, one place',
        lead: 'Think of the place from the first step.',
        fields: [
          { id: 'strength', label: 'A strength of mine' },
          { id: 'proof', label: 'When it last showed' },
          { id: 'use', label: 'How I will use it in the hard place this week' },
        ],
      },
    ],
    close: 'Look in the evening whether you have used it. Noticing it is half of it.',
  },
  setback: {
    aim: 'Decide now what you will do when it goes wrong, so that you need not decide it then.',
    minutes: 15,
    blocks: [
      {
        kind: 'text',
        title: 'It will come',
        paragraphs: [
          'A bad day will come. That is no proof that all was in vain. A plan that says “if this happens, then I do that” works better than a good wish.',
        ],
      },
      {
        kind: 'fields',
        title: 'My plan',
        lead: 'Make each part so small that you could do it on a bad day.',
        fields: [
          { id: 'sign', label: 'By what I notice that it is slipping' },
          { id: 'if', label: 'If this happens …' },
          { id: 'then', label: '… then I do this, at once' },
          { id: 'who', label: 'Whom I tell' },
        ],
      },
      {
        kind: 'points',
        title: 'Good then-parts',
        points: [
          '… then I go outside and walk once round the house.',
          '… then I read what I wrote in “A kinder voice”.',
          '… then I go back one rung on my ladder.',
          '… then I call one person and say: “It was a bad day.”',
        ],
      },
      {
        kind: 'fields',
        title: 'Looking back on this path',
        lead: 'What you did is the best ground for confidence that there is.',
        fields: [
          { id: 'done', label: 'What I have done that I would not have done before' },
          { id: 'next', label: 'The next rung' },
        ],
      },
    ],
    close: 'This was the last step of the path. Every step stays open, and the ladder goes on as long as you like.',
  },
};
