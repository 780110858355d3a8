// Shows what people say is not true of them ("Not me?"): of each statement, how many, the most often named first.
//   npm run disowned             with the same settings as the program: DATABASE_URL, or the folder of the embedded database while it is not in use
import { countDisowned } from '#server/reports/repository.ts';
import { describeDisowned } from './disowned/describe-disowned.ts';
import { withOperatorsDatabase } from './jobs/operators-database.ts';

await withOperatorsDatabase(async (database) => describeDisowned(await countDisowned(database, new Date())));
