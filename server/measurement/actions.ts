import { catalogue, facetsOf, isTestSlug, TESTS_IN_ALL, testOf } from '#content/catalogue.ts';
import type { Progress } from '#contract/measurement.ts';
import { pastMessages } from '#contract/past-reports.ts';
import type { Posterior } from '#psychometrics';
import { readSittingState } from '#server/assessments/actions.ts';
import { lastBegun, testProgress } from '#server/assessments/progress.ts';
import {
  type FinishedSitting,
  findFinishedSittings,
  readFinishedSittings,
  readSittings,
  readTimesThrough,
  type SittingProgress,
} from '#server/assessments/repository.ts';
import type { SittingTicket } from '#server/assessments/sitting-tokens.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { changesBetween, type FacetChange } from './changes.ts';
import { chooseNextTest, goOnWith, type NextTest } from './next-test.ts';
import { currentNorms } from './norms.ts';
import { rememberedScores } from './remembered-scores.ts';
import {
  findPastFingerprints,
  findPastScores,
  findScores,
  type KeptScores,
  keepPastScores,
  keepScores,
  type PastScores,
  readPastScores,
} from './repository.ts';
import { type Bank, fingerprintOf, identify, scoreSittings } from './score-sittings.ts';

type ValidSitting = Omit<FinishedSitting, 'answers'>;

export type Profile = {
  readonly posterior: Pick<Posterior, 'mode' | 'covariance'>;
  /** The finished sittings it rests on: the newest valid one of each test. */
  readonly sittings: readonly ValidSitting[];
  /** Which bank each test was scored with, and which norms. */
  readonly bankVersions: Readonly<Record<string, string>>;
  readonly normsVersion: string;
  readonly computedAt: Date;
};

const bankOf = (test: string) => (isTestSlug(test) ? testOf(test).bank : undefined);

/** What a person's answers say so far: kept from the last time, computed again when sittings, banks or norms have changed since. */
export async function profileOf(database: Database, personId: number, now: Date): Promise<Profile> {
  const memory = rememberedScores(database);
  const sittings = await findFinishedSittings(database, personId);
  const { fingerprint } = describeSittings(sittings);
  const remembered = memory.find(personId);
  if (remembered?.fingerprint === fingerprint) return { ...remembered, sittings };
  const kept = await findScores(database, personId);
  const scores = kept?.fingerprint === fingerprint ? { ...kept, sittings } : await computeProfile(database, personId, now);
  memory.remember(personId, scores);
  return scores;
}

async function computeProfile(database: Database, personId: number, now: Date): Promise<Profile & KeptScores> {
  const sittings = await readFinishedSittings(database, personId);
  const profile = profileFrom(sittings, now);
  if (sittings.length > 0) {
    await keepPastScores(database, personId, profile); // first: a state that is kept as the newest is never computed again
    await keepScores(database, personId, profile);
  }
  return profile;
}

/** A list longer than this nobody reads. */
const MAX_PAST_STATES = 60;

/** Every state in which a person's scores have been, the oldest first. */
export async function pastProfilesOf(database: Database, personId: number, now: Date): Promise<PastScores[]> {
  await profileOf(database, personId, now); // the newest state is one of them
  return readPastScores(database, personId, MAX_PAST_STATES);
}

/** A person's scores as they were, with the banks and the norms of that time. */
export async function pastProfileOf(database: Database, personId: number, at: number): Promise<PastScores> {
  const past = await findPastScores(database, personId, at);
  if (!past) throw new Problem('not-found', pastMessages.unknown);
  return past;
}

/**
 * Keeps the states of a person after these numbers of tests, in the order in which they were finished, so that whoever looks at the demo
 * can see how a report grows.
 */
export async function keepStatesAfter(database: Database, personId: number, counts: readonly number[], now: Date): Promise<void> {
  const inOrder = (await readFinishedSittings(database, personId)).toSorted(
    (one, other) => one.finishedAt.getTime() - other.finishedAt.getTime() || one.id - other.id,
  );
  const known = await findPastFingerprints(database, personId);
  for (const count of counts.filter((count) => count <= inOrder.length)) {
    const sittings = inOrder.slice(0, count);
    if (!known.includes(describeSittings(sittings).fingerprint)) await keepPastScores(database, personId, profileFrom(sittings, now));
  }
}

