import { type Judged, UnusableAnswer } from '../../answers.ts';
import { drawPatch } from './drawing.ts';
import { itemId, type OptionId, timedOutItemId } from './key.ts';
import { ALTERNATIVES, type ClothShown, type LoomAnswer } from './script.ts';
import { matrixOf, type Trial } from './sitting.ts';
import { findTemplate } from './templates.ts';

/** What an answer comes to. A trial whose time ran out is a wrong answer without a rating, whatever was touched before. */
export function judge(trial: Trial, { place, sure, timedOut }: LoomAnswer): Judged {
  if (timedOut) return tell(trial, timedOutItemId(trial.template), 'wrong', false);
  if (place === null || place >= ALTERNATIVES) throw new UnusableAnswer('This patch does not belong to the cloth.');
  if (sure === null) throw new UnusableAnswer('Say whether the answer is sure.');
  const isRight = place === matrixOf(trial).right;
  return tell(trial, itemId(trial.template), `${isRight ? 'right' : 'wrong'}-${sure ? 'sure' : 'unsure'}`, isRight);
}

function tell(trial: Trial, item: string, option: OptionId, isRight: boolean): Judged {
  if (!trial.practice) return { item, option };
  const shown: ClothShown = { right: drawPatch(matrixOf(trial).patches[8]!), rules: rulesOf(trial) };
  return { item: null, option, feedback: isRight ? 'right' : 'wrong', shown };
}

const rulesOf = ({ template }: Trial): string[] => findTemplate(template).ruled.map(({ feature, rule }) => `${feature}-${rule}`);
