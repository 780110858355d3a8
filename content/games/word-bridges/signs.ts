import type { PlayedAnswer } from '../../answers.ts';
import { INVALID_WEIGHT, type Sign } from '../../signs.ts';
import { medianOf } from '../median.ts';
import { isGibberish } from './gibberish.ts';
import { bridgeOfItem } from './key.ts';
import type { BridgeAnswer } from './script.ts';
import { fold } from './spelling.ts';

type Scored = readonly PlayedAnswer<BridgeAnswer>[];

/**
 * One word of five is right by chance. The bridges grow easier for whoever misses them, so that even people far below the mean build about
 * half; signs.test.ts plays both.
 */
const GUESSING_SHARE = 0.34;
/** The words stand in an order by lot: one place for nearly all of many choices is a habit of the hand. */
const SAME_PLACE_SHARE = 0.8;
const MIN_CHOICES = 8;
/** Of all bridges: typed without looking for a word. */
const GIBBERISH_SHARE = 0.3;
/** So often the same wrong word is no attempt any more. */
const SAME_WORD_TIMES = 3;
/** Even a player who is there lets the minute run out now and then; on half of the bridges and more, nobody was there. */
const ABSENT_SHARE = 0.5;
/** Without a clock: nobody who is there takes so long for half of the bridges. */
const ABSENT_MS = 150_000;

/** What speaks against a sitting of Word Bridges. It asks for another one and accuses nobody. */
export function signsOf(scored: Scored): readonly Sign[] {
  const built = scored.filter(({ option }) => option !== 'missed').length;
  const late = scored.filter(({ answer }) => answer.kind === 'late').length;
  const isAbsent = late >= ABSENT_SHARE * scored.length || (medianOf(scored.map(({ responseTimeMs }) => responseTimeMs)) ?? 0) > ABSENT_MS;
  const isGuessing = built <= GUESSING_SHARE * scored.length || emptyWords(scored) >= GIBBERISH_SHARE * scored.length;
  return [
    ...(isGuessing ? [['guessing', INVALID_WEIGHT] as const] : []),
    ...(isOnePlace(scored) ? [['one-place', INVALID_WEIGHT] as const] : []),
    ...(isAbsent ? [['absent', INVALID_WEIGHT] as const] : []),
  ];
}

function isOnePlace(scored: Scored): boolean {
  const places = scored.flatMap(({ answer }) => (answer.kind === 'chosen' ? [answer.place] : []));
  const commonest = Math.max(0, ...places.map((place) => places.filter((other) => other === place).length));
  return places.length >= MIN_CHOICES && commonest >= SAME_PLACE_SHARE * places.length;
}

/** Typed answers in which no word was looked for: gibberish, a cue copied, or the same wrong word again and again. */
function emptyWords(scored: Scored): number {
  const missed = scored.flatMap(({ item, option, answer }) => {
    if (answer.kind !== 'typed' || option !== 'missed') return [];
    const { language, cues } = bridgeOfItem.get(item!)!;
    const isCue = cues.some((cue) => fold(cue, language) === fold(answer.text, language));
    return [{ word: fold(answer.text, language), isEmpty: isCue || isGibberish(answer.text) }];
  });
  const times = (word: string) => missed.filter((one) => one.word === word).length;
  return missed.filter(({ word, isEmpty }) => isEmpty || times(word) >= SAME_WORD_TIMES).length;
}
