import type { ComponentType } from 'react';

/** Fetches one drawing: a chunk of its own, so that a story's first screen does not wait for its last picture. */
export type Picture = () => Promise<ComponentType>;
export type Pictures = Readonly<Record<string, Picture>>;
