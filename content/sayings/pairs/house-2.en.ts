import type { PairSayings } from '../saying.ts';

export const pairsOf2En: PairSayings[2] = {
  3: {
    both: 'A year after her operation you ring an old neighbour on that very day, and your first sentence tells her how afraid you were.',
    first:
      'Since spring you have brought your friend’s medicine every Friday, but your friend still takes it for duty. Put one line on the bag: “I like coming here.”',
    second:
      'You greet a friend warmly at the door, but the book that you borrowed is at home for the fourth time. Put it on your shoes tonight.',
  },
  4: {
    both: 'When the new boy turns pale before his turn, you sit down beside him and remember which song helps. Soon you are both humming it.',
    first:
      'Every bill is paid and every birthday noted, and you hold it all with a tight stomach, since nobody feels safe to share it with. Hand one bill over and go for a walk.',
    second:
      'People tell you everything and go home lighter; next week you ask the same question, and they look away. After such a talk, note one name and one date.',
  },
  5: {
    both: 'Buttons, ribbon ends and old tickets lie sorted in your tins, and for a friend’s farewell they turn into a picture of all that you two did.',
    first:
      'Each winter a friend gets the same good scarf from you, on time, wrapped, with the receipt. This year, hide it somewhere and leave her three clues.',
    second:
      'You see a beautiful blue, and the jar with the bill money stands nearest. Keep two jars, one for bills, one for paint, and fill the bill jar first.',
  },
  6: {
    both: 'The guarantee of the broken fan turns up in your drawer, you read it to the last line, and the fan turns at eleven at night, when the guests have gone.',
    first:
      'You remember every task from the meeting, carry them all home, and leave the third where it turns dull. Set the kitchen clock and stay on the chair until it rings.',
    second:
      'For six hours you look for errors in a form, and find each one; the last day for it was yesterday. Let the first thing on page one be that date, in red.',
  },
  7: {
    both: 'Two brothers dispute a loan from years ago. You recall what each of them said that day, and offer a split to which both can nod.',
    first:
      'You know to the coin who paid for what on the trip, and reading it out spoils the last evening. Round it down once, and ask whether that feels fair.',
    second:
      'At the stall you find a price that pleases both of you, and then no wallet in the bag. Count your money before you smile at the seller.',
  },
  8: {
    both: 'Nobody knows the face in the old photograph. You recall who stood where at which wedding, write two letters, and find a lost branch of the family.',
    first:
      'For ten years you have kept the recipe exactly, with its strange spoon of vinegar, and have not asked what the vinegar does. Leave it out once and taste.',
    second:
      'You follow a question through nine books, have it by midnight, but no longer know which book the answer was in. Lay a strip of paper in each page that you use.',
  },
  9: {
    both: 'You want to see the mountains beyond the last station, and for two years one coin a week has gone into the jar that pays for them.',
    first:
      'The savings are safe where your parents kept theirs, but the course you liked in winter has begun without you. Put a small sum each month under the name of something new.',
    second:
      'Full of hope you set off for a town you have not seen, and at the gate the ticket turns out to be for tomorrow. Read the date aloud the evening before.',
  },
  10: {
    both: 'Keys, medicine and the spare glasses each have one place, and when a neighbour knocks at night, your hand finds them in the dark.',
    first:
      'Everything you promised is in your head, all of it, and on Thursday three promises want the same hour. Draw seven boxes and drop each promise into one of them.',
    second:
      'Your calendar has a colour for every hour, but your friend’s exam passes without a word from you. Add one more colour: what this week means to other people.',
  },
  11: {
    both: 'The choir needs chairs. You know who owns a cart and who carried them last year, so the load goes round and nobody’s back gets it twice.',
    first:
      'You keep the club’s cash right to the last coin, but no one else has seen the book. Sit one member down beside you and let them do next month’s page.',
    second:
      'To the group you give your evening, your pen and half of your cake; only the part you promised for Monday slips away. Ask a member to ring you on Sunday.',
  },
  12: {
    both: 'You remember every harsh word from the day of the funeral, and also that he who spoke them had not slept for three nights. You still bring him soup.',
    first:
      'Ten years of small insults are stored, each with its date and the shirt you wore. Choose the smallest one, and give that shirt away.',
    second:
      'By lunch you have forgiven the friend who forgot your birthday; then hers goes by in the same peace. Copy five dates from the old calendar into the new one.',
  },
};
