// Plays simulated people through the tests as they are shipped, and says how well the truth is found.
//   npm run study                                    500 people, seed 1
//   npm run study -- --people 2000 --seed 7          more of them, others
//   npm run --silent study -- --json                 the same figures as JSON
//   npm run study -- --people 300 --seed 7 --figures   also writes those of the page about the science
import { parseArgs } from 'node:util';
import { writeFigures } from './study/figures.ts';
import { printStudy } from './study/print.ts';
import { runStudy } from './study/study.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    figures: { type: 'boolean', default: false },
  },
});
const people = Number(values.people);
const seed = Number(values.seed);
if (!Number.isInteger(people) || people < 10 || !Number.isSafeInteger(seed)) {
  console.error('--people takes a whole number from 10, --seed a whole number.');
  process.exit(2);
}
const study = runStudy(people, seed);
if (values.figures) writeFigures(study);
if (values.json) console.log(JSON.stringify(study, null, 2));
else printStudy(study);
