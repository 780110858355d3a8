import { inEachLanguage, type Language } from '#contract/language.ts';
import type { WrongWord } from './bridges.ts';

/** Shown with the bridge and its reasons after it was answered; never scored. */
export type PracticeBridge = {
  readonly language: Language;
  readonly word: string;
  readonly accepted: readonly string[];
  readonly cues: readonly string[];
  readonly wrong: readonly WrongWord[];
  /** One line for each cue. */
  readonly why: readonly string[];
};

type Lesson = Omit<PracticeBridge, 'language'>;

const practice = (words: readonly string[], pairs: readonly (readonly [cue: string, why: string])[], wrong: string): Lesson => ({
  word: words[0]!,
  accepted: words,
  cues: pairs.map(([cue]) => cue),
  why: pairs.map(([, why]) => why),
  wrong: wrong.split(' ').map((word) => ({ word, fits: [] })),
});

/** Two by close association, then one whose meaning changes from stone to stone. */
const LESSONS: Readonly<Record<Language, readonly Lesson[]>> = {
  en: [
    practice(
      ['moon'],
      [
        ['full', 'A full moon is round and bright.'],
        ['tide', 'The moon draws the sea: so come the tides.'],
        ['landing', 'People have landed on the moon.'],
      ],
      'water flight ocean aeroplane',
    ),
    practice(
      ['ear'],
      [
        ['whisper', 'One whispers into an ear.'],
        ['drum', 'The eardrum is what hears.'],
        ['corn', 'Corn grows in ears.'],
      ],
      'secret field band sweet',
    ),
    practice(
      ['sound'],
      [
        ['sleep', 'Whoever sleeps deeply is in a sound sleep.'],
        ['track', 'The music of a film is its soundtrack.'],
        ['loud', 'A sound can be loud.'],
      ],
      'train snore voice deep',
    ),
  ],
  hi: [
    practice(
      ['चींटी'],
      [
        ['चीनी', 'जहाँ चीनी गिरे, वहाँ चींटी पहुँच जाती है।'],
        ['क़तार', 'चींटियाँ क़तार बनाकर चलती हैं।'],
        ['नन्ही', 'चींटी बहुत नन्ही होती है।'],
      ],
      'चाय लड़की सेना मक्खी',
    ),
    practice(
      ['तारा', 'सितारा'],
      [
        ['आसमान', 'रात को आसमान में तारे चमकते हैं।'],
        ['ध्रुव', 'ध्रुव तारा हमेशा उत्तर में दिखता है।'],
        ['टूटना', 'टूटता तारा देखकर लोग मन्नत माँगते हैं।'],
      ],
      'बादल बरफ़ सपना पक्षी',
    ),
    practice(
      ['गला'],
      [
        ['सुर', 'सुरीला गाने वाले का गला अच्छा कहलाता है।'],
        ['मिलना', 'अपनों से मिलकर लोग गले लगते हैं।'],
        ['ख़राश', 'ठंडा पीने से गले में ख़राश होती है।'],
      ],
      'संगीत दोस्त खाँसी ताल',
    ),
  ],
};

export const PRACTICE: Readonly<Record<Language, readonly PracticeBridge[]>> = inEachLanguage((language) =>
  LESSONS[language].map((lesson) => ({ ...lesson, language })),
);
