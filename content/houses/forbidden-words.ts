/**
 * Words that no text about a person may hold: astrology (the twelve houses are areas of the mind here) and diagnosis (this is no clinic).
 * English and Hindi are searched alike, since a text may mix them.
 */
const astrology = [
  'astrolog(y|ical|ically|er|ers)',
  'horoscopes?',
  'zodiac',
  'planet(s|ary)?',
  'constellations?',
  '(birth|natal) charts?',
  '(star|sun|moon|rising) signs?',
  'ascendant',
  'retrograde',
  'nakshatras?',
  'kundl[iy]',
  'kundali',
  'rahu',
  'ketu',
  'lagna',
  'rashi',
  'jyotish',
  'jupiter',
  'saturn',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
  'scorpio',
  'taurus',
  'ज्योतिष(ी|ियों|ीय|शास्त्र)?',
  'ग्रह(ों|ीय)?',
  'उपग्रह',
  'राशि(याँ|यों|फल|चक्र)?',
  '(जन्म)?कुंडली',
  '(जन्म)?कुण्डली',
  'जन्मपत्री',
  'जन्मपत्रिका',
  'नक्षत्र(ों)?',
  'लग्न',
  'महादशा',
  'अंतर्दशा',
  'राहु',
  'केतु',
  'शनि',
  'बृहस्पति',
  'गोचर',
  'साढ़ेसाती',
];

/** Names that are everyday words in lower case ("mars the day", "cancer", "a leo"): only the name counts. */
const astrologyNames = ['Mars', 'Venus', 'Aries', 'Gemini', 'Leo', 'Virgo', 'Libra'];

const diagnosis = [
  'diagnos(e|es|ed|is|tic|tics)',
  'disorders?',
  'syndromes?',
  'symptoms?',
  'patholog(y|ical)',
  'clinical(ly)?',
  'depress(ion|ed|ive)',
  'anxiety',
  'bipolar',
  'autis(m|tic)',
  'adhd',
  'ocd',
  'ptsd',
  'schizophreni(a|c)',
  'psychopath(y|ic|s)?',
  'sociopath(y|ic|s)?',
  'narcissis(m|t|ts|tic)',
  'neurotic',
  'neurosis',
  'mental(ly)? ill(ness)?',
  'अवसाद(ग्रस्त)?',
  'डिप्रेशन',
  'एंग्ज़ायटी',
  'निदान',
  'मनोरोग(ी)?',
  'मनोविकार',
  'विकार(ों)?',
  'सिंड्रोम',
  'ऑटिज़्म',
  'एडीएचडी',
  'मानसिक (रोग|रोगी|बीमारी)',
];

/** `\b` knows no Devanagari: a word ends where neither a letter nor a vowel sign follows. */
const asWords = (patterns: readonly string[], flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(${patterns.join('|')})(?![\\p{L}\\p{M}])`.normalize('NFC'), flags);

const searches = [asWords(astrology, 'iu'), asWords(astrologyNames, 'u'), asWords(diagnosis, 'iu')];

/** The first forbidden word of a text, or undefined. */
export function forbiddenWord(text: string): string | undefined {
  const normal = text.normalize('NFC');
  for (const search of searches) {
    const found = search.exec(normal);
    if (found) return found[0];
  }
  return undefined;
}
