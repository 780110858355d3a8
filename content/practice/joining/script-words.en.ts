import type { ArtWords } from '../script-exercise.ts';

export const words: ArtWords = {
  'the-shared-pot': {
    title: 'The shared pot',
    about: 'Put silver into a pot that grows for all, with partners who each give in their own way.',
    steps: [
      'Give something in the first turn, so that the others see what you are like.',
      'Watch each partner for a few turns. Who gives always, who follows, who only takes?',
      'Give enough for those who watch others to follow you.',
    ],
    known: 'Many studies agree that practice improves the game one practises; whether it changes how one gives elsewhere is unproven.',
    progress: 'You can tell after a few turns how each partner gives, and the pot grows.',
  },
  'yes-and-also': {
    title: 'Yes, and also',
    about: 'Somebody brings an idea. Choose what to say, and see what happens next.',
    steps: [
      'Read what the other one proposes. Find the part that you like.',
      'Choose one of the three answers, and read what happens next.',
      'Then read the other two. Say aloud the one that sounds most like you.',
    ],
    known: 'On stage, players answer “yes, and”; twenty minutes of such play was studied, but reading scenes like these was not tested.',
    progress: 'You notice that you look for the good part of an idea before the weak one.',
    screen: {
      kind: 'talk',
      scenes: [
        {
          situation: 'At the house meeting a neighbour says: “We could paint the stairs ourselves.”',
          ways: [
            {
              say: '“And the children could choose the colour.”',
              follows: 'Two others start to speak. The plan is theirs now too, and it gets bigger.',
            },
            { say: '“Who pays for the paint?”', follows: 'She counts on her fingers. The plan gets clearer, and the joy waits a little.' },
            {
              say: '“We did that years ago, and it peeled.”',
              follows: 'She asks what you used. Tell her, and she knows more. Stop here, and the talk moves on.',
            },
          ],
        },
        {
          situation: 'A fellow student says: “Each of us learns one chapter and teaches it to the rest.”',
          ways: [
            {
              say: '“I will take the third, and bring questions for all.”',
              follows: 'The next one takes the fourth. In a minute the book is shared out.',
            },
            {
              say: '“What if somebody does not do it?”',
              follows: 'They think of a second reader for each chapter. It takes longer and holds better.',
            },
            { say: '“I would rather learn all of it myself.”', follows: 'They nod. You keep your way, and they ask the next one.' },
          ],
        },
        {
          situation: 'Your daughter says: “Let us put on a play for Grandmother’s birthday.”',
          ways: [
            { say: '“Yes, and Grandfather plays the tiger.”', follows: 'She runs to tell him. By evening there is a mask.' },
            { say: '“A song may be easier.”', follows: 'She thinks, and asks for a song with a tiger. Half of her plan lives on.' },
            { say: '“How much time do you need from me?”', follows: 'She has not thought of that. You agree on two evenings.' },
          ],
        },
        {
          situation: 'A colleague says: “We should begin each day with five minutes together, standing.”',
          ways: [
            {
              say: '“Good, and each says one thing that is stuck.”',
              follows: 'Someone tries it on the spot. Two stuck things come loose.',
            },
            { say: '“Let us try it for one week.”', follows: 'The doubters can live with a week. On Friday you will all know more.' },
            { say: '“I have enough meetings.”', follows: 'There is a laugh, and others agree. She asks which meeting could go instead.' },
          ],
        },
        {
          situation: 'An aunt says: “Somebody ought to write down the old songs of the family.”',
          ways: [
            { say: '“I will hold the phone, and you sing, now.”', follows: 'She clears her throat. One song is saved before tea.' },
            {
              say: '“Cousin Imran knows the ones from the village too.”',
              follows: 'She had not thought of him. Now there are two who sing.',
            },
            { say: '“Who would read that?”', follows: 'She looks at the children. One of them asks what songs.' },
          ],
        },
        {
          situation: 'The man who sells vegetables says: “I could put a bench next to my cart.”',
          ways: [
            {
              say: '“And a board where people write what they can lend.”',
              follows: 'He laughs, and asks who writes well. You know somebody.',
            },
            {
              say: '“Will the bench be in the way of the carts behind you?”',
              follows: 'He goes to ask them. The bench comes a week later, and stays.',
            },
            { say: '“I like it. I have an old one at home.”', follows: 'The idea has a bench now, and he a helper for Saturday.' },
          ],
        },
        {
          situation: 'In the choir somebody says: “We could sing at the bus station once.”',
          ways: [
            { say: '“Yes, and the song about the rain, when it rains.”', follows: 'People smile. The date now hangs on the weather.' },
            { say: '“I am too shy for that.”', follows: 'Two others say: me too. One proposes to stand in the back row, all three.' },
            { say: '“Should we ask the people there first?”', follows: 'She takes it on. The man in charge wants his own song as well.' },
          ],
        },
      ],
    },
  },
  'give-match-or-hold': {
    title: 'Give, match or hold',
    about: 'Sort moments of sharing: go first, give as they give, or hold back for now?',
    steps: [
      'Read each line. Ask first: has anybody begun?',
      'Then ask: what did the others do the last two times?',
      'Put it on its pile, and read why it belongs there.',
    ],
    known: 'In one experiment about half of the people gave more when others gave more; sorting cards like these has not been tested.',
    progress: 'Before you give, you know whether you lead, follow or wait.',
    screen: {
      kind: 'cards',
      piles: ['Give first', 'Give as they give', 'Hold back for now'],
      cards: [
        {
          text: 'A new group learns for the exam. Nobody has shared notes yet.',
          pile: 0,
          why: 'Somebody has to begin, and one page costs you little.',
        },
        {
          text: 'The lane is to be swept on Sunday. So far nobody has said yes.',
          pile: 0,
          why: 'The first yes is the hardest, and the next ones lean on it.',
        },
        { text: 'First day in a new office, and the water jug is empty.', pile: 0, why: 'A small gift tells them who has come.' },
        {
          text: 'The group chat asks for ideas for a farewell. Silence since noon.',
          pile: 0,
          why: 'One plain idea is all the others wait for.',
        },
        {
          text: 'Everybody wants a reading circle, and nobody wants to be the first host.',
          pile: 0,
          why: 'Once it has met, it knows how to go on.',
        },
        {
          text: 'You and a friend keep places in the queue by turns, and she always comes.',
          pile: 1,
          why: 'Even turns can last for years.',
        },
        {
          text: 'Three homes share the lamp in the yard. Last month all paid.',
          pile: 1,
          why: 'It works. Do your part, no more and no less.',
        },
        { text: 'A colleague takes your shift now and then. Today she asks you.', pile: 1, why: 'What comes back keeps the door open.' },
        { text: 'In your team each hands in a part on time. Yours is due.', pile: 1, why: 'They do theirs because you do yours.' },
        { text: 'A cousin taught you a song. Now he is stuck with his sums.', pile: 1, why: 'It is your turn, and you can do sums.' },
        {
          text: 'For the third time you did the work, and the others signed.',
          pile: 2,
          why: 'If you go on in silence, it looks as if all were well.',
        },
        {
          text: 'Somebody you have never met asks the group for money by message.',
          pile: 2,
          why: 'First find out who it is. A day of waiting harms nobody honest.',
        },
        { text: 'The same hand has emptied the shared box twice.', pile: 2, why: 'Talk first. A fuller box is emptied just the same.' },
        {
          text: 'They ask for your only free evening, and you are worn out.',
          pile: 2,
          why: 'Whoever is empty has nothing to pour. Offer next week.',
        },
        {
          text: 'The gift for the boss costs more than you can spare.',
          pile: 2,
          why: 'Say what you can give. Others may be glad that you said it.',
        },
      ],
    },
  },
  'build-on-this': {
    title: 'Build on this',
    about: 'Somebody had an idea. Add to it as often as you can.',
    steps: [
      'Read the idea. Take it as good for the next few minutes.',
      'Write what could be added, made bigger, made smaller, or given to others.',
      'Build on your own lines too. Count them at the end.',
    ],
    known: 'In one experiment with 160 people, those who saw many ideas of others came up with more of their own than those who saw few.',
    progress: 'To the idea of somebody else you find more than three things to add.',
    screen: {
      kind: 'ideas',
      prompts: [
        'A neighbour says: one ladder is enough for the whole lane. Build on this.',
        'A child says: every bench should have a name. Build on this.',
        'A bus driver says: on Mondays I greet all who get in. Build on this.',
        'A teacher says: the class writes one book together. Build on this.',
        'A shopkeeper says: a shelf for things that people give away. Build on this.',
        'A grandmother says: I teach knitting, and they teach me the phone. Build on this.',
        'A clerk says: one hour a week without any forms. Build on this.',
        'A gardener says: let us plant along the railway wall. Build on this.',
        'A cousin says: the whole family meets on a map. Build on this.',
        'A nurse says: a joke board in the corridor. Build on this.',
        'A student says: we swap our rooms for a weekend. Build on this.',
        'A potter says: one pot for every new child in the village. Build on this.',
        'A neighbour says: the roof could be a school at night. Build on this.',
      ],
    },
  },
  'thanks-to-the-group': {
    title: 'Thanks to the group',
    about: 'Write to people you belong to, and say what they gave that they may not know of.',
    steps: [
      'Choose a group: the team, the lane, the people at the tea stall, the family.',
      'Remember one day on which it was good not to be alone.',
      'Write what they did, and what it changed for you. Name one of them.',
      'Read it once more. Whether you send it is up to you.',
    ],
    known:
      'In three experiments, one person who was thanked was gladder, and found it less awkward, than the writer had thought; a group was not tested.',
    progress: 'You can name what you owe to whom, and you say it sooner.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'To you all', hint: 'Who you are to me, and since when.' },
        { label: 'That one day', hint: 'What you did, in a few plain words.' },
        { label: 'What it changed', hint: 'For me, and perhaps for others.' },
      ],
    },
  },
  'who-knows-what': {
    title: 'Who knows what',
    about: 'Meet the people of a house, and remember what each of them can help with.',
    steps: [
      'Look at each name and what this person knows.',
      'Make a small picture of the two: Farida with a train in her hand.',
      'After the pause, find for each question the one to ask.',
    ],
    known: 'Over 65 studies, teams that knew who knew what did better together; nobody has tested whether such pairs help with that.',
    progress: 'With a question in real life, a name comes to your mind before a search does.',
    screen: {
      kind: 'recall',
      things: [
        { cue: 'Farida', answer: 'train times' },
        { cue: 'Gopal', answer: 'leaking taps' },
        { cue: 'Sunita', answer: 'school forms' },
        { cue: 'Joseph', answer: 'old songs' },
        { cue: 'Meher', answer: 'stains in cloth' },
        { cue: 'Harpreet', answer: 'bicycles' },
        { cue: 'Lalita', answer: 'plants on the roof' },
        { cue: 'Iqbal', answer: 'letters to offices' },
        { cue: 'Deepa', answer: 'sums' },
        { cue: 'Tenzin', answer: 'mountain paths' },
        { cue: 'Rohan', answer: 'phones' },
        { cue: 'Zoya', answer: 'cameras' },
        { cue: 'Bharat', answer: 'knots' },
        { cue: 'Noor', answer: 'stars' },
        { cue: 'Kavita', answer: 'lost keys' },
        { cue: 'Daniel', answer: 'street dogs' },
        { cue: 'Shanti', answer: 'village tales' },
        { cue: 'Imran', answer: 'carrom' },
        { cue: 'Usha', answer: 'sewing' },
        { cue: 'Prakash', answer: 'lamps and wires' },
        { cue: 'Rehana', answer: 'poems' },
        { cue: 'Anton', answer: 'boats' },
        { cue: 'Geeta', answer: 'birds' },
        { cue: 'Salim', answer: 'maps of the city' },
      ],
    },
  },
  'a-hand-unasked': {
    title: 'A hand nobody asked for',
    about: 'Do one small thing today for people you belong to, without being asked.',
    steps: [
      'Look around: what needs doing that is nobody’s task? A bin, a door, a tired face.',
      'Do it, if it takes no more than five minutes.',
      'Do not mention it. Watch what it is like to know it alone.',
    ],
    known: 'Pooled over 27 studies, doing something kind improves the doer’s well-being by a small to medium amount.',
    progress: 'You see more things that a hand could do, even on full days.',
    nextDay: 'How well did it go to lend a hand without being asked?',
  },
  'carry-the-idea-on': {
    title: 'Carry the idea on',
    about: 'Repeat a good idea of somebody else, with the name, before you add your own.',
    steps: [
      'Today, listen in one talk for an idea that others pass over.',
      'Say it again in your own words, and say whose it is: as Meena said.',
      'Only then add something to it, or leave it as it is.',
    ],
    known:
      'In two experiments and a field study, both those whose ideas were repeated by name and those who repeated them were looked up to more.',
    progress: 'You remember after a talk who said what, and ideas come back under their names.',
    nextDay: 'How well did it go to carry somebody’s idea on?',
  },
  'a-minute-alone-first': {
    title: 'A minute alone first',
    about: 'Before people talk a question over, think of your own three answers.',
    steps: [
      'Today, when something is to be decided with others, take one minute before it starts.',
      'Write three answers of your own, on paper or in your mind.',
      'Bring at least one of them, even if the talk goes another way.',
      'Listen for what you did not have.',
    ],
    known:
      'Pooled over many studies, people who think alone have in sum more and better ideas than as many people who talk it over together.',
    progress: 'You come to a talk with something in your hand.',
    nextDay: 'How much did your minute alone bring into the talk?',
  },
  'room-for-a-quiet-voice': {
    title: 'Room for a quiet voice',
    about: 'Turn once today to somebody who has not said anything yet.',
    steps: [
      'In a talk of three or more, notice who has not spoken.',
      'When there is a pause, ask kindly and openly: how do you see it?',
      'Wait three breaths. A smile and a shake of the head are an answer too.',
    ],
    known:
      'In a study from 2010, groups that shared out the turns of speaking did better at many tasks; nobody has tested this one small question.',
    progress: 'You can say after a talk who has not been heard.',
    nextDay: 'How well did it go to make room for a quiet voice?',
  },
  'first-into-the-pot': {
    title: 'The first to give',
    about: 'Begin one shared thing today, without waiting to see who else gives.',
    steps: [
      'Find something that all use and nobody begins: the jug, the list, the broom, the first line in the chat.',
      'Begin it. A small part is enough.',
      'Go on for the rest of the day in the same way, whatever others do.',
      'In the evening, look whether somebody followed.',
    ],
    known:
      'In a few studies of games with money, one person who gave in every round led others to give more, and did not seem to lose by it.',
    progress: 'You can count the times somebody went on where you had begun.',
    nextDay: 'How well did it go to be the first to give?',
  },
  'pick-up-the-thread': {
    title: 'A line after a long time',
    about: 'Send a few lines to somebody from an old group whom you have not heard from for long.',
    steps: [
      'Think of a group you once belonged to: a class, a team, a house. Whose face brings a smile?',
      'Choose somebody with whom you have no quarrel.',
      'Guess from one to ten how glad they may be to hear from you.',
      'Write or call: I thought of you, and why just now. Ask for nothing. No answer is fine too.',
    ],
    known: 'In a few experiments, people who got a short note from somebody out of touch were gladder of it than the sender had guessed.',
    progress: 'You can name the people whom you have written to again, and the first line comes sooner.',
    nextDay: 'How well did it go to write to them again?',
  },
};
