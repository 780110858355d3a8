import { type ComponentType, lazy } from 'react';
import type { ScreenKind } from '#content/practice/script-screen.ts';
import Breathing from './Breathing.tsx';
import type { ScreenProps } from './screen.ts';

/** What plays each kind of screen. */
export const screens: { readonly [Kind in ScreenKind]: ComponentType<ScreenProps<Kind>> } = {
  game: lazy(() => import('./GameRound.tsx')),
  planning: lazy(() => import('./Planning.tsx')),
  breathing: Breathing, // one minute of it begins each day
  sound: lazy(() => import('./Sound.tsx')),
  writing: lazy(() => import('./Writing.tsx')),
  cards: lazy(() => import('./Cards.tsx')),
  talk: lazy(() => import('./Talk.tsx')),
  recall: lazy(() => import('./Recall.tsx')),
  estimate: lazy(() => import('./Estimate.tsx')),
  ideas: lazy(() => import('./Ideas.tsx')),
};
