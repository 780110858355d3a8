import type { ArtWords } from '../script-exercise.ts';

export const words: ArtWords = {
  'eight-in-ten': {
    title: 'Right eight times in ten',
    about: 'Give a range for a number, wide enough to hold the truth eight times in ten.',
    steps: [
      'Read the question. Say the lowest number that you can believe, and the highest.',
      'Ask: if I did this ten times, would two miss? If none would miss, make the range smaller. If five would, make it wider.',
      'Look at the answer, and at how often your ranges held.',
    ],
    known:
      'In one study, people learned to judge better how sure to be, but a closer repeat did not find it; ranges like these were not tested.',
    progress: 'About four of your five ranges hold the number, not five and not two.',
    screen: {
      kind: 'estimate',
      questions: [
        {
          ask: 'How many bones has a grown person?',
          unit: 'bones',
          value: 206,
          note: 'A baby has more of them; some grow together later.',
        },
        { ask: 'How far is the Moon, on average?', unit: 'km', value: 384400, note: 'Some thirty Earths in a row would fit in between.' },
        { ask: 'How high is Mount Everest above the sea?', unit: 'm', value: 8849, note: 'Nepal and China measured it together in 2020.' },
        {
          ask: 'How long is the way around the Earth at its middle?',
          unit: 'km',
          value: 40075,
          note: 'Over the poles it is a little shorter.',
        },
        { ask: 'How many minutes are there in a week?', unit: 'minutes', value: 10080, note: 'Seven days of 1440 minutes each.' },
        { ask: 'How many keys has a piano?', unit: 'keys', value: 88, note: '52 of them are white.' },
        {
          ask: 'How many bones has the neck of a giraffe?',
          unit: 'bones',
          value: 7,
          note: 'You have just as many; those of the giraffe are longer.',
        },
        { ask: 'How long does light take from the Sun to us?', unit: 'seconds', value: 499, note: 'A little more than eight minutes.' },
        {
          ask: 'How far does sound go in a second, in warm air?',
          unit: 'm',
          value: 343,
          note: 'So thunder that comes after three seconds is a kilometre away.',
        },
        { ask: 'How many ribs has a person?', unit: 'ribs', value: 24, note: 'Twelve on each side.' },
        { ask: 'How many hearts has an octopus?', unit: 'hearts', value: 3, note: 'Two serve the gills, one all the rest.' },
        {
          ask: 'How long is a marathon?',
          unit: 'm',
          value: 42195,
          note: 'It has been this long since the Olympic Games in London, in 1908.',
        },
        {
          ask: 'In which year did the first passenger train run in India?',
          unit: 'CE',
          value: 1853,
          note: 'From Bombay to Thane, in April.',
        },
        { ask: 'In which year did Tagore get the Nobel Prize?', unit: 'CE', value: 1913, note: 'He was the first from Asia.' },
        {
          ask: 'In which year did people first stand on top of Everest?',
          unit: 'CE',
          value: 1953,
          note: 'Tenzing Norgay and Edmund Hillary, in May.',
        },
        {
          ask: 'How high is the Statue of Unity, without its base?',
          unit: 'm',
          value: 182,
          note: 'It shows Vallabhbhai Patel, above the Narmada.',
        },
        {
          ask: 'How wide is the Moon from side to side?',
          unit: 'km',
          value: 3474,
          note: 'That is about as far as from Kashmir to Sri Lanka.',
        },
        { ask: 'How many eyes has a honeybee?', unit: 'eyes', value: 5, note: 'Two large ones, and three small ones on top.' },
      ],
    },
  },
  'sure-of-the-patch': {
    title: 'How sure of this patch?',
    about: 'Find the patch for the cloth, and say how sure you are of it.',
    steps: [
      'Look along the rows and down the columns. Name for yourself what changes.',
      'Choose the patch that fits both.',
      'Before you go on, ask what speaks against it. Say that you are sure only if nothing does.',
    ],
    known: 'Many studies agree that practice improves the puzzle one practises; whether it changes other judgements is unproven.',
    progress: 'When you say sure, it is right; when you say not sure, it is sometimes wrong.',
  },
  'what-i-stand-for': {
    title: 'What I stand for',
    about: 'Write about one thing that matters to you, and one day on which you lived it.',
    steps: [
      'Choose one thing that matters a lot to you: honesty, family, music, learning, a craft.',
      'Write why it matters. Nobody checks the spelling.',
      'Remember one day on which you lived by it, however small. Write what you did.',
      'Choose one place where it can show again this week.',
    ],
    known:
      'Pooled over studies from 67 papers, thinking of what one values improves how people see themselves, and how they feel, by a little.',
    progress: 'When somebody finds fault with your work, you can name what still holds.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'What matters to me', hint: 'One thing is enough: to keep my word, to be there for my sister.' },
        { label: 'Why', hint: 'As you would tell it to a good friend.' },
        { label: 'A day on which I lived it', hint: 'Where was it, who was there, what did you do?' },
        { label: 'Where it can show this week', hint: 'A small place: at the shop, in one call, at the table.' },
      ],
    },
  },
  'who-decides-this': {
    title: 'Who decides this?',
    about: 'Sort what comes up: yours to decide, to be asked first, or somebody else’s.',
    steps: [
      'Read each line as if it came up today.',
      'Ask first: who has to live with it? Then: who answers for it?',
      'Put it on its pile, and read why it belongs there.',
    ],
    known: 'Pooled studies link unclear roles with weaker work; sorting who decides what was not tested.',
    progress: 'You decide sooner what is yours to decide, and ask less where you need not ask.',
    screen: {
      kind: 'cards',
      piles: ['I decide', 'I ask first', 'Theirs to decide'],
      cards: [
        { text: 'What you do in your free hour this evening.', pile: 0, why: 'The hour is yours. Whoever asks for it can be told no.' },
        { text: 'In which order you do the tasks of your morning.', pile: 0, why: 'They want the work done, not your order.' },
        {
          text: 'How you lay out the notice that you were asked to write.',
          pile: 0,
          why: 'With the task came the choice. Show it when it is done.',
        },
        { text: 'Which of two good buses you take.', pile: 0, why: 'Small, easy to change, and nobody else rides along.' },
        { text: 'Whether you learn to swim.', pile: 0, why: 'Others may have a view. The wish is yours.' },
        {
          text: 'You lead the class trip, and it begins to rain.',
          pile: 0,
          why: 'You answer for the group, and it cannot wait for a vote.',
        },
        {
          text: 'Guests for Sunday, in a home that you share.',
          pile: 1,
          why: 'Others cook and tidy too. One question saves a sour Sunday.',
        },
        {
          text: 'You want to swap your shift with a colleague’s.',
          pile: 1,
          why: 'It changes her day as well, and the one who plans must know.',
        },
        { text: 'Money from the common purse for a new fan.', pile: 1, why: 'What belongs to all is spent by all.' },
        { text: 'You would like to tell a friend’s good news.', pile: 1, why: 'The news is hers. She may want to see the faces.' },
        {
          text: 'A change to a plan that five people have agreed on.',
          pile: 1,
          why: 'Your idea may be better. They still have to hear it first.',
        },
        { text: 'Which subject your grown-up son studies.', pile: 2, why: 'He has to live with it. You may say what you see.' },
        { text: 'How your neighbour paints her door.', pile: 2, why: 'You look at it. She comes home to it.' },
        { text: 'Whether your friend forgives his brother.', pile: 2, why: 'You can listen. The step is his.' },
        { text: 'How a colleague does the part that was given to her.', pile: 2, why: 'Offer help if she asks. Her part needs her hand.' },
        { text: 'Whether your mother wears the new shawl.', pile: 2, why: 'A gift is free only when it is given away.' },
      ],
    },
  },
  'it-went-wrong-because': {
    title: 'It went wrong because',
    about: 'See a plan of yours as failed already, and look for what brought that about.',
    steps: [
      'Choose a plan of your own for the coming weeks.',
      'Imagine that it is over, and that it went badly. Do not ask whether; it did.',
      'Write down what brought that about, as many causes as come.',
      'Choose the one that is most likely. Write what you do about it now, and by when.',
    ],
    known: 'The idea comes from teams at work; for one person’s own plan it has not been tested.',
    progress: 'When something goes wrong, it already stood on your list, with a plan beside it.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'The plan', hint: 'For instance: the school fair, the move, the exam in March.' },
        { label: 'It went wrong because', hint: 'One cause to a line. The odd ones too.' },
        { label: 'The most likely one', hint: 'Which would surprise you least?' },
        { label: 'What I do about it, and by when', hint: 'One step, one date: ring the hall on Monday.' },
      ],
    },
  },
  'when-nobody-begins': {
    title: 'When nobody begins',
    about: 'Scenes in which all wait for each other, and three things that one could say.',
    steps: [
      'Read the scene. Notice what all the others are waiting for.',
      'Choose what you would say, and read what happens next.',
      'Read the other two as well. Say the one that suits you best aloud.',
    ],
    known: 'Many experiments found that people help less when others stand by; playing such scenes was not tested.',
    progress: 'In a silent group you have a first sentence ready.',
    screen: {
      kind: 'talk',
      scenes: [
        {
          situation: 'An old man has dropped his bag at the bus stop. Oranges roll about. Ten people look.',
          ways: [
            {
              say: '“I will take these. Could you get the ones by the wheel?”',
              follows: 'Two people bend down. By the third orange there are five.',
            },
            { say: '“Uncle, shall I help you?”', follows: 'He nods, and you pick them up together. The others make room.' },
            {
              say: '“Make a little room, so that nobody steps on them!”',
              follows: 'The crowd opens, and a boy bends down. The old man stands there alone a while longer.',
            },
          ],
        },
        {
          situation: 'Your group has to hand in its work on Friday. All say “we should meet”, and no one names a time.',
          ways: [
            { say: '“Wednesday at five, in the library. Who cannot?”', follows: 'One cannot, and you move it by an hour. It is settled.' },
            { say: '“Who would like to organise this?”', follows: 'A pause. Then somebody says: you, if you like.' },
            {
              say: '“I can do any day but Thursday. Send me a time, and I will come.”',
              follows: 'One thing is clear, at least. It takes till the evening, then somebody names a day.',
            },
          ],
        },
        {
          situation: 'The lights go out on the stairs of your house. Neighbours stand in the dark and talk.',
          ways: [
            { say: '“I will ring the electrician. Who has his number?”', follows: 'Three numbers come at once. One of them answers.' },
            { say: '“Is anybody’s child alone upstairs?”', follows: 'One is. A neighbour goes up with a torch, and the talk grows calm.' },
            {
              say: '“I will get candles for the stairs.”',
              follows: 'It gets light and friendly. Who rings the electrician is still open.',
            },
          ],
        },
        {
          situation: 'In a meeting an idea is praised that you think has a hole. All nod.',
          ways: [
            {
              say: '“I like it. What happens on a day when two of us are ill?”',
              follows: 'Silence, then a good question back. The plan gets a second page.',
            },
            {
              say: '“I am about six in ten sure that the dates do not fit.”',
              follows: 'Somebody checks. You were half right, and that was worth it.',
            },
            {
              say: '“May I sleep on it, and write to you all tomorrow?”',
              follows: 'You find the words in peace. By then two people have already begun.',
            },
          ],
        },
        {
          situation: 'A new girl sits alone in the canteen. Your table has a free chair.',
          ways: [
            { say: '“Come and sit with us, there is room.”', follows: 'She comes. After ten minutes nobody knows who asked her.' },
            { say: '“May I sit with you for a bit?”', follows: 'She is glad that she does not have to face a whole table.' },
            {
              say: 'You smile at her, and nod at the free chair.',
              follows: 'She smiles back, and stays where she is. Tomorrow it is easier.',
            },
          ],
        },
        {
          situation: 'The guide of your trip is late. Twenty people stand at the gate, and the sun is hot.',
          ways: [
            {
              say: '“Let us wait in the shade. I will stay here and call you.”',
              follows: 'They go gladly. You are now the one whom they look at.',
            },
            { say: '“I have rung the office: half an hour.”', follows: 'Now they know, and the waiting is only waiting.' },
            {
              say: '“I have read about this fort. Who would like to hear it?”',
              follows: 'Half of them listen, and forget the time. The others still do not know how long it takes.',
            },
          ],
        },
        {
          situation: 'At a family meal an aunt is laughed at for her accent. She smiles, but looks down.',
          ways: [
            {
              say: '“Aunt, tell us about your school. You never told me.”',
              follows: 'She looks up. The talk goes another way, and nobody lost face.',
            },
            { say: '“I like how she says it.”', follows: 'A small pause. Then somebody asks for the rice.' },
            { say: 'You say nothing, and sit with her afterwards.', follows: 'She tells you more than she would have at the table.' },
          ],
        },
      ],
    },
  },
  'put-a-number-on-it': {
    title: 'Put a number on it',
    about: 'Before you know how a thing ends today, say how sure you are, from five to ten in ten.',
    steps: [
      'Choose one thing that you will know by tonight: whether the bus is on time, whether she rings, whether the shop is open.',
      'Say what you expect, and how sure you are: six in ten, nine in ten.',
      'Write both down before you know.',
      'In the evening, write yes or no beside them.',
    ],
    known: 'In one study of a forecasting contest, people who had been trained to think in chances judged better how sure to be.',
    progress: 'Of the things you called eight in ten, about eight in ten came true.',
    nextDay: 'How well did your number fit what happened?',
  },
  'call-yourself-by-name': {
    title: 'Call yourself by name',
    about: 'Before something hard today, speak to yourself by your own name.',
    steps: [
      'Choose a moment today before which you feel small: a call, a question in class, a visit.',
      'Just before it, speak to yourself in your mind, by your name and with “you”.',
      'Say what you would say to a friend there: what to do first, and what went well before.',
      'Then begin.',
    ],
    known: 'In a few experiments, people who used their own name in thought before a speech felt less distress and were rated higher.',
    progress: 'Before the hard moment, your thoughts turn to what is to be done first.',
    nextDay: 'How well did the talk by name help you to begin?',
  },
  'only-thank-you': {
    title: 'Only “thank you”',
    about: 'When somebody praises or thanks you today, take it, and add nothing.',
    steps: [
      'Wait for a kind word today, however small: “well cooked”, “good that you came”.',
      'Look at the person, and say thank you.',
      'Stop there. No “it was nothing”, no “it was only luck”, no praise sent back at once.',
      'In the evening, write the kind word down as it was said.',
    ],
    known: 'Studies of couples found that some people talk praise away; this small act itself has not been tested.',
    progress: 'You can repeat a kind word of this week as it was said.',
    nextDay: 'How well did you let the kind word stand?',
  },
  'decided-and-done': {
    title: 'Decided, and done',
    about: 'Take one small choice that you keep putting off, and make it by the evening.',
    steps: [
      'Choose a small choice that you put off: which day, which colour, yes or no to an invitation.',
      'Set an hour today by which it is made. Until then you may ask and look.',
      'At that hour, say aloud: I have decided. Tell the one who waits for it.',
      'Do not change it again today.',
    ],
    known: 'In one study of students, those who could not change their choice liked what they had chosen more than those who could.',
    progress: 'Fewer small choices are still open at the end of the week.',
    nextDay: 'How well did you stay with your choice?',
  },
  'the-first-hand-up': {
    title: 'The first hand up',
    about: 'Once today, begin where all wait for somebody to begin.',
    steps: [
      'Look out for a moment in which several people wait: a question to the room, chairs to be moved, a bag to be carried.',
      'Count to three, and be the first: ask, lift, or say “I can start”.',
      'Keep it small and safe. Where there is danger, call for help instead.',
    ],
    known:
      'Pooled over 105 comparisons, people help somewhat less often when others are there too; deciding to be the first has not been tested.',
    progress: 'The pause before you step forward gets shorter, or you notice that you waited.',
    nextDay: 'How well did it go to be the first?',
  },
  'i-had-that-wrong': {
    title: '“I had that wrong”',
    about: 'Once today, say plainly that you were wrong about something small.',
    steps: [
      'Choose something small in which you were wrong: a date, a price, what somebody meant.',
      'Tell it to the one who heard the wrong thing from you, in one sentence: I had that wrong.',
      'Say what is right instead. Leave out the reasons.',
      'If nothing was wrong today, say once how sure you are: I think so, but I may be wrong.',
    ],
    known:
      'In one study of 281 scientists, those who admitted in a made-up case that they had been wrong were judged more kindly; small mistakes in daily life were not tested.',
    progress: 'The time between seeing a mistake and saying so gets shorter.',
    nextDay: 'How well did it go to say that you had it wrong?',
  },
};
