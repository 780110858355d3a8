/** What a reader is told when an explanation cannot be had. Its Hindi stands with the interface's words, under the English text. */
export const narrativeMessages = {
  unavailable: 'Sorry, we could not generate an explanation at this time. Please try again later.',
} as const;
