import { TEXT_KINDS } from '#contract/narratives.ts';
import { REPORTS } from '#contract/written-reports.ts';
import type { TextMeasures } from './measure-texts.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

export function printMeasures(title: string, measures: TextMeasures): void {
  console.log(`\n== ${measures.people} people ${title}: ${measures.sentences.toFixed(0)} sentences each`);
  console.log(`  behaviours that nothing measured      ${measures.unmeasured}`);
  console.log(`  false statements                      ${percent(measures.wrong)}, first of a report ${percent(measures.wrongFirst)}`);
  console.log(`  sentences twice in a person's reports ${measures.twice}`);
  console.log('  report           readers  sentences  about the person  shared in short');
  for (const name of REPORTS) {
    const { readers, sentences, aboutPerson, sharedInShort } = measures.reports[name];
    if (readers === 0) continue;
    const columns = [String(readers), sentences.toFixed(1), percent(aboutPerson), percent(sharedInShort)];
    console.log(`  ${name.padEnd(14)}  ${columns.map((text, index) => text.padStart([7, 9, 16, 15][index]!)).join('  ')}`);
  }
  console.log('  text             words  shared by two people');
  for (const kind of TEXT_KINDS) {
    const { words, shared } = measures.texts[kind];
    console.log(`  ${kind.padEnd(14)}  ${words.toFixed(0).padStart(6)}  ${percent(shared).padStart(20)}`);
  }
}
