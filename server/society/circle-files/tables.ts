import type { ColumnType, GeneratedAlways } from 'kysely';

type FileTable = {
  id: GeneratedAlways<number>;
  circleId: number;
  authorId: number;
  name: string;
  media: string;
  size: number;
  bytes: ColumnType<Uint8Array<ArrayBuffer>>;
  at: Date;
  withdrawnAt: Date | null;
  removedAt: Date | null;
};

declare module '#server/platform/database.ts' {
  interface Tables {
    'society.circleFile': FileTable;
  }
}
