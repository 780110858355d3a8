import { LANGUAGES } from '#contract/language.ts';
import type { About } from '../../script-about.ts';

export const about: About = {
  minutes: 8,
  languages: LANGUAGES,
  isTimed: true,
  words: {
    en: {
      title: 'Pattern Loom',
      blurb: 'A loom has woven eight patches of a cloth. Find the ninth, and say whether you are sure.',
      intro: ['After every eight cloths you may rest. Each answer is kept as you give it, and the game waits when the connection is lost.'],
    },
    hi: {
      title: 'बुनाई का करघा',
      blurb: 'करघे ने कपड़े के आठ टुकड़े बुन दिए हैं। नौवाँ आप ढूँढिए, और बताइए कि जवाब पक्का है या नहीं।',
      intro: ['हर आठ कपड़ों के बाद आराम का मौक़ा है। हर जवाब उसी पल सेव हो जाता है, और कनेक्शन टूटे तो खेल रुककर इंतज़ार करता है।'],
    },
  },
};
