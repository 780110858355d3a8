import { many, times } from '../counted.en.ts';
import { FEW, type GameTold } from '../told.ts';

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
  again: ({ seen, changes, falseAlarms, unchanged, named, faces }) => [
    `In Masks ${seen} changes of a face reached you and ${changes! - seen!} slipped by.`,
    `${many(unchanged!, 'face', 'faces')} stayed the same, and ${falseAlarms === 0 ? 'none of them misled you' : `${falseAlarms} of them misled you`}; of ${faces} feelings ${faces! - named!} stayed behind the words.`,
    `Counted together, you saw ${seen} changes and named ${many(named!, 'feeling', 'feelings')}.`,
  ],
  tries: ({ seen, changes, falseAlarms, named, faces }) => [
    lookOrAsk(seen!, changes!, falseAlarms!),
    faces! > named!
      ? `At ${many(faces! - named!, 'face', 'faces')} you named another feeling than was shown: watch two minutes of a film without sound this week, name each feeling, and then listen.`
      : `All ${faces} feelings were clear to you: watch two minutes of a film without sound this week, and see whether it holds there.`,
    `You named ${named} of ${faces} feelings: ask one person this week “how was that for you?”, and guess their answer before it comes.`,
  ],
};

function eyeFor(alarms: number, unchanged: number): string {
  if (unchanged === 0) return '';
  if (alarms === 0) return ', and not one that was not there: what you notice has happened';
  const said = `; where nothing had changed, you saw a change ${times(alarms)} in ${unchanged}`;
  return alarms / unchanged >= 0.4 ? `${said}, so look twice before you ask what is wrong` : said;
}

function lookOrAsk(seen: number, changes: number, alarms: number): string {
  const missed = changes - seen;
  if (missed >= FEW && missed >= alarms)
    return `${missed} of ${changes} changes went past you: in one talk this week, look at the eyes at the end of each sentence, not only at its start.`;
  if (alarms >= FEW)
    return `You saw a change ${times(alarms)} where there was none: in one talk this week, ask “did something change for you just now?” before you act on it.`;
  return `You caught ${seen} of ${changes} changes: tell one person this week what you noticed in their face, and ask whether it was so.`;
}
