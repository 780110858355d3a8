import { z } from 'zod';
import { type Random, seededRandom } from '#psychometrics';
import { type Judged, UnusableAnswer } from '../../answers.ts';
import { drawOption } from '../../simulated-person.ts';
import type { Game } from '../game.ts';
import { scoredBlocks } from './blocks.ts';
import { classesOf } from './classes.ts';
import { countsOf } from './counts.ts';
import { bank, ITEMS, itemOf, optionClasses, optionId } from './key.ts';
import { BROKEN_OFF, isLearned, LESSONS, lessonOption } from './lessons.ts';
import { readAnswers } from './read-answers.ts';
import { FOILS, TARGETS } from './recipes.ts';
import { brokenOff, type LakeAnswer, type LakeTrial, MAX_BACK, MAX_BLOCKS, PLACES, type ShownPractice, TYPICAL_BLOCKS } from './script.ts';
import { about } from './script-about.ts';
import { signsOf } from './signs.ts';
import { type Block, drawBlind, drawPerfect, drawPresses } from './simulate.ts';
import { nextTrial, type Trial } from './sitting.ts';
import { makeStream } from './stream.ts';
import { toldEn } from './told.en.ts';
import { toldHi } from './told.hi.ts';

const MAX_FLOWERS = TARGETS + FOILS + MAX_BACK;
/** Nobody answers a flower more often than this; what is sent stays small. */
const MAX_PRESSES = 10 * MAX_FLOWERS;
const MAX_MS = 24 * 60 * 60 * 1000;
const Milliseconds = z.int().min(0).max(MAX_MS);

const Answer: z.ZodType<LakeAnswer> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('lake'),
    places: z
      .array(
        z
          .int()
          .min(0)
          .max(PLACES - 1),
      )
      .max(MAX_FLOWERS),
    onsets: z.array(Milliseconds).max(MAX_FLOWERS),
    presses: z.array(z.object({ at: Milliseconds, same: z.boolean() })).max(MAX_PRESSES),
  }),
  z.object({ kind: z.literal(brokenOff.kind) }),
]);

export const stillLake: Game<Trial, LakeAnswer> = {
  kind: 'game',
  about,
  told: { en: toldEn, hi: toldHi },
  trainsMemory: true,
  bank,
  answer: Answer,
  typicalLength: LESSONS.length + TYPICAL_BLOCKS,
  /**
   * A block is some 26 flowers at 2.4 s each; the two to practise are 7 at 3 s and 10 at 2.7 s, and one reads what they came to. Without a
   * clock a flower can be answered in a second; in a third of that nobody has compared it.
   */
  pace: { typicalMs: 68_000, practiceMs: 33_000, hurriedMs: 16_000, unseenMs: 8_000 },
  choosesFrom: ITEMS,
  nextTrial,
  show,
  judge,
  brokenOff,
  /** The clock of a block is checked against the device's own account of it, in the signs. */
  minTimeMs: () => 0,
  signs: (scored) => signsOf(scoredBlocks(scored)),
  counts: (played) => countsOf(scoredBlocks(played)),
  simulate(trial, person) {
    const block = blockOf(trial);
    if (trial.item === null) return drawPerfect(block, person.random);
    return drawPresses(block, optionClasses(drawOption(itemOf(trial.item), person)), person.random);
  },
  blindAnswers,
};

/** Made anew from its seed whenever it is needed. */
const blockOf = ({ stream, stepMs }: Trial): Block => ({ places: makeStream(stream), back: stream.back, stepMs });

function show(trial: Trial): LakeTrial {
  const { id, item, stream, stepMs, number, blocksDone, isRetry } = trial;
  return {
    id,
    practice: item === null,
    number,
    back: stream.back,
    places: makeStream(stream),
    stepMs,
    share: blocksDone / MAX_BLOCKS,
    ...(item !== null && blocksDone > 0 ? { restBefore: true } : {}),
    ...(isRetry ? { retry: true } : {}),
  };
}

function judge(trial: Trial, answer: LakeAnswer): Judged {
  if (answer.kind === brokenOff.kind) return { item: null, option: BROKEN_OFF };
  const { places, back, stepMs } = blockOf(trial);
  const isOwn = answer.places.length === places.length && answer.places.every((place, index) => place === places[index]);
  if (!isOwn) throw new UnusableAnswer('These are not the flowers of this block.');
  const steps = readAnswers(back, stepMs, answer);
  if (trial.item !== null) return { item: trial.item, option: optionId(classesOf(steps, stepMs === null)) };
  const shown: ShownPractice = {
    back,
    steps: steps.map(({ role, same }, index) => ({
      place: places[index + back]!,
      before: places[index]!,
      same: role === 'target',
      given: same,
    })),
  };
  return { item: null, option: lessonOption(steps), feedback: isLearned(steps) ? 'right' : 'wrong', shown };
}

/** In practice any answers; in a block, the habits of those who do not look. */
function blindAnswers(trial: Trial): LakeAnswer[] {
  const block = blockOf(trial);
  const asked = block.places.length - block.back;
  const random: Random = seededRandom(trial.stream.seed);
  const fill = (answer: (index: number) => boolean) => Array.from({ length: asked }, (_, index) => answer(index));
  const patterns =
    trial.item === null
      ? Array.from({ length: 2 ** asked }, (_, pattern) => fill((index) => (pattern >> index) % 2 === 1))
      : [
          fill(() => true),
          fill(() => false),
          fill((index) => index % 2 === 0),
          fill((index) => index % 4 < 2),
          ...Array.from({ length: RANDOM_HABITS }, () => fill(() => random() < 0.5)),
        ];
  const nothing = block.stepMs === null ? [] : [[]];
  return [...patterns, ...nothing].map((answers) => drawBlind(block, answers, random));
}

const RANDOM_HABITS = 4;
