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
  again: ({ longest, hits, targets, falseAlarms, inARow }) => [
    `शांत झील में ${targets} फूल पुरानी जगह लौटे: ${hits} पकड़ में आए और ${targets! - hits!} निकल गए।`,
    `सबसे अच्छे दौर में लगातार ${inARow} जवाब सही रहे, और नई जगह खिले ${falseAlarms === 0 ? 'किसी फूल ने' : `${falseAlarms} फूलों ने`} पुराने होने का धोखा ${falseAlarms === 0 ? 'नहीं दिया' : 'दिया'}।`,
    longest! > 1
      ? `याद ज़्यादा से ज़्यादा ${inWords(longest!)} फूल पीछे तक टिकी; लौटे हुए ${targets! - hits!} फूल नज़र से निकल गए।`
      : `क़तार थामना मुश्किल रहा, फिर भी लौटे हुए ${targets} में से ${hits} फूल नहीं छूटे।`,
  ],
  tries: ({ longest, hits, targets, falseAlarms, inARow }) => [
    sayOrWait(targets! - hits!, falseAlarms!, inARow!),
    longest! > 1
      ? `${inWords(longest!)} की क़तार आपके साथ रही: इस हफ़्ते मन में एक बार में ${inWords(longest!)} से ज़्यादा बातें न रखिए, अगली को काग़ज़ पर उतार दीजिए।`
      : 'इस हफ़्ते जिस काम में एक से ज़्यादा क़दम हों, उसे काग़ज़ पर लिखिए, और देखिए कि ख़ाली हुआ मन क्या करता है।',
    `सबसे लंबा दौर ${inARow} जवाबों का था: अगले उबाऊ काम में ध्यान भटकने से पहले एक मिनट आराम कीजिए, बाद में नहीं।`,
  ],
};

function leaning(missed: number, claimed: number): string {
  const claims = claimed === 0 ? ', और ऐसा एक भी फूल लौटा हुआ नहीं लगा जो लौटा न हो' : `, और ${claimed} बार वह फूल भी लौटा हुआ लगा जो लौटा न था`;
  if (missed > 2 * claimed && missed >= FEW) return `${claims}: शक हो, तो फूल को जाने दिया जाता है`;
  return claims;
}

function sayOrWait(missed: number, claimed: number, inARow: number): string {
  if (missed > 2 * claimed && missed >= FEW)
    return `लौटे हुए ${missed} फूल जाने दिए गए और ${claimed} बिना लौटे गिन लिए गए: इस हफ़्ते कुछ जाना-पहचाना लगे, तो आधे यक़ीन पर भी कह दीजिए।`;
  if (claimed > 2 * missed && claimed >= FEW)
    return `${claimed} फूल लौटे बिना ही लौटे हुए मान लिए गए: इस हफ़्ते “यह तो देखा हुआ है” कहने से पहले एक निशानी का इंतज़ार कीजिए।`;
  return `${missed} फूल छूटे, ${claimed} ज़्यादा गिने गए, और लगातार ${inARow} सही रहे: इस हफ़्ते किसी को एक बार सौदे की सूची पढ़कर सुनाइए, फिर दोनों उसे याद से लिखिए।`;
}
