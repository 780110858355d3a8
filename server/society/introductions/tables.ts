import type { Generated, GeneratedAlways } from 'kysely';
import type { IntroductionState } from '#contract/society/introduction-words.ts';

type IntroductionTable = {
  id: GeneratedAlways<number>;
  askerId: number;
  askedId: number;
  reason: string;
  state: Generated<IntroductionState>;
  askedAt: Date;
  answeredAt: Date | null;
  removedAt: Date | null;
};
type ConversationTable = { id: GeneratedAlways<number>; oneId: number; otherId: number; begunAt: Date; endedAt: Date | null };
type SideTable = {
  conversationId: number;
  personId: number;
  otherId: number;
  readUpTo: Generated<number>;
  lastMessage: Generated<number>;
  lastAt: Date;
};
type MessageTable = {
  id: GeneratedAlways<number>;
  conversationId: number;
  authorId: number;
  text: string;
  at: Date;
  removedAt: Date | null;
};
type BlockTable = { blockerId: number; blockedId: number; at: Date };

declare module '#server/platform/database.ts' {
  interface Tables {
    'society.introduction': IntroductionTable;
    'society.conversation': ConversationTable;
    'society.conversationSide': SideTable;
    'society.message': MessageTable;
    'society.block': BlockTable;
  }
}
