import type { PairSayings } from '../saying.ts';

export const pairsOf10En: PairSayings[10] = {
  11: {
    both: 'Twelve families cook one day each, your list says when, and by the second week the dishes travel across your lines and nobody goes hungry.',
    first:
      'The timetable for the shared kitchen is faultless, and you drew it up alone at night; by Friday two people cook when they please. Hand out the next one in pencil, with a rubber.',
    second:
      'Nine friends paint the fence from both ends, with music, and meet in the middle in two colours. Chalk a number on each plank before the music starts.',
  },
  12: {
    both: 'A storm takes your week apart on Monday. By noon there is a shorter list, and the old one is lighting the stove.',
    first:
      'One late train, and the whole day counts as spoiled; at supper you are still moving the hours about. Leave one square of each day empty, and let the delay have it.',
    second:
      'You have made your peace with the mess, truly, and on the day of the clinic the card is somewhere inside it. Accept the rest, and nail up one box for cards.',
  },
};
