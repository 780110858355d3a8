import { type CountedCalls, countTextCalls } from '#server/narratives/repository.ts';
import type { Database } from '#server/platform/database.ts';

/** What the text provider did and cost, the newest day first. */
export async function describeTexts(database: Database, atMostDays: number): Promise<string> {
  const counted = await countTextCalls(database, atMostDays);
  if (counted.length === 0) return 'No text provider was ever called.';
  return [...counted.map(describeDay), '', `In all ${describeTokens(sumOf(counted))}.`].join('\n');
}

const describeDay = ({ day, model, answered, refused, failed, ...tokens }: CountedCalls): string =>
  `${day}  ${model}: ${answered + refused + failed} calls (${answered} answered, ${refused} refused by the guard, ${failed} failed), ${describeTokens(tokens)}`;

type Cost = Pick<CountedCalls, 'inputTokens' | 'outputTokens'>;
const describeTokens = ({ inputTokens, outputTokens }: Cost): string => `${inputTokens} tokens in and ${outputTokens} out`;

const sumOf = (counted: readonly Cost[]): Cost => ({
  inputTokens: counted.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
  outputTokens: counted.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
});
