import type { House } from '../mind/facets.ts';
import type { HouseDetail } from './script-detail.ts';
import { houseNames } from './script-names.ts';

/** In each house: what to do, for how long, and how to notice that it works. The first sentence of a tip can stand alone. */
const texts: Record<House, Omit<HouseDetail, 'name'>> = {
  1: {
    weaknessDescription:
      'You may know what should be done and still wait for someone else to say it first. Decisions feel heavier than they are, and afterwards you go over them again. Sometimes you sound surer than you feel, or less sure than you have reason to be. Others may not see how much you could carry.',
    improvementTips: [
      'Each evening for two weeks, write down one decision you made and how sure you were, from 50 to 100 percent. At the end, count how often the sure ones were right.',
      'In your next three meetings or family talks, say your view among the first two speakers. Notice whether the talk goes differently once your words are in it.',
      'Pick one small thing a day, such as the route or the meal, and settle it within a minute. After ten days, see whether bigger choices feel lighter too.',
      'Ask two people who know you well to name one strength and one limit they see in you. Put their answers beside your own and look for what you had missed.',
      'Before something that frightens you a little, stand still for one minute and say aloud what you want to happen. Do it before five such moments and note which of them went better.',
      'Offer to lead one small thing this month: a walk, a meal, a school project. Afterwards, write three lines on what people looked to you for.',
      'When you say "I think", add a number for how sure you are, for one whole day. You will soon hear when your voice and your certainty do not match.',
      'Read Superforecasting by Philip Tetlock and Dan Gardner, a chapter a week. It shows with real people how keeping score makes judgement better.',
      'Write a letter of one page to yourself from five years ahead, telling what you are glad you decided. Read it again each month and mark what has begun.',
      'Choose a promise to yourself that takes ten minutes a day, and keep it for twenty-one days on a wall calendar. The row of crosses is your proof that your own word counts.',
    ],
  },
  2: {
    weaknessDescription:
      "Things that you meant to do slip past you when the day fills up: a call, a bill, the name of a friend's child. You may start a task, turn to another, and lose the thread of both. People can read this as not caring, though you care, and that hurts on both sides.",
    improvementTips: [
      'Write every promise down within a minute of making it, in one place only. At the end of each week, count how many you kept.',
      'Take five minutes at the same hour each day to look over what is open. When you stop waking up at night with a forgotten task, it is working.',
      'After a talk with someone, note two things that matter to them, and read the note before you meet again. Watch their face when you ask about it.',
      'Close the book and say from memory what you have just read, then check. In a 2006 study by Roediger and Karpicke, this kept more in mind for a week than reading again.',
      'Play a game of pairs with a deck of cards for ten minutes, three times a week. Write down how many turns you needed and see the number fall.',
      'Give keys, glasses and phone one fixed home by the door, and put them there for two weeks. Count the minutes you no longer spend searching.',
      'Every Sunday, write what came in and what went out of your purse that week, in two columns. After a month, you will know one habit that costs more than it gives.',
      'Learn a shopping list of eight things by placing each in a room of your home in your mind. Walk through the rooms in the shop, and add two things a week.',
      'Do one thing at a time for twenty-five minutes, with a sheet beside you for stray thoughts. Count the notes on the sheet, for fewer means a calmer mind.',
      'Read Moonwalking with Einstein by Joshua Foer, who trained his ordinary memory for a championship. Try one of his methods on ten names of people you meet.',
    ],
  },
  3: {
    weaknessDescription:
      'Much of what you feel stays inside, and others have to guess it. When you explain something clear to you, it may arrive half as clear on the other side. A tired voice or a quick change in a face can pass you by, and you learn only later that something was meant.',
    improvementTips: [
      'Once a day, tell someone how you are with one exact feeling word instead of "fine". After a week, look at which words you used and which ones you avoided.',
      'Explain something you know well to a child or a newcomer in two minutes, and let them say it back. The gaps in their version show where to begin next time.',
      'Watch a scene of a film with the sound off for five minutes and write down what each face shows. Then play it with sound and count your hits.',
      'Keep a page for words left unsaid: each night, one sentence you swallowed that day. Once a week, choose one and say it kindly to the person.',
      'Read a page of a good story aloud each evening, slowly, as if to someone you love. After ten evenings, record yourself and compare with the first.',
      'In your next talk, wait for two full breaths after the other has finished. Notice what people add when you leave them that room.',
      'Draw the face of someone near you for ten minutes a week, however badly. Drawing makes you see what looking passes over.',
      'Before an important message, write in one line what the reader should know, feel or do. Cut all that does not serve that line, and see if fewer questions come back.',
      'Read the essay Politics and the English Language by George Orwell, about half an hour long. Then rewrite one of your own letters by his rules and ask a friend which is clearer.',
      'Sit on a bench for ten minutes and listen only to the tone of voices that pass, not to their words. Guess each mood, and see how your guesses grow finer over a month.',
    ],
  },
  4: {
    weaknessDescription:
      'An upset can stay with you for hours, and it may be hard to tell what exactly you feel. Even with people who mean well, part of you keeps watch. When someone else is in a storm, you may turn stiff or step away, though you would like to be of comfort.',
    improvementTips: [
      "Three times a day for a week, stop for ten seconds and name what you feel in one word. In a 2007 study led by Matthew Lieberman, naming a feeling quietened the brain's alarm.",
      'When you are upset, breathe out twice as long as you breathe in, for two minutes. Rate the upset from 0 to 10 before and after, and keep the pairs in a notebook.',
      'Write for fifteen minutes on one thing that troubles you, three days in a row, only for your own eyes. On the fourth day, read it and underline what has grown smaller.',
      'Make a list of five people and places where your shoulders drop. Plan one of them into each week and notice your sleep that night.',
      'Before a decision that touches others, write down what each person is likely to feel about it. Ask one of them afterwards how near you were.',
      'When a friend is sad, try saying only "tell me more" for the first five minutes. Notice how often no advice is needed.',
      'End each day with one minute of a hand on your chest and one kind sentence to yourself. After two weeks, see if you use that tone in the daytime too.',
      'Read a short story by Chekhov and note in the margin what each person feels but does not say. Compare your notes with a friend who has read it.',
      'Tell one trusted person something small that you would rather hide. Notice over the next days whether they come nearer or draw back.',
      'Build a little ritual for coming home: shoes off, water on your face, three slow breaths. Keep it for two weeks and see whether the day follows you in less often.',
    ],
  },
  5: {
    weaknessDescription:
      'You tend to stay with what works, and a strange idea may be sent away before it has sat down. Play can feel like time lost. When a problem needs something new, the page stays white longer than you like, though the makings of an answer are often in you already.',
    improvementTips: [
      "Each morning, write ten ideas on any question, good or bad, without stopping. The first five are often everyone's, so after two weeks look at what came sixth to tenth.",
      'Make one small thing a week that has no use: a paper bird, a tune, a spice mix. Keep them on one shelf and watch your hand grow freer.',
      'Take two words from a book with your eyes closed and find three links between them. Do it for five minutes on ten days, and time how long the first link takes.',
      'Ask of a thing at home what else it could be, and find fifteen answers for a brick or a spoon. Repeat after a month with another thing and compare the lists.',
      'Go for a twenty-minute walk without your phone when you are stuck. In a 2014 Stanford study by Oppezzo and Schwartz, most people had more ideas while walking.',
      'Carry a small notebook for a month and catch one thing a day that pleased your eye or ear. Choose three of them at the end and make something from them.',
      'Give yourself a strange rule for one evening: cook with five things, draw with one line, write without the letter e. Notice what the rule made you invent.',
      'Copy a picture, poem or tune that you love by hand, then change one thing in it each day for a week. On the seventh day it is partly yours.',
      'Read A Technique for Producing Ideas by James Webb Young, which takes about an hour. Walk one real question through his five steps.',
      'Once a fortnight, spend an hour with an art you know nothing about: a dance, a loom, a kind of music. Write down one trick of theirs that you could borrow.',
    ],
  },
  6: {
    weaknessDescription:
      'Beginnings come more easily to you than endings. When work turns dull or stubborn, your hand goes to something else, and the half-done things pile up. A first answer may be taken without a second look, and a small slip comes back later and costs more time than checking would have.',
    improvementTips: [
      'Set a timer for twenty minutes and do only the dull task until it rings. Draw a stroke on paper for each round, and aim for one stroke more next week.',
      'Before you begin anything this week, write in one line what "finished" will look like. On Friday, count how many of those lines came true.',
      'Take one problem and split it on paper until each piece could be done in half an hour. Start with the piece you understand least.',
      'For every claim that you are about to pass on, look for one reason why it could be false. Keep a tally for ten days of how often you changed your mind.',
      'Solve one logic puzzle or sudoku a day for three weeks, and write down where you went wrong. The same kind of slip will show itself, and then you can watch for it.',
      'Make a checklist of five lines for a job where you often slip, and use it ten times. Then compare the slips with the ten times before.',
      'When you want to give up, write down the time and do five minutes more. After two weeks, see how often the five became twenty.',
      'Read The Checklist Manifesto by Atul Gawande, a surgeon who shows why plain lists save work and lives. Note one place in your day where a list belongs.',
      'Choose the oldest half-done thing in your home and give it thirty minutes every Saturday. Take a photo each time, so that you see it come to its end.',
      'Explain your answer step by step to an empty chair before you hand it in. Wherever your voice slows down, look again.',
    ],
  },
  7: {
    weaknessDescription:
      'In a quarrel you may give way too soon to have peace, or hold on until both sides lose. Asking a fair price can feel rude. You may agree to terms and see only afterwards what you wanted, or what the other would gladly have given if somebody had asked.',
    improvementTips: [
      'Before you bargain, write down what you want, what you need, and what you will do if no deal comes. Afterwards, mark which of the three lines helped you most.',
      'In your next dispute, say the other side\'s view until they answer "yes, exactly". Only then say yours, and notice how the voices change.',
      'Ask for a small discount or favour once a day for a week, in a friendly way. Count the yes answers, for they will be more than you think.',
      'After a quarrel, draw two columns: what each of you said, and what each of you needed. Look for one thing that would serve both, and offer it within a day.',
      'Read Getting to Yes by Roger Fisher and William Ury, a chapter a week. Try out each chapter in one real talk and keep a line about it.',
      'Price three things that you make or do, as if a stranger asked. Ask two people who buy such things if they find it low, fair or high.',
      'Once a week, look at a shop or stall for ten minutes and work out on paper how it earns. Ask the owner one question and correct your sum.',
      'Practise a warm no: "I would like to help, and I cannot this time." Use it twice this week and notice that the friendship stays.',
      'Play a trading game such as Catan with friends once a month, and try to make trades that please both. Note who still wants to trade with you at the end.',
      'When anger rises in a dispute, ask for ten minutes and drink a glass of water. Write down after five such pauses which of your sentences you were glad not to have said.',
    ],
  },
  8: {
    weaknessDescription:
      'The first explanation that fits may be enough for you, and a question that stays open makes you restless. Long searches lose their charm before they reach the ground. So you may miss what lies beneath, and meet the same puzzle again in another dress, without knowing why it has come back.',
    improvementTips: [
      'Take one thing that puzzled you today and ask "why" five times in a row, writing each answer. The fifth is often where the search begins.',
      'Keep a notebook of open questions and add one each night for a month. Choose the one that will not leave you alone and give it an hour.',
      'Look up the first source of one piece of news each week, instead of the story about it. Write down what was lost on the way.',
      'Make a small test at home for ten days, such as tea or no tea before sleep, and write down the results. Guess beforehand, then see if the numbers agree.',
      'Sit with a riddle for fifteen minutes without looking up the answer. When nothing comes, sleep over it and note what is there in the morning.',
      'Spend ten minutes watching one tree, insect or street corner, and write twenty things that you see. Go back after a week and find five more.',
      'Pick a belief that you hold strongly and read the best case against it for half an hour. Write in two lines what was right in it.',
      'Read The Pleasure of Finding Things Out by Richard Feynman, a piece an evening. Underline the moments when he is happy not to know.',
      'Interview an older person for thirty minutes about how something used to be done. Ask one question more after each answer, and see how deep it goes.',
      'Draw a map of what you know about a subject, with white patches for what you do not know. Each week for a month, colour in one patch.',
    ],
  },
  9: {
    weaknessDescription:
      'The road you know feels safer, and you may stay on it after it has stopped leading anywhere. Years ahead seem foggy, so choices are made for this week. When someone proposes something untried, you see first what could go wrong. Good chances may pass because nobody had drawn a map for them.',
    improvementTips: [
      'Go to one place each week where you have not been before, be it only a lane or a library shelf. Write one line on what surprised you.',
      'Before a larger choice, sketch three futures on one page: it goes well, it goes badly, it goes strangely. Plan a first step that would be good in all three.',
      'Imagine that your plan has failed a year from now and write down why, for ten minutes. The psychologist Gary Klein calls this a premortem, and it brings out what hope hides.',
      'Play a game of chess or draughts twice a week and say your next three moves to yourself before each turn. Notice when you begin to see the fourth.',
      'Order a dish you do not know, or take another way home, on five days of this month. Count how many of the five you would choose again.',
      'Write down where you would like to be in ten years, five years and one year, and then this month. Read the page on the first of each month and change one line.',
      'Make one guess a week about something in the news, with a date and how sure you are. After three months, see what you tend to overlook.',
      'Read Range by David Epstein, who tells how trying many paths helps people to find their own. Mark one path that you gave up too early.',
      'Talk for half an hour to someone whose work you know nothing about. Ask what they worry about five years from now, and compare it with your own answer.',
      'Give every tenth hour of your free time to something new for two months. At the end, keep one thing of it and let the others go.',
    ],
  },
  10: {
    weaknessDescription:
      'You often begin before it is clear what comes first, and order is something you plan to make later. Dates come closer than expected. With others, it may stay open who does what, so that things are done twice or by no one. The rush at the end tires you more than the work.',
    improvementTips: [
      'Each evening, write down the three tasks that matter most tomorrow, and put them in order. At noon the next day, check how many are done.',
      'Turn one good intention into a sentence: "When it is seven, I put on my shoes and walk." Peter Gollwitzer\'s studies find that such if-then plans get done more often.',
      'Guess how long a task will take, time it, and write both numbers down for two weeks. Your usual error is the margin to add from now on.',
      'Clear one drawer or folder a week in fifteen minutes, and give each thing in it a place. After a month, count how many of the places have held.',
      'Plan a goal backwards: write the last step first, then the one before, until you reach today. Give every step a date and tell someone the next one.',
      'At the end of a meeting, say aloud who does what by when. See after a month how many reminders you were spared.',
      'Keep Sunday evening for twenty minutes with your calendar and a cup of something warm. Look for the two tightest days and move one thing.',
      'Solve a small sliding or block puzzle, but think until you see the whole way before you touch it. Count your moves and try to need fewer each week.',
      'Read Getting Things Done by David Allen and begin with a single habit from it. Try that one for a month before you add another.',
      'Write in a journal each Friday what went to plan, what did not, and what you would arrange otherwise. After four Fridays, look for the line that returns.',
    ],
  },
  11: {
    weaknessDescription:
      'You may prefer to do things alone, because it seems quicker and nobody can let you down. In a group you hold your idea back until it is perfect, or defend it once it is out. So others see little of what you could give, and good help stays outside your door.',
    improvementTips: [
      'For one week, answer each idea that you hear with "yes, and" before any "but". Count the ideas that grew because of it.',
      'Show a half-done piece of work to one person and ask for two suggestions. Use at least one of them and tell them what it changed.',
      'Once a week, do a small task for a group that nobody asked you to do. Notice after a month who begins to do the same.',
      'Write down for five people near you what each can do better than you. Ask one of them for help with just that.',
      'Cook, build or sing something with two others this month, with no one in charge. Talk for five minutes afterwards about what made it easy or hard.',
      'In your next group talk, invite the quietest person by name with a real question. Note what would have been missed without the answer.',
      'Give a colleague or friend one exact thank-you a day for ten days, naming what they did. Watch whether the tone between you changes.',
      'Take a thing that your group does out of habit and propose trying it another way for two weeks. Decide together at the end whether to keep it.',
      'Read The Culture Code by Daniel Coyle, about groups that trust one another. Choose one small signal from it and try it for a month.',
      'Keep a page with two lists: what I gave to others this week, and what I took. Look once a month whether both lists are alive.',
    ],
  },
  12: {
    weaknessDescription:
      'Old hurts and old plans may stay with you longer than they serve you. Your mind wanders from what is in front of you, and an hour is gone without your noticing. Why you did a thing can be hard to say, and looking at it from outside is harder still.',
    improvementTips: [
      'Sit for ten minutes a day and follow your breath, and when you drift, come back. Count the returns and not the drifting, since each return is the exercise.',
      'Each night, write down one thing you did and three possible reasons for it. Underline the one you would least like to be true, and look at it kindly.',
      'Write a letter to someone who hurt you, with all that you would want to say, and do not send it. Read it after a week and cross out what no longer burns.',
      'Tell a difficult moment of your day on paper as if it had happened to a friend, with "he" or "she". Notice what advice you would give that friend.',
      'Do one daily thing, such as washing the dishes, with your whole attention for two weeks. See on which day you first noticed something new in it.',
      'Choose an object that you keep for the sake of an old plan, thank it, and give it away. Notice after a few days whether you miss it.',
      'Look at the night sky or a far hill for five minutes every evening for ten days. Write one line each time about what seems smaller afterwards.',
      "Read Man's Search for Meaning by Viktor Frankl, a few pages at a time. After each reading, write down what you would be ready to bear something for.",
      'Set a soft bell on your phone for three times a day and ask where your mind was. Keep a tally of "here" and "away" and compare the weeks.',
      'On the last day of each month, write what you forgive yourself for and what you let go. Read the earlier pages, and see how much has stayed light.',
    ],
  },
};

const houses = Object.keys(texts).map(Number) as House[];

export const houseDetails = Object.fromEntries(houses.map((house) => [house, { name: houseNames.en[house], ...texts[house] }])) as Record<
  House,
  HouseDetail
>;
