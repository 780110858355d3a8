import { LANGUAGES } from '#contract/language.ts';
import type { About } from '../../script-about.ts';

export const about: About = {
  minutes: 10,
  languages: LANGUAGES,
  isTimed: true,
  words: {
    en: {
      title: 'Pattern Loom',
      blurb: 'A loom has woven eight patches of a cloth. Find the ninth, and say how sure you are of it.',
      intro: [
        'Two cloths to practise, then 14 to 32 that count: as many as it takes. They grow harder as you do well; nobody solves them all.',
        'You have one minute for each cloth. When it runs out, the answer counts as wrong, and the next one waits for you.',
        'Each answer is kept as you give it. The game waits when the connection is lost.',
      ],
    },
    hi: {
      title: 'बुनाई का करघा',
      blurb: 'करघे ने कपड़े के आठ टुकड़े बुन दिए हैं। नौवाँ आप ढूँढिए, और बताइए कि आपको कितना यक़ीन है।',
      intro: [
        'दो कपड़े अभ्यास के लिए, फिर 14 से 32 जो गिने जाते हैं: जितने की ज़रूरत पड़े। जवाब सही होते जाएँ तो वे कठिन होते जाते हैं; सारे किसी से हल नहीं होते।',
        'हर कपड़े के लिए एक मिनट है। समय पूरा हो जाए तो जवाब ग़लत गिना जाता है, और अगला आपके आगे बढ़ने तक रुका रहता है।',
        'हर जवाब उसी पल सेव हो जाता है। कनेक्शन टूटे तो खेल रुककर इंतज़ार करता है।',
      ],
    },
  },
};
