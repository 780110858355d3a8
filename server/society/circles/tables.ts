import type { Generated, GeneratedAlways } from 'kysely';

type CircleTable = {
  id: GeneratedAlways<number>;
  title: string;
  question: string;
  charter: string;
  closesAt: Date;
  begunAt: Date;
  lastAt: Date;
  toldEnd: Date | null;
  toldAt: Date | null;
  closedAt: Date | null;
};
type MemberTable = { circleId: number; personId: number; isHost: Generated<boolean>; joinedAt: Date };
type RequestTable = {
  id: GeneratedAlways<number>;
  circleId: number;
  personId: number;
  kind: 'asked' | 'invited';
  reason: string;
  state: Generated<'open' | 'yes' | 'no' | 'unanswered'>;
  at: Date;
};

declare module '#server/platform/database.ts' {
  interface Tables {
    'society.circle': CircleTable;
    'society.circleMember': MemberTable;
    'society.circleSeat': MemberTable;
    'society.circleRequest': RequestTable;
  }
}
