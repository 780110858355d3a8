import type { Device } from '#contract/assessments.ts';
import type { Language } from '#contract/language.ts';

type Words = {
  /** How many games on which device. */
  readonly devices: (counts: Readonly<Partial<Record<Device, number>>>) => string;
  readonly smallScreen: string;
  readonly told: (told: Language) => string;
  readonly untimed: (games: readonly string[]) => string;
  readonly again: string;
  readonly memoryAgain: string;
  readonly notOneNumber: string;
};

const devicesEn: Record<Device, string> = { phone: 'a phone', tablet: 'a tablet', computer: 'a computer' };
const devicesHi: Record<Device, string> = { phone: 'फ़ोन', tablet: 'टैबलेट', computer: 'कंप्यूटर' };
const languagesEn: Readonly<Record<Language, string>> = { en: 'English', hi: 'Hindi' };
const languagesHi: Readonly<Record<Language, string>> = { en: 'अंग्रेज़ी', hi: 'हिंदी' };

const entries = (counts: Readonly<Partial<Record<Device, number>>>) => Object.entries(counts) as [Device, number][];

/**
 * Retest gains: Scharfen, Peters and Holling 2018, Intelligence 67, 44-66 (122 studies; gains up to the third time); Scharfen, Jansen and Holling
 * 2018, Psychonomic Bulletin & Review 25, 2175-2199 (working memory, g = .28 from the first to the second time: the normal distribution below .28
 * is .61). Transfer: Melby-Lervåg, Redick and Hulme 2016, Perspectives on Psychological Science 11, 512-534.
 */
export const aroundWords: Record<Language, Words> = {
  en: {
    devices: (counts) => {
      const [only, ...others] = entries(counts);
      const played = entries(counts).map(([device, count]) => `${count} on ${devicesEn[device]}`);
      const said = others.length > 0 ? `Of your games you played ${played.join(' and ')}` : `You played on ${devicesEn[only![0]]}`;
      return `${said}; the hour stands beside each game, since a tired head is slower than the same head rested.`;
    },
    smallScreen: 'On a small screen fine changes are harder to see; a face or a cloth can come out better on a larger one.',
    told: (told) => `The words of Word Bridges were ${languagesEn[told]}.`,
    untimed: (games) => `Without a clock you played ${games.join(', ')}. That counts in full, and tells less about quickness.`,
    again:
      'A second and a third time most people do better at games like these, and no better after that (Scharfen, Peters and Holling 2018, 122 studies): so a game that you play again comes with new puzzles, and a rise counts only when it is larger than chance gives.',
    memoryAgain:
      'With memory for what has just been shown, an average player does better at the second time than 61 of 100 did at their first (Scharfen, Jansen and Holling 2018). Weeks of training make people good at the trained game, and hardly at anything else (Melby-Lervåg, Redick and Hulme 2016).',
    notOneNumber:
      'No single number comes out of this page, and none should be made of it: games look at different things, and they are drawn one by one for that reason.',
  },
  hi: {
    devices: (counts) => {
      const [only, ...others] = entries(counts);
      const played = entries(counts).map(([device, count]) => `${count} ${devicesHi[device]} पर`);
      const said = others.length > 0 ? `आपके खेलों में ${played.join(' और ')} खेले गए` : `खेल ${devicesHi[only![0]]} पर खेला गया`;
      return `${said}; हर खेल का समय साथ लिखा है, क्योंकि थका दिमाग़ आराम किए दिमाग़ से धीमा चलता है।`;
    },
    smallScreen: 'छोटी स्क्रीन पर बारीक बदलाव मुश्किल से दिखते हैं; बड़ी स्क्रीन पर चेहरों या कपड़ों का खेल बेहतर जा सकता है।',
    told: (told) => `शब्दों के पुल ${languagesHi[told]} के शब्दों से बने।`,
    untimed: (games) => `बिना घड़ी के खेले गए: ${games.join(', ')}। वे पूरे गिने जाते हैं, पर फुर्ती के बारे में कम बताते हैं।`,
    again:
      'दूसरी और तीसरी बार ऐसे खेल ज़्यादातर लोगों के बेहतर जाते हैं, उसके बाद नहीं (शार्फ़ेन, पेटर्स और होलिंग 2018, 122 अध्ययन): इसलिए दोबारा खेलने पर पहेलियाँ नई होती हैं, और बढ़त तभी गिनी जाती है जब वह संयोग से बड़ी हो।',
    memoryAgain:
      'अभी-अभी दिखी चीज़ याद रखने में एक औसत खिलाड़ी दूसरी बार उन सौ में से 61 से बेहतर करता है जो पहली बार खेल रहे हों (शार्फ़ेन, यान्सेन और होलिंग 2018)। हफ़्तों के अभ्यास से वही खेल अच्छा होता है, बाक़ी कुछ शायद ही (मेल्बी-लेर्वोग, रेडिक और ह्यूम 2016)।',
    notOneNumber: 'इस पन्ने से कोई एक अंक नहीं निकलता, और निकालना भी नहीं चाहिए: हर खेल अलग चीज़ देखता है, इसीलिए हर एक अलग दिखाया गया है।',
  },
};
