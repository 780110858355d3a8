import { LANGUAGES } from '#contract/language.ts';
import type { About } from '../../script-about.ts';

export const about: About = {
  minutes: 17,
  languages: LANGUAGES,
  words: {
    en: {
      title: 'A Lamp for Skarvoy',
      blurb:
        'A windy island, one loan, three wishes, a mast that somebody or some sheep has touched, and a meeting that cannot end before the kettle boils.',
      intro: [
        'This happens to you. Choose what you would really do, not what sounds best: there are no right or wrong answers.',
        'Three chapters, 26 choices. You can stop at any moment and go on later, here or on another device.',
        'Each choice is saved as you make it, even when the connection is lost.',
      ],
    },
    hi: {
      title: 'स्कारवॉय की बत्ती',
      blurb: 'हवाओं वाला एक द्वीप, एक क़र्ज़, तीन इच्छाएँ, एक खंभा जिसे किसी इंसान या किसी भेड़ ने छेड़ा है, और एक बैठक जो केतली उबले बिना ख़त्म नहीं होती।',
      intro: [
        'यह सब आपके साथ हो रहा है। वही चुनिए जो सच में आपका क़दम होगा, वह नहीं जो सुनने में अच्छा लगे: कोई जवाब सही या ग़लत नहीं है।',
        'तीन अध्याय, 26 फ़ैसले। जब चाहें रुकिए, और बाद में यहीं या किसी और डिवाइस पर आगे बढ़िए।',
        'हर फ़ैसला उसी पल सेव हो जाता है, कनेक्शन टूट जाए तब भी।',
      ],
    },
  },
};
