import type { Language } from '#contract/language.ts';

/** What anybody who looks for fitting work can do this month. */
export const careerTries: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Write down the three hours of last week that went by fastest, and what you were doing in each.',
    'Ask one person who does a job of this report what an ordinary Tuesday holds.',
    'Read five advertisements for such a job, and mark what you could do on the first day.',
  ],
  hi: [
    'पिछले हफ़्ते के वे तीन घंटे लिखें जो सबसे जल्दी बीते, और यह भी कि हर घंटे में क्या चल रहा था।',
    'इस रिपोर्ट के किसी काम में लगे एक इंसान से पूछें कि उनका आम मंगलवार कैसा होता है।',
    'ऐसे काम के पाँच विज्ञापन पढ़ें, और निशान लगाएँ कि पहले ही दिन क्या हो पाएगा।',
  ],
};
