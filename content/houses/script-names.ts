import type { Language } from '#contract/language.ts';
import type { House } from '../mind/facets.ts';

/** The twelve houses as reports name them. The English is the specification's own. */
export const houseNames: Record<Language, Record<House, string>> = {
  en: {
    1: 'Leadership and Self-Awareness',
    2: 'Management and Strong Memory',
    3: 'Expression and Perception',
    4: 'Emotional Intelligence and Security',
    5: 'Creativity and Ideation',
    6: 'Analysis and Execution',
    7: 'Business Acumen and Conflict Resolution',
    8: 'Research and Insightful',
    9: 'Strategic Thinking and Exploration',
    10: 'Planning and Organization',
    11: 'Innovation and Collaboration',
    12: 'Self Reflection and Transcendence',
  },
  hi: {
    1: 'नेतृत्व और आत्म-जागरूकता',
    2: 'प्रबंधन और मज़बूत याददाश्त',
    3: 'अभिव्यक्ति और पैनी नज़र',
    4: 'भावनात्मक समझ और सुरक्षा',
    5: 'रचनात्मकता और नए विचार',
    6: 'विश्लेषण और अमल',
    7: 'कारोबारी समझ और विवाद का हल',
    8: 'शोध और अंतर्दृष्टि',
    9: 'रणनीतिक सोच और खोज',
    10: 'योजना और व्यवस्था',
    11: 'नवाचार और सहयोग',
    12: 'आत्मचिंतन और ख़ुद से ऊपर उठना',
  },
};

/** What joins the two halves of a full name. */
export const houseNameJoint: Record<Language, string> = { en: ' and ', hi: ' और ' };

/** For charts: at most 14 characters, so that all twelve fit a phone. */
export const houseShortNames: Record<Language, Record<House, string>> = {
  en: {
    1: 'Leadership',
    2: 'Management',
    3: 'Expression',
    4: 'Emotions',
    5: 'Creativity',
    6: 'Analysis',
    7: 'Business sense',
    8: 'Research',
    9: 'Strategy',
    10: 'Planning',
    11: 'Collaboration',
    12: 'Reflection',
  },
  hi: {
    1: 'नेतृत्व',
    2: 'प्रबंधन',
    3: 'अभिव्यक्ति',
    4: 'भावनात्मक समझ',
    5: 'रचनात्मकता',
    6: 'विश्लेषण',
    7: 'कारोबारी समझ',
    8: 'शोध',
    9: 'रणनीति',
    10: 'योजना',
    11: 'सहयोग',
    12: 'आत्मचिंतन',
  },
};

const unnamed: Record<Language, (house: number) => string> = {
  en: (house) => `House ${house}`,
  hi: (house) => `पहलू ${house}`,
};

const nameIn = (names: Record<House, string>, house: number): string | undefined => (names as Record<number, string>)[house];

/** The full name; a number that has none is called "House n". */
export const houseName = (house: number, language: Language): string => nameIn(houseNames[language], house) ?? unnamed[language](house);

export const houseShortName = (house: number, language: Language): string =>
  nameIn(houseShortNames[language], house) ?? unnamed[language](house);
