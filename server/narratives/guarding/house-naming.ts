import { houseNameJoint, houseNames, houseShortNames } from '#content/houses/script-names.ts';
import { HOUSES } from '#content/mind/facets.ts';
import { inEachLanguage, type Language } from '#contract/language.ts';

/**
 * A summary describes behaviour and names no house. Full names, and parts of them that nobody would write by chance ("strategic thinking"), count
 * wherever they stand. The other labels are plain words ("planning", "emotions", "योजना"): they count only where they are used as a name.
 */
const DISTINCTIVE_PARTS = [
  'self-awareness',
  'self awareness',
  'strong memory',
  'emotional intelligence',
  'ideation',
  'business acumen',
  'business sense',
  'conflict resolution',
  'strategic thinking',
  'self reflection',
  'self-reflection',
  'transcendence',
  'मज़बूत याददाश्त',
  'भावनात्मक समझ',
  'कारोबारी समझ',
  'रणनीतिक सोच',
  'आत्मचिंतन',
  'ख़ुद से ऊपर उठना',
];

const byLength = (words: Iterable<string>) => [...new Set(words)].sort((one, other) => other.length - one.length);
const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;
const asWord = (pattern: string) => `(?<![\\p{L}\\p{M}-])${pattern}(?![\\p{L}\\p{M}])`;
/** Letters with a nukta are two code points in NFC, so a pattern is composed like the text that it searches. */
const search = (pattern: string, flags: string) => new RegExp(pattern.normalize('NFC'), flags);

const names = byLength([...Object.values(houseNames).flatMap((ofLanguage) => Object.values(ofLanguage)), ...DISTINCTIVE_PARTS]);
const partsOf = (language: Language) =>
  HOUSES.flatMap((house) => [houseShortNames[language][house], ...houseNames[language][house].split(houseNameJoint[language])]);

const { en: label, hi: hindiLabel } = inEachLanguage((language) => anyOf(byLength(partsOf(language))));
const listOf = (one: string, and: string, more: string) => `${one}(?:,? ${and} ${one}|, ${one})${more}`;

/**
 * A label that stands for an area is followed by no object of its own: "strong in planning and ..." but not "strong in planning a
 * journey".
 */
const ENDS = '(?=[,.;:!?)”"’]| and | or | but | while | are | is |$)';
const RATES = anyOf([
  'strong(?:er|est)?',
  'strengths?',
  'weak(?:er|est|ness|nesses)?',
  'high(?:er|est)?',
  'low(?:er|est)?',
  'dominant',
  'top',
  'bottom',
  'excel',
  'shine',
  'scores?',
  'areas?',
  'sides?',
  'functions?',
]);
const HINDI_RATES = anyOf([
  'मज़?बूत',
  'कमज़?ोर',
  'ताक़?त',
  'ताक़?तवर',
  'शक्ति',
  'प्रबल',
  'माहिर',
  'आगे',
  'पीछे',
  'ऊपर',
  'नीचे',
  'पहलू',
  'पहलुओं',
  'क्षेत्र',
  'क्षेत्रों',
  'अंक',
]);
const ORDINALS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\d+(?:st|nd|rd|th)';
const HINDI_ORDINALS =
  'पहला|पहले|दूसरा|दूसरे|तीसरा|तीसरे|चौथा|चौथे|पाँचवा[ँं]|पाँचवें|छठा|छठे|सातवा[ँं]|सातवें|आठवा[ँं]|आठवें|नौवा[ँं]|नौवें|दसवा[ँं]|दसवें|ग्यारहवा[ँं]|ग्यारहवें|बारहवा[ँं]|बारहवें';

const NAMED = [
  search(asWord(anyOf(names)), 'iu'),
  // A capital within a sentence makes a name: "strong in Leadership", "your Planning".
  search(`(?<=[\\p{L}\\p{M}\\d,;:)–—'’”"] ["“‘']?|[-–—/(])${label}(?![\\p{L}\\p{M}])`, 'u'),
  // At the start of a sentence a capital says nothing, but what follows may: "Leadership is your strongest area."
  search(`${asWord(label)} (?:is|are|stands?|comes?|ranks?|leads?|remains?)\\b[^.!?;]{0,30}\\b${RATES}\\b`, 'iu'),
  // "strong in leadership and planning", "your strengths are creativity and research"
  search(
    `\\b${RATES}\\b[^.!?;,]{0,20}? (?:in|at|are|is|include|includes|like|as|of|by|with) (?:your |both )?(?:[\\p{L}-]+(?: and|,) )?${label}${ENDS}`,
    'iu',
  ),
  search(`\\b${RATES}(?: in)?: ${label}${ENDS}`, 'iu'),
  search(`${asWord(label)} (?:area|score|side|function|bubble|bar)s?\\b`, 'iu'),
  search(`${asWord(listOf(label, '(?:and|or)', ''))} (?:is|are|stand|come|rank|lead|remain)\\b`, 'iu'),
  // Three in a row are a list of areas, whatever is said of them.
  search(asWord(`${label}, ${label},? (?:and|or) ${label}`), 'iu'),
  search(`[“"‘'«]${hindiLabel}[”"’'»]`, 'u'),
  search(`${asWord(hindiLabel)} (?:में|पर|और)(?: [^।,;!?]{0,24})? ${HINDI_RATES}(?![\\p{L}\\p{M}])`, 'u'),
  search(`${asWord(hindiLabel)} (?:का|के|वाला|वाले) (?:पहलू|क्षेत्र|अंक)`, 'u'),
  search(`(?<![\\p{L}\\p{M}])${HINDI_RATES}(?:ी|ियाँ|ियों)?(?: में)?(?: से एक)?(?: हैं?|:|,)? ${hindiLabel}(?= (?:और|है|हैं)|,|।)`, 'u'),
  search(asWord(`${hindiLabel}, ${hindiLabel},? (?:और|या) ${hindiLabel}`), 'u'),
  // The word "house" as we use it; "a house full of plants" is no area of the mind.
  /\bhouse \d+|\bhouses\b/iu,
  search(
    `(?<!\\p{L})(?:${ORDINALS}|strong(?:est|er)?|weak(?:est|er)?|dominant|ruling|leading|high(?:est)?|low(?:est)?|top|bottom) house\\b`,
    'iu',
  ),
  /\bhouse (of|in) (your|the) (mind|self|soul|heart)\b|\bhouse (that|which) (rules|governs|leads|stands for)\b/iu,
  search(`भाव [\\d०-९]+|(?<![\\p{L}\\p{M}])(?:बारह|बारहों|${HINDI_ORDINALS}|मज़?बूत|कमज़?ोर|प्रबल) (?:भाव|भावों|घर|घरों)(?![\\p{L}\\p{M}])`, 'u'),
];

/** The words by which a text names a house, or undefined. */
export function houseNamedIn(text: string): string | undefined {
  const normal = text.normalize('NFC');
  for (const named of NAMED) {
    const found = named.exec(normal);
    if (found) return found[0];
  }
  return undefined;
}