/** How far a person is, and what comes next. */
export async function progressOf(database: Database, personId: number, now: Date): Promise<Progress> {
  const sittings = await readSittings(database, personId);
  const next = nextTestFor(await profileOf(database, personId, now), sittings);
  return { testsInAll: TESTS_IN_ALL, tests: testProgress(sittings, now), next: next ? { ...next, houses: [...next.houses] } : null };
}

/** The test that would make the profile surest for its minutes; undefined when all are in it. */
export const narrowingTest = ({ posterior, sittings: counted }: Pick<Profile, 'posterior' | 'sittings'>): NextTest | undefined =>
  chooseNextTest(
    posterior,
    catalogue.filter(({ slug }) => !counted.some(({ test }) => test === slug)),
  );

/** What a person should play next: what is begun, else the test that tells most. */
function nextTestFor(profile: Profile, sittings: readonly SittingProgress[]): NextTest | undefined {
  const begun = catalogue.find(({ slug }) => slug === lastBegun(sittings));
  return begun ? goOnWith(begun, profile.posterior) : narrowingTest(profile);
}

/** What has moved, by more than chance gives, between the last two times through the test that was played last; each scored by itself. */
export async function changesSinceLastTime(
  database: Database,
  personId: number,
  { sittings }: Pick<Profile, 'sittings'>,
): Promise<readonly FacetChange[]> {
  const last = sittings.toSorted((one, other) => other.finishedAt.getTime() - one.finishedAt.getTime())[0]?.test;
  if (last === undefined || !isTestSlug(last)) return [];
  const [newest, before] = await readTimesThrough(database, personId, last);
  if (!newest || !before) return [];
  const [earlier, later] = [scoreSittings([before], bankOf), scoreSittings([newest], bankOf)];
  return changesBetween(earlier, later, facetsOf(testOf(last))).filter(({ verdict }) => verdict !== 'no reliable change');
}

/** What each time through one test says by itself, of those that count, the newest first. */
export async function profilesOfTest(database: Database, personId: number, test: string, now: Date): Promise<Profile[]> {
  const times = await readTimesThrough(database, personId, test);
  return times.map((sitting) => profileFrom([sitting], now));
}

/** What one sitting says by itself, whoever's it is: nothing until it is finished, and nothing where it does not count. */
export async function profileOfSitting(
  database: Database,
  ticket: SittingTicket,
  now: Date,
): Promise<{ test: string; isFinished: boolean; profile: Profile | undefined }> {
  const { sitting, responses } = await readSittingState(database, ticket);
  const { finishedAt, valid, test } = sitting;
  if (!finishedAt || !valid) return { test, isFinished: finishedAt !== null, profile: undefined };
  const answers = responses.flatMap(({ item, option }) => (item === null ? [] : [{ item, option }]));
  return { test, isFinished: true, profile: profileFrom([{ ...sitting, finishedAt, answers }], now) };
}

const profileFrom = (sittings: readonly FinishedSitting[], now: Date): Profile & KeptScores => ({
  ...describeSittings(sittings),
  posterior: scoreSittings(sittings, bankOf),
  computedAt: now,
  sittings,
});

/** What a score of these sittings would rest on today. */
function describeSittings(sittings: readonly ValidSitting[]) {
  const ofBanks = (describe: (bank: Bank) => string) =>
    Object.fromEntries(
      sittings.map(({ test }) => {
        const bank = bankOf(test);
        return [test, bank ? describe(bank) : 'none'];
      }),
    );
  const normsVersion = currentNorms.version;
  return {
    bankVersions: ofBanks(({ version }) => version),
    normsVersion,
    fingerprint: fingerprintOf(sittings, ofBanks(identify), normsVersion),
  };
}
