import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import {
  APPLICATION_STATUSES,
  MAX_AT_ONCE,
  MAX_LETTER_LENGTH,
  MAX_LETTERS_A_DAY,
  MAX_LETTERS_A_DAY_UNVERIFIED,
  MAX_SUBJECT_LENGTH,
  MAX_TEMPLATE_NAME_LENGTH,
  PLACEHOLDERS,
} from './candidate-words.ts';
import { hiringMessages } from './messages.ts';

export const decisionMessages = {
  reasonMissing: 'Please say why. Only your organisation reads it.',
  reasonLong: 'Please say why in at most 500 letters.',
  stageMissing: 'Please choose a stage.',
  letterMissing: 'Please write a subject and a text first.',
  subjectLong: `A subject has at most ${MAX_SUBJECT_LENGTH} letters.`,
  letterLong: `A letter has at most ${MAX_LETTER_LENGTH} letters.`,
  unknownPlaceholder: `A letter can name ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}. It holds another word in braces.`,
  verifyFirst: 'Please verify your own email in the settings before you write to candidates.',
  tooManyLetters: `An organisation can write ${MAX_LETTERS_A_DAY} letters in 24 hours. These would be more, so nothing was done. Please choose fewer candidates, or go on tomorrow.`,
  tooManyUnverified: `Until we have verified your organisation, it can write ${MAX_LETTERS_A_DAY_UNVERIFIED} letters in 24 hours. These would be more, so nothing was done. Please choose fewer candidates, or go on tomorrow.`,
  tooLate: 'The time to take this back is over: its letters are on their way.',
  templateName: 'Please give the template a name.',
} as const;

const tag = 'Candidates';
const When = z.iso.datetime();
const Id = IdIn(hiringMessages.noNumber);

const Letter = z.object({
  subject: z
    .string({ error: decisionMessages.letterMissing })
    .trim()
    .min(1, { error: decisionMessages.letterMissing })
    .max(MAX_SUBJECT_LENGTH, { error: decisionMessages.subjectLong }),
  text: z
    .string({ error: decisionMessages.letterMissing })
    .trim()
    .min(1, { error: decisionMessages.letterMissing })
    .max(MAX_LETTER_LENGTH, { error: decisionMessages.letterLong }),
});

export const REFUSALS = [
  'gone',
  'not-allowed',
  'changed',
  'not-active',
  'other-job',
  'already',
  'no-opening',
  'no-address',
  'enough-letters',
] as const;

const Outcome = z.object({
  decisionId: z.int(),
  done: z.array(z.int()),
  refused: z.array(
    z.object({
      applicationId: z.int(),
      why: z.enum(REFUSALS),
      stageName: z.string().nullable().meta({ description: 'Where the application is now.' }),
      status: z.enum(APPLICATION_STATUSES).nullable(),
    }),
  ),
  undoUntil: When,
});
export type DecisionOutcome = z.infer<typeof Outcome>;

export const decide = endpoint({
  method: 'POST',
  path: '/api/hiring/decisions',
  summary:
    'Moves, rejects, reopens, hires or writes to one candidate or many. What somebody else has changed meanwhile is left alone and named.',
  tag,
  access: 'member',
  status: 201,
  body: z.object({
    key: z.string().min(8).max(64).meta({ description: 'Made by the page for one press: the same key again is the same decision.' }),
    kind: z.enum(['move', 'reject', 'reopen', 'hire', 'write']),
    applications: z
      .array(z.object({ applicationId: Id, stageId: Id, status: z.enum(APPLICATION_STATUSES) }))
      .min(1)
      .max(MAX_AT_ONCE)
      .meta({ description: 'As the page has them: an application that is elsewhere by now is left alone.' }),
    stageId: Id.optional().meta({ description: 'Where to move them.' }),
    reason: z
      .string()
      .trim()
      .max(500, { error: decisionMessages.reasonLong })
      .default('')
      .meta({ description: 'Why they are rejected: for the history, not for the candidate.' }),
    letter: Letter.optional(),
  }),
  ok: Outcome,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'unprocessable', 'too-many'],
});

export const undoDecision = endpoint({
  method: 'POST',
  path: '/api/hiring/decisions/{decisionId}/undo',
  summary: 'Takes a decision back while there is time. What somebody has changed since stays as it is now.',
  tag,
  access: 'member',
  params: z.object({ decisionId: Id.meta({ example: 999_999 }) }),
  ok: z.object({ restored: z.array(z.int()), kept: z.array(z.int()) }),
  problems: ['malformed', 'unauthenticated', 'not-found', 'conflict'],
});

export const previewLetters = endpoint({
  method: 'POST',
  path: '/api/hiring/letter-previews',
  summary: 'A letter as each of its receivers would read it.',
  tag,
  access: 'member',
  body: z.object({
    applications: z.array(Id).min(1).max(MAX_AT_ONCE),
    subject: z.string().max(MAX_SUBJECT_LENGTH, { error: decisionMessages.subjectLong }),
    text: z.string().max(MAX_LETTER_LENGTH, { error: decisionMessages.letterLong }),
  }),
  ok: z.object({
    previews: z.array(
      z.object({
        applicationId: z.int(),
        name: z.string().nullable(),
        subject: z.string(),
        text: z.string(),
        problem: z.enum(['no-address', 'blank', 'unknown-placeholder']).nullable(),
      }),
    ),
  }),
  problems: ['malformed', 'unauthenticated'],
});

const Template = z.object({ templateId: z.int(), name: z.string(), subject: z.string(), text: z.string(), version: z.int() });
export type LetterTemplate = z.infer<typeof Template>;
const TemplateBody = Letter.extend({
  name: z
    .string({ error: decisionMessages.templateName })
    .trim()
    .min(1, { error: decisionMessages.templateName })
    .max(MAX_TEMPLATE_NAME_LENGTH, { error: decisionMessages.templateName }),
});
const TemplatePath = z.object({ templateId: Id.meta({ example: 999_999 }) });

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/hiring/letter-templates',
  summary: 'The templates of letters of your organisation.',
  tag,
  access: 'member',
  ok: z.object({ templates: z.array(Template), mayChange: z.boolean() }),
  problems: ['unauthenticated'],
});

export const addTemplate = endpoint({
  method: 'POST',
  path: '/api/hiring/letter-templates',
  summary: 'A new template, for everybody in your organisation.',
  tag,
  access: 'member',
  status: 201,
  body: TemplateBody,
  ok: z.object({ templateId: z.int() }),
  problems: ['malformed', 'unauthenticated', 'forbidden', 'unprocessable'],
});

export const changeTemplate = endpoint({
  method: 'PUT',
  path: '/api/hiring/letter-templates/{templateId}',
  summary:
    'Changes a template. Letters that were written from it stay. Whoever saves an older version is told, and nothing is overwritten.',
  tag,
  access: 'member',
  params: TemplatePath,
  body: TemplateBody.extend({ version: z.int32() }),
  ok: Template,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found', 'conflict', 'unprocessable'],
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/api/hiring/letter-templates/{templateId}',
  summary: 'Removes a template. Letters that were written from it stay.',
  tag,
  access: 'member',
  params: TemplatePath,
  ok: z.object({}),
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found'],
});

export const decisionEndpoints = [
  decide,
  undoDecision,
  previewLetters,
  listTemplates,
  addTemplate,
  changeTemplate,
  deleteTemplate,
] as const;
