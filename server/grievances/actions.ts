import type { Grievance, ReceivedGrievance } from '#contract/grievances.ts';
import { grievanceMessages as say } from '#contract/grievances.ts';
import { identityMessages } from '#contract/identity.ts';
import type { Language } from '#contract/language.ts';
import { GRIEVANCE_WORKING_DAYS, type GrievanceAbout } from '#contract/privacy-words.ts';
import type { Identity } from '#server/identity/identity.ts';
import { type AttemptCounter, makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { DAY_S } from '#server/platform/time.ts';
import { grievanceMailJob } from './mail-job.ts';
import { findComplainant, insertGrievance, listGrievances, readGrievancesOf } from './repository.ts';
import { workingDaysAfter } from './working-days.ts';

export type Grievances = Pick<Identity, 'database' | 'config' | 'now' | 'jobs' | 'mailer'>;

export const numberOf = (id: number): string => `G-${id}`;
export const idOf = (number: string): number => Number(number.slice('G-'.length));

const ANSWERED_SHOWN = 50;

/** Enough for whoever has something to say; too little to fill a mailbox through us. */
const limits = {
  grievancesOfPerson: 5,
  grievancesFromAddress: 20,
  grievanceReceiptsToMailbox: 5,
} as const;

type Complaint = { readonly about: GrievanceAbout; readonly text: string; readonly language: Language };
type Complainant = { readonly name: string; readonly email: string; readonly personId: number | null };
type Where = { readonly address: string; readonly origin: string };

export async function complain(grievances: Grievances, who: Complainant, complaint: Complaint, { address, origin }: Where) {
  const { database, jobs, now } = grievances;
  const mayHaveReceipt = await countComplaint(makeAttemptCounter(database, now), who, address);
  const receivedAt = now();
  const dueAt = workingDaysAfter(receivedAt, GRIEVANCE_WORKING_DAYS);
  const id = await jobs.transaction(async (transaction, add) => {
    const made = await insertGrievance(transaction, { ...who, ...complaint, receivedAt, dueAt });
    const { email } = who;
    if (mayHaveReceipt) await add(grievanceMailJob, { kind: 'received', grievanceId: made, email, origin });
    const officer = grievances.config.grievanceOfficer;
    if (officer) await add(grievanceMailJob, { kind: 'for-officer', grievanceId: made, email: officer.email, origin });
    return made;
  });
  return { number: numberOf(id), dueAt: dueAt.toISOString() };
}

/**
 * Says whether a receipt may go out. A guest may have typed the mailbox of somebody else: it keeps nobody from complaining, and gets only
 * so many receipts. Whoever is logged in is counted by themselves, so no stranger uses up what is theirs.
 */
async function countComplaint(counter: AttemptCounter, { personId, email }: Complainant, address: string): Promise<boolean> {
  const isWithin = async (name: keyof typeof limits, subject: string) =>
    (await counter.count({ name, subject, seconds: DAY_S })).count <= limits[name];
  const mayComplain = personId === null ? isWithin('grievancesFromAddress', address) : isWithin('grievancesOfPerson', String(personId));
  if (!(await mayComplain)) throw new Problem('too-many', say.tooMany);
  return personId !== null || isWithin('grievanceReceiptsToMailbox', email.toLowerCase());
}

export async function complainAsPerson(grievances: Grievances, personId: number, complaint: Complaint, where: Where) {
  const person = await findComplainant(grievances.database, personId);
  if (!person) throw new Problem('unauthenticated', identityMessages.login.ended);
  return complain(grievances, { ...person, personId }, complaint, where);
}

/** What a program that fills in every field is told: the same as everybody, and nothing is kept. */
export function pretendToReceive({ now }: Pick<Grievances, 'now'>) {
  return { number: numberOf(1000), dueAt: workingDaysAfter(now(), GRIEVANCE_WORKING_DAYS).toISOString() };
}

type Row = Awaited<ReturnType<typeof listGrievances>>[number];

const told = ({ id, about, text, receivedAt, dueAt, answeredAt, answer }: Row): Grievance => ({
  number: numberOf(id),
  about,
  text,
  receivedAt: receivedAt.toISOString(),
  dueAt: dueAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
  answer,
});

export async function readGrievances(database: Database, personId: number): Promise<{ grievances: Grievance[] }> {
  return { grievances: (await readGrievancesOf(database, personId)).map(told) };
}

/** What waits, and what was answered last, as whoever answers sees it. */
export async function listReceived(database: Database): Promise<{ grievances: ReceivedGrievance[] }> {
  const rows = await listGrievances(database, ANSWERED_SHOWN);
  return { grievances: rows.map((row) => ({ ...told(row), name: row.name, email: row.email, personId: row.personId })) };
}
