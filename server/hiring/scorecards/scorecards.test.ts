import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { makeCandidatesOf } from '#testing/candidates.ts';
import type { TestMember } from '#testing/employers.ts';

const { harbour, orchard, owner, recruiter, manager, interviewer, omar, ask, page } = await makeCandidatesOf(await testApp());

describe('scorecards', () => {
  const card = (rating: number) => ({
    recommendation: rating > 2 ? 'yes' : 'no',
    ratings: { skill: rating, thinking: rating, communication: rating, together: rating, motivation: rating },
    remark: `Rated ${rating}`,
  });
  const write = (who: TestMember, rating: number) => ask(who, `/applications/${omar.id}/scorecard`, 'PUT', card(rating));

  test('of others are seen after one’s own; owner and recruiter see all', async () => {
    const second = await harbour.add('interviewer', 'Uma Sen');
    for (const one of [interviewer, second]) await ask(manager, `/applications/${omar.id}/assigned/${one.id}`, 'PUT', {});
    expect((await write(interviewer, 4)).status).toBe(200);
    const seenBy = async (who: TestMember) => {
      const { scorecards, hiddenScorecards } = await page(who, omar.id);
      return [scorecards.length, hiddenScorecards];
    };
    expect(await seenBy(second)).toEqual([0, 1]);
    expect(await seenBy(owner)).toEqual([1, 0]);
    expect(await seenBy(recruiter)).toEqual([1, 0]);
    expect(await seenBy(manager)).toEqual([1, 0]);
    await write(second, 2);
    expect(await seenBy(second)).toEqual([2, 0]);
    await ask(owner, `/applications/${omar.id}/assigned/${manager.id}`, 'PUT', {}); // now one is asked of the manager too
    expect(await seenBy(manager)).toEqual([0, 2]);
    await write(interviewer, 3);
    const { scorecards, assigned } = await page(owner, omar.id);
    expect(scorecards.map(({ by, remark }) => [by, remark]).toSorted()).toEqual([
      ['Ila Bose', 'Rated 3'],
      ['Uma Sen', 'Rated 2'],
    ]);
    expect(assigned.map(({ name, hasWritten }) => [name, hasWritten])).toEqual([
      ['Ila Bose', true],
      ['Mina Das', false],
      ['Uma Sen', true],
    ]);
  });

  test('rate every criterion from 1 to 4', async () => {
    expect((await write(owner, 5)).status).toBe(400);
    expect((await ask(owner, `/applications/${omar.id}/scorecard`, 'PUT', { recommendation: 'yes', ratings: { skill: 3 } })).status).toBe(
      400,
    );
  });
});

test('only whoever works on the job names its interviewers, of the own organisation', async () => {
  expect((await ask(interviewer, `/applications/${omar.id}/assigned/${recruiter.id}`, 'PUT', {})).status).toBe(403);
  expect((await ask(interviewer, `/applications/${omar.id}/assigned/${interviewer.id}`, 'DELETE')).status).toBe(403);
  expect((await ask(owner, `/applications/${omar.id}/assigned/${orchard.owner.id}`, 'PUT', {})).status).toBe(404);
  expect((await ask(owner, `/applications/${omar.id}/assigned/${interviewer.id}`, 'DELETE')).status).toBe(200);
  expect((await ask(interviewer, `/applications/${omar.id}`)).status).toBe(404);
});
