/** Flesch and Kincaid (1975): years of school that an English text asks for; 8 is an age of 13 or so. */
export function readingGrade(text: string): number {
  const prose = text.replaceAll(/&#39;|’/g, "'");
  const sentences = prose.split(/[.!?:]["”’)]?\s+/).filter((sentence) => /\w/.test(sentence));
  const words = prose.match(/[A-Za-zÀ-ÿ']+/g) ?? [];
  const syllablesOf = (word: string) =>
    (
      word
        .toLowerCase()
        .replace(/e$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllablesOf(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
