import written from './script-society-figures.json' with { type: 'json' };

/** What the rule of the society does to simulated people (`npm run study -- --society --figures` writes it). Shares are from 0 to 1. */
export type SocietyFigures = {
  readonly people: number;
  readonly seed: number;
  /** How often each game was really played, to learn how much a sitting tells. */
  readonly plays: number;
  readonly rule: { readonly invite: number; readonly admit: number };
  /** Of the mean of the twelve facets, after the games were played once. */
  readonly reliability: number;
  readonly invited: number;
  readonly admitted: number;
  readonly admittedInTop1: number;
  readonly admittedInTop3: number;
  /** Of those who truly stand in the top 1%. */
  readonly missed: number;
};

export const societyFigures: SocietyFigures = written;
