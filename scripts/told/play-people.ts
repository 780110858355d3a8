import { catalogue, TESTS_IN_ALL } from '#content/catalogue.ts';
import { ordinarySetting } from '#content/games/game.ts';
import { FACET_COUNT } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { simulateSitting } from '#content/simulated-sitting.ts';
import { drawTheta, normalPrior, seededRandom } from '#psychometrics';
import type { FinishedSitting } from '#server/assessments/repository.ts';
import { scoreSittings } from '#server/measurement/score-sittings.ts';
import { type Subject, subjectOf } from '#server/reports/subject.ts';

/** Somebody whose truth is known, and what the tests make of it. */
export type PlayedPerson = { readonly theta: ArrayLike<number>; readonly subject: Subject };

const MAX_SEED = 2 ** 31;
const FINISHED_AT = new Date('2026-01-01T12:00:00Z');
/** Everybody's first test, in turn: what one tells depends on which it is. */
const stories = catalogue.filter(({ test }) => test.kind === 'story').map(({ slug }) => slug);
const games = catalogue.filter(({ test }) => test.kind === 'game').map(({ slug }) => slug);

/** Draws people from the model's population and plays them through every test as shipped. */
export function playPeople(
  people: number,
  seed: number,
): {
  readonly afterOneStory: readonly PlayedPerson[];
  readonly afterOneGame: readonly PlayedPerson[];
  readonly afterAll: readonly PlayedPerson[];
} {
  const prior = normalPrior(
    facetCovariance.map((row) => [...row]),
    new Array<number>(FACET_COUNT).fill(0),
  );
  const random = seededRandom(seed);
  const played = Array.from({ length: people }, (_, index) => {
    const theta = drawTheta(prior, random);
    const sittings = catalogue.map(({ slug, test }, id): FinishedSitting => {
      const setting = ordinarySetting(Math.floor(random() * MAX_SEED));
      const responses = simulateSitting(test, { theta, random }, setting);
      return {
        id,
        test: slug,
        bankVersion: test.bank.version,
        finishedAt: FINISHED_AT,
        language: setting.language,
        device: 'computer',
        counts: test.kind === 'game' ? test.counts(responses, setting.seed) : null,
        isUntimed: false,
        answers: responses.flatMap(({ item, option }) => (item === null ? [] : [{ item, option }])),
      };
    });
    const afterOne = (slug: string) => ({ theta, subject: subjectFrom(sittings.filter(({ test }) => test === slug)) });
    return {
      afterOneStory: afterOne(stories[index % stories.length]!),
      afterOneGame: afterOne(games[index % games.length]!),
      afterAll: { theta, subject: subjectFrom(sittings) },
    };
  });
  return {
    afterOneStory: played.map(({ afterOneStory }) => afterOneStory),
    afterOneGame: played.map(({ afterOneGame }) => afterOneGame),
    afterAll: played.map(({ afterAll }) => afterAll),
  };
}

function subjectFrom(sittings: readonly FinishedSitting[]): Subject {
  if (sittings.length > TESTS_IN_ALL) throw new Error('more sittings than tests');
  const bankOf = (slug: string) => catalogue.find((one) => one.slug === slug)?.test.bank;
  return subjectOf(1, {
    posterior: scoreSittings(sittings, bankOf),
    sittings,
    bankVersions: {},
    normsVersion: 'model',
    computedAt: FINISHED_AT,
  });
}
