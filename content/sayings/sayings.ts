import type { House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import { house1En } from './house-1.en.ts';
import { house1Hi } from './house-1.hi.ts';
import { house2En } from './house-2.en.ts';
import { house2Hi } from './house-2.hi.ts';
import { house3En } from './house-3.en.ts';
import { house3Hi } from './house-3.hi.ts';
import { house4En } from './house-4.en.ts';
import { house4Hi } from './house-4.hi.ts';
import { house5En } from './house-5.en.ts';
import { house5Hi } from './house-5.hi.ts';
import { house6En } from './house-6.en.ts';
import { house6Hi } from './house-6.hi.ts';
import { house7En } from './house-7.en.ts';
import { house7Hi } from './house-7.hi.ts';
import { house8En } from './house-8.en.ts';
import { house8Hi } from './house-8.hi.ts';
import { house9En } from './house-9.en.ts';
import { house9Hi } from './house-9.hi.ts';
import { house10En } from './house-10.en.ts';
import { house10Hi } from './house-10.hi.ts';
import { house11En } from './house-11.en.ts';
import { house11Hi } from './house-11.hi.ts';
import { house12En } from './house-12.en.ts';
import { house12Hi } from './house-12.hi.ts';
import { type Labels, labels } from './labels.ts';
import { pairsEn } from './pairs.en.ts';
import { pairsHi } from './pairs.hi.ts';
import type { HouseSayings, PairSayings } from './saying.ts';

/** What may be said of a person in one language: by house and by pair of houses. */
export type Sayings = {
  readonly houses: Readonly<Record<House, HouseSayings>>;
  readonly pairs: PairSayings;
  readonly labels: Labels;
};

export const sayings: Readonly<Record<Language, Sayings>> = {
  en: {
    houses: {
      1: house1En,
      2: house2En,
      3: house3En,
      4: house4En,
      5: house5En,
      6: house6En,
      7: house7En,
      8: house8En,
      9: house9En,
      10: house10En,
      11: house11En,
      12: house12En,
    },
    labels: labels.en,
    pairs: pairsEn,
  },
  hi: {
    houses: {
      1: house1Hi,
      2: house2Hi,
      3: house3Hi,
      4: house4Hi,
      5: house5Hi,
      6: house6Hi,
      7: house7Hi,
      8: house8Hi,
      9: house9Hi,
      10: house10Hi,
      11: house11Hi,
      12: house12Hi,
    },
    labels: labels.hi,
    pairs: pairsHi,
  },
};
