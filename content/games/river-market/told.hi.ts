import type { GameTold } from '../told.ts';

export const toldHi: GameTold = {
  asked: 'दुकानदारों के साथ, जिनमें हर एक का अपना ढंग था, नाव भर माल बाँटना था, और अनजान लोगों के साथ साझे घड़े भरने थे।',
  notSaid: 'चाँदी खेल की थी। दोस्त के लिए, या घर के किराए के साथ आपका फ़ैसला क्या होगा, यह इससे नहीं दिखता।',
  did: ({ bargains, agreed, own, joint, pots, putIn, back }) => [
    `${bargains} में से ${agreed} सौदों में बात बनी, और दुकानदार जितना ज़्यादा से ज़्यादा छोड़ते, उसका सौ में ${own} आपके घर आया।`,
    `दोनों पक्ष मिलकर जितना बना सकते थे, आपके सौदों में उसका सौ में ${joint} बना${leftOnTable(joint!)}।`,
    `${pots} साझे घड़ों में आपकी ${putIn} चाँदी गई और ${back} वापस आई${potBalance(putIn!, back!)}।`,
  ],
  again: ({ bargains, agreed, own, joint, putIn, back }) => [
    `नदी के बाज़ार से आपके लिए सबसे अच्छे का सौ में ${own} घर आया, और दोनों पक्षों ने मिलकर अपने सबसे अच्छे का सौ में ${joint} पाया।`,
    `${agreed} सौदों पर हाथ मिले और ${bargains! - agreed!} पर नहीं; साझे घड़ों ने आपसे ${putIn} चाँदी ली और ${back} लौटाई।`,
    `${potsEnded(putIn!, back!)}, और ${bargains} में से ${agreed} दुकानों पर बात बनी।`,
  ],
  tries: ({ agreed, bargains, own, joint, putIn, back }) => [
    askOrName(own!, joint!),
    shareNext(putIn!, back!),
    `${bargains} में से ${agreed} सौदों में बात बनी: अगले ज़रूरी सौदे से पहले लिख लीजिए कि कम से कम कितना मंज़ूर है, और वह पर्ची जेब में रखिए।`,
  ],
};

function leftOnTable(joint: number): string {
  if (joint >= 75) return ': नाव में बहुत कम छूटा';
  return joint < 50 ? ': नाव में दोनों के लिए और भी था' : '';
}

function potBalance(putIn: number, back: number): string {
  if (back > 1.05 * putIn) return ': देने से फ़ायदा हुआ';
  return back < 0.95 * putIn ? ': उसका कुछ हिस्सा दूसरों के घर गया' : '';
}

function potsEnded(putIn: number, back: number): string {
  if (back === putIn) return `साझे घड़ों ने आपकी पूरी ${putIn} चाँदी लौटा दी`;
  return back > putIn ? `साझे घड़ों से आपको ${back - putIn} चाँदी ज़्यादा मिली` : `साझे घड़ों से आपको ${putIn - back} चाँदी कम मिली`;
}

function askOrName(own: number, joint: number): string {
  if (joint < 75)
    return `जो दोनों के लिए था, आपने और दुकानदारों ने उसका सौ में ${joint} पाया: पैसे या घर के काम की अगली बात में पहले पूछिए कि सामने वाले को सबसे ज़्यादा क्या चाहिए।`;
  if (own < joint) return `दोनों पक्ष अपने सबसे अच्छे के सौ में ${joint} तक पहुँचे, और आप अपने के ${own} तक: अगले सौदे में पहले अपनी चाह बताइए, फिर रुकिए।`;
  return `अपने सबसे अच्छे का सौ में ${own} आपके घर आया: अगले सौदे में एक बार पूछिए कि सामने वाले के लिए भी क्या बेहतर हो सकता है।`;
}

function shareNext(putIn: number, back: number): string {
  if (back > 1.05 * putIn)
    return `घड़ों में ${putIn} चाँदी गई और ${back} लौटी: इस महीने साझे का कुछ शुरू कीजिए, खाना हो या किसी तोहफ़े का चंदा, और पहला हिस्सा आप डालिए।`;
  if (back < 0.95 * putIn) return `घड़ों में गई ${putIn} चाँदी में से ${back} लौटी: अगली बार साझा करने से पहले तय कर लीजिए कि कौन कितना डालेगा।`;
  return `${putIn} चाँदी घड़ों में गई और ${back} लौटी: इस महीने अपने किसी समूह में पूछिए कि बँटवारा सबको ठीक लगता है या नहीं, और सुनिए।`;
}
