import type { Settings } from '#contract/account-settings.ts';
import { isLanguage } from '#contract/language.ts';
import { nameDevice } from '../device-name.ts';
import type { Person } from '../door.ts';
import type { Identity } from '../identity.ts';
import { findPasskeysOf } from '../passkeys/repository.ts';
import { findSecondStep } from '../second-step/repository.ts';
import { countRecoveryCodes, findEmailChange, findLogins, findPasswordHash, findPerson, isLinked } from './repository.ts';

/** All that the page of settings shows. */
export async function readSettings({ config, database, now }: Identity, { id, login }: Person): Promise<Settings> {
  const [person, newEmail, passwordHash, isAtGoogle, step, recoveryCodesLeft, passkeys, logins] = await Promise.all([
    findPerson(database, id),
    findEmailChange(database, id, now()),
    findPasswordHash(database, id),
    isLinked(database, id, 'google'),
    findSecondStep(database, id),
    countRecoveryCodes(database, id),
    findPasskeysOf(database, id),
    findLogins(database, id),
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
    secondStep: { isOn: Boolean(step?.turnedOnAt), recoveryCodesLeft },
    passkeys: passkeys.map((passkey) => ({
      passkeyId: passkey.id,
      name: passkey.name,
      madeAt: passkey.madeAt.toISOString(),
      lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
    })),
    logins: logins
      .map((row) => ({ loginId: row.id, ...nameDevice(row.userAgent ?? ''), seenAt: row.seenAt.toISOString(), isThis: row.id === login }))
      .toSorted((one, other) => Number(other.isThis) - Number(one.isThis) || other.seenAt.localeCompare(one.seenAt)),
  };
}
