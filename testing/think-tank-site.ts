import { sql } from 'kysely';
import { makeJobs } from '#server/platform/jobs.ts';
import { keepClocks } from '#server/society/clocks/actions.ts';
import { keepClocksJob } from '#server/society/clocks/jobs.ts';
import { testApp } from './app.ts';
import type { TestPerson } from './people.ts';
import { makeMembersOf } from './society.ts';
import { offerOf, tankOf } from './think-tank.ts';

/** A site with members, editors and the clocks of the think tank, which tick when a test says so. */
export async function tankSite() {
  const time = new Date();
  const now = () => time;
  const site = await testApp({ now, config: { operators: ['operator1', 'operator2', 'operator3'] } });
  const { addMember, addEditor, signUp } = makeMembersOf(site, now);
  const { send, look, propose } = tankOf(site);
  const { database } = site;
  // the program's own clock stands still: a test lets it tick, and sees what comes of it
  await sql`delete from jobs.schedule where name = ${keepClocksJob.name}`.execute(database);
  /** The queue of the clocks alone: its mails are added, and sent by nobody. */
  const added: { kind: string; personId: number }[] = [];
  const jobs = {
    ...makeJobs({ ...site.opened, now }),
    transaction: (work: (transaction: never, add: never) => Promise<unknown>) =>
      database
        .transaction()
        .execute((transaction) => work(transaction as never, (async (_job: unknown, input: never) => void added.push(input)) as never)),
  } as never;
  const tick = () => keepClocks({ database, jobs, now });
  /** Logins last minutes; the clock of a problem is moved instead of the time. */
  const endStep = async (slug: string) => {
    await database.updateTable('society.problem').set({ endsAt: time }).where('slug', '=', slug).execute();
    await tick();
  };
  const members = new Map<number, TestPerson>();
  const member = async (name: string) => {
    const person = await addMember(name);
    members.set(person.id, person);
    return person;
  };
  const reviewsFor = (slug: string, state: 'asked' | 'replaced') =>
    database
      .selectFrom('society.review as review')
      .innerJoin('society.proposal as proposal', 'proposal.id', 'review.proposalId')
      .innerJoin('society.problem as problem', 'problem.id', 'proposal.problemId')
      .leftJoin('society.tankSeat as seat', 'seat.seat', 'review.seat')
      .select(['review.id', 'seat.personId'])
      .where('problem.slug', '=', slug)
      .where('review.state', '=', state)
      .execute();
  async function openProblem(title: string) {
    const [asker, one, other] = [await member(`Asker of ${title}`), await addEditor('Devika Menon'), await addEditor('Samuel Okoro')];
    const { slug } = (await send('POST', 'society/think-tank/problems', asker, offerOf(title, time))).body;
    const decide = (by: TestPerson) =>
      send('POST', `society/think-tank/queue/${slug}/decision`, by, { accepts: true, reason: 'It is needed.' });
    return { asker, slug: slug as string, decide, one, other };
  }
  async function openNow(title: string) {
    const { decide, one, other, ...rest } = await openProblem(title);
    await Promise.all([decide(one), decide(other)]);
    return rest;
  }
  return {
    ...{ site, database, time, now, added, tick, endStep, addMember, addEditor, signUp },
    ...{ member, members, send, look, propose, reviewsFor, openProblem, openNow },
  };
}
