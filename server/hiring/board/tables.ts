/**
 * The open jobs as the public board looks through them. Triggers of hiring.job and hiring.organisation keep both tables: nothing else
 * writes here (migration 0079).
 */
export interface BoardTables {
  'board.job': {
    jobId: number;
    publishedAt: Date;
    closesAt: Date | null;
    place: string;
    workPlace: string;
    employment: string;
    language: string;
  };
  'board.place': { name: string };
}

declare module '#server/platform/database.ts' {
  interface Tables extends BoardTables {}
}
