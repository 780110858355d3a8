/** The colours of the hill in winter. East is blue and west is rust in every picture, so that one sees whose side a thing stands on. */
export const snow = { white: '#fbfdff', light: '#eaf2fb', shade: '#c6d8ec', deep: '#9bb6d6', ink: '#5d7ba3' } as const;
export const sky = { high: '#4f93d3', mid: '#86bce9', low: '#cfe6f8', haze: '#eef6fc' } as const;
export const dim = { ink: '#141a33', deep: '#232c55', mid: '#39447a', soft: '#5a6598', pale: '#a39fc4', glow: '#f2a65a' } as const;
export const east = { deep: '#1d4a73', mid: '#2f6fa3', soft: '#7fb0d6', pale: '#cfe2f0' } as const;
export const west = { deep: '#8c3a1d', mid: '#c25a2c', soft: '#e79a5f', pale: '#f8dcbf' } as const;
export const brick = { deep: '#7b3a2a', mid: '#a9553c', soft: '#c4745a', mortar: '#d9b9a3' } as const;
export const stone = { deep: '#6e6a6f', mid: '#948f90', soft: '#b7b0ac', pale: '#d8d0c6' } as const;
export const plaster = { deep: '#c9ad82', mid: '#e2cba2', pale: '#f2e4c8' } as const;
export const slate = { deep: '#3f4a5c', mid: '#566378', soft: '#76849a' } as const;
export const apple = { red: '#c8352d', deep: '#8f1f22', blush: '#ef7d5a', green: '#9cb24a', leaf: '#557a3a' } as const;
