import type { ApplicationPage, ListedApplication } from '#contract/hiring/candidates.ts';
import { inScope } from '#server/hiring/scope.ts';
import type { TestApp } from './app.ts';
import { makeEmployersOf, type TestMember } from './employers.ts';
import { insertApplication, insertOpenJob } from './jobs-and-applications.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
type List = { applications: ListedApplication[]; next: string | null; counts: { all: number; isNew: number } | null };

/** Applications to five jobs of two organisations: an open one, a confidential one, a manager's own, a blind one, and another's. */
export async function makeCandidatesOf(site: TestApp) {
  const { app, database } = site;
  const at = new Date(Date.now() - 10 * DAY_MS);
  const { foundOrganisation } = makeEmployersOf(site, () => new Date());
  const harbour = await foundOrganisation('Harbour Tea');
  const orchard = await foundOrganisation('Orchard Pumps');
  const { owner } = harbour;
  const [recruiter, manager, interviewer] = [
    await harbour.add('recruiter', 'Ravi Rao'),
    await harbour.add('hiring-manager', 'Mina Das'),
    await harbour.add('interviewer', 'Ila Bose'),
  ];
  const person = await site.signUp();
  const everybody: readonly TestMember[] = [owner, recruiter, manager, interviewer];

  const open = await insertOpenJob(site, owner, at);
  const secret = await insertOpenJob(site, owner, at, { title: 'Chief taster', isConfidential: true });
  const managed = await insertOpenJob(site, owner, at, { title: 'Packer', managerId: manager.id });
  const blind = await insertOpenJob(site, owner, at, { title: 'Blender' });
  await inScope(database, { organisation: harbour.orgId }, (transaction) =>
    transaction.updateTable('hiring.job').set({ blindUntil: blind.stages[2]!.id }).where('id', '=', blind.id).execute(),
  );
  const foreign = await insertOpenJob(site, orchard.owner, at);

  const kavya = await insertApplication(site, { job: open, at, name: 'Kavya Nair', email: 'kavya@example.org' });
  const tara = await insertApplication(site, { job: secret, at, name: 'Tara Gill' });
  const omar = await insertApplication(site, { job: managed, at, name: 'Omar Khan' });
  const hidden = await insertApplication(site, { job: blind, at, name: 'Zarina Pillai', email: 'zarina@example.org', phone: '9820011111' });
  const theirs = await insertApplication(site, { job: foreign, at, name: 'Not Yours' });

  const ask = async (who: { headers: object }, url: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', payload?: object) => {
    const response = await app.inject({ method, url: `/api/hiring${url}`, headers: { ...who.headers }, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json(), text: response.body };
  };
  const list = async (who: TestMember, query = '') => (await ask(who, `/applications${query}`)).body as List;
  const idsOf = ({ applications }: List) => applications.map(({ applicationId }) => applicationId).toSorted();
  const page = async (who: TestMember, id: number) => (await ask(who, `/applications/${id}`)).body as ApplicationPage;
  const setApplication = (id: number, changes: object) =>
    inScope(database, { organisation: harbour.orgId }, (transaction) =>
      transaction.updateTable('hiring.application').set(changes).where('id', '=', id).execute(),
    );

  return {
    ...{ at, harbour, orchard, owner, recruiter, manager, interviewer, person, everybody },
    ...{ open, secret, managed, blind, foreign, kavya, tara, omar, hidden, theirs },
    ...{ ask, list, idsOf, page, setApplication },
  };
}
