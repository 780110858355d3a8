import { type Lots, lotsOf, seedFor } from '../../games/lots.ts';
import { masks as game } from '../../games/masks/definition.ts';
import { faceOf } from '../../games/masks/feelings.ts';
import { goesWith, linesFor } from '../../games/masks/lines.ts';
import { makeLook } from '../../games/masks/play.ts';
import type { Feeling, MasksAnswer, MasksTrial } from '../../games/masks/script.ts';
import { BROKEN_OFF_ANSWER } from '../../games/masks/script.ts';
import { LOOKS } from '../../games/masks/script-looks.ts';
import { LIGHTS } from '../../games/masks/script-muscles.ts';
import type { Trial } from '../../games/masks/sitting.ts';
import { type QUADS, ZONES } from '../../games/masks/templates.ts';
import type { PracticeForm, RoundSetting } from './form.ts';

/** Sizes of a change between those of the test, the plainest first; from the fourth step on, eyes or light move besides. */
const CHANGE_SIZES = [1.7, 1.5, 1.2, 1.2, 0.85, 0.85, 0.6, 0.6, 0.4] as const;
const distractionsAt = (step: number): number => (step < 4 ? 0 : step % 2 === 0 ? 1 : 2);

/** How strongly a face shows its feeling, and how much of another one is in it; none of these mixes is in the test. */
const MIXES = [
  { own: 1, other: 0 },
  { own: 0.95, other: 0 },
  { own: 0.9, other: 0.05 },
  { own: 0.85, other: 0.1 },
  { own: 0.8, other: 0.15 },
  { own: 0.72, other: 0.18 },
  { own: 0.66, other: 0.2 },
  { own: 0.6, other: 0.22 },
  { own: 0.55, other: 0.24 },
] as const;

/** Four feelings that stand together here and nowhere in the test; pairs that plain speech does not keep apart never meet. */
export const OWN_QUADS: readonly (readonly [Feeling, Feeling, Feeling, Feeling])[] = [
  ['happy', 'afraid', 'bored', 'angry'],
  ['proud', 'sad', 'curious', 'disgusted'],
  ['tender', 'surprised', 'bored', 'worried'],
  ['relieved', 'angry', 'embarrassed', 'curious'],
  ['amused', 'worried', 'proud', 'disgusted'],
  ['doubtful', 'happy', 'afraid', 'embarrassed'],
  ['disappointed', 'surprised', 'proud', 'angry'],
  ['sad', 'amused', 'doubtful', 'relieved'],
];

const answer = game.answer as PracticeForm<Trial, MasksAnswer>['answer'];
const isDone = ({ kind }: MasksAnswer): boolean => kind !== 'broken-off';

const common = (given: readonly MasksAnswer[], { isUntimed }: RoundSetting) => ({
  number: given.filter(isDone).length + 1,
  ...{ isUntimed, restBefore: false, retry: false, practice: true, share: 0 },
});

const show = (trial: Trial, { rounds }: RoundSetting): MasksTrial => ({
  ...(game.show(trial) as MasksTrial),
  practiceTotal: rounds,
  share: (trial.number - 1) / rounds,
});
const judge = (trial: Trial, given: MasksAnswer) => game.judge(trial, given);

export const masksLooks: PracticeForm<Trial, MasksAnswer> = {
  answer,
  brokenOff: BROKEN_OFF_ANSWER,
  nextTrial(given, setting) {
    const own = common(given, setting);
    if (own.number > setting.rounds) return null;
    const lots = lotsOf(seedFor(setting.seed, given.length));
    const template = { zone: lots.pick(ZONES), size: CHANGE_SIZES[setting.step - 1]!, distractions: distractionsAt(setting.step) };
    const look = lots.below(LOOKS.length);
    const looks = [makeLook(template, look, lots.random() < 0.5, lots)];
    return { ...own, id: `look-${given.length + 1}`, kind: 'looks', template: 'practice', looks };
  },
  show,
  judge,
};

export const masksFeelings: PracticeForm<Trial, MasksAnswer> = {
  answer,
  brokenOff: BROKEN_OFF_ANSWER,
  nextTrial(given, setting) {
    const own = common(given, setting);
    if (own.number > setting.rounds) return null;
    const lots = lotsOf(seedFor(setting.seed, given.length));
    const look = lots.below(LOOKS.length);
    const made = makeMixed(lots.pick(OWN_QUADS), setting.step, lots);
    return { ...own, id: `feeling-${given.length + 1}`, kind: 'feeling', template: 'practice', look, made };
  },
  show,
  judge,
};

function makeMixed(four: (typeof QUADS)[number], step: number, lots: Lots) {
  const line = lots.pick(linesFor(four));
  const right = lots.pick(four);
  const { own, other } = MIXES[step - 1]!;
  const trace = lots.pick(four.filter((feeling) => feeling !== right));
  const muscles = faceOf(right, own, other > 0 ? { with: trace, strength: other } : undefined);
  const speech = goesWith(line, right) ? ('agrees' as const) : ('contradicts' as const);
  return { face: { muscles, light: lots.pick(LIGHTS) }, right, speech, line, options: lots.shuffle(four) };
}
