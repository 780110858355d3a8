import { artNames } from '#content/practice/script-arts.ts';
import { type Exercise, type ExerciseWords, GRADES, type Grade, type Source, type WrittenArt } from '#content/practice/script-exercise.ts';
import { writtenArts } from '#content/practice/written-arts.ts';
import { ART_NAMES } from '#contract/practice-words.ts';

/** The page docs/practice.md. It is made from the content alone, so that it cannot tell anything else. */

const meaningOf: Record<Grade, string> = {
  A: 'pooled trials, or a review that weighs many studies',
  B: 'single trials',
  C: 'plausible only: not tested, or something near it was tested',
};

const cell = (text: string) => text.replaceAll('|', '\\|');
const row = (cells: readonly (string | number)[]) => `| ${cells.map((each) => cell(String(each))).join(' | ')} |`;

const addressOf = ({ found }: Source) => (found.startsWith('doi:') ? `https://doi.org/${found.slice('doi:'.length)}` : found);
const cite = (source: Source) => `${source.citation} [${source.found}](<${addressOf(source)}>)`;

function rowOf({ id, way, minutes, grade, sources: cited }: Exercise, { title, known }: ExerciseWords, sources: readonly Source[]): string {
  const place = way.kind === 'act' ? 'off' : `on: ${way.kind}`;
  const found = sources.filter((source) => cited.includes(source.id)).map(cite);
  return row([`${title} (\`${id}\`)`, minutes, place, grade, known, found.join('<br>')]);
}

function sectionOf({ art, sources, words }: WrittenArt): string {
  const slug = ART_NAMES.find((name) => name === art.slug)!;
  const { name, about } = artNames.en[slug];
  return [
    `## ${name}`,
    '',
    about,
    '',
    row(['exercise', 'minutes', 'screen', 'grade', 'what is known', 'sources']),
    '|---|---|---|---|---|---|',
    ...art.exercises.map((exercise) => rowOf(exercise, words.en[exercise.id]!, sources)),
    '',
  ].join('\n');
}

export function pageOfExercises(): string {
  const exercises = writtenArts.flatMap(({ art }) => art.exercises);
  const ofGrade = (grade: Grade) => exercises.filter((exercise) => exercise.grade === grade).length;
  return [
    '# The exercises and what is known of them',
    '',
    `All ${exercises.length} exercises of the mind-training art, as \`content/practice/\` has them.`,
    '`npm run --silent exercises` prints this page, and a test compares the two. What may be said under',
    'which grade stands in `content/practice/script-exercise.ts`.',
    '',
    row(['grade', 'rests on', 'exercises']),
    '|---|---|---|',
    ...GRADES.map((grade) => row([grade, meaningOf[grade], ofGrade(grade)])),
    '',
    ...writtenArts.map(sectionOf),
  ].join('\n');
}
