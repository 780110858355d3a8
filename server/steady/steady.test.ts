import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Diary } from '#contract/steady.ts';
import { steadyMessages as say } from '#contract/steady.ts';
import { daysAfter } from '#server/platform/time.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { headersAt } from '#testing/later-token.ts';
import type { TestPerson } from '#testing/people.ts';
import { recordReview, withdrawReview } from './actions.ts';

const begun = new Date('2026-11-23T09:00:00Z');
let time = begun;
let site: TestApp;
let asha: TestPerson;
beforeAll(async () => {
  site = await testApp({ now: () => time });
});
beforeEach(async () => {
  time = begun;
  await withdrawReview(site_());
  asha = await site.signUp();
});
const site_ = () => ({ database: site.database, now: () => time });

const ask = async <T = Diary & { message: string }>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  by = asha,
) => {
  const headers = await headersAt(site, by, time);
  const response = await site.app.inject({ method, url: `/api/steady${path}`, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json<T>() };
};
const sliders = { mood: 4, confidence: 3 };
const begin = (path: string, step: string, by = asha) =>
  ask<{ visitId: number; message: string }>('POST', '/visits', { path, step, before: sliders }, by);
const end = (visitId: number, after = sliders, by = asha) => ask('PUT', `/visits/${visitId}`, { after }, by);
/** Does a step, and lets a day go by. */
async function doStep(path: string, step: string, after = sliders) {
  const { body } = await begin(path, step);
  const ended = await end(body.visitId, after);
  time = daysAfter(time, 1);
  return ended;
}
const stateOf = ({ steps }: Diary, step: string) => steps.find((one) => one.step === step);
const review = { clinician: 'Dr Ayesha Rahman', qualification: 'Clinical psychologist', reviewedOn: '2026-11-20' };

describe('the steps', () => {
  test('open one after the other, a day apart, by the clock of the server', async () => {
    expect((await begin('steady', 'strain')).status).toBe(409);
    const { body } = await begin('steady', 'safety');
    time = new Date(begun.getTime() + 15 * 60_000);
    const ended = (await end(body.visitId)).body;
    expect(stateOf(ended, 'strain')).toMatchObject({ state: 'waits', opensAt: '2026-11-24T09:15:00.000Z' });
    time = new Date('2026-11-24T09:14:00Z');
    expect((await begin('steady', 'strain')).body.message).toBe(say.notYet);
    time = new Date('2026-11-24T09:15:00Z');
    expect((await begin('steady', 'strain')).status).toBe(201);
  });

  test('stay shut when the clock is set back, and whatever time a device claims', async () => {
    await doStep('steady', 'safety');
    time = new Date('2026-11-01T09:00:00Z');
    expect((await begin('steady', 'strain')).status).toBe(409);
    const claimed = { path: 'steady', step: 'strain', before: sliders, begunAt: '2020-01-01T00:00:00Z', endedAt: '2020-01-01T00:00:00Z' };
    expect((await ask('POST', '/visits', claimed)).status).toBe(409);
  });

  test('can be left and taken up: a reload goes on with the same visit, on two devices too', async () => {
    const first = await begin('confidence', 'where');
    const again = await Promise.all([begin('confidence', 'where'), begin('confidence', 'where')]);
    expect(again.map(({ body }) => body.visitId)).toEqual([first.body.visitId, first.body.visitId]);
    time = daysAfter(begun, 100);
    expect((await end(first.body.visitId)).body.visits).toHaveLength(1);
  });

  test.each([
    ['a step of the other path', { path: 'steady', step: 'ladder', before: sliders }, 422],
    ['a step that is none', { path: 'steady', step: 'nothing', before: sliders }, 400],
    ['a slider beyond its end', { path: 'steady', step: 'safety', before: { mood: 11, confidence: 1 } }, 400],
    ['half a slider', { path: 'steady', step: 'safety', before: { mood: 1.5, confidence: 1 } }, 400],
  ])('refuse %s', async (_what, payload, status) => {
    expect((await ask('POST', '/visits', payload)).status).toBe(status);
  });
});

describe('the writing step', () => {
  const reach = async () => {
    for (const step of ['safety', 'strain', 'sleep']) await doStep('steady', step);
  };

  test('is closed until a clinician is recorded, opens then, and closes when the record is taken back', async () => {
    await reach();
    expect((await begin('steady', 'writing')).body.message).toBe(say.writingNotReviewed);
    const note = { path: 'steady', step: 'writing', parts: { page: 'a page' } };
    expect((await ask('POST', '/notes', note)).status).toBe(403);
    expect(stateOf((await ask('GET', '')).body, 'people')?.state).toBe('open');
    await recordReview(site_(), review);
    expect((await ask('GET', '')).body).toMatchObject({ review, writing: 'open' });
    expect((await begin('steady', 'writing')).status).toBe(201);
    expect((await ask('POST', '/notes', note)).status).toBe(201);
    await withdrawReview(site_());
    expect((await ask('POST', '/notes', note)).status).toBe(403);
  });

  test('is closed for whoever is under 18, whoever has checked it', async () => {
    await recordReview(site_(), review);
    await site.database.updateTable('people.birth').set({ year: 2011 }).where('personId', '=', asha.id).execute();
    expect((await ask('GET', '')).status).toBe(403); // no parent has agreed
    await site.database
      .insertInto('consentRecord')
      .values({ personId: asha.id, purpose: 'measuring', isGiven: true, givenBy: 'parent', notice: 'n', language: 'en', recordedAt: time })
      .execute();
    await reach();
    expect((await ask('GET', '')).body.writing).toBe('minor');
    expect((await begin('steady', 'writing')).body.message).toBe(say.writingAdultsOnly);
    expect((await ask('POST', '/notes', { path: 'steady', step: 'writing', parts: { page: 'a page' } })).status).toBe(403);
    expect((await begin('steady', 'people')).status).toBe(201);
  });

  test('the first page says who has checked it, and with the database away that nobody has', async () => {
    const asked = { pathname: '/steady', query: {}, origin: '' };
    expect(await site.app.pageData.steady!(asked)).toEqual({ review: null });
    await recordReview(site_(), review);
    expect(await site.app.pageData.steady!(asked)).toEqual({ review });
  });
});

describe('what is kept', () => {
  const note = { path: 'confidence', step: 'where', parts: { place: 'On the telephone', thought: 'They hear that I shake' } };

  test('is there again on another device, can be changed and deleted, and is nobody else’s', async () => {
    const kept = (await ask('POST', '/notes', note)).body.notes;
    expect(kept).toEqual([expect.objectContaining({ step: 'where', parts: note.parts, keptAt: begun.toISOString() })]);
    const { noteId } = kept[0]!;
    const other = await site.signUp();
    expect((await ask('GET', '', undefined, other)).body.notes).toEqual([]);
    expect((await ask('PUT', `/notes/${noteId}`, { parts: { place: 'mine' } }, other)).status).toBe(404);
    expect((await ask('DELETE', `/notes/${noteId}`, undefined, other)).status).toBe(404);
    expect((await ask('PUT', `/notes/${noteId}`, { parts: { place: 'At the counter' } })).body.notes[0]).toMatchObject({
      parts: { place: 'At the counter' },
    });
    expect((await ask('DELETE', `/notes/${noteId}`)).body.notes).toEqual([]);
    expect((await ask('DELETE', `/notes/${noteId}`)).status).toBe(404);
  });

  test.each([
    ['nothing', {}],
    ['blank parts', { place: '  ' }],
    ['more than a page takes', { place: 'x'.repeat(20_001) }],
    ['a part with another name', { 'place[]': 'x' }],
    ['nine parts', Object.fromEntries([...'abcdefghi'].map((name) => [name, 'x']))],
  ])('is not %s', async (_what, parts) => {
    expect((await ask('POST', '/notes', { ...note, parts })).status).toBe(400);
  });

  test('is not a text of a megabyte: it is refused whole, and what was kept before stays', async () => {
    await ask('POST', '/notes', note);
    expect((await ask('POST', '/notes', { ...note, parts: { place: 'x'.repeat(1_000_000) } })).status).toBe(413);
    expect((await ask('GET', '')).body.notes).toHaveLength(1);
  });

  test('goes at once, with its key, when the person says so, or withdraws the consent to measuring', async () => {
    await ask('POST', '/notes', note);
    await begin('steady', 'safety');
    expect((await ask('DELETE', '')).body).toMatchObject({ notes: [], visits: [] });
    const count = async () =>
      (await site.database.selectFrom('steadyKey').select('personId').where('personId', '=', asha.id).execute()).length +
      (await site.database.selectFrom('steadyRecord').select('id').where('personId', '=', asha.id).execute()).length;
    expect(await count()).toBe(0);
    await ask('POST', '/notes', note);
    expect(await count()).toBe(2);
    const withdrawn = { isGiven: false, notice: 'n', language: 'en' };
    const { currentNotice } = await import('#content/notices/script-notice.ts');
    await site.app.inject({
      method: 'PUT',
      url: '/api/privacy/consents/measuring',
      headers: asha.headers,
      payload: { ...withdrawn, notice: currentNotice.version },
    });
    expect(await count()).toBe(0);
  });
});
