/** What both sides of the wire ask of a list of strengths, so that a chart and a text never give two answers. */

/** A house whose strength is known, and with it all that goes with a strength; its place still needs a ranking. */
export type Measured<Told> = { readonly [Key in keyof Told]: Key extends 'place' ? Told[Key] : NonNullable<Told[Key]> };

export const isMeasured = <Told extends { readonly strength: number | null }>(house: Told): house is Told & Measured<Told> =>
  house.strength !== null;

/** Among one's own twelve: the first three are Powerful, the last three Weak, the rest Average (specification, section 9). */
export const PLACES = ['powerful', 'average', 'weak'] as const;
export type Place = (typeof PLACES)[number];

type Ranked<House extends number> = {
  readonly houses: readonly { readonly house: number; readonly place: Place | null }[];
  readonly ranking: readonly House[];
};

const housesAt = <House extends number>({ houses, ranking }: Ranked<House>, wanted: Place): House[] =>
  ranking.filter((number) => houses.some(({ house, place }) => house === number && place === wanted));

/** From the strongest down; empty while there is no ranking. */
export const powerfulHouses = <House extends number>(ranked: Ranked<House>): House[] => housesAt(ranked, 'powerful');
/** From the weakest up; empty while there is no ranking. */
export const weakHouses = <House extends number>(ranked: Ranked<House>): House[] => housesAt(ranked, 'weak').reverse();

type Alike<House extends number> = {
  readonly ranking: readonly House[];
  /** Runs of neighbours of the ranking that cannot be told apart. Runs may overlap. */
  readonly alike: readonly (readonly House[])[];
};

/** Houses that cannot be told apart from at least one of these, themselves left out, in the order of the ranking. */
export function alikeWith<House extends number>({ alike, ranking }: Alike<House>, houses: readonly House[]): House[] {
  const touched = new Set(alike.filter((run) => run.some((house) => houses.includes(house))).flat());
  return ranking.filter((house) => touched.has(house) && !houses.includes(house));
}
