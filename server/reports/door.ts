import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { reportMessages } from '#contract/reports.ts';
import type { Person } from '#server/identity/door.ts';
import type { Door } from '#server/platform/doors.ts';
import { allow } from '#server/platform/problem.ts';

declare module '#server/platform/doors.ts' {
  interface Visitors {
    /** The person whom the report is about; undefined for the demo, whose readers are not asked who they are. */
    reader: { path: { userId: number }; visitor: Person | undefined };
  }
}

/** Another person's id is refused whether or not it exists, so nobody can find out who is here. */
export function makeReaderDoor(personDoor: Door<'person'>): Door<'reader'> {
  return {
    proof: personDoor.proof,
    isProofOptional: true,
    open: async (request, { userId }) => {
      if (userId === DEMO_USER_ID) return undefined;
      const person = await personDoor.open(request, {});
      allow(person.id === userId, reportMessages.notYours);
      return person;
    },
  };
}
