import { societyMessages } from '#contract/society/messages.ts';
import type { Person } from '#server/identity/door.ts';
import type { Database } from '#server/platform/database.ts';
import type { Door } from '#server/platform/doors.ts';
import { allow } from '#server/platform/problem.ts';
import { findEditor, findPresent } from './repository.ts';

declare module '#server/platform/doors.ts' {
  interface Visitors {
    /** An adult who has joined the society, and has neither left it nor been excluded. */
    'society-member': { path: unknown; visitor: Person };
    /** An adult whom an operator has appointed to the editorial circle. */
    editor: { path: unknown; visitor: Person };
  }
}

type Needs = { readonly adultDoor: Door<'adult'>; readonly database: Database };

/** Looked up at each request: whoever leaves, or is excluded or removed, is out at once. */
export function makeSocietyDoors({ adultDoor, database }: Needs): {
  readonly 'society-member': Door<'society-member'>;
  readonly editor: Door<'editor'>;
} {
  return {
    'society-member': {
      proof: adultDoor.proof,
      open: async (request, path) => {
        const person = await adultDoor.open(request, path);
        allow((await findPresent(database, person.id)) !== undefined, societyMessages.membersOnly);
        return person;
      },
    },
    editor: {
      proof: adultDoor.proof,
      open: async (request, path) => {
        const person = await adultDoor.open(request, path);
        allow((await findEditor(database, person.id)) !== undefined, societyMessages.editorsOnly);
        return person;
      },
    },
  };
}
