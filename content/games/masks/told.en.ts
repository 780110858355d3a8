import { many, times } from '../counted.en.ts';
import type { GameTold } from '../told.ts';

export const toldEn: GameTold = {
  asked:
    'A face, a mask, the face again: had it changed? Then faces that spoke, and you chose the feeling in the face and not in the words.',
  notSaid:
    'These are drawings. Somebody whom you have known for years tells you more than any of them, and kindness was not measured here.',
  did: ({ seen, changes, falseAlarms, unchanged, named, faces }) => [
    `You saw ${seen} of ${many(changes!, 'small change', 'small changes')} in a face${eyeFor(falseAlarms!, unchanged!)}.`,
    `You named ${named} of ${many(faces!, 'feeling', 'feelings')} as the face showed ${faces === 1 ? 'it' : 'them'}, whatever the words beside it claimed.`,
    ...(faces! > named! ? [`${many(faces! - named!, 'face', 'faces')} kept the feeling hidden from you.`] : []),
  ],
};

function eyeFor(alarms: number, unchanged: number): string {
  if (unchanged === 0) return '';
  if (alarms === 0) return ', and not one that was not there: what you notice has happened';
  const said = `; where nothing had changed, you saw a change ${times(alarms)} in ${unchanged}`;
  return alarms / unchanged >= 0.4 ? `${said}, so look twice before you ask what is wrong` : said;
}
