import { houseName } from '#content/houses/script-names.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import type { OwnData, OwnTable } from '#contract/own-data.ts';
import { toCsv } from './csv.ts';

/** The tables that somebody can open in a spreadsheet. */
export const ownTables: Record<OwnTable, (data: OwnData) => string> = { results: resultsOf, answers: answersOf };

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
