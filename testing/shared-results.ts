import { sharingNotice } from '#content/notices/script-sharing.ts';
import type { SharedResults } from '#contract/hiring/results.ts';
import { inScope } from '#server/hiring/scope.ts';
import type { ApplicationStatus } from '#server/hiring/tables.ts';
import type { TestApp } from './app.ts';
import type { TestMember } from './employers.ts';
import { insertApplication, type insertOpenJob } from './jobs-and-applications.ts';
import type { TestPerson } from './people.ts';

export type Headers = Readonly<Record<string, string>>;
type Setting = {
  readonly owner: TestMember;
  readonly job: Awaited<ReturnType<typeof insertOpenJob>>;
  readonly now: () => Date;
};

/** What candidates do who share results with an organisation, by the API, and what it then sees. */
export function makeSharingOf({ app, database }: TestApp, { owner, job, now }: Setting) {
  const agreed = { notice: sharingNotice.version, language: 'en' };
  const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });
  const own = (application: number, rest = '') => `/api/job-seeker/applications/${application}/results${rest}`;
  const share = (application: number, headers: Headers, wanted: object = { houses: [1, 4], days: 30 }) =>
    ask('PUT', own(application), headers, { ...wanted, ...agreed });
  const seenBy = async (application: number, headers: Headers = owner.headers) =>
    (await ask('GET', `/api/hiring/applications/${application}/results`, headers)).json<{ shared: SharedResults | null }>().shared;
  const apply = async (person: TestPerson) => (await insertApplication({ database }, { job, at: now(), personId: person.id })).id;
  const audit = (kind: string) =>
    inScope(database, { organisation: owner.orgId }, (transaction) =>
      transaction.selectFrom('hiring.auditEvent').select(['subject', 'details']).where('kind', '=', kind).execute(),
    );
  const setStatus = (application: number, status: ApplicationStatus) =>
    inScope(database, 'platform', (transaction) =>
      transaction.updateTable('hiring.application').set({ status }).where('id', '=', application).execute(),
    );

  return { agreed, ask, own, share, seenBy, apply, audit, setStatus };
}
