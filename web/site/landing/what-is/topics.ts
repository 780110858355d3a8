/** The three cards, in the order of their numbers, each with its slides: on a phone one after the other, else side by side. */
export const TOPICS = {
  why: ['act', 'sure', 'yours'],
  what: ['twelve', 'roots'],
  how: ['play', 'weigh', 'read'],
} as const;

export type Topic = keyof typeof TOPICS;
export const TOPIC_NAMES = Object.keys(TOPICS) as Topic[];
