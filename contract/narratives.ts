/**
 * The texts that are written for a reader. `summary` is the summary of the second general report, `dashboard` that of the first;
 * `moreOnSummary` is what "Explain More" beside a summary says; the rest explain what they name. Whoever writes, bounds or shows a text has a `Record` of this type, so that the compiler names what is missing.
 */
export const TEXT_KINDS = ['summary', 'dashboard', 'moreOnSummary', 'wordCloud', 'bubbleChart', 'barChart', 'weaknesses'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** A summary describes behaviour in two short paragraphs and names no house; all else explains, and may name them. */
export const isSummary = (kind: TextKind): kind is 'summary' | 'dashboard' => kind === 'summary' || kind === 'dashboard';

/** An unknown kind is explained as the dominant house (specification, section 4). */
export const textKindOf = (asked: string): TextKind => TEXT_KINDS.find((kind) => kind === asked) ?? 'wordCloud';

/** What a reader is told when an explanation cannot be given. Its Hindi is among the words of the pages, under the English text. */
export const narrativeMessages = {
  unavailable: 'Sorry, we could not generate an explanation at this time. Please try again later.',
} as const;
