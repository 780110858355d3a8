import { notice20261127 } from './script-2026-11-27.ts';
import type { Notice } from './script-notice-words.ts';

/** The version that is agreed to now. Earlier ones stay in this folder: the records of consent name them. */
export const currentNotice: Notice = notice20261127;
