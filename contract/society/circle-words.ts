/** A circle of fewer is still gathering; one of more would be a crowd. */
export const MIN_CIRCLE_SIZE = 3;
export const MAX_CIRCLE_SIZE = 12;
/** How many circles somebody can host at one time. */
export const MAX_HOSTED_CIRCLES = 3;
export const MAX_TITLE_LENGTH = 80;
export const MAX_QUESTION_LENGTH = 300;
export const MAX_CHARTER_LENGTH = 1_500;
export const MIN_CIRCLE_DAYS = 14;
export const MAX_CIRCLE_DAYS = 366;
/** Where nobody writes for so long, a circle ends by itself. */
export const SLEEP_DAYS = 60;
/** Its members are told so many days before it ends. */
export const NOTICE_DAYS = 7;
/** Whoever got a no from a circle asks it again only after so many days. */
export const CIRCLE_ASK_AGAIN_DAYS = 60;
export const CIRCLE_ASKS_A_DAY = 5;
export const CIRCLE_INVITATIONS_A_DAY = 20;
export const CIRCLES_PAGE_SIZE = 20;

/** How a reader stands with a circle. */
export const CIRCLE_STANDINGS = ['none', 'asked', 'invited', 'member', 'host'] as const;
export type CircleStanding = (typeof CIRCLE_STANDINGS)[number];

export const MAX_THREAD_TITLE_LENGTH = 120;
export const MAX_POST_LENGTH = 8_000;
/** For how long an author can change a post. */
export const EDIT_MINUTES = 60;
export const POSTS_AN_HOUR = 60;
export const THREADS_PAGE_SIZE = 20;
export const POSTS_PAGE_SIZE = 30;

/** What circles say. Their Hindi is in public/assets/i18n/hi/messages.json, under the English text. */
export const circleMessages = {
  titleMissing: 'Please give the circle a name.',
  titleLong: `This name is too long: ${MAX_TITLE_LENGTH} letters are the most.`,
  questionMissing: 'Please write the question that the circle is about.',
  questionLong: `This question is too long: ${MAX_QUESTION_LENGTH} letters are the most.`,
  charterLong: 'This charter is too long: 1,500 letters are the most.',
  closesOn: `Please choose a closing date from ${MIN_CIRCLE_DAYS} to ${MAX_CIRCLE_DAYS} days from today.`,
  tooManyHosted: `You host ${MAX_HOSTED_CIRCLES} circles already. Hand one over, or wait until one has closed.`,
  notThere: 'There is no such circle, or it is not open to you.',
  hostOnly: 'Only the host of this circle can do this.',
  full: `This circle is full: ${MAX_CIRCLE_SIZE} members are the most.`,
  closed: 'This circle has closed. What was written can be read, and nothing can be added.',
  alreadyIn: 'They are in this circle already.',
  alreadyAsked: 'There is an open request already. Please wait for its answer.',
  alreadyInvited: 'You have invited them already. Please leave it at that for now.',
  theyHostMany: 'They host as many circles already as one member may. Please choose somebody else.',
  theyAsked: 'They have asked to join already. Please answer their request.',
  youAreInvited: 'You are invited to this circle. Please answer the invitation.',
  askedBefore: `You have asked this circle before. You can ask again ${CIRCLE_ASK_AGAIN_DAYS} days after your request.`,
  tooManyAsks: `You have asked ${CIRCLE_ASKS_A_DAY} times in one day. Please go on tomorrow.`,
  tooManyInvitations: `You have invited ${CIRCLE_INVITATIONS_A_DAY} members in one day. Please go on tomorrow.`,
  noRequest: 'There is no such request, or it has been answered.',
  noInvitation: 'There is no invitation for you, or it is too old.',
  noSuchMember: 'There is no such member in this circle.',
  threadTitleMissing: 'Please say in a few words what this is about.',
  threadTitleLong: `This title is too long: ${MAX_THREAD_TITLE_LENGTH} letters are the most.`,
  postMissing: 'Please write something first.',
  postLong: 'This is too long: 8,000 letters are the most. Nothing that you typed was lost.',
  tooManyPosts: 'You have written very much in one hour. Please wait a little. Nothing that you typed was lost.',
  noThread: 'There is no such thread.',
  noPost: 'There is no such post of yours.',
  tooLateToEdit: `A post can be changed for ${EDIT_MINUTES} minutes after it was written. You can still take it back.`,
} as const;
