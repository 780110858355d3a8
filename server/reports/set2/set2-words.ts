import type { Domain } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';

type Words = {
  readonly moved: (facet: string, before: string, after: string) => string;
  /** Before what one test has seen. */
  readonly saw: (things: number, kind: 'story' | 'game') => string;
  readonly halves: (stronger: string | null, quieter: string | null) => string;
  /** Of the houses that belong to neither half yet, while tests are to be played. */
  readonly open: (houses: number, tests: number, kind: 'story' | 'game') => string;
  readonly next: (title: string, minutes: number, sees: string) => string;
  readonly seesAll: Readonly<Record<Domain, string>>;
  readonly sees: (houses: string) => string;
};

const numbersEn = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const numbersHi = ['कोई', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस', 'ग्यारह', 'बारह'];

export const set2Words: Record<Language, Words> = {
  en: {
    moved: (facet, before, after) =>
      `Something has moved since last time. “${facet}” went from ${before} to ${after} of 5, which is more than chance gives.`,
    saw: (things, kind) => `${things === 1 ? 'One thing' : 'Two things'} this ${kind} saw:`,
    halves: (stronger, quieter) =>
      [
        stronger && `Of your twelve sides, these are probably among the six stronger ones: ${stronger}.`,
        quieter && `${stronger ? 'These' : 'Of your twelve sides, these'} are probably among the six quieter ones: ${quieter}.`,
      ]
        .filter(Boolean)
        .join(' '),
    open: (houses, tests, kind) =>
      `${houses === 12 ? 'All twelve sides are' : houses === 1 ? 'The one that is left is' : `The other ${numbersEn[houses]} are`} open: ${
        tests === 1 ? `one ${kind} cannot rank twelve sides` : `ranking twelve sides takes more than ${numbersEn[tests]} tests`
      }.`,
    next: (title, minutes, sees) => `Next: ${title}, about ${minutes} minutes. ${sees}`,
    seesAll: {
      emotional: 'It shows what you feel and what you do because of it, on all twelve sides, and narrows most of what is open.',
      rational: 'It shows how you think and decide, on all twelve sides, and narrows most of what is open.',
      cognitive: 'It shows what your mind does quickly, on all twelve sides, and narrows most of what is open.',
    },
    sees: (houses) => `It narrows ${houses} most.`,
  },
  hi: {
    moved: (facet, before, after) =>
      `पिछली बार से कुछ बदला है। “${facet}” पहले 5 में से ${before} पर था, अब ${after} पर है, और यह फ़र्क़ संयोग से बड़ा है।`,
    saw: (things, kind) => `इस ${kind === 'story' ? 'कहानी' : 'खेल'} में ${things === 1 ? 'एक बात दिखी' : 'दो बातें दिखीं'}:`,
    halves: (stronger, quieter) =>
      [
        stronger && `बारह पहलुओं में से ये शायद आपके ज़्यादा मज़बूत आधे हिस्से में आते हैं: ${stronger}।`,
        quieter && `${stronger ? 'और ये' : 'बारह पहलुओं में से ये'} शायद अभी कम दिखने वाले आधे हिस्से में: ${quieter}।`,
      ]
        .filter(Boolean)
        .join(' '),
    open: (houses, tests, kind) =>
      `${houses === 12 ? 'सभी बारह पहलू' : `बाक़ी ${numbersHi[houses]}`} अभी ${houses === 1 ? 'खुला है' : 'खुले हैं'}: ${
        tests === 1
          ? `एक ${kind === 'story' ? 'कहानी' : 'खेल'} से बारह पहलुओं का क्रम नहीं बनता`
          : `बारह पहलुओं का क्रम बताने के लिए ${numbersHi[tests]} टेस्ट काफ़ी नहीं`
      }।`,
    next: (title, minutes, sees) => `आगे: “${title}”, लगभग ${minutes} मिनट। ${sees}`,
    seesAll: {
      emotional: 'इससे सभी बारह पहलुओं पर यह दिखता है कि मन में क्या उठता है, और जो खुला है उसका ज़्यादातर हिस्सा साफ़ होता है।',
      rational: 'इससे सभी बारह पहलुओं पर यह दिखता है कि सोच और फ़ैसले कैसे चलते हैं, और जो खुला है उसका ज़्यादातर हिस्सा साफ़ होता है।',
      cognitive: 'इससे सभी बारह पहलुओं पर यह दिखता है कि दिमाग़ झट से क्या कर लेता है, और जो खुला है उसका ज़्यादातर हिस्सा साफ़ होता है।',
    },
    sees: (houses) => `सबसे ज़्यादा साफ़ होगा: ${houses}।`,
  },
};
