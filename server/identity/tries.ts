import { askedUntil, type Device, isKnown } from './devices.ts';
import type { Limiter, LimitName } from './limits.ts';
import type { CodePurpose } from './mails.ts';
import { siteOf } from './rules.ts';

/** What was counted for one attempt. It is given back when the attempt was right, or could not be made. */
export type Counted = readonly (readonly [limit: LimitName, subject: string])[];

/**
 * Limits on wrong passwords for one name from one place. The right one there shows that the owner had mistyped: these are then forgotten.
 */
const OWN_MISTAKES: readonly LimitName[] = ['loginsToNameFromAddress', 'loginsToNameFromDevice', 'loginsToBesiegedNameFromAddress'];

type LoginTry = { readonly name: string; readonly email: string | undefined; readonly address: string; readonly device: Device };

/**
 * Lets a password be tried, or throws a Problem 429. `name` is what was typed. A device that has opened the account before has tries of its
 * own, which nobody else can use up; an address has its own too, fewer while the name is under attack.
 */
export async function countLogin(limiter: Limiter, { name, email, address, device }: LoginTry): Promise<Counted> {
  if (email !== undefined && isKnown(device, email)) {
    const subject = `${device.id} ${name}`;
    const isWithin =
      (await limiter.isWithin('loginsToNameFromDevice', subject)) && (await limiter.isWithin('loginsToNameFromDeviceInDay', subject));
    if (isWithin)
      return [
        ['loginsToNameFromDevice', subject],
        ['loginsToNameFromDeviceInDay', subject],
      ];
  }
  const here = `${name} ${address}`;
  await limiter.count('loginsFromAddress', address);
  // In this order: a try that is refused to its address does not count as an attack on the name.
  await limiter.count('loginsToNameFromAddress', here);
  await limiter.count('loginsToNameFromAddressInDay', here);
  const isBesieged = !(await limiter.isWithin('loginsToName', name));
  const site = `${name} ${siteOf(address)}`;
  if (isBesieged) {
    await limiter.count('loginsToBesiegedNameFromAddress', here);
    await limiter.count('loginsToBesiegedNameFromSite', site);
  }
  return [
    ...(isBesieged
      ? ([
          ['loginsToBesiegedNameFromAddress', here],
          ['loginsToBesiegedNameFromSite', site],
        ] as const)
      : []),
    ['loginsFromAddress', address],
    ['loginsToNameFromAddress', here],
    ['loginsToNameFromAddressInDay', here],
    ['loginsToName', name],
  ];
}

export async function giveBack(limiter: Limiter, counted: Counted): Promise<void> {
  await Promise.all(counted.map(([limit, subject]) => limiter.giveBack(limit, subject)));
}

/** After a good login: only failures count, so its own try is given back, and the person's own mistakes before it are forgotten. */
export async function forgetFailures(limiter: Limiter, counted: Counted): Promise<void> {
  await Promise.all(
    counted.map(([limit, subject]) => (OWN_MISTAKES.includes(limit) ? limiter.forget(limit, subject) : limiter.giveBack(limit, subject))),
  );
}

/** A new password opens the account to the device and the address where it was chosen, under each of its names. */
export async function forgetLogins(limiter: Limiter, names: readonly string[], address: string, device: Device): Promise<void> {
  const all: readonly LimitName[] = [...OWN_MISTAKES, 'loginsToNameFromAddressInDay', 'loginsToNameFromDeviceInDay'];
  const subjects = names.flatMap((name) => [`${name} ${address}`, `${device.id} ${name}`]);
  await Promise.all(all.flatMap((limit) => subjects.map((subject) => limiter.forget(limit, subject))));
}

type Ask = { readonly purpose: CodePurpose; readonly email: string; readonly address: string; readonly device: Device };

/**
 * Lets a code be asked for, or throws a Problem 429. A device that has opened the account has limits of its own, which strangers cannot use
 * up. An attacker can make new devices for free, so a device that has opened no account is counted by its address, and with all others.
 */
export async function countAsk(limiter: Limiter, { purpose, email, address, device }: Ask): Promise<void> {
  if (isKnown(device, email)) {
    const subject = `${device.id} ${email}`;
    await limiter.count('codeWait', `${purpose} ${subject}`);
    await limiter.count('codesToMailboxFromDevice', subject);
    await limiter.count('codesToMailboxFromDeviceInDay', subject);
    return;
  }
  const here = `${email} ${address}`;
  await limiter.count('codesFromAddress', address);
  await limiter.count('codeWait', `${purpose} ${here}`);
  await limiter.count('codesToMailboxFromAddress', here);
  await limiter.count('codesToMailboxFromAddressInDay', here);
  await limiter.count('codesToMailbox', email);
  await limiter.count('codesToMailboxInDay', email);
}

/**
 * Lets a code be tried, or throws a Problem 429. The device that asked for it has five tries for each time it asked, and one that has opened
 * the account a few a day; nobody else can use them up. All others share a few, and are told to ask for a code themselves.
 */
export async function countCodeTry(limiter: Limiter, { purpose, email, address, device }: Ask, now: Date): Promise<Counted> {
  const own = `${device.id} ${email}`;
  const until = askedUntil(device, purpose, email, now);
  if (until !== undefined && (await limiter.isWithin('triesOfAskedCode', `${purpose} ${own} ${until}`)))
    return [['triesOfAskedCode', `${purpose} ${own} ${until}`]];
  if (isKnown(device, email) && (await limiter.isWithin('triesFromKnownDeviceInDay', own))) return [['triesFromKnownDeviceInDay', own]];
  const here = `${email} ${address}`;
  await limiter.count('triesFromAddress', address);
  await limiter.count('triesOfMailboxFromAddress', here);
  await limiter.count('triesOfMailbox', email);
  return [
    ['triesFromAddress', address],
    ['triesOfMailboxFromAddress', here],
    ['triesOfMailbox', email],
  ];
}

type StepTry = { readonly account: string; readonly email: string; readonly device: Device };

/**
 * Lets a code of the app or a recovery code be tried, or throws a Problem 429. A device that has opened the account has tries of its own:
 * somebody who knows the password cannot use them up.
 */
export async function countStep(limiter: Limiter, { account, email, device }: StepTry): Promise<Counted> {
  const own = `${device.id} ${account}`;
  if (isKnown(device, email) && (await limiter.isWithin('stepsFromDevice', own)) && (await limiter.isWithin('stepsFromDeviceInDay', own)))
    return [
      ['stepsFromDevice', own],
      ['stepsFromDeviceInDay', own],
    ];
  await limiter.count('stepsOfPerson', account);
  await limiter.count('stepsOfPersonInDay', account);
  return [
    ['stepsOfPerson', account],
    ['stepsOfPersonInDay', account],
  ];
}
