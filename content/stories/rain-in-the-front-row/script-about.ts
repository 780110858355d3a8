import { LANGUAGES } from '#contract/language.ts';
import type { About } from '../../script-about.ts';

export const about: About = {
  minutes: 17,
  languages: LANGUAGES,
  words: {
    en: {
      title: 'Rain in the Front Row',
      blurb:
        'An old cinema, thirty days of monsoon, a rent that nobody can pay. And two seats, paid for at every show, where nobody has ever sat.',
      intro: [
        'This happens to you. Choose what you would really do, not what sounds best: there are no right or wrong answers.',
        'Three chapters, 26 choices. You can stop at any moment and go on later, here or on another device.',
        'Each choice is saved as you make it, even when the connection is lost.',
      ],
    },
    hi: {
      title: 'अगली क़तार में बारिश',
      blurb: 'एक पुराना सिनेमाघर, बरसात के तीस दिन, एक किराया जो चुकता नहीं। और दो सीटें, जिनके पैसे हर शो में आते हैं, पर जहाँ कभी कोई नहीं बैठा।',
      intro: [
        'यह सब आपके साथ हो रहा है। वही चुनिए जो सच में आपका क़दम होगा, वह नहीं जो सुनने में अच्छा लगे: कोई जवाब सही या ग़लत नहीं है।',
        'तीन अध्याय, 26 फ़ैसले। जब चाहें रुकिए, और बाद में यहीं या किसी और डिवाइस पर आगे बढ़िए।',
        'हर फ़ैसला उसी पल सेव हो जाता है, कनेक्शन टूट जाए तब भी।',
      ],
    },
  },
};
