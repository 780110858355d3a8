import type { ComponentType } from 'react';
import { GhatStepsDusk } from './pictures/GhatStepsDusk.tsx';

/** The id of a backdrop (content/lantern-ferry/script-scenes.ts) and its picture. */
export type Pictures = Readonly<Record<string, ComponentType>>;

/** From the ghat at dusk to the anchor in midstream. */
export const earlierPictures: Pictures = {
  'ghat-steps-dusk': GhatStepsDusk,
};
