import { REPORTS } from '#contract/written-reports.ts';
import type { TextMeasures } from './measure-texts.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

export function printMeasures(title: string, measures: TextMeasures): void {
  console.log(`\n== ${measures.people} people ${title}: ${measures.sentences.toFixed(0)} sentences each`);
  console.log(`  behaviours that nothing measured      ${measures.unmeasured}`);
  console.log(`  false statements                      ${percent(measures.wrong)}, first of a report ${percent(measures.wrongFirst)}`);
  console.log(`  sentences twice in a person's reports ${measures.twice}`);
  console.log(`  what two people share in short        ${percent(measures.sharedInShort)}`);
  for (const name of REPORTS) {
    const { share, readers } = measures.aboutPerson[name];
    if (readers > 0) console.log(`  ${name.padEnd(16)} read by ${readers}, about the person ${percent(share)}`);
  }
}
