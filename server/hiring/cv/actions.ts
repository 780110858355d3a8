import { fileTypeFromBuffer } from 'file-type';
import { MAX_CVS_A_DAY, seekerMessages as say } from '#contract/hiring/seeker-words.ts';
import type { JobProfile, ProfileFields } from '#contract/hiring/seekers.ts';
import { identityMessages } from '#contract/identity-messages.ts';
import type { Identity } from '#server/identity/identity.ts';
import { makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import type { Database } from '#server/platform/database.ts';
import { fileName, mediaOf } from '#server/platform/file-kind.ts';
import { Problem } from '#server/platform/problem.ts';
import { DAY_S } from '#server/platform/time.ts';
import { readCvJob } from './read-job.ts';
import { deleteCv, findCv, findSeeker, keepCv, keepProfile } from './repository.ts';
import { CV_KINDS, findFacts, isKnownMinor } from './rules.ts';

export type Seekers = Pick<Identity, 'database' | 'config' | 'now' | 'jobs' | 'mailer'>;

export async function readProfile({ database, now }: Pick<Seekers, 'database' | 'now'>, personId: number): Promise<JobProfile> {
  const seeker = await findSeeker(database, personId);
  if (!seeker) throw new Problem('unauthenticated', identityMessages.login.ended);
  const cv = await findCv(database, personId);
  return {
    ...{ name: seeker.name, email: seeker.email, isVerified: seeker.emailVerified, isMinor: isKnownMinor(seeker, now()) },
    ...{ phone: seeker.phone ?? '', place: seeker.place ?? '', headline: seeker.headline ?? '', links: seeker.links ?? [] },
    cv: cv
      ? {
          ...{ name: cv.name, media: cv.media, bytes: cv.bytes.length, state: cv.state },
          uploadedAt: cv.uploadedAt.toISOString(),
          found: findFacts(cv.text),
        }
      : null,
  };
}

export async function storeProfile(seekers: Seekers, personId: number, fields: ProfileFields): Promise<JobProfile> {
  await keepProfile(seekers.database, personId, fields, seekers.now());
  return readProfile(seekers, personId);
}

/** What a file is, its content says; whatever its name claims. Its text is read by a job, since that may take long. */
export async function storeCv(seekers: Seekers, personId: number, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<JobProfile> {
  if (bytes.length === 0) throw new Problem('unprocessable', say.cvEmpty, { cv: say.cvEmpty });
  const media = mediaOf(bytes, (await fileTypeFromBuffer(bytes))?.mime, CV_KINDS);
  if (media === undefined) throw new Problem('unprocessable', say.cvKind, { cv: say.cvKind });
  await countUpload(seekers, personId);
  await seekers.jobs.transaction(async (transaction, add) => {
    const cv = { name: fileName(name, media, 'cv'), media, bytes, text: '', state: 'waiting', uploadedAt: seekers.now() } as const;
    await keepCv(transaction, { personId, ...cv });
    await add(readCvJob, { personId }, { key: String(personId) }); // one that waits reads the newest file, and the others nothing
  });
  return readProfile(seekers, personId);
}

/** To read a file may keep a processor busy for half a minute. */
async function countUpload({ database, now }: Pick<Seekers, 'database' | 'now'>, personId: number): Promise<void> {
  const { count, endsAt } = await makeAttemptCounter(database, now).count({
    ...{ name: 'cvsOfPerson', subject: String(personId), seconds: DAY_S },
  });
  if (count <= MAX_CVS_A_DAY) return;
  const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - now().getTime()) / 1_000));
  throw new Problem('too-many', say.cvTooOften, { cv: say.cvTooOften }, retryAfter);
}

export async function readCv(database: Database, personId: number) {
  const cv = await findCv(database, personId);
  if (!cv) throw new Problem('not-found', say.noCv);
  return { name: `cv${/\.\w+$/.exec(cv.name)?.[0] ?? ''}`, bytes: cv.bytes };
}

export async function forgetCv(seekers: Seekers, personId: number): Promise<JobProfile> {
  await deleteCv(seekers.database, personId);
  return readProfile(seekers, personId);
}
