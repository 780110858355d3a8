import { CRITERIA } from './think-tank/words.ts';

/** What can be complained about. A kind that is added here is asked for in server/society/subjects/subjects.ts. */
export const SUBJECT_KINDS = [
  ...(['member-page', 'introduction', 'message'] as const),
  ...(['problem', 'proposal', 'brief', 'review'] as const),
  ...(['circle-post', 'circle-file', 'circle-meeting'] as const),
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** What kind of harm it does. `danger`: somebody may come to harm very soon. */
export const HARMS = ['danger', 'harassment', 'hate', 'private', 'deceit', 'other'] as const;
export type Harm = (typeof HARMS)[number];

/** What operators can decide. A pause: whoever wrote it writes nothing in the society for so many days. */
export const OUTCOMES = ['none', 'removal', 'warning', 'pause-7', 'pause-30', 'exclusion'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Who can appeal: whoever complained, or whoever it was about. */
export const SIDES = ['complainer', 'author'] as const;
export type Side = (typeof SIDES)[number];

/** What can stand in the record of a case. */
export type CaseStep =
  | 'opened'
  | 'joined'
  | 'lifted'
  | 'forgotten'
  | `decided: ${Outcome}`
  | `appealed: ${Side}`
  | `appeal decided: ${Side}`;
export const CASE_STEPS: readonly CaseStep[] = [
  ...(['opened', 'joined', 'lifted', 'forgotten'] as const),
  ...OUTCOMES.map((outcome) => `decided: ${outcome}` as const),
  ...SIDES.flatMap((side) => [`appealed: ${side}`, `appeal decided: ${side}`] as const),
];

/** Parts of what was complained about, as they were kept. */
export const SNAPSHOT_PARTS = [
  ...(['name', 'lines', 'place', 'offer', 'lookFor'] as const),
  ...(['title', 'context', 'question', 'known', 'use', 'text', 'sources'] as const),
  ...CRITERIA,
] as const;

/** Hours to the first decision. */
export const DECISION_HOURS = 72;
export const DANGER_HOURS = 24;
export const APPEAL_DAYS = 30;
/** Hours to the decision of an appeal. */
export const APPEAL_HOURS = 7 * 24;
/** Days after the last decision of a case for which what was reported is kept; a migration says the same. */
export const KEPT_DAYS = 180;
export const COMPLAINTS_A_DAY = 10;
export const MIN_COMPLAINT_LENGTH = 10;
export const MAX_COMPLAINT_LENGTH = 2_000;

/** Their Hindi is in public/assets/i18n/hi/messages.json, under the English text. */
export const safetyMessages = {
  harm: 'Please choose what kind of harm it does.',
  wordsShort: `Please say in a few words what is wrong: ${MIN_COMPLAINT_LENGTH} letters at least.`,
  wordsLong: 'This is too long: 2,000 letters are the most. Nothing that you typed was lost.',
  noSubject: 'There is nothing here that you could report, or it is no longer there.',
  own: 'This is your own. You can change it, or take it back.',
  decidedAlready: 'You have reported this before, and it was decided. What was decided stands under “Complaints and decisions”.',
  tooMany: 'You have sent 10 complaints in one day. Please go on tomorrow. If somebody is in danger, please call for help now.',
  noCase: 'There is no such case.',
  noCaseFile: 'This case has no file, or the file is no longer kept.',
  caseDecided: 'This case has been decided already, perhaps at this very moment by another operator. Please load the page again.',
  involved: 'You have a part in this case yourself. Please leave it to another operator.',
  outcomeNotOpen: 'This cannot be decided here. Please choose something else.',
  noMember: 'Nobody whom this is about is a member now, so nobody can be excluded.',
  nobody: 'Nobody stands behind this any more: it can be removed, or left as it is.',
  noAppeal: 'There is nothing to appeal against here, you have done so already, or the 30 days are over.',
  noOpenAppeal: 'There is no appeal that waits for a decision.',
  decideByAnother: 'Whoever has decided a case does not decide the appeal. Please leave it to another operator.',
  excluded:
    'You were excluded from the society, and cannot write here. Your appeal stands on the page of the society. Nothing that you typed was lost.',
  paused:
    'Your writing in the society is paused. Until when, and why, stands under “Complaints and decisions”. Nothing that you typed was lost.',
} as const;
