import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { FILES_A_DAY, MAX_FILE_BYTES, MAX_FILES, circleFileMessages as say } from '#contract/society/circle-file-words.ts';
import type { CircleFiles } from '#contract/society/circle-files.ts';
import { circleMessages } from '#contract/society/circle-words.ts';
import { testApp } from '#testing/app.ts';
import { makeCirclesOf } from '#testing/circles.ts';
import type { TestPerson } from '#testing/people.ts';
import { keepPause } from '../pauses/repository.ts';
import { insertFile } from './repository.ts';

const now = () => new Date();
const site = await testApp({ now });
const { database } = site;
const { call, addShown, addCircle, letIn, addMember, signUp } = makeCirclesOf(site, now);

const makeThree = async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const circleId = await addCircle(asha);
  await letIn(asha, circleId, imran, tara);
  return { asha, imran, tara, circleId };
};

const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000', 'hex');
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

async function add(who: Pick<TestPerson, 'headers'> | undefined, circleId: number, name: string, content: Buffer | string) {
  const response = await site.app.inject({
    method: 'POST',
    url: `/api/society/circles/${circleId}/files?name=${encodeURIComponent(name)}`,
    headers: { ...who?.headers, 'content-type': 'image/png' },
    payload: content,
  });
  return { status: response.statusCode, body: response.json() as CircleFiles & { message: string; errors?: Record<string, string> } };
}
const filesOf = async (who: TestPerson, circleId: number): Promise<CircleFiles> =>
  (await call(who, 'GET', `circles/${circleId}/files`)).body;
const download = (who: Pick<TestPerson, 'headers'>, path: string) =>
  site.app.inject({ url: `/api/society/${path}`, headers: { ...who.headers } });
/** Without the count of a day. */
const fill = async (circleId: number, authorId: number, count: number) => {
  for (let index = 0; index < count; index++) {
    const bytes = new Uint8Array([65 + index]);
    await insertFile(database, { circleId, authorId, name: `${index}.txt`, media: 'text/plain', size: 1, bytes, at: now() });
  }
};

