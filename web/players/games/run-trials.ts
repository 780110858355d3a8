import type { ShownTrial } from '#content/games/script-trial.ts';
import { type Played, type Playing, playTrial } from './play-trial.ts';
import type { Drafts, Screen, Shown, SpentTime } from './screens.ts';
import type { AnswerTaken, GameSession, GivenAnswer } from './session.ts';

type Run<Trial, Draft, Answer> = {
  readonly session: GameSession<Trial, Answer>;
  readonly drafts: Drafts<Draft, Answer>;
  /** What a game of blocks answers for a block that was broken off; a game whose trials stand alone has none. */
  readonly brokenOff?: Answer | undefined;
  readonly show: (shown: Shown<Trial, Draft>) => void;
  /** Asked between two trials: has the player asked for a pause, are they away, or is the connection lost? */
  readonly needsPause: () => boolean;
  readonly watchAway: (onAway: () => void) => () => void;
  readonly spent: SpentTime;
};

/** Plays a sitting from its current trial to the end. Returns how to stop: nothing is shown or sent after that. */
export function runTrials<Trial extends ShownTrial, Draft, Answer>(run: Run<Trial, Draft, Answer>): () => void {
  const { session, drafts, brokenOff, needsPause } = run;
  let isStopped = false;
  let playing: Playing<Draft, Answer> | undefined;

  const show = (shown: Shown<Trial, Draft>) => {
    if (!isStopped) run.show(shown);
  };
  /** After a stop this promise never settles, so nothing goes on. */
  const showUntilGoneOn = (screen: Screen<Trial, Draft>): Promise<unknown> =>
    new Promise((goOn) => {
      show({ screen, goOn, keep: () => {} });
    });

  async function send(given: GivenAnswer<Answer>, screen: Screen<Trial, Draft>): Promise<AnswerTaken<Trial>> {
    for (;;) {
      if (isStopped) return new Promise(() => {});
      show({ screen, goOn: () => {}, keep: () => {} });
      try {
        return await session.answer(given);
      } catch {
        await showUntilGoneOn({ kind: 'unsent' });
      }
    }
  }

  /** Says that the block begins anew, and lets the server draw it; gives its first trial. */
  async function beginAnew(
    trial: Trial,
    answer: Answer,
    isReturn: boolean,
    { responseTimeMs, aways } = { responseTimeMs: 0, aways: 0 },
  ): Promise<Trial | null> {
    await showUntilGoneOn({ kind: 'again', isReturn });
    return (await send({ trial: trial.id, answer, responseTimeMs, aways }, { kind: 'waiting' })).next;
  }

  /** What stands between a trial and the next one. */
  async function showBetween(
    trial: Trial,
    { isLate }: Played<Draft, Answer>,
    { next, feedback, shown }: AnswerTaken<Trial>,
  ): Promise<void> {
    if (feedback) {
      const isRetry = next?.practice === true && next.retry === true;
      await showUntilGoneOn({ kind: 'feedback', feedback: isLate ? 'late' : feedback, shown, trial, isRetry });
    }
    if (!next) return;
    if (feedback && !next.practice) await showUntilGoneOn({ kind: 'ready', trial: next });
    else if (next.restBefore) await showUntilGoneOn({ kind: 'rest', trial: next });
    // after practice the feedback has said so already
    else if ((isLate && !feedback) || needsPause()) await showUntilGoneOn({ kind: 'pause', isLate: isLate && !feedback });
  }

  async function playOn(trial: Trial): Promise<Trial | null> {
    playing = playTrial({
      ...{ trial, drafts, show, spent: run.spent, watchAway: run.watchAway },
      name: `${session.sitting}.${trial.id}`,
      endsWhenAway: brokenOff !== undefined,
    });
    const played = await playing.ended;
    if ('brokenOff' in played) return beginAnew(trial, brokenOff!, false, played);
    const { draft, endsAt } = played;
    const taken = await send(played.given, { kind: 'sending', trial, draft, endsAt });
    await showBetween(trial, played, taken);
    return taken.next;
  }

  async function play() {
    let trial: Trial | null = session.current;
    if (brokenOff !== undefined && session.isReturn) trial = await beginAnew(trial, brokenOff, true);
    else if (!session.isIntroduced) await showUntilGoneOn({ kind: 'welcome', trial });
    while (trial !== null && !isStopped) trial = await playOn(trial);
    if (!isStopped) session.onFinished();
  }

  void play();
  return () => {
    isStopped = true;
    playing?.stop();
  };
}
