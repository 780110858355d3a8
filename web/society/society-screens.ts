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
  { address: '/home/society/circles', name: 'circles' },
  { address: '/home/society/think-tank', name: 'thinkTank' },
  { address: '/home/society/think-tank/queue', name: 'queue', isForEditors: true },
  { address: '/home/society/letters', name: 'letters' },
  { address: '/home/society/complaints', name: 'complaints' },
] as const satisfies readonly Screen[];
