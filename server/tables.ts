/** Every table of every domain: each domain declares its own beside its repository, and they meet here. Types only. */
export type Tables = Record<never, never>;
