import { beforeAll, describe, expect, test } from 'vitest';
import { currentNotice } from '#content/notices/script-notice.ts';
import type { ParentView, Standing } from '#contract/privacy.ts';
import { privacyMessages as say } from '#contract/privacy-messages.ts';
import { CHILD_WAIT_DAYS, ERASURE_PAUSE_DAYS } from '#contract/privacy-words.ts';
import { DAY_MS, daysAfter } from '#server/platform/time.ts';
import { accountPosts, PASSWORD, signUpForm } from '#testing/accounts.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { finishStory } from '#testing/finished-story.ts';
import { testPrivacy } from '#testing/privacy.ts';
import { keepShort } from './erasing.ts';
import { addRecords } from './repository.ts';
import { isMinor } from './rules.ts';

const notice = currentNotice.version;
const begun = new Date('2026-11-23T06:00:00Z');
let time = begun;
let site: TestApp;
beforeAll(async () => {
  site = await testApp({ now: () => time });
});

let made = 0;
/** Somebody who has signed up and logged in, and has read nothing yet. */
async function newcomer() {
  made += 1;
  const { post, logIn } = accountPosts(site.app);
  const form = signUpForm(`child${made}`);
  await post('register', form);
  const enter = async () => {
    const { body } = await logIn(form.username);
    return { authorization: `Bearer ${body.accessToken}` };
  };
  const headers = await enter();
  const ask = async <T = Standing & { message: string; errors?: Record<string, string> }>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) => {
    const response = await site.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json<T>() };
  };
  const { id } = await site.database.selectFrom('people.person').select('id').where('email', '=', form.email).executeTakeFirstOrThrow();
  return { id, email: form.email, ask, enter };
}
const begin = (birth: object, changes: object = {}) => ({ birth, notice, ...changes });
const ADULT = { year: 1990, month: 4 };
const CHILD = { year: 2012, month: 4 };
const post = async <T>(path: string, payload: object) => {
  const response = await site.app.inject({ method: 'POST', url: `/api${path}`, payload });
  return { status: response.statusCode, body: response.json<T & { message: string }>() };
};
const linkIn = (text: string) => /\/parents#(\S+)/.exec(text)?.[1] ?? '';
const codeIn = (text: string) => /^\d{6}$/m.exec(text)?.[0] ?? '';

describe('before the first test', () => {
  test('nothing is opened, and nothing is stored', async () => {
    const { id, ask } = await newcomer();
    expect((await ask('GET', '/privacy')).body).toMatchObject({ step: 'notice', isBirthKnown: false });
    const refused = await ask('POST', '/test-sessions', { test: 'lantern-ferry' });
    expect([refused.status, refused.body.message]).toEqual([403, say.noticeFirst]);
    expect(await site.database.selectFrom('sitting').select('id').where('personId', '=', id).execute()).toEqual([]);
  });

  test('an adult agrees with one request; only what was ticked is given besides, and all is recorded with text and time', async () => {
    const { id, ask } = await newcomer();
    const { body } = await ask('POST', '/privacy/begin', begin(ADULT, { language: 'hi' }));
    expect(body).toMatchObject({ step: 'ready', isMinor: false });
    expect(body.consents.map(({ purpose, isGiven }) => [purpose, isGiven])).toEqual([
      ['measuring', true],
      ['society', false],
      ['research', false],
    ]);
    expect((await ask('POST', '/test-sessions', { test: 'lantern-ferry' })).status).toBe(201);
    const records = await site.database.selectFrom('consentRecord').selectAll().where('personId', '=', id).execute();
    expect(records).toEqual([
      expect.objectContaining({ purpose: 'measuring', isGiven: true, givenBy: 'person', notice, language: 'hi', recordedAt: time }),
    ]);
  });

  test('when one was born is told once: nobody tries until the door opens', async () => {
    const { ask } = await newcomer();
    expect((await ask('POST', '/privacy/begin', begin(CHILD))).body.step).toBe('parent');
    const again = await ask('POST', '/privacy/begin', begin(ADULT));
    expect([again.status, again.body.message]).toEqual([409, say.birthKnown]);
    expect((await ask('POST', '/test-sessions', { test: 'lantern-ferry' })).body.message).toBe(say.parentFirst);
  });

  test('consent is to the text that stands there now', async () => {
    const { ask } = await newcomer();
    expect((await ask('POST', '/privacy/begin', begin(ADULT, { notice: 'another' }))).body.message).toBe(say.oldNotice);
    expect((await ask('POST', '/privacy/begin', begin({ year: 2027, month: 1 }))).body.errors).toEqual({ birth: say.birth });
  });

  test.each([
    ['2026-11-23T06:00:00Z', { year: 2008, month: 10 }, false],
    ['2026-11-23T06:00:00Z', { year: 2008, month: 11 }, true], // the birthday may still come
    ['2026-11-30T18:31:00Z', { year: 2008, month: 11 }, false], // in India December has begun
    ['2026-11-23T06:00:00Z', { year: 2008, month: 12 }, true],
  ])('at %s somebody born in %o is a minor: %s', (at, birth, expected) => {
    expect(isMinor(birth, new Date(at))).toBe(expected);
  });
});

