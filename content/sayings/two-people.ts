import type { House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import type { TwoDomain, TwoPeopleSayings, TwoStanding } from './saying.ts';
import { twoPeopleEn } from './two-people.en.ts';
import { twoPeopleHi } from './two-people.hi.ts';

/** What it means between two people how they stand. */
export type Meeting = 'alike' | 'completing' | 'rubbing';

export const twoPeople: Readonly<Record<Language, TwoPeopleSayings>> = { en: twoPeopleEn, hi: twoPeopleHi };

const meeting = (high: Meeting, low: Meeting, apart: Meeting): Readonly<Record<TwoStanding, Meeting>> => ({ high, low, apart });

/** Which of the three each scene tells of: judged scene by scene, as both languages have them. */
export const meetings: Readonly<Record<House, Readonly<Record<TwoDomain, Readonly<Record<TwoStanding, Meeting>>>>>> = {
  1: { emotional: meeting('alike', 'alike', 'completing'), rational: meeting('rubbing', 'rubbing', 'completing') },
  2: { emotional: meeting('alike', 'alike', 'rubbing'), rational: meeting('alike', 'rubbing', 'rubbing') },
  3: { emotional: meeting('alike', 'rubbing', 'rubbing'), rational: meeting('alike', 'rubbing', 'completing') },
  4: { emotional: meeting('alike', 'rubbing', 'completing'), rational: meeting('alike', 'alike', 'completing') },
  5: { emotional: meeting('alike', 'alike', 'completing'), rational: meeting('rubbing', 'alike', 'completing') },
  6: { emotional: meeting('alike', 'alike', 'rubbing'), rational: meeting('alike', 'alike', 'completing') },
  7: { emotional: meeting('alike', 'rubbing', 'rubbing'), rational: meeting('alike', 'alike', 'completing') },
  8: { emotional: meeting('alike', 'alike', 'rubbing'), rational: meeting('alike', 'alike', 'rubbing') },
  9: { emotional: meeting('alike', 'alike', 'rubbing'), rational: meeting('alike', 'alike', 'completing') },
  10: { emotional: meeting('alike', 'alike', 'rubbing'), rational: meeting('rubbing', 'rubbing', 'completing') },
  11: { emotional: meeting('alike', 'alike', 'rubbing'), rational: meeting('alike', 'rubbing', 'completing') },
  12: { emotional: meeting('alike', 'rubbing', 'rubbing'), rational: meeting('alike', 'rubbing', 'completing') },
};
