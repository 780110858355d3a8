import { MEETING_ANSWERS } from '#contract/society/circle-meeting-words.ts';
import { CIRCLE_STANDINGS } from '#contract/society/circle-words.ts';
import { isBoolean, isDate, isListOf, isNullOr, isOneOf, isShape, isText, isWhole } from './shape.ts';

const listed = {
  ...{ circleId: isWhole, title: isText, question: isText, members: isWhole, isGathering: isBoolean, isFull: isBoolean },
  ...{ closesAt: isDate, standing: isOneOf(...CIRCLE_STANDINGS) },
};
export const circles = isShape({ circles: isListOf(isShape(listed)), next: isNullOr(isWhole) });
export const ownCircles = isShape({
  circles: isListOf(isShape({ ...listed, isClosed: isBoolean, hasNew: isBoolean, lastAt: isDate })),
  invitations: isListOf(isShape(listed)),
});
export const circle = isShape({
  ...{ ...listed, charter: isText, isClosed: isBoolean },
  people: isListOf(isShape({ memberId: isWhole, name: isText, isHost: isBoolean, isYou: isBoolean })),
  requests: isListOf(isShape({ requestId: isWhole, memberId: isWhole, name: isText, reason: isText, askedAt: isDate })),
});
export const circleDone = isShape({ circleId: isWhole, isIn: isBoolean });

const author = isShape({ memberId: isNullOr(isWhole), name: isText, isYou: isBoolean });
const thread = isShape({ threadId: isWhole, title: isNullOr(isText), begunBy: isNullOr(author), lastAt: isDate, isNew: isBoolean });
export const board = isShape({ threads: isListOf(thread), next: isNullOr(isWhole) });
const post = isShape({
  isRemoved: isBoolean,
  ...{ postId: isWhole, author, html: isNullOr(isText), text: isNullOr(isText), at: isDate, editedAt: isNullOr(isDate) },
});
export const threadPage = isShape({
  ...{ circleId: isWhole, threadId: isWhole, circle: isText, isClosed: isBoolean, title: isNullOr(isText) },
  ...{ posts: isListOf(post), earlier: isNullOr(isWhole) },
});
export const changedPost = isShape({ title: isNullOr(isText), post });

const meeting = isShape({
  ...{ meetingId: isWhole, title: isText, about: isText, place: isText, startsAt: isDate, minutes: isWhole, timeZone: isText },
  ...{ proposer: author, isCancelled: isBoolean, isOver: isBoolean, mayAnswer: isBoolean, mayChange: isBoolean },
  yours: isOneOf(...MEETING_ANSWERS),
  answers: isListOf(isShape({ memberId: isWhole, name: isText, isYou: isBoolean, isYes: isBoolean })),
});
export const meetings = isShape({ meetings: isListOf(meeting) });

const file = isShape({ fileId: isWhole, name: isText, bytes: isWhole, author, at: isDate, mayTakeBack: isBoolean });
export const files = isShape({ files: isListOf(file), isFull: isBoolean });
