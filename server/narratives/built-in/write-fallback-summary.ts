import type { House } from '#content/mind/facets.ts';
import { AVERAGE_FROM } from '#content/mind/strength.ts';
import { powerfulHouses, weakHouses } from '#contract/strengths.ts';
import type { NarrativeFacts } from '../facts.ts';
import { measuredHouses } from '../rules.ts';
import { behaviours as behavioursEn } from './behaviours.en.ts';
import { behaviours as behavioursHi } from './behaviours.hi.ts';
import { listEn, listHi } from './lists.ts';

/** The generic summary of two sentences, strengths and then areas to develop, that stands in when a provider fails (specification, section 8). */
export const writeFallbackSummary = (facts: NarrativeFacts): string => sayings[facts.language](endsOf(facts));

type Ends = { readonly above: readonly House[]; readonly below: readonly House[] };

const sayings: Record<NarrativeFacts['language'], (ends: Ends) => string> = {
  en: ({ above, below }) => {
    const strengths = listEn(above.map((house) => behavioursEn[house].high[0].doing));
    const steps = listEn(below.map((house) => behavioursEn[house].growth[0].doing));
    const first =
      above.length > 0 ? `Your strengths seem to show most in ${strengths}.` : 'Your strengths will show more clearly with the next tests.';
    return `${first} ${below.length > 0 ? `Areas to develop can begin with ${steps}.` : 'Where you can develop is for the tests still open to say.'}`;
  },
  hi: ({ above, below }) => {
    const strengths = listHi(above.map((house) => `${behavioursHi[house].high[0]}ने`));
    const steps = listHi(below.map((house) => `${behavioursHi[house].growth[0]}ने`));
    const first = above.length > 0 ? `आपकी ताक़त शायद ${strengths} में सबसे ज़्यादा दिखती है।` : 'आपकी ताक़त अगले टेस्ट के साथ और साफ़ दिखेगी।';
    return `${first} ${below.length > 0 ? `आगे बढ़ने का रास्ता ${steps} से खुल सकता है।` : 'आगे कहाँ बढ़ना है, यह बाक़ी टेस्ट बताएँगे।'}`;
  },
};

/** Without a ranking, strong and average sides count as strengths, and the others as areas to develop. */
function endsOf(facts: NarrativeFacts): Ends {
  if (facts.ranking.length > 0) return { above: powerfulHouses(facts), below: weakHouses(facts) };
  const measured = measuredHouses(facts);
  const isAbove = ({ strength }: { strength: number }) => strength >= AVERAGE_FROM;
  const housesOf = (some: typeof measured) => some.slice(0, 3).map(({ house }) => house);
  return { above: housesOf(measured.filter(isAbove)), below: housesOf(measured.filter((one) => !isAbove(one))) };
}
