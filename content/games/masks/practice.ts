import { type FeelingTemplate, type LooksTemplate, QUADS, type Speech } from './templates.ts';

/** Shown with a word on how it went, before the scored part; never scored. `look` is a place in LOOKS. */
export type PracticeTemplate =
  | (LooksTemplate & { readonly look: number; readonly isChanged: boolean })
  | (FeelingTemplate & { readonly look: number; readonly speech: Speech });

const quadOf = (...four: readonly string[]): number =>
  QUADS.findIndex((quad) => four.every((feeling) => quad.some((one) => one === feeling)));

/** Easy ones: a change that is seen; eyes that wander and a face that stays; a raised brow on a tilted head. Then a face whose words fit, and one whose words do not. */
export const PRACTICE: readonly PracticeTemplate[] = [
  { kind: 'looks', id: 'practice-mouth', zone: 'mouth', size: 1.4, distractions: 0, look: 0, isChanged: true },
  { kind: 'looks', id: 'practice-same', zone: 'brows', size: 1.4, distractions: 1, look: 24, isChanged: false },
  { kind: 'looks', id: 'practice-brows', zone: 'brows', size: 1.4, distractions: 1, look: 11, isChanged: true },
  {
    kind: 'feeling',
    id: 'practice-agrees',
    quad: quadOf('happy', 'surprised', 'angry', 'sad'),
    strength: 'full',
    look: 37,
    speech: 'agrees',
  },
  {
    kind: 'feeling',
    id: 'practice-contradicts',
    quad: quadOf('angry', 'relieved', 'disgusted', 'embarrassed'),
    strength: 'full',
    look: 2,
    speech: 'contradicts',
  },
];
