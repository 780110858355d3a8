/** Nairobi in the dry months: dust, red earth, jacaranda, tin, the two-coloured paint of a rented hall, and nights without power. */
export const dust = { white: '#fdf4e1', pale: '#f7e2b9', soft: '#ebc88d', mid: '#d39c5b', deep: '#a56a38' } as const;
export const earth = { pale: '#d98d60', mid: '#b7552f', deep: '#8a3a22', dark: '#5b2617', ink: '#2b120c' } as const;
export const jacaranda = { pale: '#cdbcf0', soft: '#a88fdd', mid: '#7f62c3', deep: '#553b94' } as const;
export const tin = { pale: '#d3dadb', soft: '#b4c0c4', mid: '#93a3aa', deep: '#65757e', rust: '#b0623c' } as const;
export const sky = { high: '#4d9fd4', mid: '#93c8e4', low: '#f6e6c3' } as const;
export const fire = { high: '#8a3f6d', mid: '#d9603f', soft: '#f0913f', low: '#ffd27a', sun: '#fff0c4' } as const;
export const paint = {
  cream: '#f3e4c4',
  shade: '#dcc497',
  teal: '#3f938c',
  tealDeep: '#2c6f6b',
  door: '#2a66a8',
  doorDeep: '#1b4679',
} as const;
export const dim = { ink: '#0b0c1a', deep: '#15162c', mid: '#242647', soft: '#3b3d6c', pale: '#6a6b9c' } as const;
export const red = { soft: '#f0665a', mid: '#d8322b', deep: '#991f21' } as const;
/** Robes take the colour of the light: which cloth it is, the choices decide. */
export const robe = { pale: '#fbe9bd', mid: '#efd091', deep: '#c99a54' } as const;
export const market = {
  tomato: '#e2532f',
  mango: '#f3aa1f',
  leaf: '#23866a',
  blue: '#2f6db3',
  berry: '#a53c77',
  lime: '#7f9a35',
  violet: '#7450b8',
  sand: '#e7cfa0',
} as const;
export const tone = { deep: '#38211a', dark: '#4b2d20', mid: '#64402b', warm: '#7f5335', tan: '#ab784f' } as const;
export const white = '#fffaf0';
