import type { Feeling } from './script.ts';
import type { Muscle } from './script-muscles.ts';

/** From a template and a seed come the faces of a trial; difficulty follows from the template alone (key.ts). Never leaves the server. */

/** Where on the face a change is made. */
export const ZONES = ['brows', 'eyes', 'mouth'] as const;
export type Zone = (typeof ZONES)[number];

/**
 * How far each muscle moves for a change of size 1: so far that the drawing changes by the same amount, 100 of its 48,000 points from black to
 * white. Measured once on 36 drawn faces (six looks, six feelings at 0.4 of their strength), as the median over them.
 */
export const CHANGE_UNITS: Readonly<Record<Zone, Readonly<Partial<Record<Muscle, number>>>>> = {
  brows: { innerBrow: 0.28, outerBrow: 0.26, frown: 0.27 },
  eyes: { wideLids: 0.5, tightLids: 0.51, cheeks: 0.42, lids: 0.22 },
  mouth: { smile: 0.51, cornersDown: 0.83, chin: 0.4, stretch: 0.83, upperLip: 0.62 },
};

const CHANGE_SIZES = [1.4, 1, 0.7, 0.48, 0.32] as const;
export type ChangeSize = (typeof CHANGE_SIZES)[number];

/** What changes besides, on every face of the block, and is no change of the face: where eyes or head point, or the light. */
const MAX_DISTRACTIONS = 2;

export type LooksTemplate = {
  readonly kind: 'looks';
  readonly id: string;
  readonly zone: Zone;
  readonly size: ChangeSize;
  readonly distractions: number;
};

export const LOOKS_TEMPLATES: readonly LooksTemplate[] = ZONES.flatMap((zone) =>
  CHANGE_SIZES.flatMap((size, step) =>
    Array.from({ length: MAX_DISTRACTIONS + 1 }, (_, distractions) => ({
      kind: 'looks' as const,
      id: `${zone}-${CHANGE_SIZES.length - step}-${distractions}`,
      zone,
      size,
      distractions,
    })),
  ),
);

/**
 * Four feelings that stand together as the options of a trial. The set is chosen first and which of the four the face shows is drawn by lot:
 * so nothing about the four words, however alike or long they are, tells which is right. Six times over, all 16 feelings are shared out.
 * Pairs that plain speech does not keep apart never meet: happy with amused or tender, afraid with worried, sad with disappointed.
 */
export const QUADS: readonly (readonly [Feeling, Feeling, Feeling, Feeling])[] = [
  ['disappointed', 'disgusted', 'angry', 'doubtful'],
  ['worried', 'embarrassed', 'tender', 'sad'],
  ['bored', 'proud', 'curious', 'happy'],
  ['afraid', 'surprised', 'amused', 'relieved'],
  ['disappointed', 'tender', 'worried', 'embarrassed'],
  ['happy', 'relieved', 'bored', 'proud'],
  ['surprised', 'amused', 'afraid', 'curious'],
  ['disgusted', 'sad', 'angry', 'doubtful'],
  ['doubtful', 'angry', 'disappointed', 'proud'],
  ['disgusted', 'happy', 'curious', 'worried'],
  ['sad', 'afraid', 'tender', 'surprised'],
  ['embarrassed', 'amused', 'bored', 'relieved'],
  ['surprised', 'afraid', 'amused', 'tender'],
  ['disgusted', 'happy', 'proud', 'worried'],
  ['curious', 'sad', 'angry', 'doubtful'],
  ['disappointed', 'relieved', 'bored', 'embarrassed'],
  ['happy', 'surprised', 'angry', 'sad'],
  ['doubtful', 'embarrassed', 'disgusted', 'relieved'],
  ['tender', 'proud', 'worried', 'curious'],
  ['afraid', 'amused', 'disappointed', 'bored'],
  ['happy', 'bored', 'surprised', 'worried'],
  ['angry', 'relieved', 'disgusted', 'embarrassed'],
  ['amused', 'afraid', 'sad', 'proud'],
  ['curious', 'tender', 'disappointed', 'doubtful'],
];

/** How strongly the face shows its feeling; a mixed face has a trace of another of the four in it. */
export const STRENGTHS = {
  full: { own: 1, other: 0 },
  clear: { own: 0.72, other: 0 },
  mixed: { own: 0.72, other: 0.3 },
  faint: { own: 0.48, other: 0 },
} as const;
export type Strength = keyof typeof STRENGTHS;

export type FeelingTemplate = {
  readonly kind: 'feeling';
  readonly id: string;
  /** Place in QUADS. */
  readonly quad: number;
  readonly strength: Strength;
};

export const FEELING_TEMPLATES: readonly FeelingTemplate[] = QUADS.flatMap((_, quad) =>
  (Object.keys(STRENGTHS) as Strength[]).map((strength) => ({
    kind: 'feeling' as const,
    id: `quad-${quad + 1}-${strength}`,
    quad,
    strength,
  })),
);

/** Whether the face agrees with what is said, or contradicts it. Drawn by lot, each half of the time. */
export const SPEECHES = ['agrees', 'contradicts'] as const;
export type Speech = (typeof SPEECHES)[number];
