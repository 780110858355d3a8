import type { Caller, KnownUser } from './caller.ts';
import type { Identity } from './identity.ts';
import type { Opened } from './logging-in.ts';

/** A session for somebody who has shown who they are by a second step or a passkey. */
export async function openSession({ auth }: Pick<Identity, 'auth'>, personId: number, { headers }: Caller): Promise<Opened> {
  const response = await auth.api.openSession({ body: { personId: String(personId) }, headers, asResponse: true });
  if (!response.ok) throw new Error(`better-auth answered ${response.status}`);
  const { token, user } = (await response.json()) as { token: string; user: KnownUser };
  return { response, token, user };
}
