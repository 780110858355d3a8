import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { holdsContactDetails } from './contact-details.ts';
import {
  INTRODUCTION_STATES,
  MAX_MESSAGE_LENGTH,
  MAX_REASON_LENGTH,
  MIN_REASON_LENGTH,
  introductionMessages as say,
} from './introduction-words.ts';
import { memberPageMessages } from './member-page-messages.ts';
import { MemberId } from './member-pages.ts';

const When = z.iso.datetime();
const ofMembers = { tag: 'Society', access: 'society-member' } as const;
const problems = ['malformed', 'unauthenticated', 'consent-first', 'forbidden'] as const;
const ConversationId = IdIn(say.noConversation).meta({ description: 'One of your conversations.', example: 1 });

const Introduction = z.object({
  introductionId: z.int(),
  memberId: z.int().meta({ description: 'Who asked you, or whom you asked.' }),
  name: z.string().meta({ description: 'Empty where they show no name any more.' }),
  reason: z.string(),
  state: z.enum(INTRODUCTION_STATES),
  isRemoved: z.boolean().meta({ description: 'Operators have removed it: only you still see it.' }),
  askedAt: When,
});
export const Introductions = z.object({
  received: z.array(Introduction).meta({ description: 'Those that wait for your answer.' }),
  sent: z.array(Introduction).meta({ description: 'Yours, the newest first.' }),
});
export type Introductions = z.infer<typeof Introductions>;

export const askForIntroduction = endpoint({
  ...ofMembers,
  method: 'POST',
  path: '/api/society/members/{memberId}/introductions',
  summary: 'Ask a member whether you may write to them.',
  params: z.object({ memberId: MemberId }),
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(MIN_REASON_LENGTH, { error: say.reasonShort })
      .max(MAX_REASON_LENGTH, { error: say.reasonLong })
      .refine((text) => !holdsContactDetails(text), { error: memberPageMessages.contact }),
  }),
  ok: Introductions,
  problems: [...problems, 'not-found', 'conflict', 'too-many'],
  missing: 'not-found',
});

export const readIntroductions = endpoint({
  ...ofMembers,
  method: 'GET',
  path: '/api/society/introductions',
  summary: 'Who asked to write to you, and whom you asked.',
  ok: Introductions,
  problems,
});

export const answerIntroduction = endpoint({
  ...ofMembers,
  method: 'POST',
  path: '/api/society/introductions/{introductionId}/answer',
  summary: 'Say yes or no. After a yes the two of you can write to each other.',
  params: z.object({ introductionId: IdIn(say.notThere).meta({ description: 'One that you received.', example: 1 }) }),
  body: z.object({ isYes: z.boolean() }),
  ok: Introductions,
  problems: [...problems, 'not-found'],
  missing: 'not-found',
});

const Conversation = z.object({
  conversationId: z.int(),
  memberId: z.int(),
  name: z.string().meta({ description: 'Empty where they show no name any more.' }),
  lastAt: When,
  unread: z.boolean(),
  isEnded: z.boolean(),
});
export const ConversationList = z.object({ conversations: z.array(Conversation), next: z.int().nullable() });
export type ConversationList = z.infer<typeof ConversationList>;

export const listConversations = endpoint({
  ...ofMembers,
  method: 'GET',
  path: '/api/society/conversations',
  summary: 'Your conversations, those with the newest messages first.',
  query: z.object({ after: ConversationId.optional().meta({ description: 'What `next` of the page before said.' }) }),
  ok: ConversationList,
  problems,
});

const Message = z.object({ messageId: z.int(), isYours: z.boolean(), text: z.string(), isRemoved: z.boolean(), at: When });
export const ConversationPage = Conversation.omit({ unread: true, lastAt: true }).extend({
  messages: z.array(Message).meta({ description: 'The oldest first.' }),
  earlier: z.int().nullable().meta({ description: 'Ask with this as `before` for what was written earlier.' }),
});
export type ConversationPage = z.infer<typeof ConversationPage>;

const ConversationPath = z.object({ conversationId: ConversationId });

export const readConversation = endpoint({
  ...ofMembers,
  method: 'GET',
  path: '/api/society/conversations/{conversationId}',
  summary: 'What was written; all of it counts as read then.',
  params: ConversationPath,
  query: z.object({ before: IdIn(say.noConversation).optional() }),
  ok: ConversationPage,
  problems: [...problems, 'not-found'],
  missing: 'not-found',
});

export const sendMessage = endpoint({
  ...ofMembers,
  method: 'POST',
  path: '/api/society/conversations/{conversationId}/messages',
  summary: 'Write to the other one.',
  params: ConversationPath,
  body: z.object({
    text: z.string().trim().min(1, { error: say.messageMissing }).max(MAX_MESSAGE_LENGTH, { error: say.messageLong }),
  }),
  ok: ConversationPage,
  problems: [...problems, 'not-found', 'conflict', 'too-many'],
  missing: 'not-found',
});

export const endConversation = endpoint({
  ...ofMembers,
  method: 'POST',
  path: '/api/society/conversations/{conversationId}/end',
  summary: 'End a conversation. Neither of you can add to it then.',
  params: ConversationPath,
  ok: ConversationPage,
  problems: [...problems, 'not-found'],
  missing: 'not-found',
});

export const BlockList = z.object({ blocked: z.array(z.object({ memberId: z.int(), name: z.string() })) });
export type BlockList = z.infer<typeof BlockList>;

export const listBlocked = endpoint({
  ...ofMembers,
  method: 'GET',
  path: '/api/society/blocked',
  summary: 'Whom you have blocked. They are not told.',
  ok: BlockList,
  problems,
});

export const blockMember = endpoint({
  ...ofMembers,
  method: 'PUT',
  path: '/api/society/blocked/{memberId}',
  summary: 'Block a member: for them you are not there any more, nor they for you.',
  params: z.object({ memberId: MemberId }),
  ok: BlockList,
  problems: [...problems, 'not-found', 'conflict'],
  missing: 'not-found',
});

export const unblockMember = endpoint({
  ...ofMembers,
  method: 'DELETE',
  path: '/api/society/blocked/{memberId}',
  summary: 'Block a member no more. Conversations that the block has ended stay ended.',
  params: z.object({ memberId: MemberId }),
  ok: BlockList,
  problems,
});

export const introductionEndpoints = [
  ...[askForIntroduction, readIntroductions, answerIntroduction, listConversations, readConversation, sendMessage, endConversation],
  ...[listBlocked, blockMember, unblockMember],
] as const;
