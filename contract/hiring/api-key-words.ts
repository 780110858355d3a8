/** What a key may read. Applications come without the person, unless the key may read candidates too. */
export const KEY_SCOPES = ['jobs', 'applications', 'candidates'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

export const MAX_KEYS = 20;
export const MAX_KEY_NAME_LENGTH = 60;
/** Requests of one key in a minute. */
export const KEY_REQUESTS_A_MINUTE = 120;

export const KEY_STATES = ['active', 'over', 'revoked'] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** What the settings of keys, and the addresses that keys open, say when something cannot be done. */
export const keyMessages = {
  name: `Please give the key a name of 1 to ${MAX_KEY_NAME_LENGTH} characters.`,
  scopes: 'Please choose at least one thing that the key may read.',
  candidatesAlone: 'Candidates are read with their applications. Please choose applications too.',
  lastDay: 'Please choose a day from today on, or leave it empty.',
  tooMany: `An organisation has at most ${MAX_KEYS} keys that work. Please revoke one that is no longer needed.`,
  missing: 'Please send an API key: Authorization: Bearer bhava_…',
  unknown: 'There is no such API key. Please check that it is whole.',
  revoked: 'This API key was revoked. An owner of the organisation can make a new one.',
  over: 'The last day of this API key is over. An owner of the organisation can make a new one.',
  scopeMissing: 'This API key may not read this. An owner of the organisation can make a key that may.',
  tooOften: `A key is good for ${KEY_REQUESTS_A_MINUTE} requests a minute. Please wait as long as Retry-After says.`,
} as const;
