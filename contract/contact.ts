import { z } from 'zod';
import {
  CONTACT_SUBJECTS,
  type ContactForm,
  contactMessages,
  findMistakes,
  MAX_WRITING_HOURS,
  MIN_WRITING_SECONDS,
} from './contact-form.ts';
import { endpoint, LanguageCode } from './endpoint.ts';
import { DEFAULT_LANGUAGE } from './language.ts';

const tag = 'Contact';
const access = 'anyone';
const MAX_PASS_LENGTH = 100;
const MAX_TRAP_LENGTH = 1_000;

export const readContactPass = endpoint({
  method: 'GET',
  path: '/api/contact/pass',
  summary: `When the form was opened, signed. With it a message can be sent after ${MIN_WRITING_SECONDS} seconds, for ${MAX_WRITING_HOURS} hours.`,
  tag,
  access,
  ok: z.object({ pass: z.string() }),
  problems: [],
});

const text = (required: string) => z.string({ error: required });

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to whoever runs this site. The sender gets a short receipt by mail, without the message. Sent twice, it counts once.',
  tag,
  access,
  body: z
    .object({
      name: text(contactMessages.name).meta({ example: 'Asha Rao' }),
      email: text(contactMessages.email).meta({ example: 'asha@example.org' }),
      subject: text(contactMessages.subject).meta({ description: `One of: ${CONTACT_SUBJECTS.join(', ')}.`, example: 'question' }),
      message: text(contactMessages.message),
      language: LanguageCode.default(DEFAULT_LANGUAGE),
      id: z.uuid().meta({ description: 'Made by whoever sends: a message with the same id is sent once.' }),
      pass: z.string().max(MAX_PASS_LENGTH),
      website: z
        .string()
        .max(MAX_TRAP_LENGTH)
        .optional()
        .meta({ description: 'Nobody sees this field, so only programs that fill in everything write into it.' }),
    })
    .superRefine((form: ContactForm, context) => {
      for (const [field, message] of Object.entries(findMistakes(form))) context.addIssue({ code: 'custom', path: [field], message });
    }),
  ok: z.object({ reference: z.string().meta({ description: 'Name it when you ask about your message.', example: 'C-4F0A2B' }) }),
  problems: ['malformed', 'gone', 'unprocessable', 'too-many'],
});

export const contactEndpoints = [readContactPass, sendContactMessage] as const;
