import { z } from 'zod';
import { Counts, Device } from './assessments.ts';
import { endpoint, LanguageCode, UserId } from './endpoint.ts';
import { DEFAULT_LANGUAGE } from './language.ts';
import { EDUCATIONS, INTERESTS, PLACES } from './occupations.ts';
import { At } from './past-reports.ts';
import { REPORTS } from './report-names.ts';

export { REPORTS, type ReportName } from './report-names.ts';

const House = z.int().min(1).max(12).meta({ description: 'The number of a house, 1 to 12.' });
const Domain = z.enum(['emotional', 'rational', 'cognitive']);
const Strength = z.number().min(0).max(5);
const Share = z.number().min(0).max(100).meta({ description: 'Of 100.' });

export const Sentence = z.object({
  text: z.string(),
  insight: z.string().nullable().meta({ description: 'The statement about the person that it words; null where it states none.' }),
  label: z.string().optional().meta({ description: 'What it is about, in a few words.' }),
  sign: z.string().optional().meta({ description: 'Of a step: how one notices that it works.' }),
});
export type Sentence = z.infer<typeof Sentence>;

const Ranged = z.object({ value: Strength, low: Strength, high: Strength });
const Percentile = z.object({ value: Share, low: Share, high: Share });

export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('prose'), sentences: z.array(Sentence) }).meta({ description: 'One paragraph.' }),
  z
    .object({ kind: z.literal('houses'), rows: z.array(z.object({ house: House, sentences: z.array(Sentence) })) })
    .meta({ description: 'A short paragraph for each house, headed by its name.' }),
  z.object({ kind: z.literal('points'), sentences: z.array(Sentence) }).meta({ description: 'A list.' }),
  z.object({ kind: z.literal('advice'), sentences: z.array(Sentence) }).meta({ description: 'Things to do, in order.' }),
  z.object({
    kind: z.literal('sides'),
    rows: z.array(
      z.object({
        house: House,
        domain: Domain,
        strength: Ranged.nullable(),
        percentile: Percentile.optional().meta({ description: 'Left out where its range is wider than 50 points, or is not told.' }),
        sentence: Sentence.nullable(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('contrasts'),
    rows: z.array(
      z.object({
        house: House,
        emotional: Ranged.nullable(),
        rational: Ranged.nullable(),
        cognitive: Ranged.nullable(),
        sentence: Sentence.nullable(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('shares'),
    rows: z.array(z.object({ label: z.string(), share: Share, sentence: Sentence.nullable() })),
  }),
  z.object({ kind: z.literal('figures'), rows: z.array(z.object({ house: House, share: Share })) }),
  z.object({
    kind: z.literal('map'),
    name: z.literal('secureness'),
    x: z.number(),
    y: z.number(),
    errorX: z.number().min(0),
    errorY: z.number().min(0),
    correlation: z.number().min(-1).max(1),
  }),
  z.object({
    kind: z.literal('played'),
    test: z.string(),
    counts: Counts,
    untimed: z.boolean(),
    language: LanguageCode,
    device: Device,
    finishedAt: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('occupations'),
    compared: z.int().min(1).meta({ description: 'How many occupations were compared for this person.' }),
    rows: z.array(
      z.object({
        code: z.string().meta({ description: 'ISCO-08 unit group.' }),
        title: z.string(),
        band: z
          .enum(['close', 'near'])
          .meta({ description: 'Surely enough in the upper quarter of those compared, or in their upper half.' }),
        chance: Share.meta({ description: 'Of 100: that it lies in the part of the list that its band names.' }),
        reasons: z.array(z.string()).meta({ description: 'What the work asks for and the person is told to have.' }),
        against: z.array(z.string()).meta({ description: 'What the work asks for where the person is told to be at the other end.' }),
        day: z.string(),
        interests: z.array(z.enum(INTERESTS)),
        education: z.enum(EDUCATIONS),
        place: z.enum(PLACES),
        automation: z.number().min(0).max(1).nullable().meta({ description: 'As Frey and Osborne estimate it; null where they do not.' }),
      }),
    ),
  }),
]);
export type Block = z.infer<typeof Block>;

export const Section = z.object({ id: z.string().meta({ description: 'Names its heading in every language.' }), blocks: z.array(Block) });
export type Section = z.infer<typeof Section>;

const Missing = z
  .object({ any: z.int().min(0), emotional: z.int().min(0), rational: z.int().min(0), cognitive: z.int().min(0) })
  .meta({ description: 'How many more tests it needs, of whatever domain and of each; all 0 when it can be read.' });
export type Missing = z.infer<typeof Missing>;

export const WrittenReport = z.object({
  report: z.enum(REPORTS),
  missing: Missing,
  inShort: z.array(Sentence).meta({ description: 'Three sentences; empty while it cannot be read.' }),
  sections: z.array(Section),
  thisMonth: z.array(Sentence).meta({ description: 'Three things to do this month.' }),
  restsOn: z.array(z.object({ test: z.string(), finishedAt: z.iso.datetime() })),
  isComplete: z.boolean().meta({ description: 'All tests are in.' }),
  writer: z.enum(['provider', 'built-in']),
});
export type WrittenReport = z.infer<typeof WrittenReport>;

const Reader = z.object({ userId: UserId });
const inLanguage = z.object({ language: LanguageCode.default(DEFAULT_LANGUAGE) });
const inLanguageAt = inLanguage.extend({ at: At });
const problems = ['malformed', 'unauthenticated', 'forbidden'] as const;

export const readWrittenReport = endpoint({
  method: 'GET',
  path: '/api/report/{userId}/written/{report}',
  summary: 'A report in sentences, with what its charts need.',
  tag: 'Reports',
  access: 'reader',
  params: Reader.extend({ report: z.enum(REPORTS).meta({ example: 'professional' }) }),
  query: inLanguageAt,
  ok: WrittenReport,
  problems: [...problems, 'not-found'],
});

export const ReportOverview = z.object({
  figures: z
    .array(z.object({ house: House, share: Share }))
    .meta({ description: 'In what share of draws each house is the strongest; the likeliest first.' }),
  halves: z.object({ stronger: z.array(House), quieter: z.array(House) }).meta({ description: 'What passes the bar, the surest first.' }),
  newest: Sentence.extend({ test: z.string().nullable() }).nullable().meta({
    description: 'The surest thing that the newest test has a part in, with that test; where it has none, the surest of all, with null.',
  }),
  reports: z.array(
    z.object({ report: z.enum(REPORTS), missing: Missing, isHeldBack: z.boolean().meta({ description: 'By the operator, for now.' }) }),
  ),
});
export type ReportOverview = z.infer<typeof ReportOverview>;

export const readReportOverview = endpoint({
  method: 'GET',
  path: '/api/report/{userId}/written',
  summary: 'Which reports can be read, the figure, and the newest insight.',
  tag: 'Reports',
  access: 'reader',
  params: Reader,
  query: inLanguage,
  ok: ReportOverview,
  problems,
});

export const writtenReportEndpoints = [readReportOverview, readWrittenReport] as const;
