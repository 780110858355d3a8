import type { Block, Sentence } from '#contract/written-reports.ts';
import { plain, points, prose, sentencesOf } from '../blocks.ts';
import type { Half } from '../insights/insight.ts';
import type { ScenePart } from '../insights/shelf.ts';
import type { Desk } from '../report.ts';
import { handOverWords } from './hand-over-words.ts';

/** A colleague reads it: what the owner is like at home, with children or with an aunt is no business of theirs. */
const AT_WORK: readonly ScenePart[] = ['work'];

/** How to work with me: one page to hand over. It says “I”; sentences of the report, which say “you”, stand in it as quotations. */
export function handOver({ shelf, language }: Desk): Block[] {
  const words = handOverWords[language];
  const worded = (halves: readonly Half[], of: typeof words.giveMe) => halves.map((half) => shelf.state([half], of[half.house]));
  const scenes = sentencesOf(shelf.sides({ ends: ['high'], parts: AT_WORK, atMost: 1 }));
  const prices = sentencesOf(shelf.sides({ ends: ['high'], parts: ['own'], atMost: 1 }));
  const steps = shelf.advice({ ends: ['low'], atMost: 1 });
  const told = [
    ...worded(shelf.evenHalves('stronger', 3), words.giveMe),
    ...worded(shelf.evenHalves('quieter', 2), words.helpMe),
    ...scenes.map((scene) => quoted(scene, words.scene)),
    ...prices.map((price) => quoted(price, words.price)),
    ...steps.map(({ text, sign, insight }) => ({ text: words.step(inQuotes(text), inQuotes(sign!)), insight })),
  ];
  return told.length === 0 ? [] : [...prose([plain(words.opening)]), ...points(told)];
}

const quoted = ({ text, insight }: Sentence, frame: (quoted: string) => string): Sentence => ({ text: frame(inQuotes(text)), insight });

/** Quotation marks within others. */
const inQuotes = (text: string): string => text.replaceAll('“', '‘').replaceAll('”', '’');
