import type { WrittenArt } from '../script-exercise.ts';
import { art } from './script-art.ts';
import { sources } from './script-sources.ts';
import { words as en } from './script-words.en.ts';
import { words as hi } from './script-words.hi.ts';

export const making: WrittenArt = { art, sources, words: { en, hi } };