describe('a file', () => {
  test('is added, listed by time, and saved as it was by everybody in the circle', async () => {
    const { asha, imran, circleId } = await makeThree();
    expect(await filesOf(asha, circleId)).toEqual({ files: [], isFull: false });
    expect((await add(asha, circleId, 'Reeds.txt', 'Reeds on the left bank.')).status).toBe(200);
    const { body } = await add(imran, circleId, 'नदी का नक्शा.png', PNG);
    expect(body).toMatchObject({
      files: [
        { name: 'नदी का नक्शा.png', bytes: PNG.length, author: { name: 'Imran Sheikh', isYou: true }, mayTakeBack: true },
        { name: 'Reeds.txt', bytes: 23, author: { memberId: asha.memberId, name: 'Asha Rao', isYou: false }, mayTakeBack: false },
      ],
      isFull: false,
    });
    const file = await download(asha, `circles/${circleId}/files/${body.files[0]!.fileId}`);
    expect([file.statusCode, file.rawPayload.equals(PNG)]).toEqual([200, true]);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="file.png"; filename*=UTF-8''${encodeURIComponent('नदी का नक्शा.png')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('keeps a circle awake', async () => {
    const { asha, circleId } = await makeThree();
    await database
      .updateTable('society.circle')
      .set({ lastAt: new Date(0) })
      .where('id', '=', circleId)
      .execute();
    await add(asha, circleId, 'a.txt', 'A');
    const { lastAt } = await database.selectFrom('society.circle').select('lastAt').where('id', '=', circleId).executeTakeFirstOrThrow();
    expect(lastAt.getTime()).toBeGreaterThan(0);
  });

  test.each([
    ['map.pdf', PDF, 'map.pdf'],
    ['photo.png', JPEG, 'photo.jpg'],
    ['counts.CSV', 'day,reeds\n1,20\n', 'counts.csv'],
    ['notes', '# Reeds', 'notes.txt'],
    ['../../etc/notes.md', '# Reeds', 'notes.md'],
    ['a\u0001b\r\nx-evil: 1\u202e.txt', 'Reeds', 'abx-evil 1.txt'],
  ])('named %j is called by what it is', async (name, content, kept) => {
    const { asha, circleId } = await makeThree();
    expect((await add(asha, circleId, name, content)).body).toMatchObject({ files: [{ name: kept }] });
  });

  test.each([
    ['a script under the name of a picture', 'map.png', 'alert(document.cookie)', say.textNamed],
    ['a web page', 'map.html', '<script>alert(1)</script>', say.textNamed],
    ['a drawing that can run', 'map.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', say.textNamed],
    ['a program', 'map.pdf', Buffer.from('7f454c4602010100000000000000000002003e00', 'hex'), say.kind],
    ['a plain zip file', 'map.docx', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), say.kind],
    ['a moving picture', 'map.png', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), say.kind],
    ['text in another code', 'map.txt', Buffer.from([0xff, 0xfe, 0x3c, 0x00]), say.kind],
  ])('that is %s is refused', async (_what, name, content, message) => {
    const { asha, circleId } = await makeThree();
    expect(await add(asha, circleId, name, content)).toMatchObject({ status: 422, body: { message, errors: { file: message } } });
    expect((await filesOf(asha, circleId)).files).toEqual([]);
  });

  test('that is empty, too large or without a usable name is refused with words that help', async () => {
    const { asha, circleId } = await makeThree();
    expect((await add(asha, circleId, 'a.txt', '')).body.message).toBe(say.empty);
    expect(await add(asha, circleId, 'a.txt', Buffer.alloc(6 * 1024 * 1024, 'a'))).toMatchObject({
      status: 413,
      body: { message: say.tooLarge },
    });
    expect((await add(asha, circleId, ' ', 'A')).body).toMatchObject({ code: 'malformed', message: say.nameMissing });
    expect((await add(asha, circleId, `${'x'.repeat(150)}.txt`, 'A')).body).toMatchObject({ code: 'malformed', message: say.nameLong });
    expect((await filesOf(asha, circleId)).files).toEqual([]);
    expect((await add(asha, circleId, 'whole.txt', Buffer.alloc(MAX_FILE_BYTES, 'a'))).status).toBe(200);
  });

  test('that is sent again because the answer was lost is there once', async () => {
    const { asha, imran, circleId } = await makeThree();
    await add(asha, circleId, 'a.txt', 'A');
    expect((await add(asha, circleId, 'a.txt', 'A')).body.files).toHaveLength(1);
    await add(asha, circleId, 'a.txt', 'B');
    expect((await add(imran, circleId, 'a.txt', 'A')).body.files).toHaveLength(3);
  });
});

describe('twenty files', () => {
  test('are the most, and of two who take the last place at once one gets it', async () => {
    const { asha, imran, circleId } = await makeThree();
    await fill(circleId, asha.id, MAX_FILES - 1);
    const both = await Promise.all([add(asha, circleId, 'x.txt', 'From Asha'), add(imran, circleId, 'y.txt', 'From Imran')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({ message: say.full, errors: { file: say.full } });
    const { files, isFull } = await filesOf(asha, circleId);
    expect([files.length, isFull]).toEqual([MAX_FILES, true]);
    await call(asha, 'DELETE', `circles/${circleId}/files/${files.at(-1)!.fileId}`);
    expect((await add(imran, circleId, 'z.txt', 'There is room')).status).toBe(200);
  });

  test('are not told apart by who sees them, and only so many are added in a day', async () => {
    const { asha, circleId } = await makeThree();
    const statuses: number[] = [];
    for (let index = 0; index <= FILES_A_DAY; index++) {
      const { status, body } = await add(asha, circleId, `${index}.txt`, `${index}`);
      statuses.push(status);
      if (body.files?.[0]) await call(asha, 'DELETE', `circles/${circleId}/files/${body.files[0].fileId}`);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(FILES_A_DAY);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('who sees a file, and takes it back', () => {
  test('nobody outside the circle: anonymous, person, invited, member, member of another circle', async () => {
    const { asha, circleId } = await makeThree();
    const { files } = (await add(asha, circleId, 'a.txt', 'A')).body;
    const path = `circles/${circleId}/files/${files[0]!.fileId}`;
    const outsider = await addMember('Ruth Mensah');
    const ana = await addShown('Ana Duarte');
    const own = await addCircle(ana);
    const invited = await addShown('Meera Shah');
    await call(asha, 'PUT', `circles/${circleId}/invitations/${invited.memberId}`);
    for (const who of [outsider, ana, invited]) {
      expect((await call(who, 'GET', `circles/${circleId}/files`)).body.message).toBe(circleMessages.notThere);
      expect((await add(who, circleId, 'b.txt', 'B')).status).toBe(404);
      expect((await download(who, path)).statusCode).toBe(404);
      expect((await call(who, 'DELETE', path)).status).toBe(404);
      expect((await download(who, `own-files/${files[0]!.fileId}`)).statusCode).toBe(404);
    }
    expect((await download(ana, `circles/${own}/files/${files[0]!.fileId}`)).json().message).toBe(say.noFile);
    expect((await download(await signUp('Nobody Yet'), path)).statusCode).toBe(403);
    expect((await download({ headers: {} } as TestPerson, path)).statusCode).toBe(401);
    expect((await filesOf(asha, circleId)).files).toHaveLength(1);
  });

  test('where one has blocked the other, neither sees the files of the other, and a third sees both', async () => {
    const { asha, imran, tara, circleId } = await makeThree();
    const ofImran = (await add(imran, circleId, 'imran.txt', 'I')).body.files[0]!;
    await add(tara, circleId, 'tara.txt', 'T');
    await call(tara, 'PUT', `blocked/${imran.memberId}`);
    expect((await filesOf(tara, circleId)).files.map(({ name }) => name)).toEqual(['tara.txt']);
    expect((await filesOf(imran, circleId)).files.map(({ name }) => name)).toEqual(['imran.txt']);
    expect((await filesOf(asha, circleId)).files).toHaveLength(2);
    expect((await download(tara, `circles/${circleId}/files/${ofImran.fileId}`)).statusCode).toBe(404);
  });

  test('its author at any time, the host any of them, and nobody else; then nothing of it is left', async () => {
    const { asha, imran, tara, circleId } = await makeThree();
    const one = (await add(imran, circleId, 'one.txt', '1')).body.files[0]!;
    const two = (await add(imran, circleId, 'two.txt', '2')).body.files[0]!;
    expect(await call(tara, 'DELETE', `circles/${circleId}/files/${one.fileId}`)).toMatchObject({
      status: 403,
      body: { message: say.notYours },
    });
    expect((await call(asha, 'DELETE', `circles/${circleId}/files/${one.fileId}`)).body.files).toHaveLength(1);
    await database.updateTable('society.circle').set({ closedAt: now() }).where('id', '=', circleId).execute();
    expect((await add(imran, circleId, 'three.txt', '3')).body.message).toBe(circleMessages.closed);
    expect((await download(tara, `circles/${circleId}/files/${two.fileId}`)).statusCode).toBe(200);
    expect((await call(imran, 'DELETE', `circles/${circleId}/files/${two.fileId}`)).body.files).toEqual([]);
    expect((await call(imran, 'DELETE', `circles/${circleId}/files/${two.fileId}`)).body.message).toBe(say.noFile);
    const { rows } = await sql`select from society.circle_file where circle_id = ${circleId}`.execute(database);
    expect(rows).toEqual([]);
  });

  test('whoever is paused adds none', async () => {
    const { imran, circleId } = await makeThree();
    const one = await database
      .insertInto('society.safetyCase')
      .values({ kind: 'message', subject: '1', openedAt: now(), dueAt: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await keepPause(database, one.id, imran.id, new Date(Date.now() + 86_400_000));
    expect((await add(imran, circleId, 'a.txt', 'A')).status).toBe(403);
  });

  test('it stays when its author leaves, who can still fetch it; with their account it goes', async () => {
    const { asha, imran, circleId } = await makeThree();
    const { fileId } = (await add(imran, circleId, 'नदी.txt', 'I')).body.files[0]!;
    await call(imran, 'POST', `circles/${circleId}/leave`);
    expect((await filesOf(asha, circleId)).files).toMatchObject([{ author: { memberId: null, name: '', isYou: false } }]);
    expect((await download(imran, `circles/${circleId}/files/${fileId}`)).statusCode).toBe(404);
    expect((await download(imran, `own-files/${fileId}`)).body).toBe('I');
    const data = (await site.app.inject({ url: '/api/my-data', headers: imran.headers })).json();
    expect(data.circles.files).toEqual([
      {
        circle: 'Rivers',
        name: 'नदी.txt',
        media: 'text/plain',
        bytes: 1,
        at: expect.any(String),
        address: `/api/society/own-files/${fileId}`,
      },
    ]);
    await database.deleteFrom('people.person').where('id', '=', imran.id).execute();
    expect((await filesOf(asha, circleId)).files).toEqual([]);
  });
});
