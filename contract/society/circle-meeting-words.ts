/** What a member can say of a meeting; whoever has said nothing waits. */
export const MEETING_ANSWERS = ['waiting', 'yes', 'no'] as const;
export type MeetingAnswer = (typeof MEETING_ANSWERS)[number];

export const MAX_MEETING_TITLE_LENGTH = 120;
export const MAX_MEETING_ABOUT_LENGTH = 500;
export const MAX_PLACE_LENGTH = 300;
export const MIN_MEETING_MINUTES = 10;
export const MAX_MEETING_MINUTES = 600;
/** Each of them sends a mail to every member. */
export const MEETING_CHANGES_A_DAY = 10;
/** How many a circle can have before it, so that all of them are shown. */
export const MAX_COMING_MEETINGS = 10;
export const PAST_MEETINGS_SHOWN = 10;

/** What meetings say. Their Hindi is in public/assets/i18n/hi/messages.json, under the English text. */
export const meetingMessages = {
  titleMissing: 'Please give the meeting a name.',
  titleLong: `This name is too long: ${MAX_MEETING_TITLE_LENGTH} letters are the most.`,
  aboutLong: `This is too long: ${MAX_MEETING_ABOUT_LENGTH} letters are the most.`,
  placeMissing: 'Please say where you meet, or give the link.',
  placeLong: `This place is too long: ${MAX_PLACE_LENGTH} letters are the most.`,
  time: 'Please choose a day and a time in the coming year.',
  afterClosing: 'The circle closes before that. Its host can move the closing date.',
  minutes: `Please choose from ${MIN_MEETING_MINUTES} to ${MAX_MEETING_MINUTES} minutes.`,
  timeZone: 'Please choose a time zone, such as Asia/Kolkata.',
  noMeeting: 'There is no such meeting.',
  notYours: 'Only whoever proposed a meeting, or the host, can change it.',
  over: 'This meeting has begun, or was cancelled.',
  tooMany: `You have proposed or changed ${MEETING_CHANGES_A_DAY} meetings in one day. Please go on tomorrow.`,
  tooManyComing: `This circle has ${MAX_COMING_MEETINGS} meetings before it. Cancel one, or wait until one is over.`,
} as const;
