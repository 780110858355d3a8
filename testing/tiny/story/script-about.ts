import type { About } from '#content/script-about.ts';

export const about: About = {
  minutes: 1,
  languages: ['en', 'hi'],
  words: {
    en: { title: 'The Open Gate', blurb: 'A garden gate stands open, and the goat has seen it.', intro: ['Three short choices.'] },
    hi: { title: 'खुला फाटक', blurb: 'बग़ीचे का फाटक खुला है, और बकरी ने देख लिया है।', intro: ['तीन छोटे चुनाव।'] },
  },
};
