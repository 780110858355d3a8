import type { Generated, GeneratedAlways } from 'kysely';

type ThreadTable = { id: GeneratedAlways<number>; circleId: number; lastAt: Date; lastPost: Generated<number> };
type PostTable = {
  id: GeneratedAlways<number>;
  threadId: number;
  authorId: number;
  isFirst: Generated<boolean>;
  title: Generated<string>;
  text: string;
  at: Date;
  editedAt: Date | null;
  withdrawnAt: Date | null;
  removedAt: Date | null;
};
type ReadingTable = { threadId: number; personId: number; readUpTo: number };

declare module '#server/platform/database.ts' {
  interface Tables {
    'society.circleThread': ThreadTable;
    'society.circlePost': PostTable;
    'society.circleReading': ReadingTable;
  }
}
