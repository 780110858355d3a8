import type { PairSayings } from '../saying.ts';

export const pairsOf11En: PairSayings[11] = {
  12: {
    both: 'The prize goes to the group and the photograph leaves you out. It stings, you look at the sting, and by evening you are hanging up their picture.',
    first:
      'Your best idea went to the team, and ever since you have counted how rarely your name comes up. At the next meeting, thank somebody else for theirs, by name.',
    second:
      'Calm, with nothing against anyone, you watch the street feast from your window, and nobody down there knows that you like them. Carry one bowl down and stay until it is empty.',
  },
};
