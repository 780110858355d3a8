/**
 * The texts that are written for a reader. `summary` is the summary itself, `moreOnSummary` what "Explain More" beside it says; the rest
 * explain what they name. Whoever writes, bounds or shows a text has a `Record` of this type, so that the compiler names what is missing.
 */
export const TEXT_KINDS = ['summary', 'moreOnSummary', 'wordCloud', 'bubbleChart', 'barChart', 'weaknesses'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** An unknown kind is explained as the dominant house (specification, section 4). */
export const textKindOf = (asked: string): TextKind => TEXT_KINDS.find((kind) => kind === asked) ?? 'wordCloud';

/** What a reader is told when an explanation cannot be given. Its Hindi is among the words of the pages, under the English text. */
export const narrativeMessages = {
  unavailable: 'Sorry, we could not generate an explanation at this time. Please try again later.',
} as const;
