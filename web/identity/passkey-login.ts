import { ApiFailure } from '#web/api/client.ts';
import type { LoginCalls } from './way-in-calls.ts';

/** Whether the browser offers passkeys by itself, among the names that it fills in. */
export const offersPasskeys = async (): Promise<boolean> =>
  typeof PublicKeyCredential !== 'undefined' && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

type Way = {
  /** The browser offers it beside the field of the name, and waits; otherwise it asks at once. */
  readonly isOffered: boolean;
};

/** Logs in with a passkey. Undefined when the person, or the browser, gave it up. */
export async function logInWithPasskey<Entered>(calls: LoginCalls<Entered>, { isOffered }: Way): Promise<Entered | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await calls.askForPasskey();
  type Given = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const answer = await startAuthentication({ optionsJSON: options as unknown as Given, useBrowserAutofill: isOffered }).catch(givenUp);
  return answer && calls.logInWithPasskey({ answer: { ...answer, response: { ...answer.response } } });
}

/** Browsers do not tell whether a person said no, or has no passkey here: both are no failure of ours. */
function givenUp(error: unknown): undefined {
  if (error instanceof ApiFailure) throw error;
  if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined;
  throw error;
}
