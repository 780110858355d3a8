import type { ShownTrial } from '#content/games/script-trial.ts';
import type { AnswerTaken, GameSession, GivenAnswer } from './session.ts';

/** The screens of a game, whatever it is. A draft is what the player has chosen so far and may still change. */
export type Screen<Trial, Draft> =
  | { readonly kind: 'welcome'; readonly trial: Trial }
  /** `endsAt`, on the clock of performance.now(): when the time runs out; null in a game without a limit. */
  | { readonly kind: 'trial'; readonly trial: Trial; readonly endsAt: number | null }
  | { readonly kind: 'sending'; readonly trial: Trial; readonly draft: Draft; readonly endsAt: number | null }
  | { readonly kind: 'unsent' }
  | { readonly kind: 'feedback'; readonly feedback: 'right' | 'wrong' | 'late' }
  /** After the practice, before the first trial that is scored. */
  | { readonly kind: 'ready'; readonly trial: Trial }
  /** `isLate`: the time of the trial before it ran out, perhaps because nobody is there. */
  | { readonly kind: 'pause'; readonly isLate: boolean };

/** A screen, and the way on from it. `keep` notes a draft, so that it counts if the time runs out. */
export type Shown<Trial, Draft> = {
  readonly screen: Screen<Trial, Draft>;
  readonly goOn: (draft?: Draft) => void;
  readonly keep: (draft: Draft) => void;
};

/** What a game says of its drafts. */
export type Drafts<Draft, Answer> = {
  readonly empty: Draft;
  readonly isComplete: (draft: Draft) => boolean;
  /** What is sent. Of a draft that was not complete when the time ran out nothing counts: `isLate`. */
  readonly toAnswer: (draft: Draft, isLate: boolean) => Answer;
};

type Run<Trial, Draft, Answer> = {
  readonly session: GameSession<Trial, Answer>;
  readonly drafts: Drafts<Draft, Answer>;
  readonly show: (shown: Shown<Trial, Draft>) => void;
  /** Asked between two trials: has the player asked for a pause, or is the connection lost? */
  readonly needsPause: () => boolean;
  readonly spent: SpentTime;
};

/** How long a trial has been looked at, kept on the device: a reload does not give its time back. */
export type SpentTime = { read(trial: string): number; keep(trial: string, ms: number): void };

const KEEP_TIME_EVERY_MS = 1_000;
/** A trial that comes back after a reload can at least be seen. */
const MIN_RETURN_MS = 3_000;

type Played<Draft, Answer> = {
  readonly given: GivenAnswer<Answer>;
  readonly draft: Draft;
  readonly endsAt: number | null;
  readonly isLate: boolean;
};

/** Plays a sitting from its current trial to the end. Returns how to stop: nothing is shown or sent after that. */
export function runTrials<Trial extends ShownTrial, Draft, Answer>(run: Run<Trial, Draft, Answer>): () => void {
  const { session, drafts, show, needsPause, spent } = run;
  const nameOf = ({ id }: Trial) => `${session.sitting}.${id}`;
  let isStopped = false;
  let stopClocks = () => {};

  /** Once stopped, nobody goes on: the promise is left behind with all that it holds. */
  const showUntilGoneOn = (screen: Screen<Trial, Draft>, keep: (draft: Draft) => void = () => {}): Promise<Draft | undefined> =>
    new Promise((goOn) => {
      if (!isStopped) show({ screen, goOn, keep });
    });

  async function playTrial(trial: Trial): Promise<Played<Draft, Answer>> {
    const limitMs = trial.timeLimitMs ?? null;
    const before = limitMs === null ? 0 : Math.min(spent.read(nameOf(trial)), limitMs - MIN_RETURN_MS);
    const startedAt = performance.now() - before;
    const endsAt = limitMs === null ? null : startedAt + limitMs;
    let draft = drafts.empty;
    const confirmed = showUntilGoneOn({ kind: 'trial', trial, endsAt }, (kept) => {
      draft = kept;
    });
    let keeping: ReturnType<typeof setInterval> | undefined;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const outOfTime = new Promise<undefined>((resolve) => {
      if (limitMs === null) return;
      keeping = setInterval(() => spent.keep(nameOf(trial), performance.now() - startedAt), KEEP_TIME_EVERY_MS);
      limit = setTimeout(() => resolve(undefined), limitMs - before);
    });
    stopClocks = () => {
      clearInterval(keeping);
      clearTimeout(limit);
    };
    // What was complete, though not confirmed, when the time ran out is an answer all the same.
    const last = (await Promise.race([confirmed, outOfTime])) ?? draft;
    stopClocks();
    const isLate = !drafts.isComplete(last);
    const responseTimeMs = Math.round(performance.now() - startedAt);
    return {
      given: { trial: trial.id, answer: drafts.toAnswer(last, isLate), responseTimeMs },
      draft: isLate ? drafts.empty : last,
      endsAt,
      isLate,
    };
  }

  async function send(trial: Trial, { given, draft, endsAt }: Played<Draft, Answer>): Promise<AnswerTaken<Trial>> {
    for (;;) {
      if (isStopped) return new Promise(() => {});
      show({ screen: { kind: 'sending', trial, draft, endsAt }, goOn: () => {}, keep: () => {} });
      try {
        return await session.answer(given);
      } catch {
        await showUntilGoneOn({ kind: 'unsent' });
      }
    }
  }

  async function play() {
    await showUntilGoneOn({ kind: 'welcome', trial: session.current });
    for (let trial: Trial | null = session.current; trial !== null; ) {
      const played = await playTrial(trial);
      const { next, feedback } = await send(trial, played);
      if (isStopped) return;
      if (feedback) await showUntilGoneOn({ kind: 'feedback', feedback: played.isLate ? 'late' : feedback });
      // after practice the feedback has said so already
      const isLate = played.isLate && !feedback;
      if (feedback && next && !next.practice) await showUntilGoneOn({ kind: 'ready', trial: next });
      else if (next && (isLate || needsPause())) await showUntilGoneOn({ kind: 'pause', isLate });
      trial = next;
    }
    if (!isStopped) session.onFinished();
  }

  void play();
  return () => {
    isStopped = true;
    stopClocks();
  };
}
