import { capital, inWords, times } from '../counted.en.ts';
import { FEW, type GameTold } from '../told.ts';

export const toldEn: GameTold = {
  asked:
    'Each cloth had nine patches, and one was missing. You picked it out of eight and said whether you were sure; the better you did, the harder the next cloth.',
  notSaid: 'It says nothing about what you have learned, nor about problems that you can sleep on.',
  did: ({ cloths, right, sure, sureAndRight, unsure, unsureAndWrong, rules }) => [
    sureSaid(sure!, sureAndRight!),
    `You completed ${right} of ${cloths} cloths.`,
    ...doubtSaid(unsure!, unsureAndWrong!),
    ...(rules! > 1 ? [`The richest cloth that you completed followed ${inWords(rules!)} rules at once.`] : []),
  ],
  again: ({ cloths, right, sure, sureAndRight, unsure, unsureAndWrong, rules }) => [
    `In Pattern Loom ${right} of your patches fitted and ${cloths! - right!} did not${rules! > 1 ? `; you saw through up to ${inWords(rules!)} rules at once` : ''}.`,
    `Of ${cloths} answers you doubted ${unsure}. Wrong were ${unsureAndWrong} that you doubted and ${sure! - sureAndRight!} that you were sure of.`,
    `You said “sure” at ${sure} cloths and “not sure” at ${unsure}, and at ${right} the patch was the right one.`,
  ],
  tries: ({ cloths, right, sure, sureAndRight, unsure, unsureAndWrong, rules }) => [
    checkOrTrust({ cloths: cloths!, sure: sure!, sureAndRight: sureAndRight!, unsure: unsure!, unsureAndWrong: unsureAndWrong! }),
    rules! > 1
      ? `${capital(inWords(rules!))} rules in one cloth did not stop you: find this week what changes from row to row in a floor, a shawl or a timetable.`
      : 'Look this week at a floor, a shawl or a timetable, and find one thing that changes from row to row.',
    `${right} of ${cloths} cloths came out right: try one kind of puzzle this month that you have always left alone, and stop after ten minutes.`,
  ],
};

function sureSaid(sure: number, right: number): string {
  if (sure < FEW)
    return `In Pattern Loom you were sure only ${times(sure)}${sure > 0 ? `, and right in ${right} of those` : ''}: you want more proof than the game gives.`;
  const said = `In Pattern Loom you were sure of ${sure} answers, and ${right} of those were right`;
  if (right / sure >= 0.75) return `${said}: in this game, when you were sure, you were mostly right.`;
  if (right / sure >= 0.5) return `${said}: there a “sure” of yours deserved one more look.`;
  return `${said}: here the feeling of being sure came before the check.`;
}

function doubtSaid(unsure: number, wrong: number): string[] {
  if (unsure < FEW) return [];
  const right = unsure - wrong;
  if (right / unsure >= 0.5) return [`Of the ${unsure} that you doubted, ${right} were right all the same: you know more than you trust.`];
  if (right / unsure <= 0.25) return [`Of the ${unsure} that you doubted, ${wrong} were wrong: your doubt is a good guide.`];
  return [`Of the ${unsure} that you doubted, ${right} were right and ${wrong} wrong.`];
}

type Answers = Readonly<Record<'cloths' | 'sure' | 'sureAndRight' | 'unsure' | 'unsureAndWrong', number>>;

function checkOrTrust({ cloths, sure, sureAndRight, unsure, unsureAndWrong }: Answers): string {
  if (sure >= FEW && sureAndRight / sure < 0.75)
    return `${sure - sureAndRight} of your ${sure} sure answers were wrong: this week, look up one thing that you are sure of before you say it.`;
  if (unsure >= FEW && unsureAndWrong / unsure <= 0.5)
    return `${unsure - unsureAndWrong} answers were right though you doubted them: this week, give one answer aloud after a single check.`;
  return `You sorted ${cloths} answers into sure and unsure: do the same with five guesses of this week, and look on Sunday how many were right.`;
}
