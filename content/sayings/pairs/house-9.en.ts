import type { PairSayings } from '../saying.ts';

export const pairsOf9En: PairSayings[9] = {
  10: {
    both: 'Your journey to the far north has a page for every week and a stamp for every border, and one week in the middle is blank on purpose.',
    first:
      'In your head the tea stall by the lake is in its tenth summer, and the form for the place was due in April. Go backwards from opening day and give each month one errand.',
    second:
      'The drawers are in order, the week is full, and it has been the same week for six years. Put a question mark on one Sunday, and stay out until dark.',
  },
  11: {
    both: 'Round the fire each of you says where they want to be in five years, and before the tea is drunk the roads are one road with stops.',
    first:
      'You are three valleys ahead, on the map and on foot, and the others eat supper without you. Walk one whole day at the pace of the slowest.',
    second:
      'Your circle is warm, meets on Thursdays, and tells the stories of its first winter. Bring a stranger along next week, and offer them the best chair.',
  },
  12: {
    both: 'Twice the clouds sent you back from the summit. You know what you wanted to prove up there, smile at it, and choose the third date.',
    first:
      'Three futures lie ready, and each begins with a sentence for the one who laughed at you. Cross it out, and see which future still stands.',
    second:
      'You sit content at the window with what there is, and the letter about the free course becomes a bookmark. Reply to it before you sit down there tomorrow.',
  },
};
