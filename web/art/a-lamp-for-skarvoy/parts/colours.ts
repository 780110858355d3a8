/** The North Atlantic in one year: slate, turf, wool, and the yellow of the only lamp. */
export const rock = { ink: '#20272d', deep: '#39434b', mid: '#58646d', soft: '#7f8b91', pale: '#aab3b4', white: '#d3d8d5' } as const;
export const sea = { ink: '#142430', deep: '#203a49', mid: '#365869', soft: '#5f8392', pale: '#9db9bf', foam: '#e8f1f0' } as const;
export const wool = { white: '#f3ede0', soft: '#dccfb9', grey: '#a89c8b', brown: '#6f5a48', dark: '#3c332d' } as const;
export const lamp = { core: '#fff6d8', pale: '#ffe4a0', mid: '#ffc85e', deep: '#d9902c', burnt: '#8a5217' } as const;
export const tar = { ink: '#15171b', deep: '#24282d', mid: '#363b41', soft: '#515860' } as const;
export const paint = { red: '#a93b31', redDeep: '#762823', white: '#eef0ea', ochre: '#cf9a3a', blue: '#35618a', green: '#4d6b45' } as const;
export const pine = { ink: '#2b1d14', deep: '#4b3221', mid: '#7a5434', soft: '#a97a4b', pale: '#d0a571', white: '#e9cfa4' } as const;
export const tin = { deep: '#7d8890', mid: '#aeb8bd', pale: '#dfe6e8', white: '#fbfdfd' } as const;
/** The faces of an island to which people have come from everywhere. */
export const face = { pale: '#ecd3bf', fair: '#dfae8b', ruddy: '#cc8e6c', brown: '#96603a', deep: '#5b3826' } as const;
export const knit = {
  blue: '#2f5576',
  rust: '#b2552f',
  moss: '#5c6d3f',
  plum: '#6c4265',
  grey: '#5d666e',
  teal: '#27706f',
  sand: '#b99b6b',
} as const;

export type Hour = 'spring' | 'summer' | 'autumn' | 'evening' | 'storm' | 'winter' | 'washed';

type Light = {
  readonly sky: readonly string[];
  readonly sea: readonly string[];
  readonly cloud: string;
  readonly far: string;
  readonly hill: string;
  readonly cliff: string;
  readonly turf: string;
  readonly near: string;
  readonly blade: string;
};

/** What each season and hour does to the same island. */
export const lights: Readonly<Record<Hour, Light>> = {
  spring: {
    sky: ['#7fa6bb', '#b3ced6', '#e2eae2', '#f7efdc'],
    sea: ['#8fb0b8', '#5f8896', '#41697a', '#2c5063'],
    cloud: '#f4f4ec',
    far: '#8ea9b0',
    hill: '#7d9a57',
    cliff: '#566349',
    turf: '#6f9148',
    near: '#4e7038',
    blade: '#9ab866',
  },
  summer: {
    sky: ['#5f9cc4', '#9cc7dd', '#d8e9e6', '#fdf3d8'],
    sea: ['#9cc3cb', '#5f9bab', '#3b7a90', '#285d75'],
    cloud: '#ffffff',
    far: '#8db3bf',
    hill: '#86a950',
    cliff: '#5b6d46',
    turf: '#7ba145',
    near: '#578036',
    blade: '#b3cb66',
  },
  autumn: {
    sky: ['#6d7f8a', '#98a6aa', '#c3c6bf', '#e0d7c4'],
    sea: ['#8a9a9e', '#647a82', '#475f69', '#334a55'],
    cloud: '#b9bfbe',
    far: '#86949a',
    hill: '#94834c',
    cliff: '#5d5440',
    turf: '#9a8446',
    near: '#75622f',
    blade: '#c6ac62',
  },
  evening: {
    sky: ['#3f5f86', '#7f8fae', '#d9a98f', '#f8d9a0'],
    sea: ['#c9a792', '#7d8aa0', '#4b6883', '#2d4a68'],
    cloud: '#f0c3a0',
    far: '#7e86a0',
    hill: '#5f7450',
    cliff: '#42503f',
    turf: '#5b7546',
    near: '#3c5636',
    blade: '#8aa060',
  },
  storm: {
    sky: ['#14171c', '#2c2f30', '#5b5230', '#b8942f'],
    sea: ['#6d6636', '#3f4a43', '#2b3a40', '#17242b'],
    cloud: '#1c2024',
    far: '#3c3f38',
    hill: '#4a5132',
    cliff: '#2c3126',
    turf: '#46502f',
    near: '#2b3421',
    blade: '#77793f',
  },
  winter: {
    sky: ['#4d5f78', '#8296aa', '#bfc9d0', '#e6dcd2'],
    sea: ['#7f92a0', '#566f80', '#3c5566', '#28404f'],
    cloud: '#d8dee2',
    far: '#8593a0',
    hill: '#d3dce2',
    cliff: '#707c86',
    turf: '#e6edf1',
    near: '#c3d0da',
    blade: '#9a8f66',
  },
  washed: {
    sky: ['#79b2d6', '#b5d8e8', '#e9f3ef', '#fff7e4'],
    sea: ['#c6dfe2', '#93bfca', '#659cae', '#437d92'],
    cloud: '#ffffff',
    far: '#9fbcc6',
    hill: '#8aa06a',
    cliff: '#626f5b',
    turf: '#7f9758',
    near: '#5d7644',
    blade: '#b8c886',
  },
};
