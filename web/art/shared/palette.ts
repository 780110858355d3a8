/** Colours that the stories share. A story keeps its own hour of day in light mode and in dark, so these are no tokens. */
export const night = { ink: '#0c0e20', deep: '#12142b', dark: '#1a1d47', mid: '#2a2e6e', soft: '#434890', pale: '#7a7fc0' } as const;

export const dusk = { violet: '#4b3d7c', plum: '#7a4a78', rose: '#b9646a', amber: '#e39a4c', gold: '#f6c277' } as const;

export const river = {
  ink: '#06212a',
  deep: '#0a3a43',
  dark: '#0d5054',
  mid: '#0f6d6a',
  soft: '#2f9a92',
  pale: '#5cc9c0',
  foam: '#bfeee6',
} as const;

/** The river in flood, when there is light enough to see its colour. */
export const silt = { ink: '#2a1a17', deep: '#4a3029', mid: '#6d4a38', soft: '#946a4c', pale: '#c39a6c' } as const;

export const marigold = { burnt: '#8f4d08', deep: '#d98a00', mid: '#f0a830', soft: '#ffc968', pale: '#ffe6ae' } as const;

export const wood = { ink: '#1c120d', deep: '#331f14', dark: '#4d301c', mid: '#6f4728', soft: '#99683a', pale: '#c6945a' } as const;

export const paper = { white: '#faf6ee', warm: '#efe2c8', grey: '#b9ad9a' } as const;

export const skin = { deep: '#4f2f20', mid: '#744629', warm: '#96603a', grey: '#5a4136' } as const;

export const cloth = {
  maroon: '#7a2433',
  wine: '#4d1826',
  mango: '#f3a51c',
  mangoShade: '#c97607',
  teal: '#1c7c78',
  indigo: '#353a86',
  cream: '#e9dcc0',
  rust: '#a8502a',
  leaf: '#3d6b4c',
  olive: '#5d6237',
  plum: '#6a3a63',
  slate: '#4b5470',
} as const;

export const green = { ink: '#10241d', deep: '#1c4034', mid: '#2f6350', soft: '#568c6f' } as const;

/** The blue glass of the ferry's own lantern, and the two colours that the island answers in. */
export const blueGlass = { deep: '#1f4fb0', mid: '#4b8df0', soft: '#9cc9ff', core: '#eef6ff' } as const;
export const signal = { white: '#fdfbf2', red: '#ff4c3b', redSoft: '#ff9a84' } as const;
