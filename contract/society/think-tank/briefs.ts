import { z } from 'zod';
import { CRITERIA, OUTCOME_DAYS } from './words.ts';

const When = z.iso.datetime();

/** From 1 to 5 for each criterion, and why. */
export const Marks = z.object(
  Object.fromEntries(CRITERIA.map((criterion) => [criterion, z.object({ mark: z.int(), words: z.string() })])) as Record<
    (typeof CRITERIA)[number],
    z.ZodObject<{ mark: z.ZodInt; words: z.ZodString }>
  >,
);
export type Marks = z.infer<typeof Marks>;

export const Answered = z.object({ marks: Marks, answer: z.string().nullable().meta({ description: 'What the authors said to it.' }) });
export type Answered = z.infer<typeof Answered>;

export const LogEntry = z.object({
  number: z.int(),
  kind: z.string(),
  digest: z.string(),
  previous: z.string(),
  hash: z.string(),
  at: When,
});
export type LogEntry = z.infer<typeof LogEntry>;

export const ChosenProposal = z.object({
  title: z.string(),
  html: z.string(),
  sources: z.array(z.string()),
  authors: z.array(z.string()),
  authorsGone: z.int().meta({ description: 'Authors who have left since, whose names are no longer kept.' }),
  approvals: z.int(),
  version: z.int(),
  reviews: z.array(Answered),
  corrections: z.array(z.object({ version: z.int(), note: z.string(), at: When })),
});
export type ChosenProposal = z.infer<typeof ChosenProposal>;

export const Brief = z.object({
  publishedAt: When,
  chosen: z.array(ChosenProposal).meta({ description: 'The proposal with the most approvals; several where they are equal.' }),
  chosenGone: z.int().meta({ description: 'How many that were chosen operators have removed since. No other takes the place of one.' }),
  others: z.array(z.object({ title: z.string().nullable().meta({ description: 'Null where it is no longer here.' }), approvals: z.int() })),
  ballots: z.int(),
  seal: z.string().meta({ description: 'The hash at which the log stood when the result was sealed.' }),
  log: z.array(LogEntry),
  outcomes: z.array(z.object({ afterDays: z.union(OUTCOME_DAYS.map((days) => z.literal(days))), text: z.string(), saidAt: When })),
});
export type Brief = z.infer<typeof Brief>;

export const EarlierTexts = z.object({
  title: z.string(),
  briefs: z.array(
    z.object({
      title: z.string(),
      authors: z.array(z.string()),
      versions: z
        .array(
          z.object({
            version: z.int(),
            title: z.string(),
            html: z.string(),
            sources: z.array(z.string()),
            at: When,
            note: z.string().meta({ description: 'What the authors say was wrong before; empty for the first that was published.' }),
          }),
        )
        .meta({ description: 'The newest first. What was written before publication is not among them.' }),
    }),
  ),
});
export type EarlierTexts = z.infer<typeof EarlierTexts>;
