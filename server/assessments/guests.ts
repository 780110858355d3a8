import type { Kysely } from 'kysely';
import { isTestSlug, testOf } from '#content/catalogue.ts';
import { assessmentMessages, type StartSitting } from '#contract/assessments.ts';
import type { AttemptCounter } from '#server/platform/attempt-counter.ts';
import { type Database, isUniqueViolation, type Tables } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { HOUR_S } from '#server/platform/time.ts';
import { firstManner, mannerOf, refuseTooSoon, type SittingState, stateOf } from './actions.ts';
import { findGuestSitting, giveToPerson, holdPerson, insertSitting } from './repository.ts';
import { GUEST_LIFETIME_S, type SittingTokens } from './sitting-tokens.ts';

/** Wide, since a whole school may share an address; as wide as for signing up. */
const GAMES_FROM_ADDRESS = { times: 300, seconds: HOUR_S } as const;

type GuestOpening = StartSitting & { readonly address: string; readonly seed: number; readonly now: Date };

/** Begins a game for somebody without an account. */
export async function openGuestSitting(database: Database, counter: AttemptCounter, opening: GuestOpening): Promise<SittingState> {
  const { test: slug, address, seed, now } = opening;
  if (!isTestSlug(slug)) throw new Problem('not-found', assessmentMessages.noSuchTest);
  const test = testOf(slug);
  if (test.kind !== 'game') throw new Problem('unprocessable', assessmentMessages.guestsPlayGames);
  const { count } = await counter.count({ name: 'gamesOfGuests', subject: address, seconds: GAMES_FROM_ADDRESS.seconds });
  if (count > GAMES_FROM_ADDRESS.times) throw new Problem('too-many', assessmentMessages.tooManyGuests);
  const guestUntil = new Date(now.getTime() + GUEST_LIFETIME_S * 1000);
  const { version: bankVersion } = test.bank;
  const manner = { ...firstManner(test), ...mannerOf(test, opening) };
  const sitting = await insertSitting(database, { ...manner, personId: null, guestUntil, test: slug, bankVersion, seed, startedAt: now });
  if (!sitting) throw new Problem('gone', assessmentMessages.sittingGone);
  return stateOf({ ...sitting, isLoginLive: true }, []);
}

type Keeping = { readonly token: string; readonly personId: number; readonly now: Date };

/**
 * What was played as a guest becomes a person's, who shows its token. One who has begun the same game as a person goes on with that one, and
 * one for whom it counts waits as for any other round: else a guest could play until chance smiles, and keep the best.
 */
export async function keepGuestSitting(database: Kysely<Tables>, tokens: SittingTokens, { token, personId, now }: Keeping) {
  const ticket = await tokens.read(token, now).catch(() => undefined);
  if (ticket?.login !== null) throw new Problem('gone', assessmentMessages.nothingToKeep);
  const keep = async (transaction: Database) => {
    await holdPerson(transaction, personId); // of two rounds that are kept at once, the second sees the first
    const guest = await findGuestSitting(transaction, ticket.sittingId, now);
    if (guest) await refuseTooSoon(transaction, personId, guest.test, now);
    return giveToPerson(transaction, ticket.sittingId, personId, now);
  };
  const kept = await database.transaction().execute(keep).catch(unlessBegun);
  if (!kept) throw new Problem('gone', assessmentMessages.nothingToKeep);
  return kept;
}

function unlessBegun(error: unknown): undefined {
  if (!isUniqueViolation(error)) throw error;
}
