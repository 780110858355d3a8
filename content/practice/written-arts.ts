import { bargaining } from './bargaining/written-art.ts';
import { exploring } from './exploring/written-art.ts';
import { expressing } from './expressing/written-art.ts';
import { feeling } from './feeling/written-art.ts';
import { joining } from './joining/written-art.ts';
import { leading } from './leading/written-art.ts';
import { making } from './making/written-art.ts';
import { planning } from './planning/written-art.ts';
import { reasoning } from './reasoning/written-art.ts';
import { reflecting } from './reflecting/written-art.ts';
import { remembering } from './remembering/written-art.ts';
import type { WrittenArt } from './script-exercise.ts';
import { searching } from './searching/written-art.ts';

/** In the order of the houses. */
export const writtenArts: readonly WrittenArt[] = [
  leading,
  remembering,
  expressing,
  feeling,
  making,
  reasoning,
  bargaining,
  searching,
  exploring,
  planning,
  joining,
  reflecting,
];