describe('a consent', () => {
  test('is withdrawn as it was given, and nobody rewrites the record', async () => {
    const { id, ask } = await newcomer();
    await ask('POST', '/privacy/begin', begin(ADULT, { optional: ['research'] }));
    const { body } = await ask('PUT', '/privacy/consents/research', { isGiven: false, notice });
    expect(body.consents.find(({ purpose }) => purpose === 'research')).toMatchObject({ isGiven: false, at: time.toISOString() });
    const records = site.database.selectFrom('consentRecord').select(['purpose', 'isGiven']).where('personId', '=', id).orderBy('id');
    expect((await records.execute()).map(({ purpose, isGiven }) => [purpose, isGiven])).toEqual([
      ['measuring', true],
      ['research', true],
      ['research', false],
    ]);
    const changed = site.database.updateTable('consentRecord').set({ isGiven: true }).where('personId', '=', id).execute();
    await expect(changed).rejects.toThrow('never changed');
    await expect(site.database.deleteFrom('consentRecord').where('personId', '=', id).execute()).rejects.toThrow('never changed');
  });

  test('that was given to an earlier notice holds, and is asked for anew', async () => {
    const { id, ask } = await newcomer();
    await ask('POST', '/privacy/begin', begin(ADULT));
    expect((await ask('GET', '/privacy')).body).toMatchObject({ step: 'ready', isNoticeNew: false });
    const earlier = { purpose: 'measuring', isGiven: true, givenBy: 'person', notice: '2026-11-22', language: 'en' } as const;
    await addRecords(site.database, [{ personId: id, ...earlier }], time);
    expect((await ask('GET', '/privacy')).body).toMatchObject({ step: 'ready', isNoticeNew: true });
    const agreed = await ask('PUT', '/privacy/consents/measuring', { isGiven: true, notice });
    expect(agreed.body).toMatchObject({ step: 'ready', isNoticeNew: false });
  });

  test('to measuring, once withdrawn, erases what was measured and closes the tests; the account stays', async () => {
    const { id, ask } = await newcomer();
    await ask('POST', '/privacy/begin', begin(ADULT));
    await finishStory(site.database, { person: { id }, at: time });
    const { body } = await ask('PUT', '/privacy/consents/measuring', { isGiven: false, notice });
    expect(body.step).toBe('notice');
    expect(await site.database.selectFrom('sitting').select('id').where('personId', '=', id).execute()).toEqual([]);
    expect((await ask('GET', '/progress')).status).toBe(403);
    expect((await ask('POST', '/privacy/begin', { notice })).body.step).toBe('ready');
  });

  test('for a provider is not asked for where there is none', async () => {
    const { ask } = await newcomer();
    await ask('POST', '/privacy/begin', begin(ADULT, { optional: ['provider'] }));
    expect((await ask('GET', '/privacy')).body.consents.map(({ purpose }) => purpose)).toEqual(['measuring', 'society', 'research']);
    expect((await ask('PUT', '/privacy/consents/provider', { isGiven: true, notice })).body.message).toBe(say.notAsked);
  });
});

