/** What became of a request to be introduced; `unanswered`: nobody has said yes or no in time. */
export const INTRODUCTION_STATES = ['open', 'yes', 'no', 'unanswered'] as const;
export type IntroductionState = (typeof INTRODUCTION_STATES)[number];

export const MIN_REASON_LENGTH = 20;
export const MAX_REASON_LENGTH = 600;
export const MAX_MESSAGE_LENGTH = 5_000;
export const INTRODUCTIONS_A_DAY = 5;
export const MESSAGES_AN_HOUR = 120;
/** How long a request waits for its answer. */
export const ANSWER_DAYS = 30;
/** Whoever got a no, or no answer, asks the same member again only after so many days. */
export const ASK_AGAIN_DAYS = 180;
export const CONVERSATIONS_PAGE_SIZE = 20;
export const MESSAGES_PAGE_SIZE = 50;

export const introductionMessages = {
  reasonShort: `Please say in a few words why you would like to write to them: ${MIN_REASON_LENGTH} letters at least.`,
  reasonLong: `This is too long: ${MAX_REASON_LENGTH} letters are the most.`,
  showFirst: 'Please show your name on your own page first, so that they know who is asking.',
  own: 'This is your own page.',
  alreadyOpen: 'There is an open request between the two of you already. Please wait for its answer.',
  alreadyTalking: 'You can write to each other already.',
  tooSoon: `You have asked this member before. You can ask again ${ASK_AGAIN_DAYS} days after your request.`,
  tooMany: `You have sent ${INTRODUCTIONS_A_DAY} requests in one day. Please go on tomorrow.`,
  notThere: 'There is no such request, or it has been answered.',
  messageMissing: 'Please write something first.',
  messageLong: 'This message is too long: 5,000 letters are the most. Nothing that you typed was lost.',
  tooManyMessages: 'You have written very many messages in one hour. Please wait a little. Nothing that you typed was lost.',
  noConversation: 'There is no such conversation.',
  ended: 'This conversation has been ended. What was written stays, and nothing can be added.',
} as const;
