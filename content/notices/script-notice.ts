import { notice20261123b } from './script-2026-11-23-2.ts';
import type { Notice } from './script-notice-words.ts';

/** The version that is agreed to now. Earlier ones stay in this folder: the records of consent name them. */
export const currentNotice: Notice = notice20261123b;
