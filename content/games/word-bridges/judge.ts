import { type Judged, UnusableAnswer } from '../../answers.ts';
import type { OptionId } from './key.ts';
import type { BridgeAnswer, BridgeShown } from './script.ts';
import type { Trial } from './sitting.ts';
import { isSpelling } from './spelling.ts';

/** What an answer comes to: the word typed, the word chosen among five, or neither. */
function optionOf({ words, bridge }: Trial, answer: BridgeAnswer): OptionId {
  switch (answer.kind) {
    case 'typed':
      return isSpelling(answer.text, bridge) ? 'typed' : 'missed';
    case 'chosen': {
      const chosen = words[answer.place];
      if (chosen === undefined) throw new UnusableAnswer(`There is no word at place ${answer.place}.`);
      return chosen === bridge.word ? 'chosen' : 'missed';
    }
    case 'late':
      return 'missed';
  }
}

export function judge(trial: Trial, answer: BridgeAnswer): Judged {
  const option = optionOf(trial, answer);
  if (!trial.practice) return { item: trial.bridge.id, option };
  const told = option === 'missed' ? 'wrong' : 'right';
  const { word, cues, why } = trial.bridge;
  const shown: BridgeShown = { bridge: word, reasons: trial.cues.map((cue) => ({ cue, why: why[cues.indexOf(cue)]! })) };
  return { item: null, option: told, feedback: told, shown };
}