describe('a child', () => {
  async function child() {
    const person = await newcomer();
    await person.ask('POST', '/privacy/begin', begin(CHILD, { optional: ['research'] }));
    const parent = `parent${person.id}@example.org`;
    const asked = await person.ask('POST', '/privacy/parent', { email: parent });
    return { ...person, parent, asked };
  }
  async function allowed() {
    const one = await child();
    const mail = (await site.mailbox.mailsTo(one.parent))[0]!;
    const declared = { name: 'Meera Rao', isAdult: true, isParent: true, notice };
    const { body } = await post<ParentView>('/parents/agree', { token: linkIn(mail.text), code: codeIn(mail.text), ...declared });
    return { ...one, mail, view: body };
  }

  test('has consented to nothing by itself, and waits for a parent whose address is mostly hidden', async () => {
    const { id, asked } = await child();
    expect(asked.body).toMatchObject({ step: 'parent', isMinor: true, parent: { mailbox: 'p…@example.org', decision: null } });
    expect(asked.body.consents.map(({ purpose }) => purpose)).toEqual(['measuring']);
    expect(await site.database.selectFrom('consentRecord').select('id').where('personId', '=', id).execute()).toEqual([]);
  });

  test('may not name its own mailbox, nor fill anybody’s', async () => {
    const { ask, email, parent } = await child();
    expect((await ask('POST', '/privacy/parent', { email: email.replace('@', '+mum@') })).body.message).toBe(say.parentIsYou);
    expect((await ask('POST', '/privacy/parent', { email: parent })).status).toBe(200);
    expect((await ask('POST', '/privacy/parent', { email: parent })).status).toBe(200);
    expect((await ask('POST', '/privacy/parent', { email: parent })).body.message).toBe(say.parentTooMany);
  });

  test('plays once a parent has agreed with the code of the mail and a declaration', async () => {
    const { ask, parent } = await child();
    const mail = (await site.mailbox.mailsTo(parent))[0]!;
    for (const { title } of currentNotice.parent.en.items) expect(mail.text).toContain(`${title}:`);
    const token = linkIn(mail.text);
    expect((await post<ParentView>('/parents/look', { token })).body).toMatchObject({ child: 'Asha', decision: null, token: null });
    const declared = { name: 'Meera Rao', isAdult: true, isParent: true, notice };
    const wrong = String((Number(codeIn(mail.text)) + 1) % 1_000_000).padStart(6, '0');
    expect((await post('/parents/agree', { token, code: wrong, ...declared })).body.message).toBe(say.parentCodeWrong);
    expect((await post('/parents/agree', { token, code: codeIn(mail.text), ...declared, isAdult: false })).status).toBe(400);
    const agreed = await post<ParentView>('/parents/agree', { token, code: codeIn(mail.text), ...declared });
    expect(agreed.body).toMatchObject({ decision: 'given', decidedAt: time.toISOString() });
    expect((await ask('POST', '/test-sessions', { test: 'lantern-ferry' })).status).toBe(201);
    const kept = (await site.mailbox.mailsTo(parent))[1]!;
    expect(kept.text).toContain('Meera Rao has stated');
    expect((await post<ParentView>('/parents/look', { token: linkIn(kept.text) })).body.decision).toBe('given');
  });

  test('is followed by nothing: no research, no provider, no links, no report of two', async () => {
    const { ask } = await allowed();
    for (const purpose of ['society', 'research', 'provider'])
      expect((await ask('PUT', `/privacy/consents/${purpose}`, { isGiven: true, notice })).body.message, purpose).toBe(say.notForMinors);
    const share = { report: 'professional', sections: ['inShort'], days: 7 };
    const token = 'x'.repeat(43);
    for (const [path, payload] of [
      ['/share-links', share],
      ['/relationships/invitations', {}],
      ['/relationships/invitations/look', { token }],
      ['/relationships/invitations/accept', { token }],
    ] as const)
      expect((await ask('POST', path, payload)).body.message, path).toBe(say.adultsOnly);
  });

  test('loses what was measured when the parent withdraws, who can have all of it erased', async () => {
    const { id, ask, view } = await allowed();
    await finishStory(site.database, { person: { id }, at: time });
    const token = view.token!;
    expect((await post<ParentView>('/parents/look', { token })).body).toMatchObject({ testsFinished: 1 });
    const { body } = await post<ParentView>('/parents/refuse', { token, notice });
    expect(body).toMatchObject({ decision: 'withdrawn', testsFinished: 0, answers: 0 });
    expect((await ask('GET', '/progress')).body.message).toBe(say.parentFirst);
    expect((await post<ParentView>('/parents/erase', { token, isWanted: true })).body.erasureDueAt).not.toBeNull();
    expect((await ask('DELETE', '/privacy/erasure')).body.message).toBe(say.parentErases);
    expect((await post<ParentView>('/parents/erase', { token, isWanted: false })).body.erasureDueAt).toBeNull();
  });

  test('cannot take back an erasure that a parent wants too; the day stays the one of the child', async () => {
    const { ask, enter, view } = await allowed();
    await ask('POST', '/privacy/erasure', { password: PASSWORD });
    time = daysAfter(begun, 1);
    const wanted = await post<ParentView>('/parents/erase', { token: view.token!, isWanted: true });
    expect(wanted.body.erasureDueAt).toBe(daysAfter(begun, ERASURE_PAUSE_DAYS).toISOString());
    const headers = await enter();
    const back = await site.app.inject({ method: 'DELETE', url: '/api/privacy/erasure', headers });
    expect(back.json().message).toBe(say.parentErases);
    time = begun;
  });

  test('leaves its parent’s link open when it names another mailbox after the parent has withdrawn', async () => {
    const { ask, mail, view } = await allowed();
    const token = view.token!;
    await post<ParentView>('/parents/refuse', { token, notice });
    expect((await ask('POST', '/privacy/parent', { email: `second${made}@example.org` })).status).toBe(200);
    expect(await post<ParentView>('/parents/look', { token })).toMatchObject({ status: 200, body: { decision: 'withdrawn' } });
    const declared = { name: 'Meera Rao', isAdult: true, isParent: true, notice };
    expect((await post('/parents/agree', { token, code: codeIn(mail.text), ...declared })).status).toBe(410);
    expect((await post<ParentView>('/parents/erase', { token, isWanted: true })).body.erasureDueAt).not.toBeNull();
  });

  test('is not asked about again once a parent has refused', async () => {
    const { ask, parent } = await child();
    const token = linkIn((await site.mailbox.mailsTo(parent))[0]!.text);
    expect((await post<ParentView>('/parents/refuse', { token, notice })).body.decision).toBe('refused');
    expect((await ask('POST', '/privacy/parent', { email: parent })).body.message).toBe(say.parentRefused);
  });

  test('has a link that nobody forges, that expires, and that a newer one replaces', async () => {
    const { ask, parent } = await child();
    const token = linkIn((await site.mailbox.mailsTo(parent))[0]!.text);
    const [id, until, seal] = token.split('.');
    for (const forged of [`${id}.${Number(until) + 1}.${seal}`, `${Number(id) + 1}.${until}.${seal}`, 'x', ''])
      expect((await post('/parents/look', { token: forged })).status, forged).toBe(410);
    await ask('POST', '/privacy/parent', { email: `other-${parent}` });
    expect((await post('/parents/look', { token })).body.message).toBe(say.parentLink);
    const newer = linkIn((await site.mailbox.mailsTo(`other-${parent}`))[0]!.text);
    expect((await post('/parents/look', { token: newer })).status).toBe(200);
    time = daysAfter(begun, 8);
    expect((await post('/parents/look', { token: newer })).status).toBe(410);
    time = begun;
  });

  test('whom no parent allows is forgotten after a month', async () => {
    const { id } = await child();
    time = new Date(begun.getTime() + (CHILD_WAIT_DAYS + 1) * DAY_MS);
    await keepShort(
      testPrivacy(
        site,
        () => time,
        async () => {},
      ),
    );
    expect(await site.database.selectFrom('erasure').select('askedBy').where('personId', '=', id).executeTakeFirst()).toEqual({
      askedBy: 'nobody',
    });
    time = begun;
  });
});

