import type { MembershipState } from '#contract/society/membership-words.ts';

export type PersonOfSociety = {
  readonly username: string;
  readonly name: string;
  readonly state: MembershipState | null;
  readonly isEditor: boolean;
};

/** The people of the society that the program of the browser tests starts with: nobody can finish twelve tests in a browser test. */
export const societyPeople = [
  { username: 'walker1', name: 'Meera Shah', state: 'member', isEditor: false },
  { username: 'member1', name: 'Kavya Nair', state: 'member', isEditor: false },
  { username: 'member2', name: 'Imran Sheikh', state: 'member', isEditor: false },
  { username: 'member3', name: 'Tara Bose', state: 'member', isEditor: false },
  { username: 'member4', name: 'Jonas Berg', state: 'member', isEditor: false },
  { username: 'member5', name: 'Lakshmi Rao', state: 'member', isEditor: false },
  { username: 'member6', name: 'Ana Duarte', state: 'member', isEditor: false },
  { username: 'member7', name: 'Farid Khan', state: 'member', isEditor: false },
  { username: 'member8', name: 'Ruth Mensah', state: 'member', isEditor: false },
  { username: 'editor1', name: 'Devika Menon', state: 'member', isEditor: true },
  { username: 'editor2', name: 'Samuel Okoro', state: null, isEditor: true },
  { username: 'invited1', name: 'Nila Das', state: 'confirmed', isEditor: false },
  { username: 'invited2', name: 'Rohan Iyer', state: 'invited', isEditor: false },
] as const satisfies readonly PersonOfSociety[];

export type SocietyUsername = (typeof societyPeople)[number]['username'];

/** All of them log in with this one. */
export const SOCIETY_PASSWORD = 'river7$ghat';
