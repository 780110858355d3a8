import type { Device } from '../assessments.ts';
import { LANGUAGES } from '../language.ts';

/** By what people are told apart when the society is watched for bias, and into which groups. */
export const WATCHED = {
  language: LANGUAGES,
  device: ['phone', 'tablet', 'computer'] satisfies readonly Device[],
  age: ['18-24', '25-39', '40-59', '60-'],
} as const;
export const ATTRIBUTES = ['language', 'device', 'age'] as const satisfies readonly (keyof typeof WATCHED)[];
export type Attribute = (typeof ATTRIBUTES)[number];
export type Group<Of extends Attribute = Attribute> = (typeof WATCHED)[Of][number];

/** Of a smaller group nothing is shown: it would tell of single people, and says little of a group. */
export const MIN_GROUP = 30;
/** So many answers of each group an item needs before the groups are compared on it. */
export const MIN_ANSWERS = 100;
