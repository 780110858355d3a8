import type { PairSayings } from '../saying.ts';

export const pairsOf7En: PairSayings[7] = {
  8: {
    both: 'The rival club will not share the hall. You ask on until you learn that they need just the piano, and on Tuesdays you roll it over to them.',
    first:
      'You reach a middle price for the goat so pleasantly that no one asks why it limps. Let it walk once across the yard before you name a sum.',
    second:
      'The leak comes from the flat above, you have dates and photographs, and the talk on the landing ends in shouting. Bring cake first, and the photographs afterwards.',
  },
  9: {
    both: 'You let the fisherman have the better price today, and get what you came for: a seat in his boat to the outer islands all summer.',
    first:
      'Each trade of this week suits both of you, and your stall stays where it was while the road moves. Ask one buyer where the buses will stop next year.',
    second:
      'The old bicycle pleases you so much, with every road that it will see, that the owner reads the price in your eyes. Send a friend to make the first offer.',
  },
  10: {
    both: 'On Sunday you weigh the chores of the house, dull ones count double, everyone agrees, and all week nobody asks whose turn it is.',
    first:
      'Both tenants like the agreement you found, and a month later each remembers a different day for the rubbish. Let both write the day down while the tea is still in the pot.',
    second:
      'Who sits where at the feast is settled, an uncle asks for another chair, and before the bread comes there is war. Keep two chairs free for those who ask.',
  },
  11: {
    both: 'Together with the rival baker you order flour by the truck, share the saving by weight, and next time each of you brings one baker more.',
    first:
      'Whoever swaps with you gains, and so do you, while the smallest coins in the common jar are yours. Put yours in first, just once, where all can see.',
    second:
      'The club has your tools, your shed and your Sundays, and when the costs are shared you pay those too. Say one sum at the table: this much, this month.',
  },
  12: {
    both: 'In the quarrel over the washing line you notice that you want to win more than to dry shirts. You laugh, and offer every second day.',
    first:
      'You made a fair peace over the hedge, and each morning your eye still measures how far it has grown. Take another way to the gate for a week.',
    second:
      'Before you have left the shop you have forgiven the missing coins, and next week coins are missing again. Turn at the door, smile, and count them aloud.',
  },
};
