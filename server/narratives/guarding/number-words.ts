import type { Language } from '#contract/language.ts';

const english =
  `zero five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty
seventy eighty ninety hundred thousand million percent quarter quarters third-most dozen twice thrice`.split(/\s+/);

/** From five on, and what counts shares: "one" to "four" are words of every other sentence. */
const hindi =
  `शून्य पाँच छह छः सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस पच्चीस तीस पैंतीस चालीस पैंतालीस पचास पचपन साठ सत्तर अस्सी
पचासी नब्बे बानवे पचानवे निन्यानवे सौ हज़ार लाख लाखों करोड़ प्रतिशत फ़ीसदी फीसदी दर्जन चौथाई तिहाई`.split(/\s+/);

const known: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(english),
  hi: new Set(hindi.map((word) => word.normalize('NFC'))),
};

const values: Readonly<Record<Language, readonly string[]>> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  hi: ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस', 'ग्यारह', 'बारह'],
};

/** Number words among these. */
export const numberWordsIn = (words: readonly string[], language: Language): string[] => words.filter((word) => known[language].has(word));

export const numberWord = (value: number, language: Language): string | undefined => values[language][value];

/** All words for numbers, "one" to "four" among them: they state nothing that this check does not judge. */
export const isNumberWord = (word: string, language: Language): boolean => known[language].has(word) || values[language].includes(word);

const UNITS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:minutes?|seconds?|hours?|days?|weeks?|months?|years?|points?|percent|people|times|cases)$/,
  hi: /^(?:मिनट|सेकंड|घंटे|दिन|दिनों|हफ़्ते|हफ़्तों|महीने|साल|अंक|प्रतिशत|लोग|लोगों|बार)$/u,
};

/** Number words that measure something: "seven minutes". A count of areas is no measure of time. */
export const measuresIn = (words: readonly string[], language: Language): string[] =>
  words.flatMap((word, index) =>
    isNumberWord(word, language) && UNITS[language].test(words[index + 1] ?? '') ? [`${word} ${words[index + 1]}`] : [],
  );
