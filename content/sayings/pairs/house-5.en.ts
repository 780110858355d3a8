import type { PairSayings } from '../saying.ts';

export const pairsOf5En: PairSayings[5] = {
  6: {
    both: 'Of thirty drawings for the kite you keep one, and glue it, test it and mend it until it flies in a weak wind.',
    first:
      'Six half-knitted scarves fill the basket, each in a better colour than the last. Put five of them in a cupboard, and let the sixth be short but finished.',
    second:
      'The same wrong row of the crossword has held you for an hour, and you go on. Turn the page upside down, or read it to a house plant.',
  },
  7: {
    both: 'Two sellers fight over the shady corner. You hang a cloth between two trees, which makes two shady corners, and both of them bring you melon.',
    first:
      'Your lamps made from bottles delight the whole fair, and you sell them for less than the wire cost. Pencil the cost under each one before you open.',
    second:
      'Both sides have given way twice, three coins still lie between you, and you go on halving them. Look for something to add that is not money, such as a Saturday of help.',
  },
  8: {
    both: 'Why does milk boil over? You try a wooden spoon, a marble, a lid with a hole, until one of them shows you the reason.',
    first:
      'At dinner you tell a wonderful story about the knocking in the wall, and then it is the water pipe. Before the next story, press your ear to the wall for five minutes.',
    second:
      'Three evenings have gone into one box of old papers, and the answer is not in that box. Name five places where it would be funny to find it, and try the funniest.',
  },
  9: {
    both: 'A closed bridge makes you happy: before the bus has turned round you have three new ways to the coast, and one of them passes a lighthouse.',
    first:
      'Each spring the yard is new, with paper birds and blue poles, but nothing grows there that needs ten years. Bury one mango stone, and draw the tree that it will be.',
    second:
      'For the new country you have one route and one way to earn, but the route is closed. Tonight, invent four absurd ways to arrive, and then a fifth.',
  },
  10: {
    both: 'Your paints stand in the order of the rainbow, each lid tight, so the idea that comes at breakfast is on paper before the tea is cold.',
    first:
      'The puppet theatre is splendid and opens in an hour, but the scissors are lost somewhere under the scraps. Spread one white cloth; each tool goes back on it after use.',
    second:
      'Every Sunday has its own dish, and by February even the guests know which. Close your eyes for once and cook with the first jar that your hand meets.',
  },
  11: {
    both: 'Someone in the band hits a wrong note. You answer with another, a third player joins in, and by evening it is the tune.',
    first:
      'Before the others meet, the poster is finished in your room, and it is lovely, and no line in it is theirs. Leave one corner blank and hand round the pens.',
    second:
      'All of you nod, each adds a little to the first proposal, and out comes last year’s cake sale. Ask everyone for one idea that is plainly forbidden.',
  },
  12: {
    both: 'The dye runs across your cloth. You laugh, make a river of it, and admit to yourself that you wanted praise more than a cloth.',
    first:
      'Somebody laughed at your blue horse once, and no animal of yours has been blue since. Make a very small blue one and stand it beside the kettle.',
    second:
      'An empty hour finds you content, and it goes as it came, with nothing made. Next time, keep a lump of clay or dough in your hands while you sit.',
  },
};
