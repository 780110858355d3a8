/** The most lines that a country may have: somebody in need reads a short list, or none. */
export const MAX_HELP_LINES = 8;
