import type { About } from '#content/script-about.ts';

export const about: About = {
  minutes: 2,
  languages: ['en', 'hi'],
  words: {
    en: {
      title: 'Seven Handfuls',
      blurb: 'A few seeds lie on a cloth. How many are there?',
      intro: ['Seven short questions, the first two for practice.'],
    },
    hi: { title: 'सात मुट्ठी', blurb: 'कपड़े पर कुछ बीज पड़े हैं। कितने हैं?', intro: ['सात छोटे सवाल, पहले दो अभ्यास के।'] },
  },
};
