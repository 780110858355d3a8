import { simulateSitting } from '#content/catalogue/simulated-sitting.ts';
import { type TestDefinition, tests } from '#content/catalogue/tests.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { OPTION_IDS } from '#content/scenes.ts';
import { optionOrder } from '#content/stories/script-order.ts';
import { createRespondent, drawTheta, type Manner, normalPrior, type Random, seededRandom } from '#psychometrics';
import { judgeValidity } from '#server/assessments/validity.ts';

export type FlagRate = { readonly manner: Manner; readonly test: string; readonly leftOut: number };

const MANNERS: readonly Manner[] = ['honest', 'random', 'straight-line', 'too-fast'];
const PEOPLE = 200;
/** What attentive people take, in milliseconds. */
const MEDIAN_MS = { story: 20_000, game: 18_000 } as const;

/** Which share of sittings is left out of the profile, for honest people and for three kinds of careless ones. */
export function measureFlags(seed: number): FlagRate[] {
  return tests.flatMap((test) => MANNERS.map((manner) => ({ manner, test: test.slug, leftOut: rateFor(test, manner, seed) })));
}

function rateFor(test: TestDefinition, manner: Manner, seed: number): number {
  const prior = normalPrior(facetCovariance);
  let leftOut = 0;
  for (let person = 0; person < PEOPLE; person += 1) {
    const random = seededRandom(seed * 1_000 + person);
    const sittingSeed = Math.floor(random() * 2 ** 31);
    const played = simulateSitting(test, { theta: drawTheta(prior, random), random }, sittingSeed);
    const responses = answerInManner(test, played, manner, sittingSeed, random);
    if (!judgeValidity(test, responses, { seed: sittingSeed, startedAt: STARTED_AT }).valid) leftOut += 1;
  }
  return leftOut / PEOPLE;
}

/** The same screens, answered by somebody of this manner; the honest choices are those of the played sitting. */
function answerInManner(
  test: TestDefinition,
  played: ReturnType<typeof simulateSitting>,
  manner: Manner,
  sittingSeed: number,
  random: Random,
) {
  const reply = createRespondent(manner, random);
  let passedMs = 0;
  return played.map((response, position) => {
    const order = test.kind === 'story' ? optionOrder(OPTION_IDS, sittingSeed, response.screen) : EIGHT_PATCHES;
    const isRight = response.option.startsWith('right');
    const honest = () => (test.kind === 'story' ? order.indexOf(response.option) : isRight ? 0 : 1);
    const { place, milliseconds } = reply({ options: order.length, medianMs: MEDIAN_MS[test.kind], honest });
    // place 0 of the patches is the right one; shuffling moves it anywhere
    const option =
      test.kind === 'story' ? order[place]! : manner === 'honest' ? response.option : `${random() < 1 / 8 ? 'right' : 'wrong'}-sure`;
    passedMs += milliseconds;
    return { ...response, position, option, responseTimeMs: milliseconds, receivedAt: new Date(STARTED_AT.getTime() + passedMs) };
  });
}

/** Each answer arrives as soon as it is given. */
const STARTED_AT = new Date(0);
const EIGHT_PATCHES = ['1', '2', '3', '4', '5', '6', '7', '8'];
