import { z } from 'zod';

/** Every expected failure and the HTTP status that carries it. */
export const problemStatuses = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'consent-first': 403,
  'not-found': 404,
  'wrong-method': 405,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'wrong-media': 415,
  unprocessable: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ProblemCode = keyof typeof problemStatuses;

/** The body of every answer that is not a success. `message` is plain English; the page says it in the reader's language. */
export const ProblemBody = z
  .object({
    code: z.string().meta({ description: 'What kind of failure this is.', example: 'unauthenticated' }),
    message: z.string().meta({ description: 'What happened and what to do, in one or two sentences.' }),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'For forms: the name of each wrong field, and what is wrong with it.' }),
    retryAfter: z
      .int()
      .min(0)
      .optional()
      .meta({ description: 'In how many seconds trying again can help; the header Retry-After says the same.', example: 10 }),
    requestId: z.string().optional().meta({ description: 'Quote this when you report a defect.' }),
  })
  .meta({ id: 'Problem' });
export type ProblemBody = z.infer<typeof ProblemBody>;

/** Messages that any request can meet. Their Hindi is in public/assets/i18n/hi/messages.json, under the English text. */
export const platformMessages = {
  malformedJson: 'The request is not valid JSON. Please check it and send it again.',
  malformed: 'Some of these details are not right. Please correct them and send them again.',
  wrongField: 'This is missing, or not of the right kind.',
  emptyBody: 'The request has no body. Please send the fields as JSON.',
  nulCharacter: 'The request holds a character that cannot be stored (NUL). Please remove it and send it again.',
  tooLarge: 'This is more than we can take in one request. Please send less.',
  wrongMedia: 'Please send the request as application/json.',
  hostMalformed: 'The request does not name the host that it is for. Please check the address.',
  pageOnlyRead: 'A page can only be read, and takes nothing.',
  noSuchAddress: 'There is nothing at this address.',
  internal: 'Something went wrong on our side. Nothing you entered was lost; please try again.',
  databaseAway: 'The database cannot be reached right now. Nothing was lost; please try again in a minute.',
  userIdMalformed: 'A user id is a whole number, such as 25.',
  unauthenticated: 'Please log in first.',
  tokenExpired: 'Your login has expired. Please log in again.',
  tokenForged: 'This login is not valid. Please log in again.',
} as const;
