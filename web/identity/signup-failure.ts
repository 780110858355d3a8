import { identityMessages, type SignupField, signupFields } from '#contract/identity.ts';

/** Where a refusal is shown: at fields of the form, or below it. */
export type SignupFailure = { readonly fields: Readonly<Partial<Record<SignupField, string>>>; readonly general?: string };

/**
 * Maps a failed sign-up to the form (specification, section 8). `failure` is what was thrown: `error` the body of the answer, `message` its
 * own words. A map of errors names its fields; without one, a text about the e-mail or the username goes there; any other goes below the form.
 */
export function mapSignupFailure(failure: unknown): SignupFailure {
  const fields = namedFields(read(failure, 'error')) ?? namedFields(failure);
  if (fields) return { fields };
  const message = pickMessage(failure);
  const text = message.toLowerCase();
  if (text.includes('email')) return { fields: { email: message } };
  if (text.includes('username')) return { fields: { username: message } };
  return { fields: {}, general: message };
}

/** In this order: a plain string error, error.message, error.data.message, a string error.error, message, else a text of ours. */
export function pickMessage(failure: unknown): string {
  const error = read(failure, 'error');
  const candidates = [error, read(error, 'message'), read(read(error, 'data'), 'message'), read(error, 'error'), read(failure, 'message')];
  return candidates.find(isText) ?? identityMessages.signup.failed;
}

function namedFields(body: unknown): SignupFailure['fields'] | undefined {
  const errors = read(body, 'errors');
  const named = signupFields.flatMap((field) => {
    const message = read(errors, field);
    return isText(message) ? [[field, message] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
