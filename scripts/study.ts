// Plays simulated people through the tests as they are shipped, and says how well the truth is found.
//   npm run study                                    500 people, seed 1
//   npm run study -- --people 2000 --seed 7          more of them, others
//   npm run --silent study -- --json                 the same figures as JSON
//   npm run study -- --people 300 --seed 7 --figures   also writes those of the page about the science
//   npm run study -- --society                       what the rule of the society does to 100,000 people; --figures writes those of its page
import { parseArgs } from 'node:util';
import { ADMIT_CHANCE, INVITE_CHANCE } from '#server/society/membership/standing.ts';
import { writeFigures } from './study/figures.ts';
import { printStudy } from './study/print.ts';
import { printSociety, writeSocietyFigures } from './study/print-society.ts';
import { playGamesFor, runSociety } from './study/society.ts';
import { runStudy } from './study/study.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    figures: { type: 'boolean', default: false },
    society: { type: 'boolean', default: false },
  },
});
/** Members of the society are one in a hundred: it takes many people to know how many of them there are. */
const [PEOPLE, PEOPLE_OF_SOCIETY] = [500, 100_000];
const PLAYS_OF_GAMES = 500;

const people = Number(values.people ?? (values.society ? PEOPLE_OF_SOCIETY : PEOPLE));
const seed = Number(values.seed);
if (!Number.isInteger(people) || people < 10 || !Number.isSafeInteger(seed)) {
  console.error('--people takes a whole number from 10, --seed a whole number.');
  process.exit(2);
}
if (values.society) {
  const study = runSociety(playGamesFor(PLAYS_OF_GAMES, seed), people, seed, { invite: INVITE_CHANCE, admit: ADMIT_CHANCE });
  if (values.figures) writeSocietyFigures(study);
  if (values.json) console.log(JSON.stringify(study, null, 2));
  else printSociety(study);
} else {
  const study = runStudy(people, seed);
  if (values.figures) writeFigures(study);
  if (values.json) console.log(JSON.stringify(study, null, 2));
  else printStudy(study);
}
