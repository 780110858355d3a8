// Shows the jobs that the database keeps: how many are in which state, and those that are not done, the newest first.
//   npm run jobs                 with the same settings as the program: DATABASE_URL, or the folder of the embedded database while it is not in use
//   npm run jobs -- --newest 50  more of those that are not done
import { parseArgs } from 'node:util';
import { hasJobs } from '#server/platform/job-table.ts';
import { describeJobs } from './jobs/describe-jobs.ts';
import { withOperatorsDatabase } from './jobs/operators-database.ts';

const { values } = parseArgs({ options: { newest: { type: 'string', default: '20' } } });
const newest = Number(values.newest);
if (!Number.isInteger(newest) || newest < 1) {
  console.error('--newest takes a whole number from 1.');
  process.exit(2);
}

await withOperatorsDatabase(async (database) => ((await hasJobs(database)) ? describeJobs(database, newest) : 'No job was ever kept.'));
