import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MeetingAnswer } from '#contract/society/circle-meeting-words.ts';
import type { Told } from './rules.ts';

type MeetingTable = {
  id: GeneratedAlways<number>;
  circleId: number | null;
  uid: ColumnType<string, never, never>;
  version: Generated<number>;
  startsAt: Date;
  minutes: number;
  timeZone: string;
  cancelledAt: Date | null;
};
type TextTable = { meetingId: number; proposerId: number; title: string; about: string; place: string; removedAt: Date | null };
type InvitationTable = {
  meetingId: number;
  personId: number;
  told: Generated<Told | 'nothing'>;
  toldVersion: Generated<number>;
  toldStart: Date | null;
  mails: Generated<number>;
  answer: Generated<MeetingAnswer>;
  answeredAt: Date | null;
};

declare module '#server/platform/database.ts' {
  interface Tables {
    'society.circleMeeting': MeetingTable;
    'society.circleMeetingText': TextTable;
    'society.circleMeetingInvitation': InvitationTable;
  }
}
