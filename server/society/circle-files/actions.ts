import { fileTypeFromBuffer } from 'file-type';
import type { FileContent } from '#contract/endpoint.ts';
import { FILES_A_DAY, circleFileMessages as say } from '#contract/society/circle-file-words.ts';
import type { CircleFiles } from '#contract/society/circle-files.ts';
import { makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import type { Database } from '#server/platform/database.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { DAY_S } from '#server/platform/time.ts';
import { type Circles, findOwnCircle, holdOwnCircle } from '../circles/actions.ts';
import { holdCircle, updateCircle } from '../circles/repository.ts';
import { mustMayWrite } from '../pauses/actions.ts';
import * as repository from './repository.ts';
import { isFull, judge, mayTakeBack } from './rules.ts';

type Reading = Pick<Circles, 'database' | 'now'>;
type Where = { readonly circleId: number; readonly fileId: number };

export async function readFiles({ database, now }: Reading, personId: number, circleId: number): Promise<CircleFiles> {
  const { hostId } = await findOwnCircle(database, personId, circleId, now());
  const [rows, count] = await Promise.all([repository.listFiles(database, circleId, personId), repository.countFiles(database, circleId)]);
  return {
    files: rows.map(({ id, authorId, memberId, authorName, name, size, at }) => ({
      ...{ fileId: id, name, bytes: size, at: at.toISOString() },
      author: { memberId, name: authorName ?? '', isYou: authorId === personId },
      mayTakeBack: mayTakeBack({ authorId, hostId }, personId),
    })),
    isFull: isFull(count),
  };
}

type Sent = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

const wrongFile = (message: string) => new Problem('unprocessable', message, { file: message });

/** What is sent again after its answer was lost is there already, and is not added twice. The last place is taken once: the circle is held. */
export async function addFile(circles: Circles, authorId: number, circleId: number, { name, bytes }: Sent): Promise<CircleFiles> {
  const { database, now } = circles;
  await findOwnCircle(database, authorId, circleId, now());
  await mustMayWrite(database, authorId, now());
  const judged = judge({ name, bytes, detected: (await fileTypeFromBuffer(bytes))?.mime });
  if ('refusal' in judged) throw wrongFile(judged.refusal);
  const { count } = await makeAttemptCounter(database, now).count({ name: 'circle-files', subject: String(authorId), seconds: DAY_S });
  if (count > FILES_A_DAY) throw new Problem('too-many', say.tooMany);
  await database.transaction().execute(async (transaction) => {
    const at = now();
    await holdOwnCircle(transaction, authorId, circleId, at);
    const file = { ...judged, circleId, authorId, size: bytes.length, bytes, at };
    if (await repository.hasFile(transaction, file)) return;
    if (isFull(await repository.countFiles(transaction, circleId))) throw new Problem('conflict', say.full, { file: say.full });
    await repository.insertFile(transaction, file);
    await updateCircle(transaction, circleId, { lastAt: at });
  });
  return readFiles(circles, authorId, circleId);
}

const noFile = () => new Problem('not-found', say.noFile);

export async function readFile({ database, now }: Reading, personId: number, { circleId, fileId }: Where): Promise<FileContent> {
  await findOwnCircle(database, personId, circleId, now());
  const file = await repository.findFile(database, circleId, personId, fileId);
  if (!file) throw noFile();
  return { name: file.name, bytes: file.bytes };
}

export async function readOwnFile(database: Database, personId: number, fileId: number): Promise<FileContent> {
  const file = await repository.findOwnFile(database, personId, fileId);
  if (!file) throw noFile();
  return file;
}

/** Also where the circle has closed: what is one's own can always be taken back. */
export async function takeBack(circles: Reading, personId: number, { circleId, fileId }: Where): Promise<CircleFiles> {
  const { database, now } = circles;
  await database.transaction().execute(async (transaction) => {
    await holdCircle(transaction, circleId);
    const { hostId } = await findOwnCircle(transaction, personId, circleId, now());
    const file = await repository.findAuthor(transaction, circleId, personId, fileId);
    if (!file) throw noFile();
    allow(mayTakeBack({ ...file, hostId }, personId), say.notYours);
    await repository.withdrawFile(transaction, fileId, now());
    await repository.sweepFiles(transaction);
  });
  return readFiles(circles, personId, circleId);
}
