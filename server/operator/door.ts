import { operatorMessages } from '#contract/operator.ts';
import type { Person } from '#server/identity/door.ts';
import { findUsername } from '#server/identity/repository.ts';
import type { Database } from '#server/platform/database.ts';
import type { Door } from '#server/platform/doors.ts';
import { allow } from '#server/platform/problem.ts';

declare module '#server/platform/doors.ts' {
  interface Visitors {
    /** Whoever is logged in, and is named in the setting OPERATORS. */
    operator: { path: unknown; visitor: Person };
  }
}

/** For the screens of those who run the site. Everybody else is told so, whatever they ask for there. */
export function makeOperatorDoor(accountDoor: Door<'account'>, operators: readonly string[], database: Database): Door<'operator'> {
  return {
    ...accountDoor,
    open: async (request, path) => {
      const person = await accountDoor.open(request, path);
      const username = await findUsername(database, person.id);
      allow(username !== undefined && operators.includes(username), operatorMessages.notOperator);
      return person;
    },
  };
}
