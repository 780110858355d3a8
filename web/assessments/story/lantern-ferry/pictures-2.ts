import type { Pictures } from './pictures-1.ts';

/** From the stern locker to the last evening. */
export const laterPictures: Pictures = {};
