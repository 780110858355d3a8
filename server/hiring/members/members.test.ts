import { describe, expect, test } from 'vitest';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { organisationMessages as say } from '#contract/hiring/organisation-messages.ts';
import { ROLES } from '#contract/hiring/roles.ts';
import { daysAfter } from '#server/platform/time.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf, type TestMember } from '#testing/employers.ts';
import { isLastOwner } from './rules.ts';

let time = new Date();
const site = await testApp({ now: () => time });
const { app, mailbox } = site;
const { foundOrganisation } = makeEmployersOf(site, () => time);

type Asker = { readonly headers: Record<string, string> };
async function ask(asker: Asker | undefined, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const response = await app.inject({ method, url: `/api/${path}`, headers: asker?.headers ?? {}, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
}
const invite = (owner: TestMember, email: string, role = 'recruiter') => ask(owner, 'POST', 'hiring/member-invitations', { email, role });
/** The code of the newest mail that invites an address. */
async function codeTo(email: string) {
  const mail = (await mailbox.mailsTo(email)).at(-1);
  return /invitation\?code=(\S+)/.exec(mail?.text ?? '')![1]!;
}
const accept = (code: string, more: object) => ask(undefined, 'POST', 'employer/invitations/accept', { code, ...more });
const audited = async (owner: TestMember) =>
  (await ask(owner, 'GET', 'hiring/audit')).body.events.map(({ kind }: { kind: string }) => kind);

/** What is asked, the status for the owner, and for all other members. */
const OF_OWNERS = [
  ['PUT', 'hiring/organisation', { name: 'Harbour Tea', about: 'We fit pumps.', website: '', timeZone: 'Asia/Kolkata', version: 1 }],
  [
    'PUT',
    'hiring/organisation/stages',
    {
      stages: [
        { name: 'Applied', deadlineDays: 3 },
        { name: 'Offer', deadlineDays: null },
      ],
      blindUntil: null,
      version: 1,
    },
  ],
  ['PUT', 'hiring/organisation/retention', { keepRejectedDays: 90, keepHiredDays: 365, version: 1 }],
  ['GET', 'hiring/audit', undefined],
  ['POST', 'hiring/member-invitations', { email: 'somebody@firm.example', role: 'interviewer' }],
] as const;
const OF_ALL = [
  ['GET', 'hiring/organisation', undefined],
  ['GET', 'hiring/members', undefined],
  ['GET', 'employer/me', undefined],
  ['PUT', 'employer/me', { name: 'Meera Shah' }],
] as const;

describe('who may do what', () => {
  test.each([...OF_OWNERS, ...OF_ALL])('%s %s', async (method, path, payload) => {
    const { owner, add } = await foundOrganisation();
    const person = await site.signUp();
    const got: Record<string, number> = {};
    for (const role of ROLES) {
      const member = role === 'owner' ? owner : await add(role);
      got[role] = (await ask(member, method, path, payload)).status;
    }
    got.person = (await ask(person, method, path, payload)).status;
    got.nobody = (await ask(undefined, method, path, payload)).status;
    const others = OF_ALL.some((one) => one[1] === path && one[0] === method) ? 200 : 403;
    expect(got).toEqual({
      ...{ owner: 200, recruiter: others, 'hiring-manager': others, interviewer: others },
      ...{ person: 401, nobody: 401 },
    });
  });

  test.each(['role', 'removal', 'invitation'] as const)('%s: only owners, and only of the same organisation', async (what) => {
    const { owner, add } = await foundOrganisation();
    const elsewhere = await foundOrganisation('Pier Pumps');
    const recruiter = await add('recruiter');
    const { body } = await invite(owner, 'waiting@firm.example');
    const { invitationId } = body.invitations[0];
    const act = (asker: Asker | undefined) => {
      if (what === 'role') return ask(asker, 'PUT', `hiring/members/${recruiter.id}/role`, { role: 'interviewer' });
      if (what === 'removal') return ask(asker, 'DELETE', `hiring/members/${recruiter.id}`);
      return ask(asker, 'DELETE', `hiring/member-invitations/${invitationId}`);
    };
    const refused = [await add('hiring-manager'), await add('interviewer'), recruiter, elsewhere.owner, await site.signUp(), undefined];
    const statuses = [];
    for (const asker of refused) statuses.push((await act(asker)).status);
    expect(statuses).toEqual([403, 403, 403, 404, 401, 401]);
    expect((await act(owner)).status).toBe(200);
  });

  test('another organisation sees nothing of this one', async () => {
    const { owner } = await foundOrganisation('Quiet Mill');
    await invite(owner, 'quiet@firm.example');
    const { owner: stranger } = await foundOrganisation('Pier Pumps');
    const seen = await Promise.all(['hiring/organisation', 'hiring/members', 'hiring/audit'].map((path) => ask(stranger, 'GET', path)));
    expect(JSON.stringify(seen)).not.toMatch(/Quiet Mill|quiet@/);
  });
});

describe('an invitation', () => {
  test('brings somebody new into the organisation, logged in and with a verified e-mail, once', async () => {
    const { owner } = await foundOrganisation();
    expect((await invite(owner, 'New@Firm.example', 'hiring-manager')).status).toBe(200);
    const code = await codeTo('new@firm.example');
    expect((await ask(undefined, 'POST', 'employer/invitations/look', { code })).body).toEqual({
      ...{ organisation: 'Harbour Tea', invitedBy: 'Meera Shah', email: 'new@firm.example', role: 'hiring-manager', hasAccount: false },
    });
    expect((await accept(code, { password: 'long enough' })).body.errors).toEqual({ name: say.nameNeeded });
    const joined = await accept(code, { name: 'Ravi Iyer', password: 'long enough' });
    expect(joined.status).toBe(200);
    const me = await ask({ headers: { authorization: `Bearer ${joined.body.accessToken}` } }, 'GET', 'employer/me');
    expect(me.body).toMatchObject({
      name: 'Ravi Iyer',
      role: 'hiring-manager',
      isEmailVerified: true,
      organisation: { name: 'Harbour Tea' },
    });
    expect(await accept(code, { name: 'Ravi Iyer', password: 'long enough' })).toMatchObject({
      status: 410,
      body: { message: say.invitationOver },
    });
    expect(await audited(owner)).toEqual(['member-joined', 'member-invited']);
  });

  test('asks an account that is there for its password; one that belongs elsewhere has to leave first', async () => {
    const { owner } = await foundOrganisation();
    const elsewhere = await foundOrganisation('Pier Pumps');
    const email = 'mover@firm.example';
    await invite(elsewhere.owner, email);
    const first = await accept(await codeTo(email), { name: 'Mover Rao', password: 'long enough' });
    await invite(owner, email, 'interviewer');
    const code = await codeTo(email);
    expect((await accept(code, { password: 'something else' })).status).toBe(401);
    expect(await accept(code, { password: 'long enough' })).toMatchObject({ status: 409, body: { message: say.elsewhere } });
    const mover = { headers: { authorization: `Bearer ${first.body.accessToken}` } };
    expect((await ask(mover, 'POST', 'hiring/leave')).status).toBe(200);
    expect((await ask(mover, 'GET', 'employer/me')).status).toBe(401);
    const second = await accept(code, { password: 'long enough' });
    expect(second.status).toBe(200);
    const me = await ask({ headers: { authorization: `Bearer ${second.body.accessToken}` } }, 'GET', 'employer/me');
    expect(me.body).toMatchObject({ role: 'interviewer', organisation: { name: 'Harbour Tea' } });
  });

  test('runs out after seven days, is replaced by a newer one, and can be taken back', async () => {
    const { owner } = await foundOrganisation();
    const email = 'slow@firm.example';
    await invite(owner, email);
    const first = await codeTo(email);
    await invite(owner, email, 'interviewer');
    const second = await codeTo(email);
    expect(second).not.toBe(first);
    const look = async (code: string) => (await ask(undefined, 'POST', 'employer/invitations/look', { code })).status;
    expect([await look(first), await look(second), await look(`${second.split('.')[0]}.forged`)]).toEqual([410, 200, 410]);
    time = daysAfter(time, 7);
    expect(await look(second)).toBe(410);
    time = daysAfter(time, -7);
    const { body } = await ask(owner, 'GET', 'hiring/members');
    await ask(owner, 'DELETE', `hiring/member-invitations/${body.invitations[0].invitationId}`);
    expect(await look(second)).toBe(410);
  });

  test('is used by one of two forms that are sent at the same moment', async () => {
    const { owner } = await foundOrganisation();
    await invite(owner, 'double@firm.example');
    const code = await codeTo('double@firm.example');
    const both = await Promise.all([1, 2].map(() => accept(code, { name: 'Double Click', password: 'long enough' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect((await ask(owner, 'GET', 'hiring/members')).body.members).toHaveLength(2);
  });

  test('is not sent by an owner whose own e-mail is not verified, nor to a member', async () => {
    const { owner, add } = await foundOrganisation();
    const { email } = await add('recruiter');
    expect(await invite(owner, email.toUpperCase())).toMatchObject({ status: 409, body: { message: say.alreadyMember } });
    await site.database.updateTable('employers.person').set({ emailVerified: false }).where('id', '=', owner.accountId).execute();
    expect(await invite(owner, 'later@firm.example')).toMatchObject({ status: 403, body: { message: say.verifyFirst } });
  });
});

describe('members', () => {
  test('who are removed have no login and no rights from that moment; who comes back is the same member', async () => {
    const { owner, add } = await foundOrganisation();
    const recruiter = await add('recruiter');
    expect((await ask(owner, 'DELETE', `hiring/members/${recruiter.id}`)).body.members).toHaveLength(1);
    expect((await ask(recruiter, 'GET', 'hiring/members')).status).toBe(401);
    expect(await ask(owner, 'DELETE', `hiring/members/${recruiter.id}`)).toMatchObject({
      status: 404,
      body: { message: hiringMessages.notFound },
    });
    expect(await audited(owner)).toEqual(['member-removed']);
  });

  test('the last owner can neither leave, nor be removed, nor become something else', async () => {
    const { owner, add } = await foundOrganisation();
    await add('recruiter');
    const lastOwner = { status: 409, body: { message: say.lastOwner } };
    expect(await ask(owner, 'POST', 'hiring/leave')).toMatchObject(lastOwner);
    expect(await ask(owner, 'DELETE', `hiring/members/${owner.id}`)).toMatchObject(lastOwner);
    expect(await ask(owner, 'PUT', `hiring/members/${owner.id}/role`, { role: 'recruiter' })).toMatchObject(lastOwner);
  });

  test('of two owners who leave at the same moment one stays', async () => {
    const { owner, add } = await foundOrganisation();
    const second = await add('owner');
    const left = await Promise.all([owner, second].map((one) => ask(one, 'POST', 'hiring/leave')));
    expect(left.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('the role of a member changes at once, and the change is written down', async () => {
    const { owner, add } = await foundOrganisation();
    const member = await add('interviewer', 'Ravi Iyer');
    await ask(owner, 'PUT', `hiring/members/${member.id}/role`, { role: 'owner' });
    const { events } = (await ask(member, 'GET', 'hiring/audit')).body;
    expect(events[0]).toMatchObject({
      kind: 'role-changed',
      by: 'Meera Shah',
      subject: 'Ravi Iyer',
      details: { from: 'interviewer', to: 'owner' },
    });
    expect(await ask(owner, 'PUT', `hiring/members/${owner.id}/role`, { role: 'recruiter' })).toMatchObject({
      status: 409,
      body: { message: say.ownRole },
    });
  });

  test.each([
    [[{ id: 1, role: 'owner' }], 1, true],
    [
      [
        { id: 1, role: 'owner' },
        { id: 2, role: 'owner' },
      ],
      1,
      false,
    ],
    [
      [
        { id: 1, role: 'owner' },
        { id: 2, role: 'recruiter' },
      ],
      2,
      false,
    ],
    [[{ id: 1, role: 'owner' }], 3, false],
  ] as const)('%j without %i has no owner: %s', (members, id, expected) => {
    expect(isLastOwner(members, id)).toBe(expected);
  });
});
