import type { ComponentType } from 'react';
import type { House } from '#content/mind/facets.ts';
import type { Drawing } from './parts/tones.ts';

/** The portrait of each figure, a chunk of its own: a report shows two or three of the twelve. */
export const portraits: Readonly<Record<House, () => Promise<ComponentType<Drawing>>>> = {
  1: async () => (await import('./drawings/Helm.tsx')).Helm,
  2: async () => (await import('./drawings/Keeper.tsx')).Keeper,
  3: async () => (await import('./drawings/Voice.tsx')).Voice,
  4: async () => (await import('./drawings/Harbour.tsx')).Harbour,
  5: async () => (await import('./drawings/Maker.tsx')).Maker,
  6: async () => (await import('./drawings/Mason.tsx')).Mason,
  7: async () => (await import('./drawings/Broker.tsx')).Broker,
  8: async () => (await import('./drawings/Diver.tsx')).Diver,
  9: async () => (await import('./drawings/Scout.tsx')).Scout,
  10: async () => (await import('./drawings/Weaver.tsx')).Weaver,
  11: async () => (await import('./drawings/Bridge.tsx')).Bridge,
  12: async () => (await import('./drawings/Mirror.tsx')).Mirror,
};
