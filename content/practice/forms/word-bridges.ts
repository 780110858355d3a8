import type { Language } from '#contract/language.ts';
import { lotsOf, seedFor } from '../../games/lots.ts';
import { wordBridges as game } from '../../games/word-bridges/definition.ts';
import { orderOf } from '../../games/word-bridges/order.ts';
import type { PracticeBridge } from '../../games/word-bridges/practice.ts';
import { type BridgeAnswer, type BridgeTrial, TIME_LIMIT_MS } from '../../games/word-bridges/script.ts';
import type { Trial } from '../../games/word-bridges/sitting.ts';
import type { PracticeForm } from './form.ts';
import { bridgesEn } from './word-bridges.en.ts';
import { bridgesHi } from './word-bridges.hi.ts';
import type { WrittenBridge } from './written-bridge.ts';

const WRITTEN: Readonly<Record<Language, readonly WrittenBridge[]>> = { en: bridgesEn, hi: bridgesHi };

export const practiceBridges = (language: Language): readonly PracticeBridge[] =>
  WRITTEN[language].map(({ words, cues, wrong }) => ({
    language,
    word: words[0],
    accepted: words,
    cues: cues.map(([cue]) => cue),
    why: cues.map(([, why]) => why),
    wrong: wrong.split(' ').map((word) => ({ word, fits: [] })),
  }));

const STEPS = 9;
/** Of the bridges, so many lie around a step. */
const WINDOW = 8;

/** Those around a step, in an order of the round's own: within a round none comes twice. */
function chosenFor(language: Language, step: number, seed: number): PracticeBridge[] {
  const all = practiceBridges(language);
  const start = Math.round(((step - 1) / (STEPS - 1)) * (all.length - WINDOW));
  const [near, far] = [all.slice(start, start + WINDOW), all.filter((_, index) => index < start || index >= start + WINDOW)];
  const lots = lotsOf(seedFor(seed, 0));
  return [...lots.shuffle(near), ...lots.shuffle(far)];
}

export const wordBridges: PracticeForm<Trial, BridgeAnswer> = {
  answer: game.answer as PracticeForm<Trial, BridgeAnswer>['answer'],
  nextTrial(given, { seed, step, rounds, language }) {
    const bridge = chosenFor(language, step, seed)[given.length];
    if (given.length >= rounds || !bridge) return null;
    const number = given.length + 1;
    const shuffled = orderOf(bridge, lotsOf(seedFor(seed, number)).random);
    return {
      ...{ id: `bridge-${number}`, number, language, retry: false, restBefore: false, share: (number - 1) / rounds },
      ...shuffled,
      ...{ practice: true, bridge },
    };
  },
  show(trial, { rounds, isUntimed }): BridgeTrial {
    const { timeLimitMs: _, ...shown } = game.show(trial) as BridgeTrial;
    return { ...shown, practiceTotal: rounds, ...(isUntimed ? {} : { timeLimitMs: TIME_LIMIT_MS }) };
  },
  judge: (trial, answer) => game.judge(trial, answer),
};
