import type { Diary, SliderPair } from '#contract/steady.ts';
import { PATHS, type Path, STEPS, type Step, WRITING_STEP } from '#contract/steady-words.ts';
import { DAY_MS } from '#server/platform/time.ts';

/** What is kept of a person, each in one sealed record. Times are the server's. */
export type Visit = {
  readonly kind: 'visit';
  readonly path: Path;
  readonly step: Step;
  readonly begunAt: string;
  readonly endedAt: string | null;
  readonly before: SliderPair;
  readonly after: SliderPair | null;
};
export type Note = {
  readonly kind: 'note';
  readonly path: Path;
  readonly step: Step;
  readonly keptAt: string;
  readonly parts: Readonly<Record<string, string>>;
};
export type Kept = (Visit | Note) & { readonly id: number };
export type Writing = Diary['writing'];
type StepState = Diary['steps'][number];

export const isStepOf = (path: Path, step: Step): boolean => STEPS[path].some((one) => one === step);

export const writingFor = (isReviewed: boolean, isMinor: boolean): Writing => {
  if (isMinor) return 'minor';
  return isReviewed ? 'open' : 'not-reviewed';
};

/**
 * Which steps are open. A step opens a day after the one before it was first done, and stays open from then on; the writing step may be
 * repeated after a day. A closed writing step is passed over. A clock that is set back opens nothing: what it shows is compared with times
 * that it has shown before.
 */
export function stepsOf(kept: readonly Kept[], { writing, now }: { readonly writing: Writing; readonly now: Date }): StepState[] {
  const ends = (path: Path, step: Step) =>
    kept.flatMap((one) => (one.kind === 'visit' && one.path === path && one.step === step && one.endedAt ? [one.endedAt] : [])).sort();
  return PATHS.flatMap((path) => {
    let doneBefore: string | null | undefined; // of the first step there is none before
    return STEPS[path].map((step): StepState => {
      const done = ends(path, step);
      const common = { path, step, doneAt: done[0] ?? null, times: done.length };
      if (step === WRITING_STEP && writing !== 'open') return { ...common, state: 'closed', opensAt: null };
      const waitsFor = step === WRITING_STEP && done.length > 0 ? done.at(-1) : doneBefore;
      doneBefore = common.doneAt;
      if (waitsFor === undefined) return { ...common, state: 'open', opensAt: null };
      if (waitsFor === null) return { ...common, state: 'later', opensAt: null };
      const opensAt = new Date(Date.parse(waitsFor) + DAY_MS);
      return { ...common, state: now >= opensAt ? 'open' : 'waits', opensAt: opensAt.toISOString() };
    });
  });
}

export const describeVisits = (kept: readonly Kept[]): Diary['visits'] =>
  kept.flatMap((one) => {
    if (one.kind !== 'visit') return [];
    const { kind: _kind, id: visitId, ...visit } = one;
    return [{ visitId, ...visit }];
  });

export const describeNotes = (kept: readonly Kept[]): Diary['notes'] =>
  kept
    .flatMap((one) => {
      if (one.kind !== 'note') return [];
      const { kind: _kind, id: noteId, ...note } = one;
      return [{ noteId, ...note, parts: { ...note.parts } }];
    })
    .toReversed();
