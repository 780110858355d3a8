/** The names and limits of jobs that pages need too, without the schemas. */
export const JOB_STATES = ['draft', 'pending_approval', 'approved', 'open', 'paused', 'closed', 'archived'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const CLOSE_REASONS = ['filled', 'cancelled', 'expired'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];
/** Why a member closes a job; the third reason is the program's. */
export const MEMBERS_CLOSE_REASONS = ['filled', 'cancelled'] as const satisfies readonly CloseReason[];

/** What leads from one state to another. `waive`: nobody has to approve. `withdraw`: taken back before a decision. `expire`: by the program. */
export const JOB_STEPS = [
  'submit',
  'waive',
  'withdraw',
  'approve',
  'reject',
  'publish',
  'pause',
  'resume',
  'close',
  'expire',
  'archive',
] as const;
export type JobStep = (typeof JOB_STEPS)[number];

/** What a member may be about to do with a job; the page shows no other button. */
export type JobAct = JobStep | 'edit';

export const WORK_PLACES = ['on-site', 'hybrid', 'remote'] as const;
export const EMPLOYMENTS = ['full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer'] as const;
export const SALARY_PERIODS = ['hour', 'month', 'year'] as const;
export const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD'] as const;
export const QUESTION_KINDS = ['text', 'yes-no', 'choice', 'number'] as const;

export const MIN_TITLE_LENGTH = 3;
export const MAX_TITLE_LENGTH = 120;
export const MAX_LINE_LENGTH = 80;
/** With its marks, as it is kept. */
export const MAX_DESCRIPTION_LENGTH = 10_000;
export const MAX_SALARY = 1_000_000_000;
export const MAX_OPENINGS = 1_000;
export const MAX_QUESTIONS = 10;
export const MAX_QUESTION_LENGTH = 300;
export const MAX_OPTIONS = 10;
export const MAX_STAGES = 12;
/** Of those that new jobs begin with. */
export const MIN_FIRST_STAGES = 2;
export const MAX_STAGE_LENGTH = 40;
export const MAX_DEADLINE_DAYS = 90;
export const MAX_TARGET_HOUSES = 5;
export const MAX_DUTY_LENGTH = 300;
export const MIN_DUTY_LENGTH = 10;
export const MAX_WEIGHT = 5;
/** The end of the scale of strengths. */
export const MAX_MINIMUM = 5;
export const MAX_REASON_LENGTH = 1_000;
export const MIN_REASON_LENGTH = 5;
