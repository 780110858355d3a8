import { identityMessages } from '#contract/identity.ts';
import { privacyMessages } from '#contract/privacy-messages.ts';
import type { Person } from '#server/identity/door.ts';
import type { Database } from '#server/platform/database.ts';
import type { Door } from '#server/platform/doors.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { findKnown } from './repository.ts';
import { isMinor, type Step, stepOf } from './rules.ts';

declare module '#server/platform/doors.ts' {
  interface Visitors {
    /** A person who has read the notice and agreed; for a child, a parent has. */
    participant: { path: unknown; visitor: Person };
    /** A participant who is 18 or older. */
    adult: { path: unknown; visitor: Person };
  }
}

type Needs = { readonly personDoor: Door<'person'>; readonly database: Database; readonly now: () => Date };

const missing: Record<Exclude<Step, 'ready'>, string> = {
  notice: privacyMessages.noticeFirst,
  parent: privacyMessages.parentFirst,
  leaving: privacyMessages.leaving,
};

/** Nothing of a person is stored, and nothing of theirs is shown to others, before what they agreed to is known. */
export function makeParticipantDoors({ personDoor, database, now }: Needs): {
  readonly participant: Door<'participant'>;
  readonly adult: Door<'adult'>;
} {
  const open: Door<'participant'>['open'] = async (request) => (await admit(request)).person;
  const admit = async (request: Parameters<Door<'person'>['open']>[0]) => {
    const person = await personDoor.open(request, {});
    const known = await findKnown(database, person.id);
    if (!known) throw new Problem('unauthenticated', identityMessages.login.ended); // the account is gone, its token not yet
    const step = stepOf(known, now());
    if (step !== 'ready') throw new Problem('consent-first', missing[step]);
    return { person, known };
  };
  return {
    participant: { proof: personDoor.proof, open },
    adult: {
      proof: personDoor.proof,
      open: async (request) => {
        const { person, known } = await admit(request);
        allow(known.birth !== undefined && !isMinor(known.birth, now()), privacyMessages.adultsOnly);
        return person;
      },
    },
  };
}
