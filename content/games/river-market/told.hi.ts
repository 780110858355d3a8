import type { GameTold } from '../told.ts';

export const toldHi: GameTold = {
  asked: 'दुकानदारों के साथ, जिनमें हर एक का अपना ढंग था, नाव भर माल बाँटना था, और अनजान लोगों के साथ साझे घड़े भरने थे।',
  notSaid: 'चाँदी खेल की थी। दोस्त के लिए, या घर के किराए के साथ आपका फ़ैसला क्या होगा, यह इससे नहीं दिखता।',
  did: ({ bargains, agreed, own, joint, pots, putIn, back }) => [
    `${bargains} में से ${agreed} सौदों में बात बनी, और दुकानदार जितना ज़्यादा से ज़्यादा छोड़ते, उसका सौ में ${own} आपके घर आया।`,
    `दोनों पक्ष मिलकर जितना बना सकते थे, आपके सौदों में उसका सौ में ${joint} बना${leftOnTable(joint!)}।`,
    `${pots} साझे घड़ों में आपकी ${putIn} चाँदी गई और ${back} वापस आई${potBalance(putIn!, back!)}।`,
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
