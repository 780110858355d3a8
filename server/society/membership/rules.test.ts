import { describe, expect, test } from 'vitest';
import { FACET_COUNT } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import type { MembershipAnswer } from '#contract/society/membership-words.ts';
import { canBeJudged, countedGames, gamesLeftOut, mayDecide, playedAgain, stateAfter, stepFor, tryAgainFrom } from './rules.ts';
import { ADMIT_CHANCE, COGNITIVE_FACETS, chanceOfTop, INVITE_CHANCE, indexOf } from './standing.ts';

const now = new Date('2026-12-01T00:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000);
const GAMES = ['pattern-loom', 'still-lake', 'masks', 'word-bridges', 'river-market', 'stone-towers'] as const;
const played = (test: string, isUntimed = false, finishedAt = now) => ({ test, isUntimed, finishedAt });

describe('the index', () => {
  const prior = { mode: new Float64Array(FACET_COUNT), covariance: Float64Array.from(facetCovariance.flat()) };

  test('of somebody of whom nothing is known gives a chance of 1 in 100', () => {
    expect(indexOf(prior)).toMatchObject({ z: 0, standardError: 1 });
    expect(chanceOfTop(indexOf(prior))).toBeCloseTo(0.01, 10);
  });

  test('rests on the games alone, each facet alike', () => {
    const mode = new Float64Array(FACET_COUNT);
    for (const [place] of mode.entries()) mode[place] = COGNITIVE_FACETS.includes(place) ? 0.5 : 4;
    // the mean of twelve facets that correlate by .2 has the variance (1 + 11 x 0.2) / 12
    expect(indexOf({ ...prior, mode }).z).toBeCloseTo(0.5 / Math.sqrt(3.2 / 12), 10);
  });

  test.each([
    [2.326, 0.3, 0.5],
    [2.326 + 0.3 * 1.645, 0.3, 0.95],
    [2.326 - 0.3 * 1.645, 0.3, 0.05],
  ])('of z %d with a standard error of %d gives a chance of %d', (z, standardError, chance) => {
    expect(chanceOfTop({ z, standardError })).toBeCloseTo(chance, 3);
  });
});

describe('which games count', () => {
  test('all six, with their twelve facets', () => {
    const counted = countedGames(GAMES.map((game) => played(game)))!;
    expect(counted.facets.toSorted((one, other) => one - other)).toEqual(COGNITIVE_FACETS);
  });

  test('no story, and no game that was ever played without its clock', () => {
    const all = [...GAMES.map((game) => played(game)), played('masks', true), played('lantern-ferry')];
    expect(countedGames(all)!.games).toEqual(GAMES.filter((game) => game !== 'masks'));
    expect(countedGames(all)!.facets).toHaveLength(10);
  });

  test('fewer than three cannot be judged by', () => {
    expect(countedGames(GAMES.map((game, place) => played(game, place > 2)))!.games).toHaveLength(3);
    expect(countedGames(GAMES.map((game, place) => played(game, place > 1)))).toBeUndefined();
  });

  test('what is left out is known before all games are played, and whether the others can be enough', () => {
    expect(gamesLeftOut([played('masks', true), played('masks'), played('still-lake'), played('lantern-ferry', true)])).toEqual(['masks']);
    expect([[], GAMES.slice(0, 3), GAMES.slice(0, 4)].map((leftOut) => canBeJudged(leftOut))).toEqual([true, true, false]);
  });

  test('a game is played again when it was finished after the invitation', () => {
    expect(playedAgain(GAMES, [played('masks'), played('still-lake', false, days(1))], now)).toEqual(['still-lake']);
  });
});

const standing = (state: 'invited' | 'waiting' | 'confirmed' | 'member' | 'declined' | 'left' | 'excluded', changes = {}) => ({
  ...{ state, replayUntil: days(10), tryAgainFrom: null, confirmedAt: null },
  ...changes,
});

test.each([
  ['a likely one', undefined, { chance: INVITE_CHANCE, hasPlayedAgain: false }, 'invite'],
  ['an unlikely one', undefined, { chance: INVITE_CHANCE - 0.001, hasPlayedAgain: false }, null],
  ['one who cannot be judged', undefined, { chance: undefined, hasPlayedAgain: false }, null],
  ['invited, not yet done', standing('invited'), { chance: 0.99, hasPlayedAgain: false }, null],
  ['invited, done and likely', standing('invited'), { chance: ADMIT_CHANCE, hasPlayedAgain: true }, 'confirm'],
  ['invited, done and unlikely', standing('invited'), { chance: ADMIT_CHANCE - 0.001, hasPlayedAgain: true }, 'wait'],
  ['invited, done without a clock', standing('invited'), { chance: undefined, hasPlayedAgain: true }, 'wait'],
  ['invited, too late', standing('invited', { replayUntil: now }), { chance: 0.99, hasPlayedAgain: false }, 'lapse'],
  ['waiting, not yet', standing('waiting', { tryAgainFrom: days(1) }), { chance: 0.1, hasPlayedAgain: true }, null],
  ['waiting, a year later', standing('waiting', { tryAgainFrom: now }), { chance: 0.1, hasPlayedAgain: true }, 'invite'],
  ['waiting, both tries over', standing('waiting'), { chance: 0.99, hasPlayedAgain: true }, null],
  ...(['confirmed', 'member', 'declined', 'left', 'excluded'] as const).map(
    (state) => [state, standing(state), { chance: 0.99, hasPlayedAgain: true }, null] as const,
  ),
] as const)('what comes next: %s', (_who, known, facts, step) => {
  expect(stepFor(known, facts, now)).toBe(step);
});

test('there is one further try, a year later', () => {
  expect(tryAgainFrom(1, now)).toEqual(days(365));
  expect(tryAgainFrom(2, now)).toBeNull();
});

const confirmed = { confirmedAt: now };
test.each<[MembershipAnswer, ReturnType<typeof standing>, string | undefined]>([
  ['join', standing('confirmed', confirmed), 'member'],
  ['join', standing('declined', confirmed), 'member'],
  ['join', standing('left', confirmed), 'member'],
  ['join', standing('invited'), undefined],
  ['join', standing('declined'), undefined],
  ['join', standing('excluded', confirmed), undefined],
  ['join', standing('member', confirmed), undefined],
  ['decline', standing('invited'), 'declined'],
  ['decline', standing('confirmed', confirmed), 'declined'],
  ['decline', standing('member', confirmed), undefined],
  ['leave', standing('member', confirmed), 'left'],
  ['leave', standing('excluded', confirmed), undefined],
  ['take-up', standing('declined'), 'invited'],
  ['take-up', standing('declined', { replayUntil: now }), undefined],
  ['take-up', standing('declined', confirmed), undefined],
])('whoever says "%s" in the state of %o', (answer, own, after) => {
  expect(stateAfter(answer, own, now)).toBe(after);
});

test('an appeal is decided by somebody else, where there is somebody else', () => {
  expect(mayDecide('ravi', 'asha', ['asha', 'ravi'])).toBe(true);
  expect(mayDecide('asha', 'asha', ['asha', 'ravi'])).toBe(false);
  expect(mayDecide('asha', 'asha', ['asha'])).toBe(true);
});
