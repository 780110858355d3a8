// Shows what the text provider did and cost: calls, how they ended, and tokens, by day and model.
//   npm run texts                with the same settings as the program: DATABASE_URL, or the folder of the embedded database while it is not in use
//   npm run texts -- --days 90   more days than the newest 30
import { parseArgs } from 'node:util';
import { withOperatorsDatabase } from './jobs/operators-database.ts';
import { describeTexts } from './texts/describe-texts.ts';

const { values } = parseArgs({ options: { days: { type: 'string', default: '30' } } });
const days = Number(values.days);
if (!Number.isInteger(days) || days < 1) {
  console.error('--days takes a whole number from 1.');
  process.exit(2);
}
await withOperatorsDatabase((database) => describeTexts(database, days));
