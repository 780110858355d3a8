import type { PairSayings } from '../saying.ts';

export const pairsOf8En: PairSayings[8] = {
  9: {
    both: 'A lane without a name on an old map gets you out of bed at dawn, and you come home with mud, four questions and the next lane.',
    first:
      'You know who built the drains of your street, and have not turned left at its end. Turn left on Saturday and bring back one question.',
    second:
      'One photograph of the summer job by the sea, and within the hour you have said yes. Ring somebody who has left that job and ask why.',
  },
  10: {
    both: 'To learn what eats the beans you set out a jar and a lamp at fixed hours, and on the fifth page of your table the beetle has nowhere left to hide.',
    first:
      'Eleven pages are open, each one deeper than the last, and your article is due at noon. Read until ten, close all but one, and write what you have.',
    second:
      'On the first of every month you replace the bulb, in good order, and what kills it has not been asked. Lay two dead ones side by side and look.',
  },
  11: {
    both: '“I do not know; what have you found?”, you say in the reading circle, and six half answers on the table add up to one.',
    first:
      'The case of the sick chickens is being solved at your kitchen table, alone, and at two neighbours’ tables as well. Carry your notes over before the last page.',
    second: 'The group is happy, everyone has added to the guess, and nobody has looked into the shed. Be the one who fetches the key.',
  },
  12: {
    both: 'Why does that old song make you cry? You ask yourself for a month, find no answer, and sleep well beside the open question.',
    first:
      'Until two at night you search a friend’s short reply for its hidden meaning, with a theory for each comma. Allow one theory more, then lay the phone in the cupboard.',
    second:
      '“Such things happen,” you say when the fruit trees fail, and sleep well; a year later they fail again. Dig up one root and look at it closely.',
  },
};
