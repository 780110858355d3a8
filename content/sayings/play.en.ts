import type { PlaySayings } from './play.ts';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

const inWords = (count: number): string => ['no', 'one', 'two', 'three', 'four', 'five'][count] ?? String(count);

/** Fewer tell nothing of a habit. */
const FEW = 4;

export const playEn: PlaySayings = {
  'pattern-loom': ({ cloths, right, sure, sureAndRight, unsure, unsureAndWrong, rules }) => [
    sureSaid(sure!, sureAndRight!),
    `You completed ${right} of ${cloths} cloths.`,
    ...doubtSaid(unsure!, unsureAndWrong!),
    ...(rules! > 1 ? [`The richest cloth that you completed followed ${inWords(rules!)} rules at once.`] : []),
  ],
  'still-lake': ({ longest, hits, targets, falseAlarms, inARow }) => [
    longest! > 1
      ? `While new flowers kept opening, you still knew where the one ${inWords(longest!)} back had been.`
      : 'The row of flowers slipped away before it was two long; on most days a second try goes further.',
    `Of ${many(targets!, 'flower', 'flowers')} that came back to an old place you knew ${hits}${leaning(targets! - hits!, falseAlarms!)}.`,
    `Your longest run without a slip was ${many(inARow!, 'answer', 'answers')}.`,
  ],
  masks: ({ seen, changes, falseAlarms, unchanged, named, faces }) => [
    `You saw ${seen} of ${many(changes!, 'small change', 'small changes')} in a face${eyeFor(falseAlarms!, unchanged!)}.`,
    `You named ${named} of ${many(faces!, 'feeling', 'feelings')} as the face showed ${faces === 1 ? 'it' : 'them'}, whatever the words beside it claimed.`,
    ...(faces! > named! ? [`${many(faces! - named!, 'face', 'faces')} kept the feeling hidden from you.`] : []),
  ],
  'word-bridges': ({ bridges, built, typed, chosen, closeBridges, closeBuilt, remoteBridges, remoteBuilt }) => [
    `You built ${built} of ${bridges} bridges, and for ${typed} of them the word came to you unasked.`,
    `Between words that lie close together ${closeBuilt} of ${closeBridges} bridges stand, between words far apart ${remoteBuilt} of ${remoteBridges}.`,
    chosen! >= FEW
      ? `For ${chosen} bridges you asked to see five words and took the right one: you know a good link when it lies before you.`
      : `${many(bridges! - built!, 'bridge', 'bridges')} stayed open; nobody builds them all.`,
  ],
  'river-market': ({ bargains, agreed, own, joint, pots, putIn, back }) => [
    `You agreed in ${agreed} of ${bargains} bargains and brought home ${own} in a hundred of the most that the traders would have left you.`,
    `Together, you and the traders made ${joint} in a hundred of the best that both sides could have had${leftOnTable(joint!)}.`,
    `Into ${pots} shared pots you put ${putIn} silver, and ${back} came back${potBalance(putIn!, back!)}.`,
  ],
  'stone-towers': ({ towers, exact, built, above, explored, toExplore, used, toUse, basket }) => [
    `You built ${built} of ${towers} towers, ${exact} of them in the fewest moves there are${above! > 0 ? `; in all, ${many(above!, 'move', 'moves')} could have been saved` : ''}.`,
    `Where the new path was the better choice, you tried it at ${explored} of ${toExplore} forks; where the known one was, you kept to it at ${used} of ${toUse}${pathHabit(explored! / toExplore!, used! / toUse!)}.`,
    `At the last fork ${basket} berries lay in your basket.`,
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

function leaning(missed: number, claimed: number): string {
  const claims =
    claimed === 0
      ? ', and not once did you claim one that had not come back'
      : `, and ${times(claimed)} you claimed one that had not come back`;
  if (missed > 2 * claimed && missed >= FEW) return `${claims}: in doubt, you let it pass`;
  return claims;
}

function eyeFor(alarms: number, unchanged: number): string {
  if (unchanged === 0) return '';
  if (alarms === 0) return ', and not one that was not there: what you notice has happened';
  const said = `; where nothing had changed, you saw a change ${times(alarms)} in ${unchanged}`;
  return alarms / unchanged >= 0.4 ? `${said}, so look twice before you ask what is wrong` : said;
}

function leftOnTable(joint: number): string {
  if (joint >= 75) return ': little was left on the table';
  return joint < 50 ? ': there was more in the boat for both' : '';
}

function potBalance(putIn: number, back: number): string {
  if (back > 1.05 * putIn) return ': giving paid';
  return back < 0.95 * putIn ? ': others went home with some of it' : '';
}

function pathHabit(explored: number, used: number): string {
  if (used - explored >= 0.4) return '. A path that you know holds you longer than it pays';
  if (explored - used >= 0.15) return '. A new path draws you even where the old one pays better';
  return explored >= 0.75 && used >= 0.75 ? '. You know when to stay and when to go' : '';
}
