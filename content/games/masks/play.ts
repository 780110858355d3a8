import type { Lots } from '../lots.ts';
import { faceOf, PROTOTYPES, unlikeness } from './feelings.ts';
import { NAMING_OPTIONS, type NamingOption } from './key.ts';
import { goesWith, linesFor } from './lines.ts';
import { CHANGED_IN_BLOCK, FEELINGS, type Feeling, LOOKS_IN_BLOCK, type Look, type ShownFace } from './script.ts';
import { LIGHTS, type Muscle, type Muscles } from './script-muscles.ts';
import { CHANGE_UNITS, type FeelingTemplate, type LooksTemplate, QUADS, type Speech, STRENGTHS } from './templates.ts';

/** A look with its key: the muscle that moved, or null. */
export type MadeLook = Look & { readonly moved: Muscle | null };

/** A face with its key. `options` is the order on the screen. */
export type MadeFeeling = {
  readonly face: ShownFace;
  readonly right: Feeling;
  readonly speech: Speech;
  readonly line: number;
  readonly options: readonly Feeling[];
};

/** The faces of a block begin with part of some feeling in them, so that they are alive. A brow raised on one side would hide what changes. */
const STARTS = FEELINGS.filter((feeling) => PROTOTYPES[feeling].side === undefined);
const MIN_START = 0.3;
const START_RANGE = 0.28;

const GAZE_SHIFT = 0.55;
const TILT_SHIFT = 0.4;
const DISTRACTIONS = ['gaze', 'tilt', 'light'] as const;

/** Half of the looks are changed, in an order by lot. `faces` are places in LOOKS, one for each look. */
export function makeBlock(template: LooksTemplate, faces: readonly number[], lots: Lots): MadeLook[] {
  const changed = lots.shuffle(Array.from({ length: LOOKS_IN_BLOCK }, (_, index) => index < CHANGED_IN_BLOCK));
  return changed.map((isChanged, index) => makeLook(template, faces[index]!, isChanged, lots));
}

/** Also of a change of another size than those of the test. */
export function makeLook(
  { zone, size, distractions }: Pick<LooksTemplate, 'zone' | 'distractions'> & { readonly size: number },
  look: number,
  isChanged: boolean,
  lots: Lots,
): MadeLook {
  const muscles = faceOf(lots.pick(STARTS), MIN_START + START_RANGE * lots.random());
  const light = lots.pick(LIGHTS);
  const before: ShownFace = { muscles, light };
  const after = lots
    .shuffle(DISTRACTIONS)
    .slice(0, distractions)
    .reduce((face, kind) => distract(face, kind, lots), before);
  if (!isChanged) return { look, before, after, moved: null };
  const { muscle, to } = lots.pick(movesOf(muscles, CHANGE_UNITS[zone], size));
  return { look, before, after: { ...after, muscles: { ...after.muscles, [muscle]: to } }, moved: muscle };
}

/** Every muscle of the zone that has room for a change of this size, up or down. */
function movesOf(muscles: Muscles, units: Readonly<Partial<Record<Muscle, number>>>, size: number) {
  const moves = (Object.entries(units) as [Muscle, number][]).flatMap(([muscle, unit]) => {
    const now = muscles[muscle] ?? 0;
    return [now + size * unit, now - size * unit].map((to) => ({ muscle, to: round(to) })).filter(({ to }) => to >= 0 && to <= 1);
  });
  if (moves.length === 0) throw new RangeError(`no muscle has room for a change of size ${size}`);
  return moves;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

function distract({ muscles, light }: ShownFace, kind: (typeof DISTRACTIONS)[number], lots: Lots): ShownFace {
  const away = (now: number, shift: number) => round(now + (now > 0.2 || (now > -0.2 && lots.random() < 0.5) ? -shift : shift));
  switch (kind) {
    case 'gaze':
      return { muscles: { ...muscles, gazeAcross: away(muscles.gazeAcross ?? 0, GAZE_SHIFT) }, light };
    case 'tilt':
      return { muscles: { ...muscles, headTilt: away(muscles.headTilt ?? 0, TILT_SHIFT) }, light };
    case 'light':
      return { muscles, light: LIGHTS.find((other) => other !== light)! };
  }
}

/** `usedLines` are avoided while there are others. With `speech`, as in practice, the lot is only over what fits it. */
export function makeFeeling({ quad, strength }: FeelingTemplate, usedLines: ReadonlySet<number>, lots: Lots, speech?: Speech): MadeFeeling {
  const four = QUADS[quad]!;
  const lines = linesFor(four);
  const fresh = lines.filter((line) => !usedLines.has(line));
  const line = lots.pick(fresh.length > 0 ? fresh : lines);
  const speechOf = (feeling: Feeling): Speech => (goesWith(line, feeling) ? 'agrees' : 'contradicts');
  const right = lots.pick(four.filter((feeling) => speech === undefined || speechOf(feeling) === speech));
  const trace = lots.pick(four.filter((feeling) => feeling !== right));
  const { own, other } = STRENGTHS[strength];
  const muscles = faceOf(right, own, other > 0 ? { with: trace, strength: other } : undefined);
  return { face: { muscles, light: lots.pick(LIGHTS) }, right, speech: speechOf(right), line, options: lots.shuffle(four) };
}

/** What naming this feeling comes to: the wrong three are told apart by how unlike the right one they look. */
export function namingOf({ right, options }: MadeFeeling, named: Feeling): NamingOption {
  const byLikeness = options.toSorted((one, other) => unlikeness(right, one) - unlikeness(right, other));
  return NAMING_OPTIONS[byLikeness.indexOf(named)]!;
}
