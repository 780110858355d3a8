import type { MembershipState } from '#contract/society/membership-words.ts';
import type { Database } from '#server/platform/database.ts';
import type { TestApp } from './app.ts';
import { makePeople, type TestPerson } from './people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const REPLAY_DAYS = 60;

/** Puts somebody into a state as if they had gone the whole way to it. */
export async function putMembership(database: Database, personId: number, state: MembershipState, at: Date): Promise<void> {
  const wasConfirmed = state !== 'invited' && state !== 'waiting';
  const row = {
    ...{ state, tries: 1, invitedAt: at, replayUntil: new Date(at.getTime() + REPLAY_DAYS * DAY_MS) },
    confirmedAt: wasConfirmed ? at : null,
    joinedAt: state === 'member' || state === 'left' || state === 'excluded' ? at : null,
    endedAt: state === 'left' || state === 'excluded' ? at : null,
    tryAgainFrom: null,
  };
  await database
    .insertInto('society.membership')
    .values({ personId, ...row })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(row))
    .execute();
}

export async function putEditor(database: Database, personId: number, appointedAt: Date): Promise<void> {
  await database
    .insertInto('society.editor')
    .values({ personId, appointedBy: 'operator1', appointedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** People of the society who are logged in, straight in the database; how somebody becomes a member has tests of its own. */
export function makeMembersOf({ database, config }: Pick<TestApp, 'database' | 'config'>, now: () => Date) {
  const signUp = makePeople({ database, config, now });
  const inState = async (state: MembershipState, name?: string): Promise<TestPerson> => {
    const person = await signUp(name);
    await putMembership(database, person.id, state, now());
    return person;
  };
  return {
    signUp,
    inState,
    addMember: (name?: string) => inState('member', name),
    /** Of the editorial circle, and no member. */
    addEditor: async (name?: string): Promise<TestPerson> => {
      const person = await signUp(name);
      await putEditor(database, person.id, now());
      return person;
    },
  };
}
