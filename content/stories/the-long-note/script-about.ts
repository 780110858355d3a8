import { LANGUAGES } from '#contract/language.ts';
import type { About } from '../../script-about.ts';

export const about: About = {
  minutes: 17,
  languages: LANGUAGES,
  words: {
    en: {
      title: 'The Long Note',
      blurb: 'A neighbourhood choir in Nairobi has ten dry weeks to learn a song that only its founder could end.',
      intro: [
        'This happens to you. Choose what you would really do, not what sounds best: there are no right or wrong answers.',
        'Three chapters, 26 choices. You can stop at any moment and go on later, here or on another device.',
        'Each choice is saved as you make it, even when the connection is lost.',
      ],
    },
    hi: {
      title: 'लंबा सुर',
      blurb: 'नैरोबी की एक मोहल्ले की मंडली के पास दस सूखे हफ़्ते हैं, एक ऐसे गीत के लिए जिसका अंत सिर्फ़ उसकी संस्थापक से सधता था।',
      intro: [
        'यह सब आपके साथ हो रहा है। वही चुनिए जो सच में आपका क़दम होगा, वह नहीं जो सुनने में अच्छा लगे: कोई जवाब सही या ग़लत नहीं है।',
        'तीन अध्याय, 26 फ़ैसले। जब चाहें रुकिए, और बाद में यहीं या किसी और डिवाइस पर आगे बढ़िए।',
        'हर फ़ैसला उसी पल सेव हो जाता है, कनेक्शन टूट जाए तब भी।',
      ],
    },
  },
};
