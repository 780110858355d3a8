/**
 * The muscles of a drawn face: action units of the Facial Action Coding System (Ekman, Friesen and Hager 2002), with the places where eyes
 * and head point. Safe for a browser: positions are what is seen.
 */

/** What a face can do with its muscles, each from 0 (at rest) to 1 (as far as it goes), with the number of its action unit. */
const MUSCLE_UNITS = {
  innerBrow: 1,
  outerBrow: 2,
  frown: 4,
  wideLids: 5,
  cheeks: 6,
  tightLids: 7,
  nose: 9,
  upperLip: 10,
  smile: 12,
  dimple: 14,
  cornersDown: 15,
  chin: 17,
  stretch: 20,
  tightLips: 23,
  pressLips: 24,
  lipsPart: 25,
  jaw: 26,
  lids: 43,
} as const;
export type Muscle = keyof typeof MUSCLE_UNITS;
export const MUSCLES = Object.keys(MUSCLE_UNITS) as readonly Muscle[];

/** Where eyes and head point, each from -1 to 1 (units 51 to 58 and 61 to 64), as the viewer sees it: to the left and down are negative. */
export const DIRECTIONS = ['gazeAcross', 'gazeUp', 'headTurn', 'headUp', 'headTilt'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What is not named is at rest. `side`, from -1 to 1, leaves brow, smile and dimple to one side of the face, and the frown to the other. */
export type Muscles = Readonly<Partial<Record<Muscle | Direction | 'side', number>>>;

/** From where the light falls on a face. */
export const LIGHTS = ['left', 'right'] as const;
export type Light = (typeof LIGHTS)[number];
