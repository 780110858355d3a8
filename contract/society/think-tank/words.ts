/** The steps of a problem, in their order; then the ways in which it can end without an answer's way on; `removed`: by operators, after a complaint. */
export const PROBLEM_STATES = [
  'offered',
  'open',
  'review',
  'revision',
  'decision',
  'published',
  'declined',
  'lapsed',
  'unanswered',
  'removed',
] as const;
export type ProblemState = (typeof PROBLEM_STATES)[number];

/** What everybody may see. */
export const PUBLIC_STATES = ['open', 'review', 'revision', 'decision', 'published', 'unanswered'] as const satisfies ProblemState[];
export type PublicState = (typeof PUBLIC_STATES)[number];

export const FIELDS = [
  'health',
  'education',
  'environment',
  'technology',
  'economy',
  'government',
  'science',
  'culture',
  'engineering',
  'mathematics',
  'psychology',
  'ethics',
] as const;
export type Field = (typeof FIELDS)[number];
export const MAX_FIELDS_OF_PROBLEM = 3;

/** What a review speaks about, each in words and from 1 to 5. */
export const CRITERIA = ['answers', 'evidence', 'reasoning', 'usable', 'clear'] as const;
export type Criterion = (typeof CRITERIA)[number];

export const MAX_TITLE_LENGTH = 120;
export const MAX_PART_LENGTH = 4_000;
export const MIN_PART_LENGTH = 20;
export const MAX_ASKER_LENGTH = 80;
export const MAX_REASON_LENGTH = 1_000;
export const MAX_PROPOSAL_LENGTH = 20_000;
export const MIN_PROPOSAL_LENGTH = 200;
export const MAX_SOURCES = 40;
export const MAX_SOURCE_LENGTH = 300;
export const MAX_VERSIONS = 60;
export const MAX_AUTHORS = 6;
export const MIN_WORDS_LENGTH = 20;
export const MAX_WORDS_LENGTH = 2_000;

export const EDITORS_NEEDED = 2;
export const REVIEWS_EACH = 3;
/** Who approves has read so many, or all where there are fewer. */
export const READ_BEFORE_VOTE = 3;
export const OUTCOME_DAYS = [90, 365] as const;

/** Days that a step lasts; the asker chooses how long proposals are taken. */
export const STEP_DAYS = { offered: 21, review: 28, revision: 10, decision: 14 } as const;
export const REVIEW_DAYS = 10;
/** So late in the step nobody is asked anew: a review takes more time than is left. */
export const LAST_REVIEW_DAYS = 3;
export const MIN_OPEN_DAYS = 14;
export const MAX_OPEN_DAYS = 180;
/** A mail is sent so long before a step ends. */
export const REMIND_DAYS = 2;

export const LICENCE = 'CC BY 4.0';
export const LICENCE_ADDRESS = 'https://creativecommons.org/licenses/by/4.0/';
