import type { PairSayings } from '../saying.ts';

export const pairsOf6En: PairSayings[6] = {
  7: {
    both: 'Before the talk about rent you add up three years of water bills, and both sides bend over your sheet instead of shouting.',
    first:
      'Line by line you prove what a relative owes you, and win the money and a silent month. Once you are proved right, give one small thing back.',
    second:
      'The deal is warm and the handshake firm, and in the fourth week the boxes turn out to hold eleven, not twelve. Open one box and count; the handshake comes second.',
  },
  8: {
    both: 'The bread fails on rainy days only. By midnight you have baked nine loaves, each changed in one thing, and you know why; supper has not been cooked.',
    first:
      'Each exercise in the book is done, neat and complete, and a misprint on page one passed for true. Try the first rule on a number of your own.',
    second:
      'A riddle grips you until the idea comes; after that the sheet lies unproved under a cup. Give the idea one dull half hour with a ruler.',
  },
  9: {
    both: 'For three winters you note the frost each morning; in the fourth you sow a week before the others, and eat first.',
    first:
      'Shelf by shelf you clear the cellar for a week, in a house that you will leave in June. Ask before a long job: who needs this next year?',
    second:
      'Maps of four countries lie on your desk, and the passport form is filled in as far as line six. Do the next three lines standing up.',
  },
  10: {
    both: 'You cut the harvest into days and the days into rows, and keep to it so well that the kite festival passes behind your back.',
    first:
      'You scrub one pan until it shines, but the guests arrive among nineteen others. Walk once round the kitchen and number the jobs before you pick up the brush.',
    second:
      'A handsome list for the spring cleaning hangs on the fridge, hours and initials included, and two of thirty lines are ticked. Fold it so that a single line shows.',
  },
  11: {
    both: 'The team’s paper bridge sags. You find the weak fold, someone else finds a better one, and you make all sixty of hers.',
    first:
      'At ten in the evening you redo your partner’s half of the work, every page, and say nothing. Send back the two weakest pages with one question each.',
    second:
      'You cheer every proposal in the room, and the counting of the votes goes to somebody else. Take one pile, and stay until it has been counted twice.',
  },
  12: {
    both: 'After the failed language test you read each wrong answer, mark what went wrong in it, and then sell the book without a sigh.',
    first:
      'You work out why the cake sank, and then who looked at you when it sank, and at bedtime the second inquiry goes on. Search the oven, and leave the faces out.',
    second:
      'Halfway through the fence you notice that you are tired, accept it kindly, and the goats get out. Nail on three more planks, and accept it then.',
  },
};
