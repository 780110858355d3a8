import { initJsPsych, type JsPsych, ParameterType } from 'jspsych';
import type { WireTrial } from '#content/pattern-loom/script.ts';
import type { AnswerTaken, TrialPort, TrialResponse } from './trial-port.ts';

/** What the player has chosen so far and may still change. */
export type Draft = { readonly alternative: string | null; readonly sure: boolean | null };

export type Screen =
  | { readonly kind: 'welcome'; readonly trial: WireTrial }
  | { readonly kind: 'matrix'; readonly trial: WireTrial; readonly endsAt: number }
  | { readonly kind: 'sending'; readonly trial: WireTrial; readonly draft: Draft }
  | { readonly kind: 'unsent' }
  | { readonly kind: 'feedback'; readonly feedback: 'right' | 'wrong' | 'late' }
  | { readonly kind: 'ready'; readonly ofAbout: number }
  /** `isLate`: the time of the matrix before it ran out, perhaps because nobody is there. */
  | { readonly kind: 'pause'; readonly isLate: boolean };

/** A screen, and the way on from it. `keep` notes a draft, so that it counts if the time runs out. */
export type Shown = { readonly screen: Screen; readonly goOn: (draft?: Draft) => void; readonly keep: (draft: Draft) => void };

type Run = {
  /** Where jsPsych may put what it thinks it needs; it is never seen. */
  readonly element: HTMLElement;
  readonly port: TrialPort;
  readonly show: (shown: Shown) => void;
  /** Asked between two matrices: has the player asked for a pause, or is the connection lost? */
  readonly needsPause: () => boolean;
  readonly spent: SpentTime;
};

/** How long a matrix has been looked at, kept on the device: a reload does not give its minute back. */
export type SpentTime = { read(trial: string): number; keep(trial: string, ms: number): void };

const KEEP_TIME_EVERY_MS = 1_000;
/** A matrix that comes back after a reload can at least be seen. */
const SHORTEST_RETURN_MS = 3_000;

const isComplete = (draft: Draft): boolean => draft.alternative !== null && draft.sure !== null;

const info = {
  name: 'pattern-loom-screen',
  version: '1.0.0',
  parameters: {
    run: { type: ParameterType.FUNCTION, default: undefined },
  },
  data: {
    kind: { type: ParameterType.STRING },
  },
} as const;

/**
 * A jsPsych trial that leaves the drawing to React: `run` shows a screen and resolves when the player goes on. jsPsych keeps the order of
 * the screens, their loops and conditions, and the clock of the time limit.
 */
class ScreenPlugin {
  static info = info;
  async trial(_element: HTMLElement, { run }: { run: () => Promise<string> }, onLoad?: () => void) {
    const finished = run();
    onLoad?.();
    return { kind: await finished };
  }
}

/** Plays a sitting from its current trial to the end. Returns how to stop: nothing is shown or sent after that. */
export function runTrials({ element, port, show, needsPause, spent }: Run): () => void {
  const jsPsych: JsPsych = initJsPsych({ display_element: element });
  let isStopped = false;
  let current: WireTrial | null = port.current;
  let response: TrialResponse | null = null;
  let taken: AnswerTaken | null = null;
  let stopKeeping = () => {};

  const showUntilGoneOn = (screen: Screen, keep: (draft: Draft) => void = () => {}): Promise<Draft | undefined> =>
    new Promise((goOn) => {
      // Without anyone to go on, the promise is left behind with all that it holds.
      if (!isStopped) show({ screen, goOn, keep });
    });

  async function playMatrix(): Promise<string> {
    const trial = current!;
    const before = Math.min(spent.read(trial.trial), trial.timeLimitMs - SHORTEST_RETURN_MS);
    const startedAt = performance.now() - before;
    const keeping = setInterval(() => spent.keep(trial.trial, performance.now() - startedAt), KEEP_TIME_EVERY_MS);
    stopKeeping = () => clearInterval(keeping);
    let draft: Draft = { alternative: null, sure: null };
    const outOfTime = new Promise<undefined>((resolve) => {
      jsPsych.pluginAPI.setTimeout(() => resolve(undefined), trial.timeLimitMs - before);
    });
    const screen: Screen = { kind: 'matrix', trial, endsAt: startedAt + trial.timeLimitMs };
    const confirmed = showUntilGoneOn(screen, (kept) => {
      draft = kept;
    });
    // What was chosen and rated, though not confirmed, when the time ran out is an answer all the same.
    const answer = (await Promise.race([confirmed, outOfTime])) ?? draft;
    jsPsych.pluginAPI.clearAllTimeouts();
    stopKeeping();
    const timedOut = !isComplete(answer);
    response = {
      trial: trial.trial,
      alternative: timedOut ? null : answer.alternative,
      sure: timedOut ? null : answer.sure,
      timedOut,
      responseTimeMs: Math.round(performance.now() - startedAt),
    };
    return 'matrix';
  }

  async function sendAnswer(): Promise<string> {
    const { alternative, sure } = response!;
    for (;;) {
      if (isStopped) return showUntilGoneOn({ kind: 'unsent' }).then(() => 'stopped');
      show({ screen: { kind: 'sending', trial: current!, draft: { alternative, sure } }, goOn: () => {}, keep: () => {} });
      try {
        taken = await port.answer(response!);
        current = taken.next;
        return 'sending';
      } catch {
        await showUntilGoneOn({ kind: 'unsent' });
      }
    }
  }

  const node = (run: () => Promise<string>) => ({ type: ScreenPlugin, run });
  const screenNode = (screenOf: () => Screen) =>
    node(async () => {
      const screen = screenOf();
      await showUntilGoneOn(screen);
      return screen.kind;
    });
  const when = (isWanted: () => boolean, screenOf: () => Screen) => ({ timeline: [screenNode(screenOf)], conditional_function: isWanted });

  const wasPractice = () => taken?.feedback !== undefined;
  /** After practice the feedback has said so already. */
  const isLate = () => response?.timedOut === true && !wasPractice();
  const isLastPractice = () => wasPractice() && taken?.next?.practice === false;
  const oneMatrix = {
    timeline: [
      node(playMatrix),
      node(sendAnswer),
      when(wasPractice, () => ({ kind: 'feedback', feedback: response!.timedOut ? 'late' : taken!.feedback! })),
      when(isLastPractice, () => ({ kind: 'ready', ofAbout: taken!.next!.ofAbout })),
      when(
        () => current !== null && !isLastPractice() && (isLate() || needsPause()),
        () => ({ kind: 'pause', isLate: isLate() }),
      ),
    ],
    loop_function: () => current !== null,
  };
  const timeline = [screenNode(() => ({ kind: 'welcome', trial: port.current })), oneMatrix];
  void jsPsych.run(timeline).then(() => {
    if (!isStopped) port.onFinished();
  });

  return () => {
    isStopped = true;
    stopKeeping();
    jsPsych.abortExperiment();
  };
}
