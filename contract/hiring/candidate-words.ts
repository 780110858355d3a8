/** What pages of candidates choose from; their names are in the words of hiring-candidates. */
export const APPLICATION_STATUSES = ['active', 'hired', 'rejected', 'withdrawn'] as const;
export const APPLICATION_SOURCES = ['board', 'link', 'import', 'api', 'added'] as const;
/** What happens to an application: the first eight change it, or are its beginning; the others are steps of its interviews. */
export const HISTORY_STEPS = [
  ...(['applied', 'reviewed', 'moved', 'rejected', 'reopened', 'hired', 'withdrawn', 'merged'] as const),
  ...(['interview-proposed', 'interview-asked', 'interview-moved', 'interview-scheduled'] as const),
  ...(['interview-cancelled', 'interview-completed', 'interview-missed'] as const),
] as const;
/** How a list is sorted: the newest first, the oldest first, or who has waited longest in their stage. */
export const APPLICATION_SORTS = ['newest', 'oldest', 'waiting'] as const;

/** What a scorecard rates, each from 1 (no sign of it) to 4 (strong sign of it). */
export const SCORECARD_CRITERIA = ['skill', 'thinking', 'communication', 'together', 'motivation'] as const;
export const MAX_RATING = 4;
export const RECOMMENDATIONS = ['strong-no', 'no', 'yes', 'strong-yes'] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];

/** Placeholders of a letter: {name} is what the candidate is called. */
export const PLACEHOLDERS = ['name', 'job', 'organisation', 'sender'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** How long a decision can be taken back. Its letters go out only then. */
export const UNDO_SECONDS = 30;
/** Applications in one decision. */
export const MAX_AT_ONCE = 200;
export const PAGE_SIZE = 50;
/** Letters that an organisation writes in 24 hours: all of them, all before the platform has verified it, and those to one mailbox. */
export const MAX_LETTERS_A_DAY = 1_000;
export const MAX_LETTERS_A_DAY_UNVERIFIED = 100;
export const MAX_LETTERS_TO_MAILBOX_A_DAY = 3;
export const MAX_NOTE_LENGTH = 4_000;
export const MAX_SUBJECT_LENGTH = 200;
export const MAX_LETTER_LENGTH = 8_000;
export const MAX_TEMPLATE_NAME_LENGTH = 80;
export const MAX_IMPORT_ROWS = 1_000;
