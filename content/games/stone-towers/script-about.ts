import { LANGUAGES } from '#contract/language.ts';
import type { About } from '../../script-about.ts';

export const about: About = {
  minutes: 14,
  languages: LANGUAGES,
  isTimed: true,
  words: {
    en: {
      title: 'Stone Towers',
      blurb:
        'Move three stones until they stand as in the picture, in as few moves as you can. Then a walk in the hills: the path you know, or the new one?',
      intro: [
        'Five to practise, then 24 towers with two rests between them, then sixteen short walks. About fourteen minutes in all.',
        'Plan before you move. For each tower you have one minute and twice as many moves as it needs. When either runs out, the tower counts as not built.',
        'The walks have no clock. Each answer is kept as you give it.',
      ],
    },
    hi: {
      title: 'पत्थरों की मीनारें',
      blurb: 'तीन पत्थरों को कम से कम चालों में वैसे रखिए जैसे तस्वीर में हैं। फिर पहाड़ी पर सैर: जाना-पहचाना रास्ता, या नया?',
      intro: [
        'पाँच अभ्यास के, फिर 24 मीनारें, बीच में दो बार आराम, और फिर सोलह छोटी सैरें। कुल लगभग चौदह मिनट।',
        'चाल चलने से पहले सोच लीजिए। हर मीनार के लिए एक मिनट है, और जितनी चालें चाहिए उनसे दुगुनी। दोनों में से कुछ भी ख़त्म हो जाए तो मीनार अधूरी गिनी जाती है।',
        'सैर में कोई घड़ी नहीं है। हर जवाब उसी पल सेव हो जाता है।',
      ],
    },
  },
};
