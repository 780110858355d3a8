import type { PasskeyForm } from '#contract/account-settings.ts';
import type { WayInCalls } from '../way-in-calls.ts';

/** Has the browser make a passkey, and keeps it. False when the person, or the browser, gave it up. */
export async function makePasskey({ name, password }: PasskeyForm, calls: WayInCalls): Promise<boolean> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await calls.beginPasskey({ name, password });
  type Given = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const answer = await startRegistration({ optionsJSON: options as unknown as Given }).catch(() => undefined);
  if (!answer) return false;
  const kept = { ...answer, response: { ...answer.response } };
  await calls.addPasskey({ name, answer: kept });
  return true;
}
