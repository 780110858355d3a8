import type { Database } from '#server/platform/database.ts';
import { signTokens } from './http/people.ts';
import { type Asked, benchScreens, type Screens } from './screens.ts';
import { circleOf, conversationOf, fillSociety, personAt, threadOf } from './society/fill.ts';

const MEMBERS = { few: 200, many: 20_000 } as const;
const READERS = 100;

/** What members' pages ask for. */
const screens = {
  directory: () => '/api/society/members',
  'directory, search': (person) => `/api/society/members?search=${['kavya', 'ravi rao', 'riv', 'clay', `iyer ${person}`][person % 5]}`,
  'directory, field and language': () => '/api/society/members?field=environment&language=hi',
  inbox: () => '/api/society/conversations',
  conversation: (person) => `/api/society/conversations/${conversationOf(person)}`,
  circles: () => '/api/society/own-circles',
  board: (person) => `/api/society/circles/${circleOf(person)}/threads`,
  thread: (person) => `/api/society/circles/${circleOf(person)}/threads/${threadOf(circleOf(person), person % 10)}`,
} as const satisfies Record<string, (person: number) => string>;
type Screen = keyof typeof screens;

let filled = 0;

async function fill(database: Database, size: keyof typeof MEMBERS, dataFolder: string): Promise<Screens<Screen>> {
  const members = MEMBERS[size];
  await fillSociety(database, filled, members);
  filled = members;
  const readers = Array.from({ length: READERS }, (_, index) => personAt(Math.floor((index * members) / READERS)));
  const tokens = await signTokens(database, dataFolder, readers);
  const askedOf = (path: (person: number) => string): Asked[] =>
    readers.map((person, index) => ({ path: path(person), token: tokens[index]! }));
  return Object.fromEntries(Object.entries(screens).map(([screen, path]) => [screen, askedOf(path)])) as Record<Screen, Asked[]>;
}

/** The society on PostgreSQL: two hundred members, and then twenty thousand with two hundred thousand threads and messages, in one run. */
export const run = (json: boolean, which: readonly string[]): Promise<void> =>
  benchScreens(
    `${MEMBERS.many.toLocaleString('en')} members with their letters and circles, beside ${MEMBERS.few} of them.`,
    fill,
    json,
    which,
  );
