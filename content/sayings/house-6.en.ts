import type { HouseSayings } from './saying.ts';

export const house6En: HouseSayings = {
  emotional: {
    high: {
      work: 'The long fence behind the school needs two coats of paint. By noon the others remember other errands, and the last slats are yours.',
      people:
        'Teaching somebody a new phone takes the same four steps every evening. On the ninth evening your voice is as even as on the first.',
      learning: 'A hard stitch, chord or formula fails thirty times, and the thirty-first try begins as calmly as the first.',
      alone: 'A knot in the thread keeps you at the window for half an hour. The scissors lie within reach, and you leave them there.',
      uses: [
        'Offer someone who dreads it to do the boring part together on one fixed evening this month: forms, sorting or peeling.',
        'Pick up the thing that you stopped learning when it became dull, and give it a quarter of an hour after breakfast on four days.',
      ],
      price: 'You are still scrubbing the burnt pot when the others have cooked the meal in another one.',
    },
    low: {
      work: 'By the fifteenth box of the stocktaking you have made tea, watered the plant and started on a better job.',
      people: 'When a board game goes into its third hour, you suggest a walk, and half the table thanks you.',
      learning: 'The first lessons on the new instrument were a joy. In the week of scales it moved behind the door.',
      alone: 'The lid of the jar will not move. After the third try it goes back on the shelf with a bad word, and you eat something else.',
      gift: 'You feel early that an effort leads nowhere, and you have left while others are still pushing.',
      steps: [
        {
          step: 'Put on a tune of about three minutes and do one dull chore only until it ends. Leave the rest.',
          sign: 'You reach for a second tune before you have sat down.',
        },
        {
          step: 'Halve the next dull pile before you begin, and carry one half out of sight.',
          sign: 'The half in front of you is gone, and you fetch the other one without being asked.',
        },
      ],
    },
  },
  rational: {
    high: {
      work: 'The lamp in the workshop is dead, and you change one thing at a time: bulb, plug, fuse. At noon there is light, and a reason.',
      people: 'A friend says, “Everybody is angry with me,” and you ask who said what, and when. Everybody turns out to be two people.',
      learning: 'In a long task you number the parts in the margin, tick each one, and go back to the one without a tick.',
      alone: 'The electricity bill looks too high, so the last three come out and lie side by side until the difference has a cause.',
      uses: [
        'Sit down this month with someone who must decide, and divide one sheet into four: known, unknown, can be asked, can wait.',
        'Take one “everybody knows” from your work or your family, and spend twenty minutes finding out whether it holds. Tell one person.',
      ],
      price: 'While the others are only telling a good story, you ask where they heard it.',
    },
    low: {
      work: 'A job that is nine-tenths done feels done to you, and the last tenth waits under a newer job.',
      people:
        'A neighbour’s story about the new road reaches you at breakfast, and by lunch three others have it from you, just as it came.',
      learning: 'You look at a long exam question as one piece and begin where your eye falls. At the end its second part is still empty.',
      alone: 'The tap drips, so the washer, the pipe and the bucket are all changed in one afternoon. It stops, and you cannot say why.',
      gift: 'You can begin before all the facts are in, and a chat with you does not turn into an inquiry.',
      steps: [
        {
          step: 'Take one thing at home that does not work and change a single part. Try it before you touch another.',
          sign: 'You can say in one sentence what the fault was, or what it was not.',
        },
        {
          step: 'Phone one person about something they told you this week, and ask how they know it.',
          sign: 'When you next pass the story on, you add who saw it.',
        },
      ],
    },
  },
  cognitive: {
    high: {
      work: 'A machine or a timetable that you have not seen before makes sense to you after ten minutes. Nobody had to explain it.',
      people: 'Two rounds into a card game that somebody’s cousins invented, you know the rule that they forgot to mention.',
      learning: 'With two examples on the board, your third one is solved while the teacher is still writing down the rule.',
      alone: 'The tiles of a station floor are enough: without trying, you see where the pattern repeats and where the mason slipped.',
      uses: [
        'Sit beside someone with a new device or form for fifteen minutes this month, and tell them its rule in one sentence.',
        'Ask to see a duty list or a timetable, look for the one entry that breaks the pattern, and show it to whoever keeps the list.',
      ],
      price: 'Two cases show you the rule, and you do not wait for the third one, which breaks it.',
    },
    low: {
      work: 'When the till or the form is changed, its new rule comes to you at the third example, not at the first. After that it stays.',
      people: 'A new game stays a fog while its rules are read out. Play one round beside somebody who knows it, and it grows clear.',
      learning: 'Shown a row of shapes with one missing, you see nothing at first. Laid out in coins on the table, the row shows its rule.',
      alone: 'Shelves that come in parts cost you an evening and two wrong screws. The second set takes half as long.',
      gift: 'What you worked out slowly you can show slowly, so beginners keep up with you.',
      steps: [
        {
          step: 'At the next form or puzzle that confuses you, put a finger on the first line, then on the second, and ask only what has changed.',
          sign: 'At the third line you ask it again, before you feel lost.',
        },
        {
          step: 'Draw how a confusing machine or page works in five small pictures, with one touch of the hand in each.',
          sign: 'On your next attempt you look at two of the five pictures.',
        },
      ],
    },
  },
  contrasts: {
    'emotional>rational':
      'You dig the whole bed without a complaint, and it turns out to be the neighbour’s. Look at the plan for two minutes before you pick up the spade.',
    'emotional>cognitive':
      'A hard puzzle stays closed for an hour, and you are still bent over it in good humour. Ask for one hint after twenty minutes.',
    'rational>emotional':
      'You cut the job into eight clear parts and check three of them line by line. The fourth is dull, and the folder closes there. Do the fourth with company.',
    'rational>cognitive':
      'A new puzzle confuses you at first sight; cut up on paper, it gives way. Let the first minute pass without an answer, and ask for a pencil.',
    'cognitive>emotional':
      'You see the rule in a minute, and the other forty boxes feel like a punishment. Fill them in to music, or swap jobs with a patient friend.',
    'cognitive>rational':
      'The answer is in your head before the question ends, and you hand it over unchecked. One look back costs less than the mistake.',
  },
};
