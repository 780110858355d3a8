import type { PasskeyForm } from '#contract/account-settings.ts';
import { call } from '#web/api/client.ts';

/** Has the browser make a passkey, and keeps it. False when the person, or the browser, gave it up. */
export async function makePasskey({ name, password }: PasskeyForm): Promise<boolean> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await call('POST /api/auth/settings/passkeys/begin', { body: { name, password } }, { as: 'person' });
  type Given = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const answer = await startRegistration({ optionsJSON: options as unknown as Given }).catch(() => undefined);
  if (!answer) return false;
  const kept = { ...answer, response: { ...answer.response } };
  await call('POST /api/auth/settings/passkeys', { body: { name, answer: kept } }, { as: 'person' });
  return true;
}
