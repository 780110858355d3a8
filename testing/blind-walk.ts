import { sql } from 'kysely';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { OwnSafety } from '#contract/society/safety.ts';
import { tag as THINK_TANK } from '#contract/society/think-tank/problems.ts';
import type { Workbench } from '#contract/society/think-tank/proposals.ts';
import { CRITERIA } from '#contract/society/think-tank/words.ts';
import { type TestApp, testApp } from './app.ts';
import type { TestPerson } from './people.ts';
import { makeMembersOf } from './society.ts';
import { offerOf, proposalOf, tankOf } from './think-tank.ts';

/*
 * Who writes and who reviews learn nothing of each other until a brief is published. A whole problem is walked through; at each step every
 * address that the contract lists for the think tank is read by everybody in it, and at one of them every address that there is. What each
 * of them was ever given, in answers, headers and mails, is kept here; server/society/blindness.test.ts searches it for what tells of the other side.
 */
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** So high that no count, day or year is taken for one of them. */
const FIRST_ID = 73_400_001;

export type Side = 'author' | 'reviewer';
export type Cast = TestPerson & { readonly name: string; readonly username: string; readonly email: string };
export type Given = {
  readonly path?: string;
  readonly to: number | null;
  readonly what: string;
  readonly text: string;
  readonly headers: object;
  readonly step: string;
};

/** Not the clock of the machine, by which some rows are written: no moment of one is a moment of the other. */
let time = new Date(Date.now() - HOUR_MS);
let site: TestApp;
/** Of the problem that is walked through. */
export let slug = '';
export const people: Record<Side | 'asker' | 'editor' | 'operator', Cast[]> = {
  author: [],
  reviewer: [],
  asker: [],
  editor: [],
  operator: [],
};
export const given: Given[] = [];
/** When each side did something, to the second. */
export const acts: Record<Side, string[]> = { author: [], reviewer: [] };
export const reviewIds: string[] = [];
export const proposalIds: string[] = [];
/** Whoever wrote the review that was reported. */
export const warned: Cast[] = [];

const pass = () => {
  time = new Date(time.getTime() + SECOND_MS);
};
/** Of any day: what ends so many days after a moment tells that moment. */
const toTheSecond = (at: Date) => at.toISOString().slice(10, 19);
let step = 'before';

/** What somebody does, and what they are answered. */
async function act<Body>(by: Cast, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, side?: Side): Promise<Body> {
  pass();
  if (side) acts[side].push(toTheSecond(time));
  const answer = await tankOf(site).send(method, path, by, payload);
  expect([path, answer.status < 300, answer.status < 300 ? '' : answer.text]).toEqual([path, true, '']);
  given.push({ to: by.id, what: `${method} ${path}`, text: answer.text, headers: answer.headers, step });
  return answer.body as Body;
}

/** A file that is printed or drawn says what another address says too. */
const reads = (endpoints as readonly Endpoint[]).filter(
  ({ method, inEvents, media, tag }) => method === 'GET' && !inEvents && (media === undefined || tag === THINK_TANK),
);
export const tankReads = reads.filter(({ tag }) => tag === THINK_TANK);

/** The address with whatever of this problem its path can name, each in turn. */
function fillings({ path, params }: Endpoint, id: number): string[] {
  const { properties = {} } = params ? z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' }) : {};
  const own: Readonly<Record<string, readonly (string | number)[]>> = {
    userId: [id],
    slug: [slug],
    reviewId: reviewIds,
    proposalId: proposalIds,
  };
  return [...path.matchAll(/\{(\w+)\}/g)].reduce<string[]>(
    (paths, [whole, name]) => {
      const { example = 1 } = (properties[name!] ?? {}) as { example?: string | number };
      return paths.flatMap((one) => (own[name!] ?? [example]).map((value) => one.replace(whole, encodeURIComponent(String(value)))));
    },
    [path],
  );
}

async function look(all: readonly Endpoint[], by: Cast | null) {
  pass();
  for (const endpoint of all)
    for (const url of fillings(endpoint, by?.id ?? 1)) {
      const { body, headers } = await site.app.inject({ url, headers: by?.headers ?? {} });
      given.push({ to: by?.id ?? null, path: endpoint.path, what: `GET ${url}`, text: endpoint.media ? '' : body, headers, step });
    }
}
const everybodyLooks = async () => {
  for (const one of [...people.author.slice(0, 2), ...people.reviewer.slice(0, 2), null]) await look(tankReads, one);
};

/** Ends the present step, as an operator may. */
async function endStep(next: string) {
  pass();
  await act(people.operator[0]!, 'PUT', `operator/think-tank/${slug}/clock`, { endsAt: time.toISOString(), reason: 'It is time.' });
  step = next;
}

