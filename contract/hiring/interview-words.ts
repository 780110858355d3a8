export const INTERVIEW_STATES = ['proposed', 'scheduled', 'rescheduled', 'awaiting_feedback', 'completed', 'cancelled', 'no_show'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

export const INTERVIEW_WAYS = ['video', 'phone', 'on-site'] as const;
export type InterviewWay = (typeof INTERVIEW_WAYS)[number];

/** What an interviewer answers to an invitation. */
export const INTERVIEW_ANSWERS = ['waiting', 'accepted', 'declined', 'tentative'] as const;
export type InterviewAnswer = (typeof INTERVIEW_ANSWERS)[number];

/** Proposals of an organisation in 24 hours: each is a mail to somebody outside. */
export const MAX_INTERVIEWS_A_DAY = 200;
/** So often the interviews with one candidate are moved: each time a mail goes to somebody outside. */
export const MAX_MOVES_A_DAY = 10;
export const MAX_SLOTS = 8;
export const MIN_MINUTES = 10;
export const MAX_MINUTES = 480;
