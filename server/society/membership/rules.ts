import { catalogue, facetsOf, isTestSlug, testOf } from '#content/catalogue.ts';
import { MEMBERSHIP_ANSWERS, type MembershipAnswer, type MembershipState } from '#contract/society/membership-words.ts';
import { daysAfter } from '#server/platform/time.ts';
import { endOfDayAfter } from '../days.ts';
import { ADMIT_CHANCE, INVITE_CHANCE, MIN_FACETS } from './standing.ts';

/** In which the six games are played once more. Each is open again 30 days after it was finished (server/assessments/retakes.ts). */
const REPLAY_DAYS = 60;
const TRY_AGAIN_DAYS = 365;
const MAX_TRIES = 2;

/** The end of a day: the mail and the page name the day, and all of it is there to play. */
export const replayUntil = (invitedAt: Date): Date => endOfDayAfter(invitedAt, REPLAY_DAYS);

/** When somebody is asked once more who was not confirmed; null where both tries are over. */
export const tryAgainFrom = (tries: number, now: Date): Date | null => (tries < MAX_TRIES ? daysAfter(now, TRY_AGAIN_DAYS) : null);

type Played = { readonly test: string; readonly isUntimed: boolean; readonly finishedAt: Date };

/** The six, in the order of the catalogue. */
export const GAMES: readonly string[] = catalogue.filter(({ test }) => test.kind === 'game').map(({ slug }) => slug);

/** The games that were ever played without their clock, in any of their sittings: each was another game, and is left out with all of them. */
export const gamesLeftOut = (played: readonly Pick<Played, 'test' | 'isUntimed'>[]): readonly string[] => [
  ...new Set(played.flatMap(({ test, isUntimed }) => (isUntimed && GAMES.includes(test) ? [test] : []))),
];

/** The games that count, and the facets that they measure. Undefined where too little is left to judge by. */
export function countedGames(
  played: readonly Pick<Played, 'test' | 'isUntimed'>[],
): { readonly games: readonly string[]; readonly facets: readonly number[] } | undefined {
  const leftOut = gamesLeftOut(played);
  const games = GAMES.filter((game) => !leftOut.includes(game) && played.some(({ test }) => test === game));
  const facets = games.flatMap((game) => (isTestSlug(game) ? facetsOf(testOf(game)) : []));
  return facets.length < MIN_FACETS ? undefined : { games, facets };
}

/** Whether the other games would be enough to judge by, once all of them are played. */
export const canBeJudged = (leftOut: readonly string[]): boolean =>
  countedGames(GAMES.map((test) => ({ test, isUntimed: leftOut.includes(test) }))) !== undefined;

/** Which of these games somebody has played again since they were invited. */
export const playedAgain = (games: readonly string[], played: readonly Played[], invitedAt: Date): readonly string[] =>
  games.filter((game) => played.some(({ test, finishedAt }) => test === game && finishedAt > invitedAt));

type Standing = {
  readonly state: MembershipState;
  readonly replayUntil: Date;
  readonly tryAgainFrom: Date | null;
};
/** `chance`: of standing in the top 1%, from everything that was played; undefined where that cannot be judged. */
type Facts = { readonly chance: number | undefined; readonly hasPlayedAgain: boolean };
/** `lapse`: the days to play again have passed without it. */
export type Step = 'invite' | 'confirm' | 'wait' | 'lapse';

/** What comes next for somebody who has finished all tests, or was invited; null where nothing does. */
export function stepFor(standing: Standing | undefined, { chance = 0, hasPlayedAgain }: Facts, now: Date): Step | null {
  if (!standing) return chance >= INVITE_CHANCE ? 'invite' : null;
  if (standing.state === 'invited' && hasPlayedAgain) return chance >= ADMIT_CHANCE ? 'confirm' : 'wait';
  if (standing.state === 'invited') return now >= standing.replayUntil ? 'lapse' : null;
  if (standing.state === 'waiting') return standing.tryAgainFrom && now >= standing.tryAgainFrom ? 'invite' : null;
  return null;
}

type Own = Standing & { readonly confirmedAt: Date | null };

/** What an answer makes of a membership; undefined where it cannot be given. To decline and to leave can both be taken back. */
export function stateAfter(
  answer: MembershipAnswer,
  { state, confirmedAt, replayUntil: until }: Own,
  now: Date,
): MembershipState | undefined {
  switch (answer) {
    case 'join':
      return confirmedAt && (state === 'confirmed' || state === 'declined' || state === 'left') ? 'member' : undefined;
    case 'decline':
      return state === 'invited' || state === 'confirmed' ? 'declined' : undefined;
    case 'leave':
      return state === 'member' ? 'left' : undefined;
    case 'take-up':
      return state === 'declined' && !confirmedAt && now < until ? 'invited' : undefined;
  }
}

/** What somebody can say now. */
export const answersOpen = (own: Own, now: Date): MembershipAnswer[] =>
  MEMBERSHIP_ANSWERS.filter((answer) => stateAfter(answer, own, now) !== undefined);

const EXCLUDABLE: readonly MembershipState[] = ['invited', 'waiting', 'confirmed', 'member', 'declined', 'left'];
/** From all of these somebody is a member, or can become one. */
export const isExcludable = (state: MembershipState): boolean => EXCLUDABLE.includes(state);

/** Somebody else decides an appeal than who has excluded; the only operator there is may, and the record shows it. */
export const mayDecide = (operator: string, excludedBy: string, operators: readonly string[]): boolean =>
  operator !== excludedBy || operators.every((other) => other === operator);
