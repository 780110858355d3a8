import type { Interview, OwnInterview } from '#contract/hiring/interviews.ts';
import type { Mail } from '#server/platform/mail.ts';
import type { TestApp } from './app.ts';
import { makeEmployersOf, type TestMember } from './employers.ts';
import { insertApplication, insertOpenJob } from './jobs-and-applications.ts';

const HOUR_MS = 60 * 60_000;

export type Headers = { readonly headers?: { readonly authorization: string } };
export type Method = 'GET' | 'POST' | 'PUT';

/** What members and candidates do with interviews, by the API. `now`: the clock of the site. */
export function makeInterviewsOf(site: TestApp, now: () => Date) {
  const { app } = site;
  const { foundOrganisation } = makeEmployersOf(site, now);

  const ask = async (method: Method, url: string, { headers }: Headers, payload?: object) => {
    const response = await app.inject({ method, url, ...(headers && { headers }), ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json() };
  };
  const hours = (count: number) => new Date(now().getTime() + count * HOUR_MS).toISOString();

  /** Somebody with an account has applied to an organisation of four members. */
  async function setting() {
    const { owner, orgId, add } = await foundOrganisation();
    const [recruiter, manager, interviewer] = [await add('recruiter'), await add('hiring-manager'), await add('interviewer', 'Arun Das')];
    const kavya = await site.signUp('Kavya Nair');
    const job = await insertOpenJob(site, owner, now());
    const application = await insertApplication(site, { job, at: now(), personId: kavya.id });
    const proposal = (changes: object = {}) => ({
      ...{ title: 'First talk', way: 'video', place: 'https://meet.example/abc', message: 'Bring nothing.', minutes: 45 },
      ...{ timeZone: 'Asia/Kolkata', times: [hours(48), hours(50)], interviewers: [interviewer.id] },
      ...changes,
    });
    const propose = (by: Headers, changes: object = {}) =>
      ask('POST', `/api/hiring/applications/${application.id}/interviews`, by, proposal(changes));
    return { owner, orgId, recruiter, manager, interviewer, kavya, job, application, propose, add };
  }
  const listOf = async (member: TestMember): Promise<Interview[]> => (await ask('GET', '/api/hiring/interviews', member)).body.interviews;
  const ownOf = async (person: Headers): Promise<OwnInterview[]> =>
    (await ask('GET', '/api/job-seeker/interviews', person)).body.interviews;
  const pick = (person: Headers, interviewId: number, slotId: number) =>
    ask('POST', `/api/job-seeker/interviews/${interviewId}/pick`, person, { slotId });
  const countOf = async (member: TestMember) => (await ask('GET', '/api/hiring/dashboard/metrics', member)).body.scheduledInterviewsCount;
  const linesOf = ({ calendar }: Mail) => calendar?.content.replaceAll(/\r\n[ \t]/g, '').split('\r\n') ?? [];
  const bellOf = async (member: TestMember) =>
    (await ask('GET', '/api/hiring/notifications', member)).body.notifications.map(({ kind }: { kind: string }) => kind);

  return { foundOrganisation, ask, hours, setting, listOf, ownOf, pick, countOf, linesOf, bellOf };
}
