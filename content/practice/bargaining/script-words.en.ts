import type { ArtWords } from '../script-exercise.ts';

export const words: ArtWords = {
  'a-deal-at-the-stall': {
    title: 'A deal at the stall',
    about: 'Agree with a trader on who gets how much of each thing.',
    steps: [
      'Look at what each thing is worth to you, and put them in order.',
      'Make an offer. Watch which thing the trader holds on to.',
      'Give more of what is cheap for you and dear to the trader, and ask for the reverse.',
      'Before you say yes, ask: is there a split that is better for both of us?',
    ],
    known: 'Many studies agree that practice improves the game one practises; whether it carries over to real bargains is unproven.',
    progress: 'You give way in what matters little to you, and less in what matters much.',
  },
  'demand-or-reason': {
    title: 'Demand or reason',
    about: 'Sort what people ask for from why they ask for it.',
    steps: [
      'Read the line as if somebody had just said it to you.',
      'Ask: is there only one way to give this? Then it is a demand.',
      'Ask: could it be met in three ways? Then it is a reason.',
      'For each demand, think of one reason that could stand behind it.',
    ],
    known:
      'Pooled studies found better deals where people cared for both sides and put up some resistance; sorting demands from reasons was not tested.',
    progress: 'Somebody wants something from you, and you ask what it is for.',
    screen: {
      kind: 'cards',
      piles: ['A demand', 'A reason'],
      cards: [
        { text: 'I want the window seat.', pile: 0, why: 'Only one seat will do. The reason may be air, or the view.' },
        { text: 'The meeting has to be on Tuesday.', pile: 0, why: 'One day, no other. Ask what is on the other days.' },
        { text: 'Pay me five hundred more.', pile: 0, why: 'A number. Behind it may stand a bill, or a sense of what is fair.' },
        { text: 'You wash up every night.', pile: 0, why: 'One way out only. It may be about tired feet, or about fairness.' },
        { text: 'No music after nine.', pile: 0, why: 'An hour as a rule. The reason is still unsaid.' },
        { text: 'I get the scooter on Sunday.', pile: 0, why: 'A thing and a day. Where does she want to go?' },
        { text: 'Sign it today.', pile: 0, why: 'Today, and not tomorrow. What happens today?' },
        { text: 'The wall must be white.', pile: 0, why: 'One colour. Perhaps the room is dark.' },
        { text: 'I need quiet, since my exam is on Monday.', pile: 1, why: 'Quiet can be had in many ways: hours, rooms, headphones.' },
        { text: 'I want my mother to get home safely.', pile: 1, why: 'A bus, a friend or a scooter can all do that.' },
        { text: 'I am worried that the money will come late.', pile: 1, why: 'A date, a part in advance or a paper may all help.' },
        { text: 'I want to be asked before things are settled.', pile: 1, why: 'It is about being heard, and costs only a question.' },
        { text: 'The room is so dark that I cannot read.', pile: 1, why: 'A lamp, a mirror or paint: there are several ways.' },
        { text: 'My back hurts when I stand for long.', pile: 1, why: 'A stool, shifts or other work could meet it.' },
        {
          text: 'I do not want the others to think that I am favoured.',
          pile: 1,
          why: 'It is about how it looks, and that can be shaped.',
        },
        { text: 'I have to know by noon so that I can cook enough.', pile: 1, why: 'Now you know what the hour is for.' },
      ],
    },
  },
  'firm-and-warm': {
    title: 'Firm and warm',
    about: 'Read a small dispute, choose what you could say, and see what may happen next.',
    steps: [
      'Read the scene. Notice what you would say at once.',
      'Read all three ways, and say each of them in your own voice.',
      'Choose one and see what may happen next. Then look at the other two.',
      'Say your own fourth way aloud, in one sentence.',
    ],
    known:
      'In one study, openings that began with “I” and named both views were rated as least likely to meet with anger; playing scenes was not tested.',
    progress: 'In a dispute you name what the other wants before you say what you want.',
    screen: {
      kind: 'talk',
      scenes: [
        {
          situation: 'It is half past ten at night. The neighbours play loud music. Your child has an exam tomorrow.',
          ways: [
            { say: '“Turn it off. This is not a wedding hall.”', follows: 'It goes quiet, and nobody greets you in the morning.' },
            {
              say: '“I see that you are having a good time. My child has an exam tomorrow, and I would be glad of quiet.”',
              follows: 'They turn it down. Somebody asks how the exam went.',
            },
            {
              say: 'You close the window and say nothing.',
              follows: 'The child studies with cotton in the ears. You are still cross on Sunday.',
            },
          ],
        },
        {
          situation: 'You and your brother both want the scooter on Sunday.',
          ways: [
            { say: '“You had it last week. It is my turn.”', follows: 'You may be right. He begins to count the weeks before.' },
            { say: '“What do you need it for, and when? I have to be at the market at ten.”', follows: 'He needs it after four. Both go.' },
            { say: '“Take it, I can walk.”', follows: 'He is pleased. You walk, and think about it on the way.' },
          ],
        },
        {
          situation: 'The tailor promised the clothes for today. They are not ready, and the wedding is tomorrow.',
          ways: [
            {
              say: '“I have the wedding tomorrow at nine. What can be done by tonight?”',
              follows: 'He sews the one piece that matters first.',
            },
            { say: '“I will tell everybody what your word is worth.”', follows: 'He sews fast and badly, or not at all.' },
            {
              say: '“I know it is the season, and all come at once. I counted on it, and now I am in trouble.”',
              follows: 'He is ashamed, and calls his cousin to help.',
            },
          ],
        },
        {
          situation: 'A colleague asks you for the third time this month to take over her evening.',
          ways: [
            { say: '“Again? You always do this.”', follows: 'She says that it is not always. Now you talk about “always”.' },
            { say: '“Fine, I will do it.”', follows: 'She is glad. She will ask you next time too.' },
            {
              say: '“I see that it is hard for you now. I cannot do every week. Tonight I can, if you take my Saturday.”',
              follows: 'She takes the Saturday, and tells you why the evenings are hard.',
            },
          ],
        },
        {
          situation: 'The landlord wants more rent from next month on.',
          ways: [
            {
              say: '“I understand that your costs have grown. I can pay half of that from next month, or all of it from April.”',
              follows: 'He thinks about it, and takes April.',
            },
            { say: '“Not one rupee more.”', follows: 'He says that others would be glad of the flat. Both of you have less room now.' },
            { say: '“What has changed for you?”', follows: 'He speaks of a leaking roof. You know somebody who can mend it.' },
          ],
        },
        {
          situation: 'In the shared kitchen, the dishes stand there again. It was not your turn.',
          ways: [
            { say: 'You put a note on the tap: whoever eats washes.', follows: 'One laughs, one is hurt, and the dishes are washed.' },
            {
              say: '“I like to cook in a clean kitchen. What would be an order that all of us can keep?”',
              follows: 'It takes ten minutes, and there is a plan on the wall.',
            },
            { say: 'You wash them all and tell nobody.', follows: 'The kitchen is clean. Tomorrow they stand there again.' },
          ],
        },
        {
          situation: 'At the end of the ride, the driver asks for more than was agreed.',
          ways: [
            {
              say: '“We said eighty. I see that there was a lot of traffic. I can give ninety.”',
              follows: 'He grumbles, and takes ninety.',
            },
            { say: '“We agreed on eighty, and I keep to that.”', follows: 'He calls after you. You paid what was said.' },
            { say: 'You pay without a word.', follows: 'It is over fast. You tell the story at dinner.' },
          ],
        },
      ],
    },
  },
  'a-number-in-the-pocket': {
    title: 'A number in the pocket',
    about: 'Before you bargain, write down what you aim at, and what you do without a deal.',
    steps: [
      'Choose something that you will have to settle soon: a price, a task, who does what at home.',
      'Write what you would be glad to get. Make it exact, and a bit more than easy.',
      'Write what you do if there is no deal. Agree to nothing that is worse than that.',
      'Write how both of you could be content.',
      'Read it once more just before you begin to talk.',
    ],
    known:
      'Pooled studies from 22 reports found that an exact and high goal clearly increases what bargainers get for themselves; most of these bargains were games.',
    progress: 'You come out of a talk nearer to what you had written down.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'What I aim at', hint: 'A number, a day or a share: two evenings a week for myself.' },
        { label: 'Without a deal, I …', hint: 'Your next best way: buy elsewhere, ask somebody else, leave it as it is.' },
        { label: 'What the other may aim at', hint: 'Guess. You can ask later.' },
        { label: 'A deal both could live with', hint: 'One sentence with what each of you gets.' },
      ],
    },
  },
  'what-counts-for-whom': {
    title: 'What counts for whom',
    about: 'List all that is to be settled, and mark how much each thing counts for you and for the other.',
    steps: [
      'Think of something that two people have to share or settle: a journey, a feast, the work of a week.',
      'List all that is in it: money, hours, days, who goes first, who tells the others.',
      'Give each thing a number from 1 to 5: how much does it count for me?',
      'Now be the other for a minute. What would their numbers be?',
      'Find one thing that is a 1 for you and a 5 for them, and one the other way round. That is your swap.',
    ],
    known: 'In a few experiments, bargainers who had first thought about what the other was thinking found hidden deals more often.',
    progress: 'You find swaps that cost each side little.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'What is to be settled', hint: 'For instance: the trip to my in-laws.' },
        { label: 'All that is in it, with my numbers', hint: 'Date 2, train or bus 5, how long 3, gifts 1.' },
        { label: 'The same list, with the other’s numbers', hint: 'Guess as fairly as you can, and mark what you do not know.' },
        { label: 'The swap', hint: 'For instance: their date, my train.' },
      ],
    },
  },
  'the-kind-witness': {
    title: 'The kind witness',
    about: 'Write about a small dispute as somebody would who wishes both of you well.',
    steps: [
      'Choose a small dispute of the last days, one about which you are no longer angry.',
      'Think of a person who saw it all and likes you both.',
      'Write what this person saw: only what was said and done.',
      'Write what good this person would see in each of you, and in the dispute itself.',
      'End with what the witness would wish you both for the next time.',
    ],
    known:
      'In one study of 120 couples, those who wrote about their disputes like this three times in a year kept their bond as close as it was.',
    progress: 'In a dispute you see the two of you for a moment as if from the next table.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'I saw two people who …', hint: 'Only what could be seen and heard.' },
        { label: 'What each of them wanted', hint: 'Say it so that both would nod.' },
        { label: 'What was good in it', hint: 'Perhaps that both stayed. Perhaps one clear sentence.' },
        { label: 'Next time I would wish them …', hint: 'One small thing that is easy to do.' },
      ],
    },
  },
  'their-words-first': {
    title: 'Their words first',
    about: 'In one difference of opinion today, first say what the other means, and only then your own view.',
    steps: [
      'Choose a harmless difference of today: the film, the route, what to cook.',
      'Before you answer, say: so for you it is about …',
      'Wait until the other nods or puts it right.',
      'Name one point in which you agree. Then say your view, with “I think” in front.',
    ],
    known:
      'In one experiment, people who had learned to take up the other view and soften their words were liked better as partners for later work.',
    progress: 'You hear “yes, exactly” before you begin with your own view.',
    nextDay: 'How well did you catch what the other meant?',
  },
  'two-offers-at-once': {
    title: 'Two offers at once',
    about: 'When something is to be settled, offer two ways that are equally good for you.',
    steps: [
      'Choose something small that you have to settle with somebody today.',
      'Think of two ways that differ and are just as good for you: I cook and you shop, or the reverse.',
      'Offer both in one breath. Ask: which is better for you?',
      'Notice what the choice tells you, and use it.',
    ],
    known:
      'In a few experiments, bargainers who made several equal offers at once did better, and got on better with the other, than those who made one.',
    progress: 'You hear more often which part matters to the other.',
    nextDay: 'How well did it go to offer two ways?',
  },
  'three-silent-seconds': {
    title: 'Three silent seconds',
    about: 'When somebody wants something from you today, wait three seconds before you answer.',
    steps: [
      'Choose one person or place where you are often asked for things.',
      'When the next request comes, keep a friendly face and count to three in your mind.',
      'Use the time for one question: what could be good for both of us here?',
      'Then answer: yes, no, or what you need to know first.',
    ],
    known:
      'In a few studies of bargaining, people who kept silent for some seconds found more that was good for both, unless the other outranked them.',
    progress: 'You say “yes, but” afterwards less often.',
    nextDay: 'How well could you wait before answering?',
  },
  'what-else-for-it': {
    title: 'What else for it?',
    about: 'Before you spend money or hours, name one other thing that you could have for them.',
    steps: [
      'Today, before one thing you buy or agree to, stop for a moment.',
      'Ask: what else could I have for this money, or this hour?',
      'Name one thing exactly: two kilos of mangoes, an hour with the children.',
      'Choose the one that you want more. Both are fine.',
    ],
    known:
      'In a few experiments, people who were reminded of what else the money could buy more often passed up a purchase or chose the cheaper one.',
    progress: 'Beside a price, you also see what else it could buy.',
    nextDay: 'How clearly did you see what else you could have had?',
  },
  'a-friendly-minute-first': {
    title: 'A friendly minute first',
    about: 'Before you settle something today, spend a minute on something that is not to be settled.',
    steps: [
      'Choose something that you have to settle today, by voice or in writing.',
      'Before you come to it, ask about something else: the journey, the exam of the daughter, the new sign over the shop.',
      'Listen to the answer, and tell one thing of your own.',
      'Then say what you have come for.',
    ],
    known:
      'In one experiment, people who first chatted by phone trusted each other more and got better deals when they then bargained by e-mail.',
    progress: 'You know one thing about the other that has nothing to do with the deal.',
    nextDay: 'How well did the friendly minute go?',
  },
  'a-kind-no': {
    title: 'A kind no',
    about: 'Turn down one small thing today, warmly and in one sentence.',
    steps: [
      'Think of the small things to which you say yes and grumble later.',
      'When one of them comes today, thank the other for asking.',
      'Say no in one sentence. One true reason is enough; none is fine too.',
      'If you like, offer what you could do gladly instead.',
      'Guess how much the other minds, and look whether it is so.',
    ],
    known: 'In a few experiments, people who turned down an invitation thought that the other would mind it more than was the case.',
    progress: 'Your yes comes more freely, since a no is possible.',
    nextDay: 'How well did the kind no go?',
  },
};
