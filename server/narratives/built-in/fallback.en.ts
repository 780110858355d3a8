import { behaviours } from './behaviours.en.ts';
import type { FallbackSummary } from './fallback-summary.ts';
import { listEn } from './lists.ts';

export const fallbackEn: FallbackSummary = ({ above, below }) => {
  const strengths = listEn(above.map((house) => behaviours[house].high[0].doing));
  const steps = listEn(below.map((house) => behaviours[house].growth[0].doing));
  const first =
    above.length > 0 ? `Your strengths seem to show most in ${strengths}.` : 'Your strengths will show more clearly with the next tests.';
  return `${first} ${below.length > 0 ? `Areas to develop can begin with ${steps}.` : 'Where you can develop is for the tests still open to say.'}`;
};
