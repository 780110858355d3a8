import { z } from 'zod';
import { Counts, SittingId } from './assessments.ts';
import { endpoint, LanguageCode, UserId } from './endpoint.ts';
import { DEFAULT_LANGUAGE } from './language.ts';
import { TEXT_KINDS, textKindOf } from './narratives.ts';
import { At } from './past-reports.ts';
import { PLACES } from './strengths.ts';
import { TRAIT_KINDS } from './trait-kinds.ts';

/** What a reader of reports can meet, in plain words. */
export const reportMessages = {
  notYours:
    'This report belongs to someone else, so it cannot be shown to you. Open your own report from your home page, or look at the demo report.',
} as const;

const HOUSE_COUNT = 12;
const House = z.int().min(1).max(HOUSE_COUNT).meta({ description: 'The number of a house, 1 to 12.' });
const Strength = z.number().min(0).max(5);
const Strengths = z.object({ low: Strength, high: Strength });
const Percent = z.number().min(0).max(100);

const houseKeys = Array.from({ length: HOUSE_COUNT }, (_, index) => `house${index + 1}` as const);

export const HouseValues = z.record(z.enum(houseKeys), Strength.nullable()).meta({
  description: 'The strength of each house, 0 to 5; null where too little has been answered to say.',
});
export type HouseValues = z.infer<typeof HouseValues>;

export const HouseReport = z.object({
  house: House,
  strength: Strength.nullable().meta({ description: '0 to 5; null where the reliability is under 0.3.' }),
  standardError: z.number().min(0).nullable().meta({ description: 'Of the strength, on its own scale.' }),
  range: Strengths.nullable().meta({ description: 'Holds the true strength with 95%.' }),
  percentile: z
    .object({
      value: Percent,
      low: Percent,
      high: Percent,
      provisional: z
        .boolean()
        .meta({ description: "True while it compares with the model's population, because too few people have finished." }),
      group: z.string().nullable(),
    })
    .nullable(),
  reliability: z.number().min(0).max(1),
  standing: z.enum(['strong', 'average', 'weak']).nullable().meta({ description: 'Against others.' }),
  place: z.enum(PLACES).nullable().meta({ description: "Among one's own twelve; null while there is no ranking." }),
  wouldMeasure: z.array(z.string()).meta({ description: 'The tests that measure this house and are not in the profile yet.' }),
});
export type HouseReport = z.infer<typeof HouseReport>;

export const StrengthsReport = z.object({
  userId: z.int(),
  houses: z.array(HouseReport).length(HOUSE_COUNT),
  ranking: z
    .array(House)
    .meta({ description: 'Measured houses from the strongest to the weakest; empty while fewer than six are measured.' }),
  alike: z.array(z.array(House)).meta({ description: 'Neighbours of the ranking that cannot be told apart. Groups may overlap.' }),
  dominant: House.nullable(),
  stronger: z
    .array(House)
    .meta({ description: "Houses that belong to the person's own stronger half with a chance of .75 or more, the surest first." }),
  isComplete: z.boolean().meta({ description: 'False until all tests are in: everything is told "so far".' }),
  testsTaken: z.array(z.string()),
  testsInAll: z.int(),
  nextTest: z.string().nullable().meta({ description: 'The one that makes the profile surest for its minutes; null when all are in it.' }),
  versions: z
    .object({ banks: z.record(z.string(), z.string()), norms: z.string() })
    .meta({ description: 'What the scores were computed with.' }),
  computedAt: z.iso.datetime(),
  newestTestAt: z.iso.datetime().nullable(),
});
export type StrengthsReport = z.infer<typeof StrengthsReport>;

const Reader = z.object({ userId: UserId });
const problems = ['malformed', 'unauthenticated', 'forbidden'] as const;

export const SittingStrengths = z.object({
  test: z.string(),
  finished: z.boolean(),
  houses: z.array(HouseReport.omit({ wouldMeasure: true, place: true })).meta({
    description:
      'The houses of which this one test tells enough to say something, the surest first; empty until it is finished and counts.',
  }),
});
export type SittingStrengths = z.infer<typeof SittingStrengths>;

export const readSittingStrengths = endpoint({
  method: 'GET',
  path: '/api/test-sessions/{sittingId}/strengths',
  summary: 'What one finished test says by itself.',
  tag: 'Reports',
  access: 'sitting',
  params: SittingId,
  ok: SittingStrengths,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'gone'],
});

export const readHouseValues = endpoint({
  method: 'GET',
  path: '/api/personalityPlanets/{userId}',
  summary: "A person's twelve strengths.",
  tag: 'Reports',
  access: 'reader',
  params: Reader,
  ok: HouseValues,
  problems,
});

