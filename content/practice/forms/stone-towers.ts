import { drawNormal } from '#psychometrics';
import { chanceFor, pick } from '../../games/lots.ts';
import { type Bet, betOf, SPREAD_OF_PATHS, SPREAD_OF_STEPS } from '../../games/stone-towers/bets.ts';
import { stoneTowers as game } from '../../games/stone-towers/definition.ts';
import { deal } from '../../games/stone-towers/form.ts';
import { difficultyOf, PROBLEMS, SCORED_PROBLEMS } from '../../games/stone-towers/problems.ts';
import { type StoneAnswer, type StoneTrial, type TowerShown, USUAL_BERRIES } from '../../games/stone-towers/script.ts';
import type { Trial } from '../../games/stone-towers/sitting.ts';
import type { PracticeForm, RoundSetting } from './form.ts';

const answer = game.answer as PracticeForm<Trial, StoneAnswer>['answer'];

const common = (number: number, { isUntimed, rounds }: RoundSetting) => ({
  ...{ number, isUntimed, practice: true, retry: false, restBefore: false },
  share: (number - 1) / rounds,
});
const show = (trial: Trial, { rounds, isUntimed }: RoundSetting): StoneTrial => {
  const { timeLimitMs, ...shown } = { ...(game.show(trial) as StoneTrial), practiceTotal: rounds };
  return isUntimed || timeLimitMs === undefined ? shown : { ...shown, timeLimitMs };
};
const judge = (trial: Trial, given: StoneAnswer) => game.judge(trial, given);

const STEPS = 9;
const scored = new Set(SCORED_PROBLEMS);
/** The test scores towers of four to six moves; here are those of three and of seven, the easiest first, in nine steps. */
const TOWERS = PROBLEMS.filter((problem) => !scored.has(problem)).toSorted((one, other) => difficultyOf(one) - difficultyOf(other));
const towersAt = (step: number) =>
  TOWERS.slice(Math.floor(((step - 1) * TOWERS.length) / STEPS), Math.floor((step * TOWERS.length) / STEPS));

/** A tower that was built with a detour of at most so many moves was half right. */
const SMALL_DETOUR = 2;

export const stoneTowers: PracticeForm<Trial, StoneAnswer> = {
  answer,
  nextTrial(given, setting) {
    if (given.length >= setting.rounds) return null;
    const random = chanceFor(setting.seed, given.length);
    const dealt = deal(pick(towersAt(setting.step), random), random);
    return { ...common(given.length + 1, setting), id: `tower-${given.length + 1}`, kind: 'tower', dealt };
  },
  show,
  judge,
  credit(trial, { feedback, shown }) {
    if (feedback === 'right') return 1;
    const { made, isBuilt } = shown as TowerShown;
    return trial.kind === 'tower' && isBuilt && made - trial.dealt.problem.least <= SMALL_DETOUR ? 0.5 : 0;
  },
};

/** How much better the better bet is, in berries: at first it is plain. */
const WORTH = [4, 3.2, 2.6, 2.2, 1.8, 1.5, 1.2, 1, 0.9] as const;
const MAX_DRAWS = 5_000;

/** Walks of two, three, five and six steps: the test has one and four. */
export const stonePaths: PracticeForm<Trial, StoneAnswer> = {
  answer,
  nextTrial(given, setting) {
    if (given.length >= setting.rounds) return null;
    const { steps, seen, bet } = drawFork(setting, given.length);
    return {
      ...common(given.length + 1, setting),
      ...{ id: `fork-${given.length + 1}`, kind: 'fork', walk: 0, steps, stepsLeft: steps, seen, last: null, basket: 0, template: null },
      counted: { better: bet.better, reason: bet.reason, isFirst: true },
    };
  },
  show,
  judge,
};

function drawFork({ seed, step }: RoundSetting, turn: number) {
  const random = chanceFor(seed, turn);
  const berries = (count: number) => {
    const mean = USUAL_BERRIES + SPREAD_OF_PATHS * drawNormal(random);
    return Array.from({ length: count }, () => Math.max(1, Math.round(mean + SPREAD_OF_STEPS * drawNormal(random))));
  };
  const wantsNew = random() < 0.5; // else what is known would nearly always be the better bet
  let found: { steps: number; seen: number[][]; bet: Bet } | undefined;
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const steps = pick([2, 3, 5, 6], random);
    const seen = [berries(pick([2, 3, 4], random)), berries(pick([0, 0, 1, 2], random))];
    const bet = betOf(seen, steps);
    if (!bet) continue;
    found = { steps, seen, bet };
    if (bet.worth >= WORTH[step - 1]! && bet.worth < 2 * WORTH[step - 1]! && (bet.reason === 'new') === wantsNew) break;
  }
  const { steps, seen, bet } = found!;
  // the better one is as often on the right
  return random() < 0.5 ? { steps, seen, bet } : { steps, seen: seen.toReversed(), bet: { ...bet, better: 1 - bet.better } };
}
