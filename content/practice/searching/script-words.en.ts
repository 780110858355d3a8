import type { ArtWords } from '../script-exercise.ts';

export const words: ArtWords = {
  'wait-for-the-bridge': {
    title: 'Wait for the bridge',
    about: 'Look for the word that joins three, and give it time to come by itself.',
    steps: [
      'Read the three words once, and let your eyes go soft.',
      'Do not search at first. Wait for three breaths and see what turns up.',
      'If nothing comes, ask what each word can mean besides the first thing.',
      'Notice how it came: step by step, or all at once.',
    ],
    known:
      'Many studies agree that practice improves the puzzle one practises; whether sudden ideas come more often elsewhere is unproven.',
    progress: 'You can sit a little longer with an open puzzle before you give it up.',
  },
  'nothing-but-questions': {
    title: 'Nothing but questions',
    about: 'Ask as many questions as you can about a thing that everybody knows.',
    steps: [
      'Look at the thing, or see it before you.',
      'Write one question after another. No answers, even if you know them.',
      'Begin with why, how, since when, what if, and who was the first.',
      'Choose the question that interests you most, and keep it in mind today.',
    ],
    known: 'It is thought that we grow curious when we notice a gap in what we know; nobody has tested this way of looking for gaps.',
    progress: 'Everyday things raise questions where there were none.',
    screen: {
      kind: 'ideas',
      prompts: [
        'Rain: what can one ask about it?',
        'A banana: what can one ask about it?',
        'The number zero: what can one ask about it?',
        'Your own street: what can one ask about it?',
        'Salt: what can one ask about it?',
        'A crow: what can one ask about it?',
        'Sleep: what can one ask about it?',
        'A mirror: what can one ask about it?',
        'The word “hello”: what can one ask about it?',
        'A shadow: what can one ask about it?',
        'Money: what can one ask about it?',
        'Your grandmother’s youth: what can one ask about it?',
        'The wheel: what can one ask about it?',
        'Laughter: what can one ask about it?',
      ],
    },
  },
  'how-do-you-know': {
    title: 'How do you know?',
    about: 'Sort what people say by where they have it from.',
    steps: [
      'Read the line, and think of the person who says it.',
      'Ask: where did this come from? From their own senses, from somebody else, or from their own thinking?',
      'Put it on its pile. None of the three is bad.',
      'Ask how one could check it, and read the note.',
    ],
    known:
      'Research found that many people mix up what shows a thing with a story of how it could be; whether sorting such lines changes that has not been tested.',
    progress: 'Of a thing that you are about to say, you know where you have it from.',
    screen: {
      kind: 'cards',
      piles: ['Met it myself', 'Was told', 'Worked it out'],
      cards: [
        {
          text: 'The river is over the lowest step. I have just come from there.',
          pile: 0,
          why: 'Own eyes, and today. Go and look, and you see it too.',
        },
        { text: 'There are forty chairs. I counted them.', pile: 0, why: 'Whoever doubts it can count again.' },
        { text: 'This milk smells sour.', pile: 0, why: 'A nose is a witness too. Ask a second one.' },
        { text: 'The light was on when I passed at nine.', pile: 0, why: 'Seen, though only for a moment.' },
        { text: 'I tried the key. It does not turn.', pile: 0, why: 'Tried by hand. One could try it the other way round.' },
        { text: 'My cousin says that the road is closed.', pile: 1, why: 'Ask the cousin: did you see it?' },
        {
          text: 'Everybody knows that this well is two hundred years old.',
          pile: 1,
          why: 'Everybody has it from somebody. Who was the first?',
        },
        { text: 'In the group they write that school is off tomorrow.', pile: 1, why: 'The school itself can be asked.' },
        { text: 'The label says that it lasts for ten years.', pile: 1, why: 'The one who sells it wrote that.' },
        { text: 'The doctor told my aunt to walk every day.', pile: 1, why: 'Heard at second hand. The aunt can say it better.' },
        { text: 'There is no light in the house, so they are away.', pile: 2, why: 'They may be asleep. A knock would tell.' },
        { text: 'She did not greet me, so she must be cross.', pile: 2, why: 'Perhaps the sun was in her eyes.' },
        { text: 'There are ants here, so somebody has spilt sugar.', pile: 2, why: 'A good thought. Look where they are going.' },
        { text: 'The bus is late. There must be a jam at the bridge.', pile: 2, why: 'It may also be a flat tyre.' },
        { text: 'Ten people, four rotis each: we need forty.', pile: 2, why: 'Well worked out, if all ten come.' },
        { text: 'He has a new phone. Business must be good.', pile: 2, why: 'It may be a gift, or a loan.' },
      ],
    },
  },
  'down-to-the-root': {
    title: 'Down to the root',
    about: 'Take a small nuisance, and ask why until you reach something that can be changed.',
    steps: [
      'Choose a small thing that keeps going wrong, and in which nobody is to blame.',
      'Ask why it happens. Write the answer down.',
      'Ask why of that answer. Go on until you have three or four.',
      'Go back up: at which step could there be a second answer? Write it beside the first.',
      'Mark the step where a small change would be easiest.',
    ],
    known:
      'Asking “why” five times is taught in many trades, but a critic found no evidence that it leads to true causes; it has not been tested at home.',
    progress: 'You look one step further back before you mend something.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'What keeps going wrong', hint: 'For instance: we leave home late every morning.' },
        { label: 'Why? And why that?', hint: 'One answer to a line, each asking about the one before.' },
        { label: 'Where a second answer fits too', hint: 'Most things have more than one root.' },
        { label: 'The step that is easiest to change', hint: 'And what I try there tomorrow.' },
      ],
    },
  },
  'two-hunches-side-by-side': {
    title: 'Two guesses side by side',
    about: 'Put a second explanation beside your first, and find a sign that tells them apart.',
    steps: [
      'Choose something that you wonder about: why the plant droops, why the queue is so slow.',
      'Write down your first guess.',
      'Write down a second one that explains it just as well. Take your time; this is the hard part.',
      'Think of one thing you could look at or try that would come out differently for each.',
      'Write what you would see if each guess were right. Then go and look.',
    ],
    known:
      'In experiments with hidden rules, looking for counter-signs did not help, but seeking two linked rules did; in daily life, two guesses have not been tested.',
    progress: 'You say “it could also be” before you have looked.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'What I wonder about', hint: 'Something near that one can look at.' },
        { label: 'My first guess', hint: 'It gets too little water.' },
        { label: 'A second that fits as well', hint: 'It gets too much.' },
        { label: 'The sign that tells them apart', hint: 'A finger in the soil: dry for the first, wet for the second.' },
      ],
    },
  },
  'taken-for-granted': {
    title: 'What you take as fixed',
    about: 'List what you silently take as fixed in a problem, and leave one thing out.',
    steps: [
      'Write down a problem that has been stuck for a while.',
      'List all that you take as given: who does it, where, when, in what order, with what.',
      'Strike out one line and ask: what if this were not so?',
      'Do it with three lines. Note what turns up, however odd.',
    ],
    known:
      'Experiments with puzzles suggest that we get stuck on limits we set ourselves; whether such a list loosens them has not been tested.',
    progress: 'Stuck on something, you ask who says that it has to be so.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'The problem', hint: 'For instance: no time to see my friends.' },
        { label: 'What I take as given', hint: 'In the evening; at my home; with a meal; all at once.' },
        { label: 'What if it were not so?', hint: 'In the morning? On the way? By phone while cooking?' },
      ],
    },
  },
  'one-question-more': {
    title: 'One question more',
    about: 'In one talk today, ask one question more about what was just said.',
    steps: [
      'Choose one talk of today: at the tea stall, at dinner, on the phone.',
      'When the other has finished, do not tell your own story yet.',
      'Ask about something in their last sentence: how was that, what happened then, what made you do it?',
      'Listen to the end. Keep one thing that you did not know.',
    ],
    known:
      'In a few studies, people who asked more questions, most of all about what had just been said, were liked better; a second look at the data was less sure.',
    progress: 'You go home with something new that somebody told you.',
    nextDay: 'How well did it go to ask one question more?',
  },
  'guess-before-you-look': {
    title: 'Guess before you look',
    about: 'Before you look something up today, say what you think the answer is.',
    steps: [
      'The next time you want to look something up or ask for it, stop.',
      'Say an answer aloud, even if you have no idea.',
      'Then look or ask, and compare.',
      'Where you were far off, ask yourself what you had in mind.',
    ],
    known:
      'In a few experiments, people remembered an answer better when they had first guessed, even wrongly, than when they only read it.',
    progress: 'A guess comes before your hand goes to the phone.',
    nextDay: 'How often did you guess before you looked?',
  },
  'look-until-it-changes': {
    title: 'Look until it changes',
    about: 'Look at one plain thing for ten minutes, and go on when you think that you have seen it all.',
    steps: [
      'Choose a thing that stays still: a leaf, a wall, a cloth, a photograph.',
      'Look at it for ten minutes. Say to yourself what is there, and not whether it is nice.',
      'When you think that is all, look at the edges, the shadows, the back.',
      'Write down two things that you saw only in the second half.',
    ],
    known:
      'In one study, 24 students of medicine who took a course in looking at paintings then saw more in pictures of people than 34 others; ten minutes alone were not tested.',
    progress: 'You find things in the second look that the first one missed.',
    nextDay: 'How much did you see that you had not seen at first?',
  },
  'full-hands-while-waiting': {
    title: 'Full hands while waiting',
    about: 'When you wait for an answer that you cannot hasten, do something that takes all of you.',
    steps: [
      'Name one thing that you do not know yet and cannot hasten: a result, a reply, a decision.',
      'Say: it is open, and it may stay open today.',
      'Choose something that is just hard enough to take all of you: a puzzle, a new song, some fine sewing, a game with a child.',
      'Do it for ten minutes. When the question comes, nod to it and go back.',
    ],
    known:
      'In a few studies, people who were absorbed in something while they waited for news felt better meanwhile; attempts to bring this about had mixed results.',
    progress: 'You wait, and notice afterwards that you had not thought of it for a while.',
    nextDay: 'How well could you leave the question open while you waited?',
  },
  'follow-the-trail-back': {
    title: 'Follow the trail back',
    about: 'Follow one thing of today back to its beginning, as far as you get.',
    steps: [
      'Choose one thing that passes through your hands today: tea, a saying, a rule at work, the name of a street.',
      'Ask one person who may know where it comes from.',
      'Ask where that comes from, and go back one step more.',
      'Stop where nobody knows. Note that place as an open question.',
    ],
    known: 'Curiosity is thought to feed on knowing a part and missing the rest; nobody has tested what this small search does.',
    progress: 'You know of more things where they come from, and where the trail ends.',
    nextDay: 'How far back did you get?',
  },
  'i-do-not-know-yet': {
    title: 'I do not know yet',
    about: 'Say “I do not know” once today, where you would usually have said something.',
    steps: [
      'Wait for a question today to which you have only half an answer.',
      'Say: I do not know. Take a breath and leave it at that.',
      'If you like, add: what do you think? Or: I will find out.',
      'Notice what happens in you, and what the other does.',
    ],
    known:
      'People who admit the limits of what they know were found more open to other views; whether saying so out loud brings this about was not tested.',
    progress: 'The sentence comes more easily, and the talk goes on all the same.',
    nextDay: 'How easily did the sentence come to you?',
  },
};
