type Screen = {
  readonly address: `/home/society${string}`;
  /** Its word in society.json, under `screens`. */
  readonly name: string;
  /** Shown to the editorial circle alone. */
  readonly isForEditors?: true;
};

/** Every page of the society, as its navigation has them. A page that is added here has its word in society.json. */
export const societyScreens = [
  { address: '/home/society', name: 'home' },
  { address: '/home/society/members', name: 'members' },
  { address: '/home/society/letters', name: 'letters' },
] as const satisfies readonly Screen[];

export type SocietyScreen = (typeof societyScreens)[number]['name'];
