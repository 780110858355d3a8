import type { PairSayings } from '../saying.ts';

export const pairsOf4En: PairSayings[4] = {
  5: {
    both: 'The new girl in class is homesick. You sit down beside her, and out of the lunch boxes the two of you build a boat. By the bell she is its captain.',
    first:
      'On the ward everybody grows calm when you come, but by the third afternoon there is nothing new to talk about. Bring one odd object and let them guess its use.',
    second:
      'Your joke is so quick and bright that the whole table laughs, but you miss the guest who puts down her fork. After the laugh, look once round all the faces.',
  },
  6: {
    both: 'The baby screams and the shelf has forty screws: your foot rocks the cradle, your voice stays low, and your hands go on to the last screw.',
    first:
      'Everyone likes to stand beside you while you work, the talk is good, and of forty envelopes two are done. Shut the door for an hour and come out with twenty.',
    second:
      'At midnight the sums are right, your hands shake, and you start adding again. Hold a warm cup, and ask your body, not the paper, whether to stop.',
  },
  7: {
    both: 'The landlord shouts about the wall. You hear worry about money in it, lower your voice, and offer to paint in exchange for half a month’s rent.',
    first:
      'You feel how badly the seller needs the sale, and pay the full price for a cracked pot. Look at the pot for one minute before you look at the face.',
    second:
      'The split you offer is fair to the last plate, but the other side hears only how hard your voice has become. Step out, drink some water, then make the offer.',
  },
  8: {
    both: 'Everyone likes the contract, and your stomach tightens. You take the feeling seriously enough to read on, and on the seventh page is the sentence that explains it.',
    first:
      'A friend comes to you sad, and you comfort well, but you do not ask what began it; next week it is back. After the tea, ask “Since when?”',
    second:
      'You take a child’s fear of the dark apart with six good questions, and the crying grows louder. Sit on the edge of the bed first; the questions keep until morning.',
  },
  9: {
    both: 'On a night bus through a strange country the others hold their bags tight. You share your bread with the row behind, and learn where to get off.',
    first:
      'Everybody feels at ease in your kitchen, but the invitation to the hills has lain under the fruit bowl since spring. Ask the calmest of your friends to come for one day.',
    second:
      'The next five years are thought through, and the night before the first step you lie awake with a tight chest. Tell somebody that fear in one word before bed.',
  },
  10: {
    both: 'On the morning of the journey your bag has stood packed since last night, so all your calm is free for the one who cannot find a shoe.',
    first:
      'Children who fall run to you, each gets a kind word, and the plasters are somewhere in the house. Put them in one tin beside the door today.',
    second: 'A guest comes an hour early, smiling, and all you see is the table that is not laid. Hand over the forks and lay it together.',
  },
  11: {
    both: 'By the wall stands a newcomer with folded arms. You go over, ask her for the first idea, and the group builds its stall on it.',
    first:
      'Two friends bring you the same trouble, one after the other, and you carry both alone. Seat them at one table and let them be of use to each other.',
    second:
      'The team gets your whole Saturday, and when one of them falls silent, you feel sure that you are the cause. Ask “Tired?” before the evening comes.',
  },
  12: {
    both: 'A stranger’s insult in the market makes your ears hot. You notice the heat, let one cart go by, and buy the tomatoes.',
    first:
      'Others leave your sofa lighter, and their troubles stay with you under the blanket. Open the window after each visit and say aloud whose worry it was.',
    second:
      'Alone at the river you have peace with everyone, and at the family dinner it lasts until the rice. Go outside once between two dishes.',
  },
};
