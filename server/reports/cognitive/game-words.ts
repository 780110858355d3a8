import type { PlayedGame } from '#content/sayings/play.ts';
import type { Language } from '#contract/language.ts';

type GameWords = {
  readonly asked: string;
  /** What a reader might take from it, and should not. */
  readonly notSaid: string;
};

export const gameWords: Record<Language, Record<PlayedGame, GameWords>> = {
  en: {
    'pattern-loom': {
      asked:
        'Eight patches of a cloth were woven. You looked for the ninth among eight, and said each time whether you were sure; the better you did, the harder they came.',
      notSaid: 'It says nothing about what you have learned, nor about problems on which you may sleep a night.',
    },
    'still-lake': {
      asked: 'Flowers opened one by one, and of each you said whether it stood where an earlier one had: one back, then two, then further.',
      notSaid: 'How well you remember last summer, a face or a poem is another kind of memory, and was not asked.',
    },
    masks: {
      asked:
        'A face, a mask, the face again: had it changed? Then faces that spoke, and you chose the feeling in the face and not in the words.',
      notSaid:
        'These are drawings. Somebody whom you have known for years tells you more than any of them, and kindness was not measured here.',
    },
    'word-bridges': {
      asked:
        'Three words stood on three stones, and you looked for the one that goes with all of them: some bridges were close at hand, some needed a leap.',
      notSaid: 'It rests on the words of one language; in a language that you learned later, the same mind builds fewer bridges.',
    },
    'river-market': {
      asked:
        'You divided boatloads with traders who each had a way of their own, and filled shared pots with people whom you did not know.',
      notSaid: 'It was silver of a game. What you would do for a friend, or with your rent, it cannot tell.',
    },
    'stone-towers': {
      asked: 'You rebuilt towers in as few moves as you could, and on walks you chose between the path that you knew and a new one.',
      notSaid: 'It does not see whether your week is planned, only how far ahead you look when the pieces lie before you.',
    },
  },
  hi: {
    'pattern-loom': {
      asked: 'कपड़े के आठ टुकड़े बुने हुए थे। नौवाँ आठ में से ढूँढना था, और हर बार बताना था कि जवाब पक्का है या नहीं; जवाब जितने अच्छे हुए, कपड़े उतने कठिन आए।',
      notSaid: 'पढ़ाई कितनी हुई है, या रात भर सोचने का मौक़ा मिले तो क्या होगा, यह इससे पता नहीं चलता।',
    },
    'still-lake': {
      asked: 'फूल एक-एक करके खिले, और हर फूल पर बताना था कि वह पहले वाले की जगह खिला है या नहीं: एक पीछे, फिर दो, फिर और आगे।',
      notSaid: 'पिछली गर्मियाँ, कोई चेहरा या कविता कितनी याद रहती है, वह अलग याददाश्त है; वह यहाँ पूछी नहीं गई।',
    },
    masks: {
      asked: 'एक चेहरा, फिर मुखौटा, फिर वही चेहरा: कुछ बदला क्या? फिर बोलते चेहरे, जिनमें बात का नहीं, चेहरे का भाव चुनना था।',
      notSaid: 'ये बनाई हुई तस्वीरें हैं। बरसों से जाने-पहचाने लोग इनसे कहीं ज़्यादा बता देते हैं, और अपनापन यहाँ मापा ही नहीं गया।',
    },
    'word-bridges': {
      asked: 'तीन पत्थरों पर तीन शब्द थे, और वह एक शब्द ढूँढना था जो तीनों से जुड़े: कुछ पुल पास के थे, कुछ के लिए छलाँग चाहिए थी।',
      notSaid: 'यह एक भाषा के शब्दों पर टिका है; बाद में सीखी भाषा में वही दिमाग़ कम पुल बनाता है।',
    },
    'river-market': {
      asked: 'दुकानदारों के साथ, जिनमें हर एक का अपना ढंग था, नाव भर माल बाँटना था, और अनजान लोगों के साथ साझे घड़े भरने थे।',
      notSaid: 'चाँदी खेल की थी। दोस्त के लिए, या घर के किराए के साथ आपका फ़ैसला क्या होगा, यह इससे नहीं दिखता।',
    },
    'stone-towers': {
      asked: 'कम से कम चालों में मीनारें दोबारा बनानी थीं, और सैर पर जाने-पहचाने और नए रास्ते में से एक चुनना था।',
      notSaid: 'हफ़्ते की योजना बनी है या नहीं, यह इससे नहीं दिखता; बस यह कि पत्थर सामने हों तो नज़र कितनी आगे जाती है।',
    },
  },
};