export const TraitReport = z.object({
  traits: z
    .array(
      z.object({
        trait: z.string().meta({ description: 'Names the trait in every language.' }),
        traitName: z.string().meta({ description: 'In English.' }),
        house: House.nullable().meta({ description: 'Null for a trait of the whole profile.' }),
        kind: z
          .enum(TRAIT_KINDS)
          .meta({ description: 'A whole house, the side of a house that it leans on most, or the shape of the profile.' }),
        traitValue: z.number().min(0).max(100),
        standardError: z.number().min(0).meta({ description: 'Of the value, on its own scale.' }),
        testDate: z.iso.datetime(),
      }),
    )
    .meta({ description: 'What the answers so far have measured, on 50 + 10 z. Derived from the facets, not measured separately.' }),
  securenessTestResults: z
    .array(z.object({ name: z.string(), value: z.number(), standardError: z.number(), testDate: z.iso.datetime() }))
    .meta({ description: 'Styles of feeling secure with others, on 50 + 10 z. A design, not a diagnosis.' }),
});
export type TraitReport = z.infer<typeof TraitReport>;

export const readTraits = endpoint({
  method: 'GET',
  path: '/api/report/{userId}',
  summary: "A person's traits and styles of feeling secure.",
  tag: 'Reports',
  access: 'reader',
  params: Reader,
  ok: TraitReport,
  problems,
});

export const readStrengths = endpoint({
  method: 'GET',
  path: '/api/report/{userId}/strengths',
  summary: "A person's twelve strengths with their uncertainty, ranking and ties.",
  tag: 'Reports',
  access: 'reader',
  params: Reader,
  query: z.object({ at: At }),
  ok: StrengthsReport,
  problems: [...problems, 'not-found'],
});

export const ReportText = z.object({
  text: z.string().meta({ description: 'Paragraphs, separated by an empty line.' }),
  writer: z.enum(['provider', 'built-in', 'fallback']),
});
export type ReportText = z.infer<typeof ReportText>;

const TextOf = Reader.extend({
  kind: z
    .string()
    .max(60)
    .meta({ description: `${TEXT_KINDS.join(', ')}; anything else is explained as ${textKindOf('')}.`, example: 'summary' }),
});

export const readReportText = endpoint({
  method: 'GET',
  path: '/api/report/{userId}/texts/{kind}',
  summary: 'The summary of a profile, or what one of its charts says, in prose.',
  tag: 'Reports',
  access: 'reader',
  params: TextOf,
  query: z.object({ language: LanguageCode.default(DEFAULT_LANGUAGE), at: At }),
  ok: ReportText,
  problems: [...problems, 'not-found', 'too-many', 'unavailable'],
});

export const ReportTextLine = z.union([
  z
    .object({ writer: ReportText.shape.writer })
    .meta({ description: 'A text begins. A second one takes the place of all that came before it.' }),
  z.object({ sentence: z.string(), paragraph: z.int().min(0) }).meta({ description: 'One sentence, already guarded.' }),
  z.object({ end: z.literal(true) }).meta({ description: 'All has come.' }),
  z
    .object({ failed: z.string(), retryAfter: z.int().min(1) })
    .meta({ description: 'The rest cannot be had now; asking again can help after so many seconds.' }),
]);
export type ReportTextLine = z.infer<typeof ReportTextLine>;

export const followReportText = endpoint({
  method: 'GET',
  path: '/api/report/{userId}/texts/{kind}/sentences',
  summary: 'The same text sentence by sentence, while it is written.',
  tag: 'Reports',
  access: 'reader',
  params: TextOf,
  query: z.object({ language: LanguageCode.default(DEFAULT_LANGUAGE), at: At }),
  ok: ReportTextLine,
  inLines: true,
  problems: [...problems, 'not-found', 'too-many', 'unavailable'],
});

const TestResult = z.object({
  finishedAt: z.iso.datetime(),
  language: LanguageCode.meta({ description: 'In which it was told.' }),
  untimed: z.boolean(),
  counts: Counts,
  houses: SittingStrengths.shape.houses.meta({ description: 'What this time alone tells; the houses of which it tells enough.' }),
});

const Change = z.object({
  house: House,
  domain: z.enum(['emotional', 'rational', 'cognitive']).meta({ description: 'Which of the three sides of the house.' }),
  before: Strength,
  after: Strength,
  difference: z.number().meta({ description: 'On the scale of strengths, from the estimates before they were rounded.' }),
  standardError: z.number().min(0).meta({ description: 'Of the difference: the root of the summed squares of the two standard errors.' }),
  verdict: z
    .enum(['risen', 'fallen', 'no reliable change'])
    .meta({ description: 'Risen or fallen where the difference is larger than 1.96 of its standard errors: more than chance gives.' }),
});

export const TestResults = z.object({
  test: z.string(),
  results: z
    .array(TestResult)
    .meta({ description: 'Every time through that counts, the newest first. The profile uses the newest; the others stay.' }),
  change: z.array(Change).nullable().meta({ description: 'From the time before the newest to the newest; null where there is one only.' }),
});
export type TestResults = z.infer<typeof TestResults>;

export const readTestResults = endpoint({
  method: 'GET',
  path: '/api/report/{userId}/tests/{test}',
  summary: 'What a person did in one test, each time, and what has changed.',
  tag: 'Reports',
  access: 'reader',
  params: Reader.extend({ test: z.string().max(60).meta({ description: 'The name of a test in addresses.', example: 'a-test' }) }),
  ok: TestResults,
  problems,
});

export const reportEndpoints = [
  readSittingStrengths,
  readTestResults,
  readHouseValues,
  readTraits,
  readStrengths,
  readReportText,
  followReportText,
] as const;
