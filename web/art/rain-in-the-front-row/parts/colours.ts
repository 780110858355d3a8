/** An old cinema in the rain: red velvet, brass, dusk, the beam of the projector, and the green that the monsoon brings. */
export const velvet = { ink: '#26090f', deep: '#561320', mid: '#96202f', soft: '#c43f48', pale: '#e98a80' } as const;
export const brass = { deep: '#74480f', mid: '#b5832b', soft: '#e2b75c', pale: '#f8e0a2' } as const;
export const dusk = { ink: '#12122a', deep: '#24234a', mid: '#483f74', soft: '#805f8d', rose: '#cc7f8c', glow: '#f2b184' } as const;
export const beam = { core: '#fffbe6', soft: '#fdeebd', cool: '#cfdcee' } as const;
export const monsoon = { ink: '#0b221e', deep: '#153d37', mid: '#2a6857', soft: '#599b7b', pale: '#a6ccae', mist: '#d6e5d8' } as const;
export const rainy = { deep: '#354c58', mid: '#5b7883', soft: '#8fa8ae', pale: '#c8d5d4' } as const;
export const wall = { deep: '#a4754c', mid: '#d0a374', soft: '#ebcda0', pale: '#f8ead0' } as const;
export const iron = { ink: '#23292e', deep: '#3b444b', mid: '#636f79', soft: '#929fa7', bright: '#d2dce0', rust: '#934e2c' } as const;
export const dress = {
  leela: '#2d7f7a',
  leelaBorder: '#e8b54a',
  basheer: '#e9dcc0',
  annie: '#d9892b',
  annieLegs: '#3a4f6b',
  varkey: '#f4efe2',
  selvi: '#a8326a',
  selviBorder: '#f0c04a',
  rafi: '#3f74a8',
  kapadia: '#6b5a8e',
  harjit: '#4c6b3c',
  turban: '#e0912b',
  rosy: '#e27f8f',
  rosamma: '#e9e3f2',
} as const;
