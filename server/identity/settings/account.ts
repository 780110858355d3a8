import type { EmployerAccount, Settings } from '#contract/account-settings.ts';
import { isLanguage } from '#contract/language.ts';
import { nameDevice } from '../device-name.ts';
import type { Person } from '../door.ts';
import type { Identity } from '../identity.ts';
import { readWaysIn } from '../second-step/actions.ts';
import { findPasswordHash } from '../second-step/repository.ts';
import { findEmailChange, findLogins, findPerson, isLinked } from './repository.ts';

/** All that the page of settings shows. */
export async function readSettings({ audience, config, database, now }: Identity, visitor: Person): Promise<Settings> {
  const { id } = visitor;
  const [person, newEmail, passwordHash, isAtGoogle, waysIn, logins] = await Promise.all([
    findPerson(database, id),
    findEmailChange(database, id, now()),
    findPasswordHash(database, audience, id),
    isLinked(database, id, 'google'),
    readWaysIn({ audience, database }, id),
    readLogins({ audience, database }, visitor),
  ]);
  const { language } = person;
  return {
    name: person.name,
    username: person.displayUsername ?? person.username ?? '',
    email: person.email,
    isVerified: person.emailVerified,
    newEmail: newEmail ?? null,
    language: language !== null && isLanguage(language) ? language : null,
    hasPassword: passwordHash !== undefined,
    google: { isConfigured: config.google !== undefined, isLinked: isAtGoogle },
    ...waysIn,
    logins,
  };
}

/** Where somebody is logged in, with the device first that asks. */
export async function readLogins(
  { audience, database }: Pick<Identity, 'audience' | 'database'>,
  { id, login }: Person,
): Promise<EmployerAccount['logins']> {
  return (await findLogins(database, audience, id))
    .map((row) => ({ loginId: row.id, ...nameDevice(row.userAgent ?? ''), seenAt: row.seenAt.toISOString(), isThis: row.id === login }))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis) || other.seenAt.localeCompare(one.seenAt));
}
