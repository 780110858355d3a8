import type { Feeling } from './script.ts';
import { DIRECTIONS, MUSCLES, type Muscles } from './script-muscles.ts';

/**
 * What each feeling does to a face, at its fullest: the key of "which feeling?". It never leaves the server; a browser gets the muscles of
 * one face. Which action units belong to a feeling is taken from the sources below; how far each goes is set by eye, so that the drawing is
 * read as meant at full strength.
 *
 * - anger 4+5+7+23, disgust 9+10+17, fear 1+2+4+5+20+25, happiness 6+12+25, sadness 1+4+15(+17), surprise 1+2+5+26: Ekman and Friesen 1978,
 *   Facial Action Coding System; Ekman, Friesen and Hager 2002.
 * - embarrassment: gaze down and aside, a smile that is held back (12 with 24), head down and turned away: Keltner 1995, Journal of
 *   Personality and Social Psychology 68, 441-454.
 * - pride: a small smile and the head tilted back: Tracy and Robins 2004, Psychological Science 15, 194-197.
 * - amusement (6+7+12+25+26, head back), boredom (lids that fall, head to the side), curiosity as interest (1+2+12), relief (closed eyes, a
 *   breath let out), doubt as confusion (4+7, head to the side), tenderness as sympathy and love (1 with a soft smile, head to the side):
 *   Cordaro, Sun, Keltner, Kamble, Huddar and McNeil 2018, Emotion 18, 75-93; Keltner, Sauter, Tracy and Cowen 2019, Journal of Nonverbal
 *   Behavior 43, 133-160. The one raised brow of doubt is ours, after common drawing.
 * - worry is fear held back (1+4 with pressed lips), disappointment is sadness with lowered lids and tucked corners (15+17+14): designs.
 */
export const PROTOTYPES: Readonly<Record<Feeling, Muscles>> = {
  happy: { cheeks: 1, smile: 1, lipsPart: 0.9, jaw: 0.12 },
  amused: { cheeks: 1, tightLids: 0.7, smile: 1, lipsPart: 1, jaw: 0.6, headUp: 0.5, headTilt: 0.4, innerBrow: 0.3, outerBrow: 0.3 },
  tender: { cheeks: 0.55, smile: 0.65, innerBrow: 0.55, frown: 0.15, lids: 0.3, headTilt: -0.8, gazeUp: -0.1 },
  proud: { smile: 0.6, cheeks: 0.2, chin: 0.35, pressLips: 0.3, outerBrow: 0.35, lids: 0.35, headUp: 1, gazeUp: -0.6 },
  relieved: { lids: 1, innerBrow: 0.8, frown: 0.3, smile: 0.4, cheeks: 0.3, lipsPart: 0.9, jaw: 0.16, headUp: 0.7 },
  embarrassed: {
    smile: 0.6,
    pressLips: 0.8,
    cheeks: 0.4,
    chin: 0.2,
    innerBrow: 0.5,
    gazeAcross: 0.75,
    gazeUp: -1,
    headUp: -0.8,
    headTurn: 0.8,
    headTilt: 0.4,
  },
  surprised: { innerBrow: 1, outerBrow: 1, wideLids: 1, lipsPart: 0.5, jaw: 0.75 },
  curious: { innerBrow: 0.6, outerBrow: 0.8, wideLids: 0.5, smile: 0.5, lipsPart: 0.25, headTilt: 0.7 },
  afraid: { innerBrow: 1, outerBrow: 0.7, frown: 0.75, wideLids: 1, stretch: 1, lipsPart: 1, jaw: 0.12 },
  worried: { innerBrow: 0.9, frown: 0.75, wideLids: 0.3, pressLips: 0.6, stretch: 0.3, cornersDown: 0.35, gazeAcross: -0.4 },
  sad: { innerBrow: 1, frown: 0.65, cornersDown: 1, chin: 0.7, lids: 0.35, gazeUp: -0.6, headUp: -0.4 },
  disappointed: {
    innerBrow: 0.35,
    lids: 0.35,
    cornersDown: 0.6,
    chin: 0.7,
    dimple: 0.8,
    pressLips: 0.5,
    gazeAcross: -0.8,
    gazeUp: -0.7,
    headTilt: -0.5,
    headUp: -0.3,
  },
  angry: { frown: 1, wideLids: 0.75, tightLids: 0.8, tightLips: 1, pressLips: 0.6, chin: 0.3 },
  disgusted: { nose: 1, upperLip: 1, frown: 0.55, tightLids: 0.7, cheeks: 0.4, cornersDown: 0.5, chin: 0.5, lipsPart: 0.25 },
  doubtful: {
    outerBrow: 1,
    innerBrow: 0.4,
    frown: 0.8,
    tightLids: 0.5,
    dimple: 1,
    pressLips: 0.5,
    side: 1,
    headTilt: -0.5,
    gazeAcross: 0.3,
  },
  bored: { lids: 0.55, cornersDown: 0.35, dimple: 0.2, outerBrow: 0.1, gazeAcross: 0.8, gazeUp: 0.5, headTilt: 0.9 },
};

const PARTS = [...MUSCLES, ...DIRECTIONS] as const;

/** The face of a feeling at part of its strength, 0 to 1, perhaps with another one in it. Which side it leans to is not made weaker. */
export function faceOf(feeling: Feeling, strength: number, blend?: { readonly with: Feeling; readonly strength: number }): Muscles {
  const muscles: Partial<Record<string, number>> = {};
  for (const part of PARTS) {
    const own = strength * (PROTOTYPES[feeling][part] ?? 0);
    const other = blend ? blend.strength * (PROTOTYPES[blend.with][part] ?? 0) : 0;
    const both = Math.max(-1, Math.min(1, own + other));
    if (both !== 0) muscles[part] = Math.round(both * 1000) / 1000;
  }
  const { side } = PROTOTYPES[feeling];
  return side === undefined ? muscles : { ...muscles, side };
}

/** Where eyes and head point is seen less well than what the face does. */
const DIRECTION_WEIGHT = 0.5;

/** How unlike two feelings look: root of the summed squared differences of their muscles. Between 1.1 (happy, amused) and 2.7. */
export function unlikeness(one: Feeling, other: Feeling): number {
  const squares = PARTS.map((part) => {
    const difference = (PROTOTYPES[one][part] ?? 0) - (PROTOTYPES[other][part] ?? 0);
    const weight = (DIRECTIONS as readonly string[]).includes(part) ? DIRECTION_WEIGHT : 1;
    return weight * difference ** 2;
  });
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
}
