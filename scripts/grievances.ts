// The complaints and requests about personal data: what waits, the most urgent first, and the way to answer.
//   npm run grievances                                          what waits, and what was answered last
//   npm run grievances -- --answer G-1001 --text "Dear …"       keeps the answer; the program mails it within a minute
//   npm run grievances -- --person 1042 --born 2004-03          corrects a birth, once the person has shown that it was told wrongly
// With the same settings as the program: DATABASE_URL, or the folder of the embedded database while it is not in use.
import { parseArgs } from 'node:util';
import { answerGrievance, correctTold, describeGrievances } from './grievances/describe-grievances.ts';
import { withOperatorsDatabase } from './jobs/operators-database.ts';

const { values } = parseArgs({
  options: { answer: { type: 'string' }, text: { type: 'string' }, person: { type: 'string' }, born: { type: 'string' } },
});
const { answer, text, person, born } = values;
if ((answer === undefined) !== (text === undefined) || (person === undefined) !== (born === undefined)) {
  console.error('--answer goes together with --text, and --person with --born.');
  process.exit(2);
}

await withOperatorsDatabase((database) => {
  if (answer !== undefined && text !== undefined) return answerGrievance(database, answer, text, new Date());
  if (person !== undefined && born !== undefined) return correctTold(database, person, born);
  return describeGrievances(database, new Date());
});
