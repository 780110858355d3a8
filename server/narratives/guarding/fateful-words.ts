/**
 * Words of a fortune-teller. No content may hold terms of astrology. These further words are allowed in a story, which may speak of stars
 * and of fate, but not in a text about a person.
 */
const fateful = [
  'destin(?:y|ies|ed)',
  'fate(?:s|d|ful)?',
  'karm(?:a|ic)',
  'cosmos|cosmic',
  'celestial',
  'heavens?',
  'heavenly bod(?:y|ies)',
  'the universe',
  'stars?',
  'starry',
  'astral',
  'mystic(?:al)?',
  'prophec(?:y|ies)',
  'fortune[- ]?tell(?:er|ers|ing)',
  'rul(?:e|es|ed|ing) (?:over )?(?:you|your|over)',
  'govern(?:s|ed|ing)? your (?:life|mind|path|heart|soul)',
  'shin(?:e|es|ing) (?:\\p{L}+ )?(?:over|upon|down)',
  'भाग्य(?:वान|शाली)?',
  'क़?िस्मत',
  'नियति',
  'तक़?दीर',
  'मुक़?द्दर',
  'प्रारब्ध',
  'सितार(?:ा|े|ों)',
  'तार(?:े|ों)',
  'ब्रह्मांड',
  'भविष्यवाण(?:ी|ियाँ|ियों)',
  '(?:आप|मन|जीवन|ज़?िंदगी) पर (?:राज|शासन)',
];

const search = new RegExp(`(?<![\\p{L}\\p{M}])(?:${fateful.join('|')})(?![\\p{L}\\p{M}])`.normalize('NFC'), 'iu');

export const fatefulWord = (text: string): string | undefined => search.exec(text.normalize('NFC'))?.[0];
