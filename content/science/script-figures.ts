import type { Domain, House } from '../mind/facets.ts';
import written from './script-study-figures.json' with { type: 'json' };

/** What the study of simulated people found (`npm run study -- --figures` writes it), and with which banks. */
export type StudyFigures = {
  readonly people: number;
  readonly seed: number;
  /** The version of each test's bank that they played. */
  readonly banks: Readonly<Record<string, string>>;
  readonly answers: number;
  readonly minutes: number;
  /** Of each mind function, 0 to 1. */
  readonly houses: readonly { readonly house: House; readonly reliability: number }[];
  readonly facets: readonly { readonly house: House; readonly domain: Domain; readonly reliability: number }[];
  readonly rmse: number;
  /** The smallest RMSE that any way of scoring could reach. */
  readonly bound: number;
  /** How often a range of 95 % holds the truth: over all facets, and of the facet where it does so least and most often. */
  readonly coverage: { readonly pooled: number; readonly least: number; readonly most: number };
  readonly topThreeRight: number;
  readonly bottomFourRight: number;
  /** How many of a hundred players of each manner stand out over all tests. */
  readonly flagged: readonly { readonly manner: string; readonly rate: number }[];
  /** Of games that choose their trials: how many they take, and a fixed form that measures as well. */
  readonly savings: readonly { readonly test: string; readonly trials: number; readonly fixedTrials: number }[];
};

export const studyFigures: StudyFigures = written as StudyFigures;
