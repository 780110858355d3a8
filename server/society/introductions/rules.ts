import { ANSWER_DAYS, ASK_AGAIN_DAYS, type IntroductionState, introductionMessages as say } from '#contract/society/introduction-words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

type Request = { readonly state: IntroductionState; readonly askedAt: Date };

/** A request that waited for too long reads as unanswered, whether or not that was written down. */
export const stateAt = ({ state, askedAt }: Request, now: Date): IntroductionState =>
  state === 'open' && askedAt <= daysBefore(now, ANSWER_DAYS) ? 'unanswered' : state;

/** Why a member may not ask another one again now; undefined where they may. After a yes they may: that conversation has ended. */
export function refusalToAsk(earlier: readonly Request[], now: Date): string | undefined {
  const states = earlier.map((request) => ({ state: stateAt(request, now), askedAt: request.askedAt }));
  if (states.some(({ state }) => state === 'open')) return say.alreadyOpen;
  const isRecent = states.some(({ state, askedAt }) => state !== 'yes' && askedAt > daysBefore(now, ASK_AGAIN_DAYS));
  return isRecent ? say.tooSoon : undefined;
}
