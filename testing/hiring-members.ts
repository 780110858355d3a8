import { expect } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { inScope } from '#server/hiring/scope.ts';
import type { TestApp } from './app.ts';
import { makeEmployersOf } from './employers.ts';
import { insertApplication, insertOpenJob } from './jobs-and-applications.ts';

type Answer = { readonly statusCode: number; readonly json: () => unknown };
const HOUR_MS = 60 * 60 * 1000;

/**
 * An organisation in which every role does what it is for: `manager` looks after the jobs, somebody with an account has applied for each, and
 * `assigned` is to talk with them and was not granted their results. `elsewhere` owns another organisation.
 */
export async function makeWholeOrganisation(site: TestApp, at: Date) {
  const { app, database } = site;
  const { foundOrganisation } = makeEmployersOf(site, () => at);
  const { owner, orgId, add } = await foundOrganisation();
  const elsewhere = (await foundOrganisation('Orchard Pumps')).owner;
  const [recruiter, manager, otherManager] = [await add('recruiter'), await add('hiring-manager'), await add('hiring-manager')];
  const [assigned, idle] = [await add('interviewer'), await add('interviewer')];
  const person = await site.signUp();
  const within = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(database, { organisation: orgId }, work);
  const ask = (who: { readonly headers: object }, method: Endpoint['method'], url: string, payload?: object): Promise<Answer> =>
    app.inject({ method, url, headers: { ...who.headers }, ...(payload && { payload }) });
  const done = async <Body>(method: Endpoint['method'], url: string, payload?: object): Promise<Body> => {
    const answer = await ask(owner, method, `/api/hiring${url}`, payload);
    expect(answer.statusCode).toBeLessThan(300);
    return answer.json() as Body;
  };

  const job = await insertOpenJob(site, owner, at, { managerId: manager.id });
  const blindJob = await insertOpenJob(site, owner, at, { managerId: manager.id });
  await within((transaction) =>
    transaction.updateTable('hiring.job').set({ blindUntil: blindJob.stages[2]!.id }).where('id', '=', blindJob.id).execute(),
  );
  const applied = async (to: typeof job) => {
    const application = await insertApplication(site, { job: to, at, personId: person.id });
    const { id } = application;
    await done('PUT', `/applications/${id}/assigned/${assigned.id}`, { seesResults: false });
    const cv = { orgId, applicationId: id, name: 'cv.txt', media: 'text/plain', bytes: new Uint8Array([67]), text: 'CV', addedAt: at };
    await within((transaction) => transaction.insertInto('hiring.applicationFile').values(cv).execute());
    return application;
  };
  const [application, blind] = [await applied(job), await applied(blindJob)];
  const times = [new Date(at.getTime() + 72 * HOUR_MS).toISOString()];
  const talk = { title: 'First talk', way: 'phone', minutes: 30, timeZone: 'Asia/Kolkata', times };
  const { interviewId } = await done<{ interviewId: number }>('POST', `/applications/${application.id}/interviews`, {
    ...{ ...talk, interviewers: [assigned.id] },
  });
  /** The interview is fixed for a time that is over, or for one to come. */
  const fixInterview = (isOver: boolean) => {
    const startsAt = new Date(at.getTime() + (isOver ? -2 : 48) * HOUR_MS);
    const changes = { state: 'scheduled', startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS / 2) } as const;
    return within((transaction) => transaction.updateTable('hiring.interview').set(changes).where('id', '=', interviewId).execute());
  };
  const members = { owner, recruiter, manager, otherManager, assigned, idle, elsewhere };
  return { members, person, add, within, ask, done, job, blindJob, application, blind, talk, interviewId, fixInterview };
}
