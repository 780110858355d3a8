import { z } from 'zod';
import { LanguageCode } from '../endpoint.ts';
import { jobMessages as say } from './job-messages.ts';
import * as words from './job-words.ts';

const Line = z.string().trim().max(words.MAX_LINE_LENGTH, { error: say.lineLong });
const Amount = z.int({ error: say.salary }).min(0, { error: say.salary }).max(words.MAX_SALARY, { error: say.salary }).nullable();

export const areDifferent = (texts: readonly string[]) => new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

const JobQuestion = z
  .object({
    questionId: z.int32().nullable().meta({ description: 'Null for a new one.' }),
    text: z
      .string({ error: say.questionText })
      .trim()
      .min(3, { error: say.questionText })
      .max(words.MAX_QUESTION_LENGTH, { error: say.questionText }),
    kind: z.enum(words.QUESTION_KINDS),
    options: z.array(z.string().trim().min(1, { error: say.options }).max(words.MAX_LINE_LENGTH, { error: say.lineLong })),
    isRequired: z.boolean(),
  })
  .refine(
    ({ kind, options }) =>
      kind === 'choice' ? options.length >= 2 && options.length <= words.MAX_OPTIONS && areDifferent(options) : options.length === 0,
    { error: say.options, path: ['options'] },
  );

export const JobContent = z.object({
  title: z
    .string({ error: say.titleShort })
    .trim()
    .min(words.MIN_TITLE_LENGTH, { error: say.titleShort })
    .max(words.MAX_TITLE_LENGTH, { error: say.titleLong }),
  description: z
    .string()
    .max(words.MAX_DESCRIPTION_LENGTH, { error: say.descriptionLong })
    .meta({ description: 'HTML. Only p, h3, ul, ol, li, strong, em and a are kept.' }),
  department: Line,
  place: Line,
  region: Line,
  country: z.string().regex(/^[A-Z]{2}$/, { error: say.country }),
  workPlace: z.enum(words.WORK_PLACES),
  employment: z.enum(words.EMPLOYMENTS),
  salaryFrom: Amount,
  salaryTo: Amount,
  salaryCurrency: z.enum(words.CURRENCIES),
  salaryPer: z.enum(words.SALARY_PERIODS),
  openings: z.int({ error: say.openings }).min(1, { error: say.openings }).max(words.MAX_OPENINGS, { error: say.openings }),
  isConfidential: z.boolean(),
  managerId: z.int32().nullable(),
  approverId: z.int32().nullable(),
  closesOn: z.iso.date({ error: say.closesOn }).nullable(),
  language: LanguageCode,
  questions: z.array(JobQuestion).max(words.MAX_QUESTIONS, { error: say.tooManyQuestions }),
});
export type JobContent = z.infer<typeof JobContent>;

/** As it is kept: what was accepted once is always told. */
export const KeptContent = JobContent.extend({
  title: z.string(),
  description: z.string(),
  department: z.string(),
  place: z.string(),
  region: z.string(),
  country: z.string(),
  salaryFrom: z.int().nullable(),
  salaryTo: z.int().nullable(),
  openings: z.int(),
  questions: z.array(
    z.object({
      questionId: z.int().nullable(),
      text: z.string(),
      kind: z.enum(words.QUESTION_KINDS),
      options: z.array(z.string()),
      isRequired: z.boolean(),
    }),
  ),
});

export const isInOrder = ({ salaryFrom, salaryTo }: Pick<JobContent, 'salaryFrom' | 'salaryTo'>) =>
  salaryFrom === null || salaryTo === null || salaryFrom <= salaryTo;
export const inOrder = { error: say.salaryOrder, path: ['salaryTo'] };
