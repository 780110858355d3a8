import type { House } from '../mind/facets.ts';

/** What a house is like when it is low, and ten things to do. The words are in public/assets/i18n/<language>/houses.json. */
export type HouseTexts = {
  readonly weaknessDescription: string;
  readonly improvementTips: readonly string[];
};

/** As the file of a language has them. */
export type TextsOfHouses = Readonly<Record<House, HouseTexts>>;