async function cast() {
  const { addMember, addEditor, signUp } = makeMembersOf(site, () => time);
  const known = async (person: TestPerson): Promise<Cast> => {
    const row = await site.database.selectFrom('people.person').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();
    return { ...person, name: row.name, username: row.username!, email: row.email };
  };
  people.asker = [await known(await addMember('Oriole Askerstone'))];
  people.editor = [await known(await addEditor('Petrel Editorby')), await known(await addEditor('Heron Editorby'))];
  people.author = [
    await known(await addMember('Ananya Quillwright')),
    await known(await signUp('Bertil Quenchford')),
    await known(await addMember('Chitra Quarryman')),
  ];
  people.reviewer = [];
  for (const bird of ['Avocet', 'Bulbul', 'Curlew', 'Dunlin', 'Egret'])
    people.reviewer.push(await known(await addMember(`${bird} Zedmarsh`)));
  const operator = await known(await signUp('Osprey Operatorson'));
  await site.database.updateTable('people.person').set({ username: 'operator1' }).where('id', '=', operator.id).execute();
  people.operator = [operator];
  // an author and a reviewer belong to the editorial circle too: its queue is theirs to read
  for (const { id } of [people.author[0]!, people.reviewer[0]!])
    await site.database.insertInto('society.editor').values({ personId: id, appointedBy: 'operator1', appointedAt: time }).execute();
  await site.database.updateTable('people.person').set({ emailVerified: true }).execute();
}

/** An author reports a review, and an operator warns whoever wrote it. */
async function report(author: Cast, own: string) {
  const [operator] = people.operator;
  const { proposal } = await act<Workbench>(author, 'GET', own);
  const { shownAs: subject } = proposal!.reviews![0]!;
  const complaint = { kind: 'review', subject, harm: 'other', words: 'This review mocks us.' };
  const { caseId } = await act<{ caseId: number }>(author, 'POST', 'society/complaints', complaint, 'author');
  await act(operator!, 'GET', 'operator/society/cases');
  await act(operator!, 'POST', `operator/society/cases/${caseId}/decision`, { outcome: 'warning', reason: 'Mockery helps nobody.' });
  for (const one of [...people.author, ...people.reviewer]) {
    const safety = await act<OwnSafety>(one, 'GET', 'society/complaints');
    if (safety.decisions.length > 0) warned.push(one);
  }
}

/** From before there is a problem to its brief. Returns the site, with all that has come together on it. */
export async function walk(): Promise<TestApp> {
  site = await testApp({ now: () => time, config: { logLevel: 'debug', operators: ['operator1'] } });
  await sql`select setval(pg_get_serial_sequence('people.person', 'id'), ${FIRST_ID})`.execute(site.database);
  await cast();
  const [asker] = people.asker;
  for (const one of [people.author[0]!, people.reviewer[0]!]) await look(reads, one);
  step = 'open';
  ({ slug } = await act<{ slug: string }>(asker!, 'POST', 'society/think-tank/problems', offerOf('Buses for a night shift', time)));
  for (const editor of people.editor)
    await act(editor, 'POST', `society/think-tank/queue/${slug}/decision`, { accepts: true, reason: 'It is needed.' });
  const own = `think-tank/problems/${slug}/own`;
  for (const [index, author] of people.author.entries()) {
    await act(author, 'PUT', own, { ...proposalOf(`w${index}`), basedOn: 0 }, 'author');
    await act(author, 'POST', `${own}/submit`, { agrees: true }, 'author');
  }
  proposalIds.push(...(await site.database.selectFrom('society.proposal').select('id').orderBy('id').execute()).map(({ id }) => id));
  await everybodyLooks();
  await endStep('review');
  const ids = () => site.database.selectFrom('society.review').select('id').orderBy('id').execute();
  reviewIds.push(...(await ids()).map(({ id }) => id));
  await everybodyLooks();
  let made = 0;
  for (const reviewer of people.reviewer) {
    const { reviews } = await act<{ reviews: { reviewId: string }[] }>(reviewer, 'GET', 'society/think-tank');
    for (const { reviewId } of reviews) {
      made += 1;
      const marks = Object.fromEntries(CRITERIA.map((one) => [one, { mark: 3, words: `Review ${made}: it is ${one} enough for this.` }]));
      await act(reviewer, 'GET', `society/think-tank/reviews/${reviewId}`);
      await act(reviewer, 'PUT', `society/think-tank/reviews/${reviewId}`, marks, 'reviewer');
      if (made === 4) await everybodyLooks();
    }
  }
  step = 'revision';
  await everybodyLooks();
  await look(reads, people.author[0]!);
  await look(reads, people.reviewer[0]!);
  for (const [index, author] of people.author.entries()) {
    const { proposal } = await act<Workbench>(author, 'GET', own);
    const answers = proposal!.reviews!.map(() => 'You are right, and the text says so now.');
    await act(author, 'POST', `${own}/revision`, { ...proposalOf(`w${index} revised`), basedOn: 1, answers }, 'author');
  }
  await report(people.author[0]!, own);
  step = 'decision';
  await everybodyLooks();
  for (const voter of people.reviewer.slice(0, 3)) {
    for (const proposalId of proposalIds) await act(voter, 'POST', `society/think-tank/votes/${slug}/${proposalId}/read`);
    await act(voter, 'PUT', `society/think-tank/votes/${slug}`, { approved: [proposalIds[0]] });
  }
  await everybodyLooks();
  await endStep('published');
  await everybodyLooks();
  return site;
}
