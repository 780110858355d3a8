import type { ArtWords } from '../script-exercise.ts';

export const words: ArtWords = {
  'did-the-mask-change': {
    title: 'Did the mask change?',
    about: 'Look at two faces, one after the other, and say whether something small has changed.',
    steps: [
      'Look at the whole of the first face for one breath.',
      'Then note three places: the brows, the eyes, the corners of the mouth.',
      'When the second face comes, go to these three places first.',
    ],
    known: 'Many studies agree that practice improves the task one practises; whether it changes how one sees real faces is unproven.',
    progress: 'You notice smaller changes, and know at which place they were.',
  },
  'say-it-from-here': {
    title: 'Say it from your side',
    about: 'Scenes in which something bothers you, and three ways to meet it.',
    steps: [
      'Read the scene. Notice what you would feel, in one word.',
      'Choose the way that is most like you, and read what happens next.',
      'Read the other two. Then say aloud, in your own words, what you would want the other to know.',
    ],
    known:
      'In one study on paper, people expected less defence when an opening said “I feel” and saw both sides; playing scenes was not tested.',
    progress: 'Your first sentence in such a moment speaks of you, and not of what the other is like.',
    screen: {
      kind: 'talk',
      scenes: [
        {
          situation: 'Your brother comes half an hour late again. The food has gone cold.',
          ways: [
            {
              say: '“I was sad, sitting there alone. I had looked forward to you.”',
              follows: 'He looks at the plates. “I did not know that it mattered so much,” he says.',
            },
            {
              say: '“I know the road is full at this hour. I still need a call when it gets late.”',
              follows: 'He nods. Next time the phone rings at ten past.',
            },
            {
              say: '“Warm it up for yourself. I have eaten.”',
              follows: 'He does, and hums. The evening is peaceful, and he knows nothing of your waiting.',
            },
          ],
        },
        {
          situation: 'A colleague tells your idea in the meeting as if it were hers.',
          ways: [
            {
              say: '“That was a surprise for me. I had told you of it on Monday.”',
              follows: 'She turns red. She had truly forgotten, and says so to the others.',
            },
            {
              say: '“I am glad you like it. May I add what I had in mind?”',
              follows: 'The room hears where it comes from, and nobody is put to shame.',
            },
            {
              say: 'You say nothing now, and speak to her alone at the door.',
              follows: 'She hears it calmly. The others still think that it was hers.',
            },
          ],
        },
        {
          situation: 'The neighbour’s music shakes your wall while you study.',
          ways: [
            {
              say: '“I have an exam on Friday, and I get tense. Could it be softer till ten?”',
              follows: 'He had not known of the exam. It is softer, mostly.',
            },
            { say: '“I like that song. I only cannot think with it.”', follows: 'He laughs, and looks for his headphones.' },
            { say: 'You go to the library for the evening.', follows: 'You learn a lot. He does not find out that it was too loud.' },
          ],
        },
        {
          situation: 'Your mother gives you advice that you did not ask for, for the third time.',
          ways: [
            {
              say: '“I can tell that you worry. What I need today is that you listen.”',
              follows: 'She sits down. After a while she asks a question instead.',
            },
            {
              say: '“I feel small when I hear it three times. Once is enough for me.”',
              follows: 'She says: “I did not notice.” Later she begins a fourth time, and stops herself.',
            },
            {
              say: '“Thank you. I will think about it.”',
              follows: 'She is content, and you have your peace. Tomorrow she asks what came of it.',
            },
          ],
        },
        {
          situation: 'A friend has read your message and not answered for two days.',
          ways: [
            {
              say: '“I missed your answer. Is everything all right with you?”',
              follows: 'Her week was hard. She had not known how to begin.',
            },
            { say: '“I get uneasy when it stays quiet. A short sign is enough.”', follows: 'A short sign comes, and the next time too.' },
            {
              say: '“I saw this, and thought of you.” You send a photo.',
              follows: 'She answers with a heart. Of the two days nobody speaks.',
            },
          ],
        },
        {
          situation: 'Your father praises your cousin’s marks at the table, and not yours.',
          ways: [
            {
              say: '“I am glad for her. I would have liked to hear a word on mine too.”',
              follows: 'A pause. “Show me,” he says, and puts on his glasses.',
            },
            {
              say: '“It hurt a little just now. I do not want to spoil the meal; may we talk later?”',
              follows: 'Later he says things that he would not have said before all of them.',
            },
            {
              say: '“Well done!” you say to your cousin, and mean it.',
              follows: 'She beams, and later asks about your exam. Your father has gone to sleep.',
            },
          ],
        },
        {
          situation: 'In the shared flat, the dishes have been left to you again.',
          ways: [
            {
              say: '“I am tired, and I feel used. Can we agree on days?”',
              follows: 'They make a list on the back of a calendar. It holds for three weeks, and then is made anew.',
            },
            {
              say: '“I know you both come home late. I cannot do it alone any more.”',
              follows: 'One of them gets up at once. The other asks what she can take.',
            },
            {
              say: 'You wash your own plate, and leave the rest.',
              follows: 'On the third day they notice. One is sorry, the other is cross.',
            },
          ],
        },
      ],
    },
  },
  'a-letter-of-thanks': {
    title: 'A letter of thanks',
    about: 'Write to somebody who did something good for you, and say what it was.',
    steps: [
      'Think of somebody who did you good and may not know it: a teacher, an aunt, a neighbour.',
      'Write what they did, so exactly that they can picture it.',
      'Write what it changed for you.',
      'Keep it, or send it if you like.',
    ],
    known: 'In three experiments, people who wrote such letters thought them more awkward, and less welcome, than the readers found them.',
    progress: 'When you say thanks, you also say what for.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'Dear …', hint: 'One person, also one whom you have not seen for long.' },
        { label: 'I still know how you', hint: 'One moment: you walked to the station with me in the rain.' },
        { label: 'What came of it', hint: 'What you did, learnt or dared since then.' },
        { label: 'What I want to tell you', hint: 'One or two sentences, as you speak.' },
      ],
    },
  },
  'explain-it-to-a-newcomer': {
    title: 'Explain it to a newcomer',
    about: 'Explain something you know well, step by step, to somebody who knows nothing of it.',
    steps: [
      'Choose something that you know well: how a pressure cooker works, a rule in cricket, how a bill gets paid.',
      'Choose a listener: a child of ten, a grandmother, a guest from far away.',
      'Write the steps, each in one sentence. Use no word that they do not know.',
      'Mark where you had to stop, and why.',
    ],
    known: 'In a few experiments, people who had to explain how things work thought less of their own knowledge afterwards than before.',
    progress: 'You find out while writing, and not while talking, what you do not know yet.',
    screen: {
      kind: 'writing',
      prompts: [
        { label: 'What I explain, and to whom', hint: 'For instance: the fridge, to my nephew.' },
        { label: 'Step by step', hint: 'One sentence to a line. First this happens, then that.' },
        { label: 'Something they know that is like it', hint: 'A fan, a river, a queue at the post office.' },
        { label: 'Where I got stuck', hint: 'The word that you had to look for.' },
      ],
    },
  },
  'seen-or-read-into-it': {
    title: 'Seen, or read into it',
    about: 'Sort sentences about faces and voices: what one could see or hear, and what was added.',
    steps: [
      'Read each line. Ask: could a camera show this?',
      'If it could, it was seen. If it needs a thought about the inside, it was read into it.',
      'Put it on its pile, and read why it belongs there.',
    ],
    known: 'A review of many studies found that the same face can mean very different things; sorting such sentences was not tested.',
    progress: 'You catch yourself saying “she looked down” before you say “she was hurt”.',
    screen: {
      kind: 'cards',
      piles: ['One could see it', 'It was read into it'],
      cards: [
        { text: 'His brows went up for a moment.', pile: 0, why: 'A film would show it. What it meant is another matter.' },
        { text: 'She looked at the clock twice.', pile: 0, why: 'That can be counted. Perhaps a bus, perhaps the talk.' },
        { text: 'He spoke more softly than before.', pile: 0, why: 'One can hear it, and hold it against what came before.' },
        { text: 'The corners of her mouth went down.', pile: 0, why: 'A place, and a movement. No more has been said.' },
        { text: 'He took a step back.', pile: 0, why: 'One could draw it on the floor.' },
        { text: 'She answered after a long pause.', pile: 0, why: 'Seconds can be counted. The cause cannot.' },
        { text: 'He smiled, and his eyes stayed as they were.', pile: 0, why: 'Two things that one can see, side by side.' },
        { text: 'He was bored by my story.', pile: 1, why: 'Perhaps he was tired. One saw a yawn, not boredom.' },
        { text: 'She does not like me.', pile: 1, why: 'One saw that she did not greet. She may have had no glasses on.' },
        { text: 'He has something to hide.', pile: 1, why: 'One saw that he looked away. Shy people do so too.' },
        { text: 'She was proud of herself.', pile: 1, why: 'It may be so. What was seen is a straight back.' },
        { text: 'He did not mean the thanks.', pile: 1, why: 'One heard that it was short. What he meant was not to be heard.' },
        { text: 'They were talking about me.', pile: 1, why: 'One saw that they stopped. People stop for many things.' },
        { text: 'She wanted to make me feel small.', pile: 1, why: 'A wish cannot be seen. The sentence that she said can be told.' },
        { text: 'He was angry with the children.', pile: 1, why: 'Near the truth, perhaps. What one heard was a loud voice.' },
      ],
    },
  },
  'it-is-like': {
    title: 'It is like …',
    about: 'Something is hard to explain. Find as many things as you can that are like it.',
    steps: [
      'Read the prompt, and say in one sentence what is hard about it.',
      'Write what it is like: from the kitchen, the street, a game, the weather.',
      'Write down the odd ones too. Then choose the one that a child would understand.',
    ],
    known: 'Pooled experiments found that learners who compared two cases learnt more; looking for such pictures yourself was not tested.',
    progress: 'While you explain, something that is like it comes to mind by itself.',
    screen: {
      kind: 'ideas',
      prompts: [
        'What is it like when one is homesick?',
        'What is a bank loan like? Explain it to a child.',
        'What is electricity like, for somebody who never had it?',
        'What is it like to learn a new language?',
        'What is a password like?',
        'What is the first day in a new job like?',
        'What is a fever like, in a body?',
        'What is trust like between two friends?',
        'What is the internet like, for a great-grandmother?',
        'What is it like to wait for an exam result?',
        'What is a good teacher like?',
        'What is stage fright like, just before it begins?',
      ],
    },
  },
  'the-plain-word': {
    title: 'The plain word',
    about: 'Say one thing today in the plainest words that you can find.',
    steps: [
      'Choose something that you have to write or say today: a message, a request, a report.',
      'Take the longest word out, and put one in that your grandmother uses.',
      'Put what you want from the other into the first sentence.',
      'Send it or say it. Leave out the rest.',
    ],
    known: 'In a few experiments with students, writers who used long words without need were judged less able than writers who did not.',
    progress: 'People ask back less often what you meant.',
    nextDay: 'How well did the plain words do?',
  },
  'what-reached-you': {
    title: 'What did you understand?',
    about: 'After you have explained something today, ask how the other has understood it.',
    steps: [
      'Choose a moment today in which you explain or arrange something.',
      'Say it in three sentences at most.',
      'Then ask in a friendly way: I want to know if I was clear, how would you tell it?',
      'Where they understood something else, say that part again in other words.',
    ],
    known:
      'A review of 20 health-care studies of mixed quality found that listeners who were asked so knew more; in daily talk it was not tested.',
    progress: 'It turns out less often that two people meant two different things.',
    nextDay: 'How close was what they understood to what you meant?',
  },
  'one-true-word': {
    title: 'One true word',
    about: 'When somebody asks today how you are, answer once with one word that is true.',
    steps: [
      'Choose somebody with whom you feel at ease.',
      'When the question comes, take a breath, and look for the word: tired, glad, restless, hopeful.',
      'Say the word, and one sentence about it. Then ask: and you?',
    ],
    known: 'Pooled over many studies, people who tell more of themselves are liked somewhat more; one true word alone was not tested.',
    progress: 'You know more words than “fine” for how you are.',
    nextDay: 'How well did it go to say the true word?',
  },
  'the-good-you-noticed': {
    title: 'The good you noticed',
    about: 'Tell one person today something good that you noticed about what they do.',
    steps: [
      'Watch for something that somebody does well: a clear answer, a tidy stall, patience with a child.',
      'Say it at once, and exactly: how you explained that to him, I liked that.',
      'Add nothing, and ask for nothing. Then go on with your day.',
    ],
    known: 'In a few studies, people who gave a kind word had thought beforehand that it would please less than it did.',
    progress: 'When you notice something good, you say so on the same day.',
    nextDay: 'How easily did you say the kind word?',
  },
  'faces-out-of-earshot': {
    title: 'Faces out of earshot',
    about: 'Look at people talking whom you cannot hear, and note what their faces do.',
    steps: [
      'At a tea stall, a stop or a meeting, look now and then at two people who are too far away to be heard.',
      'Note only what moves: brows, mouth, hands, the distance between them.',
      'Make two guesses at what it could be about. Do not stare, and do not ask.',
    ],
    known:
      'A review of many studies found that a face tells less about a feeling than most people think; this way of watching was not tested.',
    progress: 'You can name three small movements, and no longer only “she was in a good mood”.',
    nextDay: 'How much did you notice in those faces?',
  },
  'the-unsaid-sentence': {
    title: 'The unsaid sentence',
    about: 'Tell somebody you trust one feeling today that you would usually keep to yourself.',
    steps: [
      'Choose somebody with whom you are safe, and something small: a joy, a worry, that you missed them.',
      'Write the sentence first: when that happened, I felt …',
      'Wait for a quiet moment, and say it. No blame, and no question after it.',
      'Let the other answer, or not. It is enough that it was said.',
    ],
    known:
      'In two studies of women who talked in pairs, the pairs came less close where one of them hid what she felt; telling one feeling a day was not tested.',
    progress: 'The time between feeling something and saying it gets shorter with this person.',
    nextDay: 'How well did it go to say the sentence?',
  },
};
