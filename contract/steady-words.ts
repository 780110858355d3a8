/** The two paths, and the six steps of each in their order. */
export const STEPS = {
  steady: ['safety', 'strain', 'sleep', 'writing', 'people', 'matters'],
  confidence: ['where', 'voice', 'ladder', 'saying', 'strengths', 'setback'],
} as const;
export type Path = keyof typeof STEPS;
export type StepOf<P extends Path> = (typeof STEPS)[P][number];
export type Step = StepOf<Path>;
export const PATHS = Object.keys(STEPS) as [Path, ...Path[]];

/** The step that stays closed until a clinician has looked at it, and for whoever is under 18. */
export const WRITING_STEP = 'writing' satisfies Step;

/** Mood and confidence, from 0 to this. */
export const SLIDER_MAX = 10;

export const MAX_NOTE_LENGTH = 20_000;
export const MAX_NOTE_PARTS = 8;
