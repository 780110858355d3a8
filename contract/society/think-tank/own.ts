import { z } from 'zod';
import { Marks } from './briefs.ts';
import { PROBLEM_STATES } from './words.ts';

const When = z.iso.datetime();
const problem = z.string().meta({ description: 'The title of the problem.' });

/** What somebody takes along of the think tank: their own part alone. Nothing in it tells who was on the other side of a review. */
export const OwnTank = z
  .object({
    asked: z.array(
      z.object({
        ...{ title: z.string(), context: z.string(), question: z.string(), known: z.string(), use: z.string() },
        fields: z.array(z.string()),
        language: z.string(),
        state: z.enum(PROBLEM_STATES),
        shownAsker: z.string().nullable().meta({ description: 'The name that stands with the problem; null where none does.' }),
        proposalsUntil: When,
        offeredAt: When,
        outcomes: z.array(z.object({ afterDays: z.int(), text: z.string(), saidAt: When })),
      }),
    ),
    decided: z
      .array(z.object({ problem, accepts: z.boolean(), reason: z.string(), at: When }))
      .meta({ description: 'As an editor, whether a problem is taken up.' }),
    proposed: z.array(
      z.object({
        problem,
        state: z.enum(['draft', 'submitted', 'withdrawn', 'removed']),
        versions: z
          .array(
            z.object({
              version: z.int(),
              title: z.string(),
              text: z.string().meta({ description: 'In Markdown, with its tables.' }),
              sources: z.array(z.string()),
              note: z.string().meta({ description: 'Of a correction: what was wrong before.' }),
              savedAt: When,
            }),
          )
          .meta({ description: 'The oldest first; those that co-authors have saved too.' }),
        answers: z.array(z.string()).meta({ description: 'What you and your co-authors said to the reviews.' }),
        answeredAt: When.nullable(),
      }),
    ),
    reviewed: z.array(
      z.object({
        problem,
        title: z.string().meta({ description: 'Of the proposal.' }),
        state: z.enum(['asked', 'given', 'replaced']),
        dueAt: When,
        marks: Marks.nullable(),
        removedAt: When.nullable().meta({ description: 'By operators, after a complaint.' }),
      }),
    ),
    read: z.array(z.object({ problem, title: z.string() })).meta({ description: 'Proposals that you have marked as read before a vote.' }),
    voted: z.array(z.object({ problem, approved: z.array(z.string()).meta({ description: 'The titles of the proposals.' }) })),
  })
  .meta({ description: 'What you wrote and decided in the think tank.' });
export type OwnTank = z.infer<typeof OwnTank>;