describe('an erasure', () => {
  test('asks for the password, ends every login, and can be taken back for some days', async () => {
    const { id, ask, enter, email } = await newcomer();
    await ask('POST', '/privacy/begin', begin(ADULT));
    expect((await ask('POST', '/privacy/erasure', { password: 'wrong7$' })).body.errors).toEqual({ password: say.passwordWrong });
    const asked = await ask<{ dueAt: string }>('POST', '/privacy/erasure', { password: PASSWORD });
    expect(new Date(asked.body.dueAt).getTime() - time.getTime()).toBe(ERASURE_PAUSE_DAYS * DAY_MS);
    expect(await site.database.selectFrom('people.session').select('id').where('userId', '=', id).execute()).toEqual([]);
    await site.mailbox.mailTo(email, 'Your account at Bhava will be erased');
    const headers = await enter();
    const refused = await site.app.inject({ url: '/api/progress', headers });
    expect(refused.json().message).toBe(say.leaving);
    const kept = await site.app.inject({ method: 'DELETE', url: '/api/privacy/erasure', headers });
    expect(kept.json<Standing>().step).toBe('ready');
  });

  test('of an account that came through a provider, and has no password, asks for a code by mail, which is taken once', async () => {
    const { id, ask, email } = await newcomer();
    await ask('POST', '/privacy/begin', begin(ADULT));
    await site.database.deleteFrom('people.account').where('userId', '=', id).execute();
    expect((await ask('POST', '/privacy/erasure', { password: PASSWORD })).body.errors).toEqual({ code: say.codeWrong });
    expect((await ask('POST', '/privacy/erasure/code', {})).status).toBe(200);
    const code = codeIn((await site.mailbox.mailTo(email, 'is your code to erase your account')).text);
    const wrong = code.replace(/\d$/, (last) => String((Number(last) + 1) % 10));
    expect((await ask('POST', '/privacy/erasure', { code: wrong })).body.errors).toEqual({ code: say.codeWrong });
    expect((await ask('POST', '/privacy/erasure', { code })).status).toBe(200);
    await site.database.deleteFrom('erasure').where('personId', '=', id).execute();
    expect((await ask('POST', '/privacy/erasure', { code })).status).not.toBe(200);
  });
});
