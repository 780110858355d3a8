import type { PersonOfSociety } from './society-people.ts';

/** The five whose windows the story looks into. */
export const five = {
  nila: { username: 'nila', name: 'Nila Das', state: null, isEditor: false },
  rohan: { username: 'rohan', name: 'Rohan Iyer', state: null, isEditor: false },
  meera: { username: 'meera', name: 'Meera Shah', state: 'member', isEditor: false },
  devika: { username: 'devika', name: 'Devika Menon', state: null, isEditor: true },
  samuel: { username: 'samuel', name: 'Samuel Okoro', state: null, isEditor: true },
} as const satisfies Record<string, PersonOfSociety>;

export type StoryUsername = (typeof five)[keyof typeof five]['username'];

/** Other members, who do what is done again and again without a window. */
export const others = ['Kavya Nair', 'Imran Sheikh', 'Tara Bose', 'Jonas Berg', 'Lakshmi Rao', 'Ana Duarte'].map((name) => ({
  ...{ username: name.split(' ')[0]!.toLowerCase(), name, isEditor: false },
  state: 'member' as const,
}));

/** In standard deviations above the middle: what each was able to do in the six games, the first time and the second. */
export const finishers = [
  { username: five.nila.username, first: 2.2, second: 2.2 },
  { username: five.rohan.username, first: 2.2, second: 0 },
] as const;
