import type { Audience } from './access-tokens.ts';

/** Employers have the same tables as people, in a schema of their own: so a query is typed with people's and reads those of its audience. */
export const tableOf = <Name extends string>(audience: Audience, name: Name) => `${audience}.${name}` as `people.${Name}`;
