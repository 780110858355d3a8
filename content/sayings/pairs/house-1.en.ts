import type { PairSayings } from '../saying.ts';

export const pairsOf1En: PairSayings[1] = {
  2: {
    both: 'The outing has missed its bus. “Follow me,” you say, and you know without a list which child gets sick on bends and who holds the tickets.',
    first:
      'You take charge of the move, everybody follows, but the one key that you promised to bring lies at home. Before you set off, touch keys, papers and money once.',
    second:
      'Every bill of the last five festivals is in your head, yet when they ask who will run this one, you look at the floor. Say one sum aloud, and go on from there.',
  },
  3: {
    both: 'You announce the new route, ask in the same breath which turn was not clear, and explain that one again in other words.',
    first:
      'You have decided by Tuesday, and the others at home learn of it on Saturday from the packed boxes. Give the reason at dinner, in two sentences, on the day you decide.',
    second:
      'Everyone in the kitchen knows how sick you are of the leaking roof, but nobody knows what you want done. End with one sentence that begins “So let us”.',
  },
  4: {
    both: 'A pan catches fire in the middle of the feast. You put the lid on, say where to stand, and your even voice brings the children back to their chairs.',
    first:
      'Your answer comes quickly and is right, yet the girl who asked leaves with wet eyes. Ask first what worries her, and answer after that.',
    second:
      'Neighbours come to your bench to calm down, and then go to somebody else to hear what to do. Offer one first step before they get up.',
  },
  5: {
    both: 'Rain cancels the outdoor play. While the others groan you move it to the stairwell, with torches, and promise to take the blame if it fails.',
    first:
      'The group turns to you, you choose the way it was done last year, and half of them sigh. Collect one silly idea from each person, and only then choose.',
    second:
      'Eleven sketches for the shop sign lie in your drawer, but the old sign still hangs outside. Pick one, put your name under it and carry it to the owner.',
  },
  6: {
    both: 'You say which wall the cupboard goes on, measure it twice, and are still turning screws when the helpers have gone home.',
    first:
      'The clean-up of the park begins with your speech, and by noon your broom leans on a tree. Take one corner and stay until the last leaf is out of it.',
    second:
      'You find the mistake in the total, check it three times, and let the wrong bill go out because nobody asked you. Hand over the proof on paper; then the paper speaks.',
  },
  7: {
    both: 'Two guests want the same upstairs room. You decide, give each of them something in exchange, and both still eat at your table that evening.',
    first:
      'You settle the quarrel in one sentence, and whoever did not get their way stops greeting you. Ask that person what would make the result easier to live with.',
    second:
      'A deal that would suit both sides is clear to you, but you wait for someone important to propose it, and the market closes. Write it on a slip and push it across the table.',
  },
  8: {
    both: 'When the machine stops for the third time, you say “Nobody touches it now” and take it apart until the real reason is on the bench.',
    first:
      'You tell the family which phone contract to buy, and in the second month a hidden fee turns up. Read the last page before you announce the first.',
    second:
      'After two weeks of looking you know why the well runs dry, but at the meeting the loudest guess wins. Stand up early with one sentence: “I have tested it.”',
  },
  9: {
    both: 'The marked path ends. You read the slope, see where the next village must be, say “This way”, and the others pick up their bags.',
    first:
      'This week runs well because you run it, but the lease that ends in a year is in no calendar. Open one talk about next year on the first Sunday of the month.',
    second:
      'You saw years ago that the shops in this street would close, and the only one you told was a cat. Take one such thought to a person who can act on it.',
  },
  10: {
    both: 'On the wedding morning no one asks who is in charge: your sheet hangs by the door, with names and times, and your number at the bottom.',
    first:
      '“We leave at dawn,” you say, and at dawn everyone is there but the food is not. Give out three jobs by name first, and the hour after that.',
    second:
      'Your timetable for the group is excellent, but it stays in your folder because someone else called out a worse one first. Pin yours to the wall before the meeting begins.',
  },
  11: {
    both: 'You open with a half-finished idea of your own, a neighbour improves it, and you go ahead with hers and say whose it is.',
    first:
      'Explaining takes longer, so you carry the whole stall to the market by yourself. Give one person a corner of it, and do not touch that corner all day.',
    second:
      'Four people’s ideas fit together because of you, and when someone asks who will answer for it, you point at the group. Answer for one part in your own voice.',
  },
  12: {
    both: 'At dinner you say “That was my mistake”, change the decision, and go to bed without going over it again.',
    first:
      'Your decision was wrong, you said so before everyone, and at three in the morning you are defending it once more. Note in one line what changes next time, and shut the notebook.',
    second:
      'You know exactly why you kept quiet when the others were afraid, you forgive yourself for it, and you keep quiet again. Next time get up first and look inside afterwards.',
  },
};
