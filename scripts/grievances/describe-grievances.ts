import { numberOf } from '#server/grievances/actions.ts';
import { keepAnswer, listGrievances } from '#server/grievances/repository.ts';
import type { Database } from '#server/platform/database.ts';
import { HOUR_MS } from '#server/platform/time.ts';
import { correctBirth } from '#server/privacy/repository.ts';

const ANSWERED_SHOWN = 10;

type Listed = Awaited<ReturnType<typeof listGrievances>>[number];

/** What waits, with the time that is left; then what was answered last. */
export async function describeGrievances(database: Database, now: Date): Promise<string> {
  const all = await listGrievances(database, ANSWERED_SHOWN);
  const open = all.filter(({ answeredAt }) => answeredAt === null);
  const lines = all.map((one) => describe(one, now));
  return [open.length === 0 ? 'Nothing waits for an answer.' : `${open.length} wait for an answer.`, ...lines].join('\n\n');
}

function describe({ id, name, email, about, text, receivedAt, dueAt, answeredAt, answer, personId }: Listed, now: Date): string {
  const who = `${name} <${email}>${personId === null ? '' : `, person ${personId}`}`;
  const state = answeredAt ? `answered ${answeredAt.toISOString()}` : `due ${dueAt.toISOString()}, ${timeLeft(dueAt, now)}`;
  return [
    `${numberOf(id)}  ${about}  ${state}`,
    `  from ${who}, ${receivedAt.toISOString()}`,
    `  ${text}`,
    ...(answer ? [`  > ${answer}`] : []),
  ].join('\n');
}

function timeLeft(dueAt: Date, now: Date): string {
  const hours = Math.floor((dueAt.getTime() - now.getTime()) / HOUR_MS);
  return hours < 0 ? `LATE by ${-hours} hours` : `${hours} hours left`;
}

export async function answerGrievance(database: Database, number: string, text: string, now: Date): Promise<string> {
  const id = Number(/^G-(\d+)$/.exec(number)?.[1]);
  const isKept = Number.isSafeInteger(id) && text.trim() !== '' && (await keepAnswer(database, id, text.trim(), now));
  return isKept ? `${number} is answered. The program mails it within a minute.` : `Nothing waits for an answer under ${number}.`;
}

export async function correctTold(database: Database, person: string, born: string): Promise<string> {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(born) ?? [];
  if (!year || !month) return '--born takes a year and a month, such as 2004-03.';
  const isDone = await correctBirth(database, Number(person), { year: Number(year), month: Number(month) });
  return isDone ? `Person ${person} was born in ${born}.` : `Person ${person} has not told their birth.`;
}
