import type { InterviewTable } from './tables.ts';

/** An interview as it stands in the database, for what is done with it. */
export type Standing = {
  readonly [K in 'id' | 'orgId' | 'applicationId' | 'jobId' | 'minutes' | 'calendarSequence' | 'createdBy']: number;
} & Pick<InterviewTable, 'state' | 'startsAt' | 'endsAt' | 'personId' | 'title' | 'timeZone'>;
