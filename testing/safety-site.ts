import type { CaseQueue, OwnSafety } from '#contract/society/safety.ts';
import { testApp } from './app.ts';
import type { TestPerson } from './people.ts';
import { makeMembersOf } from './society.ts';

export type Shown = TestPerson & { readonly memberId: number };
type Method = 'GET' | 'POST' | 'PUT';

/** What somebody says of something that they report. */
export const WORDS = 'These lines mock people by their birth.';

/** A site with two operators, and members who show a page, write letters, and report what does harm. */
export async function safetySite() {
  const clock = { time: new Date() };
  const now = () => clock.time;
  const site = await testApp({ now, config: { operators: ['operator1', 'operator2'], origin: 'https://bhava.example' } });
  const { database } = site;
  const { addMember, signUp } = makeMembersOf(site, now);
  const call = async (who: TestPerson | undefined, method: Method, path: string, payload?: object) => {
    const response = await site.app.inject({
      ...{ method, url: `/api/${path}` },
      ...(who && { headers: who.headers }),
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.json() };
  };
  const named = async (person: TestPerson, username: string) => {
    const change = { username, emailVerified: true, email: mailOf(username) };
    await database.updateTable('people.person').set(change).where('id', '=', person.id).execute();
    return person;
  };
  const first = await named(await signUp('Olga Petrova'), 'operator1');
  const second = await named(await signUp('Peter Lund'), 'operator2');
  let count = 0;
  const addShown = async (name: string): Promise<Shown & { readonly email: string }> => {
    count += 1;
    const username = `member${count}`;
    const person = await named(await addMember(name), username);
    const page = {
      name,
      lines: 'I teach.',
      fields: [],
      languages: [],
      place: 'Kochi',
      offer: 'Tea',
      lookFor: '',
      shown: ['name', 'lines'],
    };
    return { ...person, email: mailOf(username), memberId: (await call(person, 'PUT', 'society/own-page', page)).body.memberId };
  };
  return {
    ...{ site, database, mailbox: site.mailbox, clock, now, addMember, signUp, call, named, first, second, addShown },
    complain: (who: TestPerson, kind: string, subject: number | string, more: object = {}) =>
      call(who, 'POST', 'society/complaints', { kind, subject: String(subject), harm: 'hate', words: WORDS, ...more }),
    queue: async (operator: TestPerson): Promise<CaseQueue> => (await call(operator, 'GET', 'operator/society/cases')).body,
    own: async (who: TestPerson): Promise<OwnSafety> => (await call(who, 'GET', 'society/complaints')).body,
    decide: (operator: TestPerson, caseId: number, outcome: string, reason = 'It mocks people for their birth.') =>
      call(operator, 'POST', `operator/society/cases/${caseId}/decision`, { outcome, reason }),
    decideAppeal: (operator: TestPerson, caseId: number, side: string, outcome: string) =>
      call(operator, 'POST', `operator/society/cases/${caseId}/appeals/${side}/decision`, { outcome, reason: 'Looked at once more.' }),
    appeal: (who: TestPerson, caseId: number, text = 'It was meant otherwise.') =>
      call(who, 'POST', `society/cases/${caseId}/appeal`, { text }),
    /** Two who write to each other; the first has written this. */
    makeLetter: async (asha: Shown, imran: Shown, text = 'You people should not be here.') => {
      await call(imran, 'POST', `society/members/${asha.memberId}/introductions`, { reason: 'I would like to compare notes.' });
      const [{ introductionId }] = (await call(asha, 'GET', 'society/introductions')).body.received;
      await call(asha, 'POST', `society/introductions/${introductionId}/answer`, { isYes: true });
      const [{ conversationId }] = (await call(asha, 'GET', 'society/conversations')).body.conversations;
      const { body } = await call(asha, 'POST', `society/conversations/${conversationId}/messages`, { text });
      return { introductionId, conversationId, messageId: body.messages.at(-1).messageId as number };
    },
  };
}

const mailOf = (username: string) => `${username}@example.org`;
