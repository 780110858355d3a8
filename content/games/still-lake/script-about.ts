import { LANGUAGES } from '#contract/language.ts';
import type { About } from '../../script-about.ts';

export const about: About = {
  minutes: 10,
  languages: LANGUAGES,
  isTimed: true,
  words: {
    en: {
      title: 'Still Lake',
      blurb: 'Lotus flowers open on a lake at dusk, one after the other. Did this one open where an earlier one did?',
      intro: [
        'Two short blocks to practise, then about six that count, each a little over a minute. You rest between them for as long as you like.',
        'The blocks grow harder as you do well. Everybody loses the thread now and then; just go on with the next flower.',
        'Find a quiet place. A block runs to its end without a pause, and one that is broken off begins again with other flowers.',
      ],
    },
    hi: {
      title: 'शांत झील',
      blurb: 'शाम की झील पर एक के बाद एक कमल खिलते हैं। क्या यह कमल वहीं खिला जहाँ पहले एक खिल चुका था?',
      intro: [
        'पहले अभ्यास के दो छोटे दौर, फिर लगभग छह दौर जो गिने जाते हैं, हर एक एक मिनट से कुछ ज़्यादा का। बीच में जितना चाहें, आराम कीजिए।',
        'जवाब सही होते जाएँ तो दौर कठिन होते जाते हैं। बीच-बीच में सबसे चूक होती है; बस अगले फूल पर ध्यान दीजिए।',
        'कोई शांत जगह चुनिए। हर दौर बिना रुके पूरा चलता है, और जो बीच में छूट जाए वह नए फूलों के साथ फिर से शुरू होता है।',
      ],
    },
  },
};
