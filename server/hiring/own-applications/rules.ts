import { seekerMessages as say } from '#contract/hiring/seeker-words.ts';
import { type JobOwners, type Member, mayWorkOnJob } from '../rules.ts';
import type { AnsweredQuestion } from '../tables.ts';

type Question = {
  readonly id: number;
  readonly text: string;
  readonly kind: 'text' | 'yes-no' | 'choice' | 'number';
  readonly options: readonly string[];
  readonly isRequired: boolean;
};
type Answer = { readonly questionId: number; readonly answer: string };

/** Answers beside the questions as they are now, and what is wrong, by the name of the field. */
export function checkAnswers(questions: readonly Question[], answers: readonly Answer[]) {
  const errors: Record<string, string> = {};
  const answered: AnsweredQuestion[] = [];
  for (const { id, text, kind, options, isRequired } of questions) {
    const answer = answers.find(({ questionId }) => questionId === id)?.answer.trim() ?? '';
    const wrong = answer === '' ? isRequired && say.answerMissing : wrongIn(kind, options, answer);
    if (wrong) errors[`answers.${id}`] = wrong;
    if (answer !== '') answered.push({ questionId: id, text, answer });
  }
  return { answered, errors };
}

function wrongIn(kind: Question['kind'], options: readonly string[], answer: string): string | undefined {
  if (kind === 'yes-no') return ['yes', 'no'].includes(answer) ? undefined : say.answerChoice;
  if (kind === 'choice') return options.includes(answer) ? undefined : say.answerChoice;
  if (kind === 'number') return Number.isFinite(Number(answer)) ? undefined : say.answerNumber;
  return undefined;
}

/** Who hears of a new application: owners, recruiters who may see it, and the manager of the job. */
export const hearsOfApplication = (member: Member, job: JobOwners): boolean =>
  mayWorkOnJob(member, job) && (member.role !== 'hiring-manager' || member.id === job.managerId);
