import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { isAnswerOf } from './answer-shapes.ts';
import { accountAnswers } from './fixtures/answers/accounts.ts';
import type { Checked } from './fixtures/answers/answers.ts';
import { candidateAnswers } from './fixtures/answers/candidates.ts';
import { careAnswers } from './fixtures/answers/care.ts';
import { employerAnswers } from './fixtures/answers/employers.ts';
import { interviewAnswers } from './fixtures/answers/interviews.ts';
import { jobAnswers } from './fixtures/answers/jobs.ts';
import { practiceAnswers } from './fixtures/answers/practice.ts';
import { programAnswers } from './fixtures/answers/programs.ts';
import { reportAnswers } from './fixtures/answers/reports.ts';
import { resultAnswers } from './fixtures/answers/results.ts';
import { seekerAnswers } from './fixtures/answers/seekers.ts';
import { sittingAnswers } from './fixtures/answers/sittings.ts';
import { societyAnswers } from './fixtures/answers/society.ts';
import { societyCircleAnswers } from './fixtures/answers/society-circles.ts';
import { societyMemberAnswers } from './fixtures/answers/society-members.ts';
import { societySafetyAnswers } from './fixtures/answers/society-safety.ts';

/** An answer of every address, by what it is about. */
const samples: Record<Checked, unknown> = {
  ...accountAnswers,
  ...candidateAnswers,
  ...careAnswers,
  ...employerAnswers,
  ...interviewAnswers,
  ...jobAnswers,
  ...practiceAnswers,
  ...programAnswers,
  ...reportAnswers,
  ...resultAnswers,
  ...seekerAnswers,
  ...sittingAnswers,
  ...societyAnswers,
  ...societyCircleAnswers,
  ...societyMemberAnswers,
  ...societySafetyAnswers,
};

const contractOf = (address: string) => endpoints.find(({ method, path }) => `${method} ${path}` === address)!.ok;

/** Every place in a value, however deep. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}
function withAt(value: unknown, [key, ...rest]: readonly string[], wrong: unknown): unknown {
  if (key === undefined) return wrong;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withAt(copy[key], rest, wrong);
  return copy;
}
const WRONG = [undefined, null, {}, [], 'text', '', -1, 1e9, 0.5, true, [null], [{}]];

describe.each(Object.entries(samples))('an answer of %s', (address, sample) => {
  const isAccepted = (answer: unknown) => isAnswerOf(address as Checked, answer);
  const contract = contractOf(address);

  test('is accepted as the contract has it', () => {
    expect(contract.safeParse(sample).success).toBe(true);
    expect(isAccepted(sample)).toBe(true);
  });

  test.each([{}, null, [], 'text', 7, true, undefined].map((answer) => [JSON.stringify(answer), answer]))(
    'is refused when it is %s',
    (_, answer) => expect(isAccepted(answer)).toBe(false),
  );

  test('is refused wherever the contract refuses a part of it, however deep', () => {
    const accepted = placesIn(sample).flatMap((path) =>
      WRONG.map((wrong) => withAt(sample, path, wrong))
        .filter((answer) => isAccepted(answer) && !contract.safeParse(answer).success)
        .map((answer) => `${path.join('.')}: ${JSON.stringify(answer).slice(0, 200)}`),
    );
    expect(accepted).toEqual([]);
  });

  test('is accepted wherever the contract accepts a part that is null', () => {
    const refused = placesIn(sample)
      .filter((path) => contract.safeParse(withAt(sample, path, null)).success && !isAccepted(withAt(sample, path, null)))
      .map((path) => path.join('.'));
    expect(refused.filter((path) => !/^(paths|components)$/.test(path))).toEqual([]);
  });
});
