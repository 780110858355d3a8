import { ANSWER_DAYS, ASK_AGAIN_DAYS, type IntroductionState, introductionMessages as say } from '#contract/society/introduction-words.ts';
import { daysAfter } from '#server/platform/time.ts';

type Request = { readonly state: IntroductionState; readonly askedAt: Date };

/** A request that waited for too long reads as unanswered, whether or not that was written down. */
export const stateAt = ({ state, askedAt }: Request, now: Date): IntroductionState =>
  state === 'open' && askedAt <= daysAfter(now, -ANSWER_DAYS) ? 'unanswered' : state;

/** Why a member may not ask another one again now; undefined where they may. After a yes they may: that conversation has ended. */
export function refusalToAsk(earlier: readonly Request[], now: Date): string | undefined {
  const states = earlier.map((request) => ({ state: stateAt(request, now), askedAt: request.askedAt }));
  if (states.some(({ state }) => state === 'open')) return say.alreadyOpen;
  const isRecent = states.some(({ state, askedAt }) => state !== 'yes' && askedAt > daysAfter(now, -ASK_AGAIN_DAYS));
  return isRecent ? say.tooSoon : undefined;
}
