/*
 * The contact form: its fields, its rules and what it says, once, for the page and the server. Nothing here is zod's, so that the page
 * stays small.
 */

export const CONTACT_SUBJECTS = ['question', 'wrongReport', 'accessibility', 'privacy', 'organisations', 'press'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

export const MAX_NAME_LENGTH = 80;
/** RFC 5321: an address has at most 254 characters. */
export const MAX_EMAIL_LENGTH = 254;
const MIN_MESSAGE_LENGTH = 10;
export const MAX_MESSAGE_LENGTH = 4_000;

/** Nobody reads the form and writes a message in less; a program does. */
export const MIN_WRITING_SECONDS = 3;
/** For so long a form that was opened may be sent. */
export const MAX_WRITING_HOURS = 24;

export const contactMessages = {
  name: 'Please tell us your name.',
  nameLong: `The name is too long: ${MAX_NAME_LENGTH} characters are the most.`,
  oneLine: 'This must be one line of plain text.',
  email: 'Please enter an email address to which we can answer.',
  subject: 'Please choose what it is about.',
  message: `Please write at least ${MIN_MESSAGE_LENGTH} characters.`,
  messageLong: `The message is too long: ${MAX_MESSAGE_LENGTH} characters are the most.`,
  tooQuick: 'That was sent faster than anybody can write. Please wait a few seconds and send it again.',
  stale: 'This form was opened too long ago. Please send it again.',
  tooMany: 'Too many messages came from here. Yours was not sent; please try again in an hour.',
  busy: 'More messages are coming in than we can read. Yours was not sent; please try again later today.',
} as const;

export type ContactForm = { readonly name: string; readonly email: string; readonly subject: string; readonly message: string };
export type ContactField = keyof ContactForm;
/** In the order of the form. */
export const contactFields: readonly ContactField[] = ['name', 'email', 'subject', 'message'];

/** A line break in what becomes a header of a mail would begin another header. */
const BREAKS_LINE = /[\p{Cc}\u2028\u2029]/u;
/** One address: no list, no name beside it, nothing that a mail program would read as more. */
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

/** What is wrong with each field; nothing where all is well. Spaces around a text do not count. */
export function findMistakes(form: ContactForm): Partial<Record<ContactField, string>> {
  const say = contactMessages;
  const [name, email, message] = [form.name.trim(), form.email.trim(), form.message.trim()];
  const found = {
    name: name === '' ? say.name : BREAKS_LINE.test(name) ? say.oneLine : name.length > MAX_NAME_LENGTH ? say.nameLong : undefined,
    email: EMAIL.test(email) && email.length <= MAX_EMAIL_LENGTH ? undefined : say.email,
    subject: CONTACT_SUBJECTS.some((subject) => subject === form.subject) ? undefined : say.subject,
    message: message.length < MIN_MESSAGE_LENGTH ? say.message : message.length > MAX_MESSAGE_LENGTH ? say.messageLong : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, mistake]) => mistake !== undefined));
}
