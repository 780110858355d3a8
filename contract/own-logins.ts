import { z } from 'zod';
import { NewPasswordForm } from './account-settings.ts';
import { endpoint, IdIn } from './endpoint.ts';
import { Done } from './identity.ts';
import { settingsMessages as say } from './settings-messages.ts';

type Place<Settings, Access, Form> = {
  /** Where settings have their addresses, after `/api/`. */
  readonly settings: Settings;
  readonly access: Access;
  readonly tag: string;
  readonly newPassword: Form;
};

/** A new password, and where one is logged in: for people and for employers, each at addresses of their own. */
export function ownLoginsAt<const Settings extends string, const Access extends string, Form extends z.ZodType>({
  settings,
  access,
  tag,
  newPassword,
}: Place<Settings, Access, Form>) {
  return {
    changePassword: endpoint({
      method: 'POST',
      path: `/api/${settings}/password` as const,
      summary: 'Change your password. Every other login ends.',
      tag,
      access,
      body: newPassword,
      ok: Done,
      problems: ['malformed', 'unauthenticated', 'forbidden', 'unprocessable', 'too-many'],
    }),
    endOtherLogins: endpoint({
      method: 'DELETE',
      path: `/api/${settings}/logins` as const,
      summary: 'Sign out of every other device.',
      tag,
      access,
      ok: Done,
      problems: ['unauthenticated', 'forbidden'],
    }),
    endLogin: endpoint({
      method: 'DELETE',
      path: `/api/${settings}/logins/{loginId}` as const,
      summary: 'Sign out of one device. What is not yours stays as it is.',
      tag,
      access,
      params: z.object({ loginId: IdIn(say.idMalformed).meta({ example: 900_000 }) }),
      ok: Done,
      problems: ['malformed', 'unauthenticated', 'forbidden'],
    }),
  };
}

export const ownLogins = ownLoginsAt({
  settings: 'auth/settings',
  access: 'account',
  tag: 'Account settings',
  newPassword: NewPasswordForm,
});
export const ownLoginEndpoints = Object.values(ownLogins);
