import { insertDelivery } from '#server/hiring/deliveries/repository.ts';
import { keyOfSecrets } from '#server/hiring/webhooks/actions.ts';
import { insertWebhook } from '#server/hiring/webhooks/repository.ts';
import { sealText } from '#server/platform/sealed.ts';
import type { TestApp } from './app.ts';
import { EVERYBODY, OWNERS, OWNERS_ROW, type Row, type WholeOrganisation } from './permission-rows.ts';

/** Nothing is ever sent to a private address. */
const NOWHERE = 'https://127.0.0.1/';
const proof = { password: 'tea-and-pumps', code: '482913' };

/** Who may do what with their own account, and with the settings of the organisation. */
export function permissionsOfSettings(site: TestApp, { members, add, within, done }: WholeOrganisation, at: Date): Record<string, Row> {
  const { owner } = members;
  let mailboxes = 0;
  const newAddress = () => {
    mailboxes += 1;
    return `invited${mailboxes}@firm.example`;
  };
  const version = 1;

  const makeWebhook = () => {
    const secret = sealText(keyOfSecrets(site), 'whsec_dGVh');
    const webhook = { orgId: owner.orgId, address: NOWHERE, events: ['job.closed' as const], secret, madeBy: owner.id, madeAt: at };
    return within((transaction) => insertWebhook(transaction, webhook));
  };

  return {
    'GET /api/employer/me': { who: EVERYBODY },
    'PUT /api/employer/me': { who: EVERYBODY, ask: () => ({ body: { name: 'Meera Shah' } }) },
    // of their own account: nobody here has a password to prove
    'GET /api/employer/account': { who: EVERYBODY },
    'POST /api/employer/account/second-step': { who: EVERYBODY, cannotNow: true, ask: () => ({ body: proof }) },
    'POST /api/employer/account/second-step/on': { who: EVERYBODY, cannotNow: true, ask: () => ({ body: { code: proof.code } }) },
    'POST /api/employer/account/second-step/off': { who: EVERYBODY, cannotNow: true, ask: () => ({ body: proof }) },
    'POST /api/employer/account/recovery-codes': { who: EVERYBODY, cannotNow: true, ask: () => ({ body: proof }) },
    'POST /api/employer/account/passkeys/begin': { who: EVERYBODY, cannotNow: true, ask: () => ({ body: { ...proof, name: 'Phone' } }) },
    'POST /api/employer/account/passkeys': {
      who: EVERYBODY,
      cannotNow: true,
      ask: () => ({ body: { name: 'Phone', answer: { id: 'none', response: {} } } }),
    },
    'DELETE /api/employer/account/passkeys/{passkeyId}': { who: EVERYBODY },
    'POST /api/employer/account/password': {
      who: EVERYBODY,
      cannotNow: true,
      ask: () => ({ body: { currentPassword: proof.password, password: proof.password, confirmPassword: proof.password } }),
    },
    'DELETE /api/employer/account/logins': { who: EVERYBODY },
    'DELETE /api/employer/account/logins/{loginId}': { who: EVERYBODY },
    'GET /api/hiring/organisation': { who: EVERYBODY },
    'PUT /api/hiring/organisation': {
      who: OWNERS,
      ask: () => ({ body: { name: 'Harbour Tea', about: '', website: '', timeZone: 'Asia/Kolkata', version } }),
    },
    'PUT /api/hiring/organisation/stages': {
      who: OWNERS,
      ask: () => ({ body: { stages: ['Applied', 'Offer'].map((name) => ({ name, deadlineDays: null })), blindUntil: null, version } }),
    },
    'PUT /api/hiring/organisation/retention': {
      who: OWNERS,
      ask: () => ({ body: { keepRejectedDays: 180, keepHiredDays: 730, version } }),
    },
    'GET /api/hiring/audit': { who: OWNERS },
    'GET /api/hiring/members': { who: EVERYBODY },
    'POST /api/hiring/member-invitations': { who: OWNERS, ask: () => ({ body: { email: newAddress(), role: 'interviewer' } }) },
    'DELETE /api/hiring/member-invitations/{invitationId}': {
      who: OWNERS_ROW,
      async ask() {
        const email = newAddress();
        type List = { invitations: { invitationId: number; email: string }[] };
        const { invitations } = await done<List>('POST', '/member-invitations', { email, role: 'interviewer' });
        return { path: { invitationId: invitations.find((one) => one.email === email)!.invitationId } };
      },
    },
    'PUT /api/hiring/members/{memberId}/role': {
      who: OWNERS_ROW,
      ask: async () => ({ path: { memberId: (await add('interviewer')).id }, body: { role: 'recruiter' } }),
    },
    'DELETE /api/hiring/members/{memberId}': { who: OWNERS_ROW, ask: async () => ({ path: { memberId: (await add('interviewer')).id } }) },
    'GET /api/hiring/api-keys': { who: OWNERS },
    'POST /api/hiring/api-keys': { who: OWNERS, ask: (visitor) => ({ body: { name: visitor, scopes: ['jobs'], lastDay: null } }) },
    'DELETE /api/hiring/api-keys/{keyId}': {
      who: OWNERS_ROW,
      async ask(visitor) {
        const name = `Of ${visitor}`;
        type List = { keys: { keyId: number; name: string }[] };
        const { keys } = await done<List>('POST', '/api-keys', { name, scopes: ['jobs'], lastDay: null });
        return { path: { keyId: keys.find((one) => one.name === name)!.keyId } };
      },
    },
    'GET /api/hiring/webhooks': { who: OWNERS },
    'POST /api/hiring/webhooks': { who: OWNERS, ask: () => ({ body: { address: 'https://93.184.215.14/', events: ['job.closed'] } }) },
    'PUT /api/hiring/webhooks/{webhookId}': {
      who: OWNERS_ROW,
      ask: async () => ({ path: { webhookId: await makeWebhook() }, body: { address: NOWHERE, events: ['job.closed'], isOn: true } }),
    },
    'DELETE /api/hiring/webhooks/{webhookId}': { who: OWNERS_ROW, ask: async () => ({ path: { webhookId: await makeWebhook() } }) },
    'POST /api/hiring/webhooks/{webhookId}/secret': { who: OWNERS_ROW, ask: async () => ({ path: { webhookId: await makeWebhook() } }) },
    'POST /api/hiring/webhooks/{webhookId}/test': { who: OWNERS_ROW, ask: async () => ({ path: { webhookId: await makeWebhook() } }) },
    'GET /api/hiring/webhooks/{webhookId}/deliveries': { who: OWNERS_ROW, ask: async () => ({ path: { webhookId: await makeWebhook() } }) },
    'POST /api/hiring/webhooks/{webhookId}/deliveries/{deliveryId}/again': {
      who: OWNERS_ROW,
      async ask() {
        const webhookId = await makeWebhook();
        const delivery = { orgId: owner.orgId, webhookId, event: 'test', data: {}, at, isByHand: true } as const;
        return { path: { webhookId, deliveryId: await within((transaction) => insertDelivery(transaction, delivery)) } };
      },
    },
  };
}
