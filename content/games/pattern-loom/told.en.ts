import { inWords, times } from '../counted.en.ts';
import { FEW, type GameTold } from '../told.ts';

export const toldEn: GameTold = {
  asked:
    'Eight patches of a cloth were woven. You looked for the ninth among eight, and said each time whether you were sure; the better you did, the harder they came.',
  notSaid: 'It says nothing about what you have learned, nor about problems on which you may sleep a night.',
  did: ({ cloths, right, sure, sureAndRight, unsure, unsureAndWrong, rules }) => [
    sureSaid(sure!, sureAndRight!),
    `You completed ${right} of ${cloths} cloths.`,
    ...doubtSaid(unsure!, unsureAndWrong!),
    ...(rules! > 1 ? [`The richest cloth that you completed followed ${inWords(rules!)} rules at once.`] : []),
  ],
};

function sureSaid(sure: number, right: number): string {
  if (sure < FEW)
    return `You were sure only ${times(sure)}${sure > 0 ? `, and right in ${right} of those` : ''}: you want more proof than the game gives.`;
  const said = `You were sure of ${sure}, and right in ${right} of those`;
  if (right / sure >= 0.75) return `${said}: when you say you are sure, you can be believed.`;
  if (right / sure >= 0.5) return `${said}: a “sure” of yours deserves one more look.`;
  return `${said}: here the feeling of being sure came before the check.`;
}

function doubtSaid(unsure: number, wrong: number): string[] {
  if (unsure < FEW) return [];
  const right = unsure - wrong;
  if (right / unsure >= 0.5) return [`Of the ${unsure} that you doubted, ${right} were right all the same: you know more than you trust.`];
  if (right / unsure <= 0.25) return [`Of the ${unsure} that you doubted, ${wrong} were wrong: your doubt is a good guide.`];
  return [`Of the ${unsure} that you doubted, ${right} were right and ${wrong} wrong.`];
}
