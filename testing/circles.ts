import type { TestApp } from './app.ts';
import type { TestPerson } from './people.ts';
import { makeMembersOf } from './society.ts';

export type Shown = TestPerson & { readonly memberId: number };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Members who show their names, and circles of them, over the addresses that everybody uses. */
export function makeCirclesOf(site: TestApp, now: () => Date) {
  const members = makeMembersOf(site, now);
  const call = async (who: Pick<TestPerson, 'headers'> | undefined, method: Method, path: string, payload?: object) => {
    const response = await site.app.inject({
      method,
      url: `/api/society/${path}`,
      ...(who && { headers: who.headers }),
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.json() };
  };
  const addShown = async (name: string): Promise<Shown> => {
    const person = await members.addMember(name);
    const page = { name, lines: '', fields: [], languages: [], place: '', offer: '', lookFor: '', shown: ['name'] };
    return { ...person, memberId: (await call(person, 'PUT', 'own-page', page)).body.memberId };
  };
  const circleText = (days = 90) => ({
    ...{ title: 'Rivers', question: 'What do rivers need?', charter: 'Be kind.' },
    closesOn: new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10),
  });
  const addCircle = async (host: TestPerson, days?: number): Promise<number> =>
    (await call(host, 'POST', 'circles', circleText(days))).body.circleId;
  const letIn = async (host: TestPerson, circleId: number, ...people: readonly Shown[]) => {
    for (const person of people) {
      await call(host, 'PUT', `circles/${circleId}/invitations/${person.memberId}`);
      await call(person, 'POST', `circles/${circleId}/invitation/answer`, { isYes: true });
    }
  };
  return { ...members, call, addShown, circleText, addCircle, letIn };
}
