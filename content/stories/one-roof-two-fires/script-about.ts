import { LANGUAGES } from '#contract/language.ts';
import type { About } from '../../script-about.ts';

export const about: About = {
  minutes: 17,
  languages: LANGUAGES,
  words: {
    en: {
      title: 'One Roof, Two Fires',
      blurb:
        'A house in the snow, a wall through its middle, two kitchens that have not shared a meal for twelve years. And a wedding in five days.',
      intro: [
        'This happens to you. Choose what you would really do, not what sounds best: there are no right or wrong answers.',
        'Three chapters, 26 choices. You can stop at any moment and go on later, here or on another device.',
        'Each choice is saved as you make it, even when the connection is lost.',
      ],
    },
    hi: {
      title: 'एक छत, दो चूल्हे',
      blurb: 'बर्फ़ में एक घर, बीच में एक दीवार, और दो रसोइयाँ जिन्होंने बारह साल से साथ खाना नहीं खाया। और पाँच दिन में एक शादी।',
      intro: [
        'यह सब आपके साथ हो रहा है। वही चुनिए जो सच में आपका क़दम होगा, वह नहीं जो सुनने में अच्छा लगे: कोई जवाब सही या ग़लत नहीं है।',
        'तीन अध्याय, 26 फ़ैसले। जब चाहें रुकिए, और बाद में यहीं या किसी और डिवाइस पर आगे बढ़िए।',
        'हर फ़ैसला उसी पल सेव हो जाता है, कनेक्शन टूट जाए तब भी।',
      ],
    },
  },
};
