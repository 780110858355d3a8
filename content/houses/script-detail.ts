/** A house as its card shows it: what it is like when it is low, and ten things to do. */
export type HouseDetail = {
  readonly name: string;
  readonly weaknessDescription: string;
  readonly improvementTips: readonly string[];
};
