import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { makeCandidatesOf } from '#testing/candidates.ts';
import { inScope } from '../scope.ts';

const site = await testApp();
const { database } = site;
const { harbour, orchard, owner, recruiter, manager, kavya, hidden, ask, page } = await makeCandidatesOf(site);

describe('notes', () => {
  test('tell whom they name, without the candidate’s name', async () => {
    const { status } = await ask(recruiter, `/applications/${hidden.id}/notes`, 'POST', {
      text: 'What do you think?',
      mentions: [owner.id],
    });
    expect(status).toBe(201);
    expect((await page(owner, hidden.id)).notes).toMatchObject([{ by: 'Ravi Rao', text: 'What do you think?', mentions: ['Meera Shah'] }]);
    const bell = await inScope(database, { organisation: harbour.orgId }, (transaction) =>
      transaction.selectFrom('hiring.notification').select(['facts', 'path']).where('memberId', '=', owner.id).execute(),
    );
    expect(bell).toEqual([
      { facts: { by: 'Ravi Rao', applicationId: hidden.id, job: 'Blender' }, path: `/home/employer/candidates/${hidden.id}` },
    ]);
  });

  test('name nobody who could not open the application, and are never empty', async () => {
    const note = (mentions: number[], text = 'Look') => ask(owner, `/applications/${kavya.id}/notes`, 'POST', { text, mentions });
    expect((await note([manager.id])).status).toBe(422);
    expect((await note([orchard.owner.id])).status).toBe(422);
    expect((await note([], '  ')).status).toBe(400);
    expect((await note([], 'x'.repeat(4_001))).status).toBe(400);
    expect((await page(owner, kavya.id)).notes).toEqual([]);
  });
});
