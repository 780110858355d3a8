import { LANGUAGES } from '#contract/language.ts';
import type { About } from '../../script-about.ts';

export const about: About = {
  minutes: 8,
  languages: LANGUAGES,
  isTimed: true,
  words: {
    en: {
      title: 'Masks',
      blurb: 'A face, a mask, the face again: has anything changed? Then faces that say one thing and may feel another.',
      intro: [
        'Five to practise, then two parts with a rest between them: faces that stay the same or change a little, and faces whose feeling you name.',
        'They grow harder as you do well, so nobody gets them all. About eight minutes in all.',
        'Everything is drawn. There is no camera, and nobody sees your own face.',
      ],
    },
    hi: {
      title: 'मुखौटे',
      blurb: 'एक चेहरा, फिर मुखौटा, फिर वही चेहरा: कुछ बदला क्या? और ऐसे चेहरे, जो कहते कुछ हैं और दिल में कुछ और होता है।',
      intro: [
        'पाँच अभ्यास के, फिर दो हिस्से, बीच में आराम: पहले वे चेहरे जो वैसे ही रहते हैं या ज़रा-सा बदलते हैं, फिर वे चेहरे जिनका भाव आपको पहचानना है।',
        'जवाब सही होते जाएँ तो काम कठिन होता जाता है, इसलिए सब सही किसी से नहीं होते। कुल लगभग आठ मिनट।',
        'सारे चेहरे बनाई हुई तस्वीरें हैं। कैमरा नहीं चलता, आपका चेहरा कोई नहीं देखता।',
      ],
    },
  },
};
