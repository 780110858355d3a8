import { catalogue } from '#content/catalogue.ts';
import { type Carelessness, measureCarelessness } from './carelessness.ts';
import { type Exposure, watchExposure } from './exposure.ts';
import { measureSavings, type Saving } from './fixed-form.ts';
import { asShipped, playGamesOnce, playIn } from './play.ts';
import { type Case, runCase } from './run-case.ts';
import { carelessnessTargets, designTargets, favourTarget, type Target } from './targets.ts';
import { asForecast, withStorySlopes } from './worlds.ts';

export type Study = {
  readonly note: string;
  readonly people: number;
  readonly seed: number;
  readonly cases: readonly Case[];
  readonly targets: readonly Target[];
  readonly exposure: readonly Exposure[];
  readonly savings: readonly Saving[];
  readonly carelessness: Carelessness;
};

const NOTE =
  'Design parameters: until people have answered, these figures say what the design would do if people were as the model has them.';
const minutes = catalogue.reduce((sum, { test }) => sum + test.about.minutes, 0);

/** A saving is a mean over people and needs fewer of them than a reliability does. */
const PEOPLE_FOR_SAVINGS = 200;
const SMALLER_SLOPES = 0.8;

export function runStudy(people: number, seed: number): Study {
  const exposure = watchExposure();
  const shared = { people, seed, minutes };
  const games = playGamesOnce(seed);

  const shipped = runCase({ ...shared, title: 'All twelve', play: playIn(asShipped, games), onAnswers: exposure.note });
  const weaker = runCase({
    ...shared,
    title: `All twelve, were story slopes ${SMALLER_SLOPES} times as large`,
    play: playIn(withStorySlopes(SMALLER_SLOPES), games),
  });
  const forecast = runCase({ ...shared, title: 'All twelve, answered as the forecasts say', play: playIn(asForecast, games) });
  const carelessness = measureCarelessness(seed);
  return {
    note: NOTE,
    people,
    seed,
    cases: [shipped, weaker, forecast],
    targets: [...designTargets(shipped), favourTarget(forecast), ...carelessnessTargets(carelessness)],
    exposure: exposure.rates(),
    savings: measureSavings(Math.min(people, PEOPLE_FOR_SAVINGS), seed),
    carelessness,
  };
}
