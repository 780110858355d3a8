import { z } from 'zod';
import { endpoint, IdIn } from '../../endpoint.ts';
import { Answered } from './briefs.ts';
import { tankMessages as say } from './messages.ts';
import { ofProblem, Reason, Title, tag, When } from './problems.ts';
import { MAX_PROPOSAL_LENGTH, MAX_SOURCE_LENGTH, MAX_SOURCES, MAX_WORDS_LENGTH, PUBLIC_STATES, REVIEWS_EACH } from './words.ts';

const Text = z.string({ error: say.proposalText }).max(MAX_PROPOSAL_LENGTH, { error: say.proposalText });
const Sources = z
  .array(z.string({ error: say.sources }).trim().min(1, { error: say.sources }).max(MAX_SOURCE_LENGTH, { error: say.sources }), {
    error: say.sources,
  })
  .max(MAX_SOURCES, { error: say.sources });
const Written = z.object({
  ...{ title: Title, text: Text.meta({ description: 'Markdown.' }), sources: Sources },
  basedOn: z.int32().min(0).meta({ description: 'The version that you have changed; 0 for the first.' }),
});

const Reviewed = Answered.extend({
  shownAs: z.uuid().meta({ description: 'By this you can report it. It tells nothing of who wrote it.' }),
});

export const OwnProposal = z.object({
  isSubmitted: z.boolean(),
  version: z.int(),
  title: z.string(),
  text: z.string(),
  html: z.string(),
  sources: z.array(z.string()),
  authors: z.array(z.string()).meta({ description: 'You and your co-authors.' }),
  code: z.string().nullable().meta({ description: 'With this code somebody joins as a co-author, while proposals are taken.' }),
  versions: z.array(z.object({ version: z.int(), savedAt: When, note: z.string() })),
  reviews: z.array(Reviewed).nullable().meta({ description: 'Null until all reviews are in.' }),
  isRevised: z.boolean(),
});
export type OwnProposal = z.infer<typeof OwnProposal>;

export const Workbench = z.object({
  slug: z.string(),
  title: z.string(),
  question: z.string(),
  state: z.enum(PUBLIC_STATES),
  endsAt: When.nullable(),
  isOwnProblem: z.boolean(),
  may: z.object({ write: z.boolean(), revise: z.boolean(), correct: z.boolean() }),
  proposal: OwnProposal.nullable(),
});
export type Workbench = z.infer<typeof Workbench>;

const ofAuthors = {
  tag,
  access: 'adult',
  params: ofProblem,
  ok: Workbench,
  problems: ['malformed', 'unauthenticated', 'consent-first', 'forbidden', 'not-found', 'conflict', 'unprocessable', 'too-many'],
  missing: 'not-found',
} as const;

export const readWorkbench = endpoint({
  ...ofAuthors,
  method: 'GET',
  path: '/api/think-tank/problems/{slug}/own',
  summary: 'Your proposal for a problem: its text, its versions, and its reviews once they are in.',
});

export const OwnVersion = z.object({
  version: z.int(),
  savedAt: When,
  title: z.string(),
  html: z.string(),
  sources: z.array(z.string()),
});
export type OwnVersion = z.infer<typeof OwnVersion>;

export const readOwnVersion = endpoint({
  ...ofAuthors,
  method: 'GET',
  path: '/api/think-tank/problems/{slug}/own/versions/{version}',
  summary: 'An earlier version of your proposal.',
  params: ofProblem.extend({ version: IdIn(say.idMalformed).meta({ description: 'Counted from 1.', example: 1 }) }),
  ok: OwnVersion,
});

export const saveProposal = endpoint({
  ...ofAuthors,
  method: 'PUT',
  path: '/api/think-tank/problems/{slug}/own',
  summary: 'Save a version of your proposal. Earlier ones are kept.',
  body: Written,
});

export const submitProposal = endpoint({
  ...ofAuthors,
  method: 'POST',
  path: '/api/think-tank/problems/{slug}/own/submit',
  summary: 'Submit your proposal under the licence; it may still be changed until the step ends.',
  body: z.object({ agrees: z.literal(true, { error: say.licence }) }),
});

export const joinProposal = endpoint({
  ...ofAuthors,
  method: 'POST',
  path: '/api/think-tank/problems/{slug}/own/join',
  summary: 'Become a co-author by the code of a proposal.',
  body: z.object({ code: z.string({ error: say.noSuchCode }).trim().min(1, { error: say.noSuchCode }).max(40, { error: say.noSuchCode }) }),
});

export const reviseProposal = endpoint({
  ...ofAuthors,
  method: 'POST',
  path: '/api/think-tank/problems/{slug}/own/revision',
  summary: 'Answer the reviews and revise your proposal, once.',
  body: Written.extend({
    answers: z
      .array(z.string({ error: say.answers }).trim().max(MAX_WORDS_LENGTH, { error: say.answers }))
      .max(REVIEWS_EACH)
      .meta({ description: 'In the order of the reviews; empty for none.' }),
  }),
});

export const correctBrief = endpoint({
  ...ofAuthors,
  method: 'POST',
  path: '/api/think-tank/problems/{slug}/own/correction',
  summary: 'Correct your published brief. The earlier text and your note stay with it.',
  body: Written.extend({ note: Reason }),
});

export const previewMarkdown = endpoint({
  method: 'POST',
  path: '/api/think-tank/preview',
  summary: 'How a text in Markdown will look.',
  tag,
  access: 'adult',
  body: z.object({ text: Text }),
  ok: z.object({ html: z.string() }),
  problems: ['malformed', 'unauthenticated', 'consent-first', 'forbidden', 'unprocessable'],
});

export const proposalEndpoints = [
  readWorkbench,
  readOwnVersion,
  saveProposal,
  submitProposal,
  joinProposal,
  reviseProposal,
  correctBrief,
  previewMarkdown,
] as const;
