import { houseName } from '#content/houses/script-names.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import type { OwnData, OwnTable } from '#contract/own-data.ts';
import { toCsv } from './csv.ts';

/** The tables that somebody can open in a spreadsheet. */
export const ownTables: Record<OwnTable, (data: OwnData) => string> = {
  results: resultsOf,
  answers: answersOf,
  consents: consentsOf,
  grievances: grievancesOf,
};

const TRAIT_SCALE = 100;
const STRENGTH_SCALE = 5;

function resultsOf({ strengths, traits }: OwnData): string {
  const date = strengths.newestTestAt ?? '';
  const rows = [
    ...strengths.houses.map(
      ({ house, strength, standardError, range }) =>
        [
          'mind function',
          houseName(house, DEFAULT_LANGUAGE),
          strength,
          standardError,
          range?.low ?? null,
          range?.high ?? null,
          STRENGTH_SCALE,
          date,
        ] as const,
    ),
    ...traits.traits.map(
      ({ traitName, traitValue, standardError, testDate }) =>
        ['trait', traitName, traitValue, standardError, null, null, TRAIT_SCALE, testDate] as const,
    ),
    ...traits.securenessTestResults.map(
      ({ name, value, standardError, testDate }) => ['secureness', name, value, standardError, null, null, TRAIT_SCALE, testDate] as const,
    ),
  ];
  return toCsv(['kind', 'name', 'value', 'standard_error', 'low', 'high', 'scale_to', 'date'], rows);
}

function answersOf({ sittings }: OwnData): string {
  const rows = sittings.flatMap(({ test, startedAt, answers }) =>
    answers.map(
      ({ position, shown, answer, responseTimeMs, receivedAt }) =>
        [test, startedAt, position, shown, JSON.stringify(answer), responseTimeMs, receivedAt] as const,
    ),
  );
  return toCsv(['test', 'begun_at', 'position', 'shown', 'answer', 'response_time_ms', 'received_at'], rows);
}

function consentsOf({ consents }: OwnData): string {
  const rows = consents.record.map(
    ({ at, purpose, isGiven, givenBy, notice, language }) => [at, purpose, isGiven, givenBy, notice, language] as const,
  );
  return toCsv(['at', 'purpose', 'given', 'by', 'version_of_the_text', 'language'], rows);
}

function grievancesOf({ grievances }: OwnData): string {
  const rows = grievances.map(
    ({ number, about, text, receivedAt, dueAt, answeredAt, answer }) =>
      [number, about, text, receivedAt, dueAt, answeredAt, answer] as const,
  );
  return toCsv(['number', 'about', 'text', 'received_at', 'due_at', 'answered_at', 'answer'], rows);
}
