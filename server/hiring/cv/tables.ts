import type { ColumnType } from 'kysely';

export type JobProfileTable = {
  personId: number;
  phone: string;
  place: string;
  headline: string;
  links: ColumnType<string[], string, string>;
  updatedAt: Date;
};

export type CvTable = {
  personId: number;
  name: string;
  media: string;
  bytes: Uint8Array<ArrayBuffer>;
  text: string;
  state: 'waiting' | 'read' | 'unreadable';
  uploadedAt: Date;
};

export type ApplicationFileTable = {
  id: ColumnType<number, never, never>;
  orgId: number;
  applicationId: number;
  name: string;
  media: string;
  bytes: Uint8Array<ArrayBuffer>;
  text: string;
  addedAt: Date;
};

interface SeekerTables {
  'people.jobProfile': JobProfileTable;
  'people.cv': CvTable;
  'hiring.applicationFile': ApplicationFileTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends SeekerTables {}
}
