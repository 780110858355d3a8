import { behaviours } from './behaviours.hi.ts';
import type { FallbackSummary } from './fallback-summary.ts';
import { listHi } from './lists.ts';

export const fallbackHi: FallbackSummary = ({ above, below }) => {
  const strengths = listHi(above.map((house) => `${behaviours[house].high[0]}ने`));
  const steps = listHi(below.map((house) => `${behaviours[house].growth[0]}ने`));
  const first = above.length > 0 ? `आपकी ताक़त शायद ${strengths} में सबसे ज़्यादा दिखती है।` : 'आपकी ताक़त अगले टेस्ट के साथ और साफ़ दिखेगी।';
  return `${first} ${below.length > 0 ? `आगे बढ़ने का रास्ता ${steps} से खुल सकता है।` : 'आगे कहाँ बढ़ना है, यह बाक़ी टेस्ट बताएँगे।'}`;
};
