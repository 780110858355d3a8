// Writes the answers to one test as a table for `npm run measure`: of people who have agreed that their answers improve the tests, and of nobody else.
//   npm run --silent answers -- --test lantern-ferry > responses.csv    with the same settings as the program; an embedded database while it is not in use
import { parseArgs } from 'node:util';
import { isTestSlug, testOf } from '#content/catalogue.ts';
import { readResearchAnswers } from '#server/privacy/repository.ts';
import { tableOfAnswers } from './answers/table-of-answers.ts';
import { withOperatorsDatabase } from './jobs/operators-database.ts';

const { values } = parseArgs({ options: { test: { type: 'string', default: '' } } });
const { test: slug } = values;
if (!isTestSlug(slug)) {
  console.error('--test takes the name of a test, such as lantern-ferry; npm run catalogue lists them.');
  process.exit(2);
}
const { bank } = testOf(slug);

await withOperatorsDatabase(async (database) => tableOfAnswers(bank, await readResearchAnswers(database, slug, bank.version, new Date())));
