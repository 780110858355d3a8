import type { Seekers } from './actions.ts';
import { readCvJob } from './read-job.ts';
import { readInThread } from './read-thread.ts';
import { findCv, keepCvText } from './repository.ts';

export function cvJobs({ database, jobs }: Seekers): void {
  jobs.handle(readCvJob, async ({ personId }) => {
    const cv = await findCv(database, personId);
    if (cv?.state !== 'waiting') return 'forget';
    await keepCvText(database, cv, await readInThread(cv.bytes, cv.media));
    return 'done';
  });
}
