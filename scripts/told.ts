// Plays simulated people, writes all their reports, and says how true and how different the texts are.
//   npm run told                                    200 people, seed 1
//   npm run told -- --people 1000 --seed 7          more of them, others
import { parseArgs } from 'node:util';
import { LANGUAGES } from '#contract/language.ts';
import { measureTexts } from './told/measure-texts.ts';
import { playPeople } from './told/play-people.ts';
import { printMeasures } from './told/print.ts';

const { values } = parseArgs({ options: { people: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } } });
const [people, seed] = [Number(values.people), Number(values.seed)];
if (!Number.isInteger(people) || people < 2 || !Number.isSafeInteger(seed)) {
  console.error('--people takes a whole number from 2, --seed a whole number.');
  process.exit(2);
}
const played = playPeople(people, seed);
for (const language of LANGUAGES) {
  printMeasures(`after one story, ${language}`, await measureTexts(played.afterOneStory, language));
  printMeasures(`after one game, ${language}`, await measureTexts(played.afterOneGame, language));
  printMeasures(`after all tests, ${language}`, await measureTexts(played.afterAll, language));
}
