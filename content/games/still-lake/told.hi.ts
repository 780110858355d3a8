import { inWords } from '../counted.hi.ts';
import { FEW, type GameTold } from '../told.ts';

export const toldHi: GameTold = {
  asked: 'फूल एक-एक करके खिले, और हर फूल पर बताना था कि वह पहले वाले की जगह खिला है या नहीं: एक पीछे, फिर दो, फिर और आगे।',
  notSaid: 'पिछली गर्मियाँ, कोई चेहरा या कविता कितनी याद रहती है, वह अलग याददाश्त है; वह यहाँ पूछी नहीं गई।',
  did: ({ longest, hits, targets, falseAlarms, inARow }) => [
    longest! > 1
      ? `नए फूल खिलते रहे, और ${inWords(longest!)} फूल पीछे वाले की जगह फिर भी आपको याद रही।`
      : 'दो फूल होते-होते क़तार हाथ से फिसल गई; दूसरी बार में वह अक्सर लंबी हो जाती है।',
    `${targets} फूल अपनी पुरानी जगह पर लौटे, उनमें से ${hits} आपकी पहचान में आए${leaning(targets! - hits!, falseAlarms!)}।`,
    `बिना चूके सबसे लंबा दौर ${inARow} जवाबों का रहा।`,
  ],
};

function leaning(missed: number, claimed: number): string {
  const claims = claimed === 0 ? ', और एक बार भी ऐसा नहीं हुआ कि न लौटा फूल लौटा हुआ लगे' : `, और ${claimed} बार न लौटा फूल भी लौटा हुआ लगा`;
  if (missed > 2 * claimed && missed >= FEW) return `${claims}: शक हो, तो फूल को जाने दिया जाता है`;
  return claims;
}
