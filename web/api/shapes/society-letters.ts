import { INTRODUCTION_STATES } from '#contract/society/introduction-words.ts';
import { isBoolean, isDate, isListOf, isNullOr, isOneOf, isShape, isText, isWhole } from './shape.ts';

const introduction = isShape({
  ...{ introductionId: isWhole, memberId: isWhole, name: isText, reason: isText, isRemoved: isBoolean, askedAt: isDate },
  state: isOneOf(...INTRODUCTION_STATES),
});
export const introductions = isShape({ received: isListOf(introduction), sent: isListOf(introduction) });

const about = { conversationId: isWhole, memberId: isWhole, name: isText, isEnded: isBoolean };
export const conversations = isShape({
  conversations: isListOf(isShape({ ...about, lastAt: isDate, unread: isBoolean })),
  next: isNullOr(isWhole),
});
export const conversation = isShape({
  ...about,
  messages: isListOf(isShape({ messageId: isWhole, isYours: isBoolean, text: isText, isRemoved: isBoolean, at: isDate })),
  earlier: isNullOr(isWhole),
});
export const blocked = isShape({ blocked: isListOf(isShape({ memberId: isWhole, name: isText })) });
