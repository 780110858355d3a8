import { LANGUAGES } from '#contract/language.ts';
import type { About } from '../../script-about.ts';

export const about: About = {
  minutes: 10,
  languages: LANGUAGES,
  words: {
    en: {
      title: 'River Market',
      blurb: 'A morning on boats: bargain with traders over melons, cloth and fish, and fill a shared pot with people you do not know yet.',
      intro: [
        'Four to practise, then eight bargains and six shared pots, with rests between them. About ten minutes in all.',
        'Each trader and each partner has a way of their own. Watch what they do: it tells you what they want.',
        'All silver is only in the game. No clock runs.',
      ],
    },
    hi: {
      title: 'नदी का बाज़ार',
      blurb: 'नावों पर एक सुबह: तरबूज़, कपड़े और मछली का मोल-भाव, और अनजान लोगों के साथ एक साझा घड़ा भरना।',
      intro: [
        'चार अभ्यास के, फिर आठ सौदे और छह साझे घड़े, बीच-बीच में आराम। कुल लगभग दस मिनट।',
        'हर दुकानदार और हर साथी का अपना ढंग है। देखिए कि वे क्या करते हैं: उसी से पता चलता है कि वे क्या चाहते हैं।',
        'सारी चाँदी सिर्फ़ खेल की है। कोई घड़ी नहीं चलती।',
      ],
    },
  },
};
