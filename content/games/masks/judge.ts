import { type Judged, UnusableAnswer } from '../../answers.ts';
import { feelingItemId, looksItemId, looksOption, type NamingOption } from './key.ts';
import { namingOf } from './play.ts';
import type { Feeling, MasksAnswer, PracticeShown } from './script.ts';
import { BROKEN_OFF, type Trial } from './sitting.ts';
import { FEELING_TEMPLATES, LOOKS_TEMPLATES } from './templates.ts';

type LooksPlayed = Extract<Trial, { kind: 'looks' }>;
type FeelingPlayed = Extract<Trial, { kind: 'feeling' }>;

/** The item of the bank that a scored trial asks. */
export function itemOf(trial: Trial): string {
  if (trial.kind === 'looks') return looksItemId(LOOKS_TEMPLATES.find(({ id }) => id === trial.template)!);
  return feelingItemId(FEELING_TEMPLATES.find(({ id }) => id === trial.template)!, trial.made.speech);
}

export const namedAs = ({ made }: FeelingPlayed, feeling: Feeling): NamingOption => namingOf(made, feeling);

/** What an answer comes to. */
export function judge(trial: Trial, answer: MasksAnswer): Judged {
  if (answer.kind === 'broken-off') return { item: null, option: BROKEN_OFF };
  if (answer.kind === 'looks' && trial.kind === 'looks') return judgeLooks(trial, answer.changed);
  if (answer.kind === 'feeling' && trial.kind === 'feeling') return judgeFeeling(trial, answer.place);
  throw new UnusableAnswer('This answer belongs to another kind of trial.');
}

function judgeLooks(trial: LooksPlayed, changed: readonly boolean[]): Judged {
  const { looks } = trial;
  if (changed.length !== looks.length) throw new UnusableAnswer(`Each of the ${looks.length} looks needs an answer.`);
  const hits = looks.filter(({ moved }, index) => moved !== null && changed[index]).length;
  const alarms = looks.filter(({ moved }, index) => moved === null && changed[index]).length;
  if (!trial.practice) return { item: itemOf(trial), option: looksOption(hits, alarms) };
  const { moved, ...look } = looks[0]!;
  return feedback(changed[0] === (moved !== null), { kind: 'looks', look, isChanged: moved !== null, muscle: moved });
}

function judgeFeeling(trial: FeelingPlayed, place: number): Judged {
  const { made, look } = trial;
  const named = made.options[place];
  if (named === undefined) throw new UnusableAnswer(`There is no option at place ${place}.`);
  if (!trial.practice) return { item: itemOf(trial), option: namedAs(trial, named) };
  return feedback(named === made.right, { kind: 'feeling', feeling: made.right, look, face: made.face });
}

function feedback(isRight: boolean, shown: PracticeShown): Judged {
  const told = isRight ? 'right' : 'wrong';
  return { item: null, option: told, feedback: told, shown };
}
