import { LANGUAGES } from '#contract/language.ts';
import type { About } from '../../script-about.ts';

export const about: About = {
  minutes: 9,
  languages: LANGUAGES,
  isTimed: true,
  words: {
    en: {
      title: 'Word Bridges',
      blurb: 'Three words stand on three stones. One more word goes with all of them: find it, and the bridge is built.',
      intro: [
        'Three bridges to practise, then 12 to 30 that count: as many as it takes. They grow harder as you do well; nobody builds them all.',
        'Type the word, or ask to see five and choose. Typing counts for more. A slip of spelling does no harm.',
        'You have one minute for each bridge. When it runs out, the answer counts as wrong, and the next one waits for you.',
      ],
    },
    hi: {
      title: 'शब्दों के पुल',
      blurb: 'तीन पत्थरों पर तीन शब्द हैं। एक शब्द ऐसा है जो तीनों से जुड़ता है: उसे ढूँढिए, और पुल बन जाएगा।',
      intro: [
        'तीन पुल अभ्यास के लिए, फिर 12 से 30 जो गिने जाते हैं: जितने की ज़रूरत पड़े। जवाब सही होते जाएँ तो वे कठिन होते जाते हैं; सारे किसी से नहीं बनते।',
        'शब्द लिखिए, या पाँच शब्द देखकर उनमें से चुनिए। लिखा हुआ जवाब ज़्यादा गिना जाता है। वर्तनी की छोटी चूक से कोई नुक़सान नहीं, और हिंदी शब्द अंग्रेज़ी अक्षरों में भी लिखा जा सकता है।',
        'हर पुल के लिए एक मिनट है। समय पूरा हो जाए तो जवाब ग़लत गिना जाता है, और अगला आपके आगे बढ़ने तक रुका रहता है।',
      ],
    },
  },
};
