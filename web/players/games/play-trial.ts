import type { ShownTrial } from '#content/games/script-trial.ts';
import type { Drafts, Screen, Shown, SpentTime } from './screens.ts';
import type { GivenAnswer } from './session.ts';

type Play<Trial, Draft, Answer> = {
  readonly trial: Trial;
  /** Names the trial on the device. */
  readonly name: string;
  readonly drafts: Drafts<Draft, Answer>;
  readonly spent: SpentTime;
  readonly watchAway: (onAway: () => void) => () => void;
  /** A trial that leans on what was just shown ends when the player looks away; any other is covered and waits. */
  readonly endsWhenAway: boolean;
  readonly show: (shown: Shown<Trial, Draft>) => void;
};

export type Played<Draft, Answer> = {
  readonly given: GivenAnswer<Answer>;
  readonly draft: Draft;
  readonly endsAt: number | null;
  readonly isLate: boolean;
};
/** The player looked away from a trial that ends then. */
type BrokenOff = { readonly brokenOff: true; readonly responseTimeMs: number; readonly aways: number };

/** A trial that is being played: its end, and how to give it up. */
export type Playing<Draft, Answer> = { readonly ended: Promise<Played<Draft, Answer> | BrokenOff>; readonly stop: () => void };

const KEEP_TIME_EVERY_MS = 1_000;
/** A trial that is shown again after a reload has at least this long, so that it can be seen. */
const MIN_RETURN_MS = 3_000;

/** Plays one trial: shows it, runs its clock, covers it while the player is away, and ends with what was answered. */
export function playTrial<Trial extends ShownTrial, Draft, Answer>(play: Play<Trial, Draft, Answer>): Playing<Draft, Answer> {
  const { trial, name, drafts, spent } = play;
  const limitMs = trial.timeLimitMs ?? null;
  const before = limitMs === null ? 0 : Math.min(spent.read(name), limitMs - MIN_RETURN_MS);
  /** What was spent before the clock was last started, and when that was; null while it stands. */
  let spentMs = before;
  let runningSince: number | null = null;
  let draft = drafts.empty;
  let aways = 0;
  let isOver = false;
  let keeping: ReturnType<typeof setInterval> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  let end: (played: Played<Draft, Answer> | BrokenOff) => void = () => {};
  const ended = new Promise<Played<Draft, Answer> | BrokenOff>((resolve) => {
    end = resolve;
  });

  const elapsed = () => spentMs + (runningSince === null ? 0 : performance.now() - runningSince);
  const endsAt = () => (limitMs === null ? null : performance.now() + limitMs - elapsed());

  function stopClock() {
    clearInterval(keeping);
    clearTimeout(limit);
    spentMs = elapsed();
    runningSince = null;
  }
  function startClock() {
    runningSince = performance.now();
    if (limitMs === null) return;
    keeping = setInterval(() => spent.keep(name, elapsed()), KEEP_TIME_EVERY_MS);
    limit = setTimeout(() => finish(undefined), limitMs - spentMs);
  }

  /** A draft that was complete when the time ran out is an answer, although it was not confirmed. */
  function finish(confirmed: Draft | undefined) {
    if (isOver) return;
    const ending = endsAt();
    stop();
    const last = confirmed ?? draft;
    const isLate = !drafts.isComplete(last);
    const given = { trial: trial.id, answer: drafts.toAnswer(last, isLate), responseTimeMs: Math.round(spentMs), aways };
    end({ given, draft: isLate ? drafts.empty : last, endsAt: ending, isLate });
  }
  function leave() {
    if (isOver || runningSince === null) return;
    aways += 1;
    if (play.endsWhenAway) {
      stop();
      end({ brokenOff: true, responseTimeMs: Math.round(spentMs), aways });
      return;
    }
    stopClock();
    if (limitMs !== null) spent.keep(name, spentMs);
    present(true);
  }
  function present(isCovered: boolean) {
    if (!isCovered) startClock();
    const screen: Screen<Trial, Draft> = { kind: 'trial', trial, endsAt: endsAt(), isCovered };
    const goOn = (confirmed?: Draft) => {
      if (isOver) return;
      if (!isCovered && runningSince !== null) finish(confirmed);
      if (isCovered && runningSince === null) present(false);
    };
    play.show({
      screen,
      goOn,
      keep: (kept) => {
        draft = kept;
      },
    });
  }
  const unwatch = play.watchAway(leave);
  function stop() {
    isOver = true;
    stopClock();
    unwatch();
  }
  present(false);
  return { ended, stop };
}
