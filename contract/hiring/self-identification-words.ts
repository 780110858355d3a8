/** What somebody can say of themselves, and how; each may be left open. */
export const SELF_GROUPS = {
  gender: ['woman', 'man', 'another'],
  age: ['under-40', 'from-40'],
  disability: ['with', 'without'],
} as const;
export type SelfAttribute = keyof typeof SELF_GROUPS;
export const SELF_ATTRIBUTES = ['gender', 'age', 'disability'] as const satisfies readonly SelfAttribute[];
