import { renderAsync } from '@resvg/resvg-js';
import type { FileContent } from '#contract/endpoint.ts';
import { reportFileMessages } from '#contract/report-files.ts';
import { Problem } from '#server/platform/problem.ts';
import { makeTurns } from '#server/platform/turns.ts';
import type { Subject } from '../subject.ts';
import { type AskedCard, drawCard } from './card.ts';

/** Draws for somebody: what one asker wants waits in one line. */
export type MakeCard = (subject: Subject, asked: AskedCard, asker: string) => Promise<FileContent>;

/** A card takes some 50 ms of a core, so many are three seconds of waiting. One asker can have a sixth of these places. */
const LIMITS = { atOnce: 1, maxInLine: 10, maxWaiting: 60 } as const;
const RETRY_SECONDS = 15;
const refusal = () => new Problem('unavailable', reportFileMessages.busyDrawing, undefined, RETRY_SECONDS);

/**
 * The card as PNG. One at a time: it is made in one of the four threads of Node's pool, where files are read and passwords hashed as well.
 * All text is outlines, so no font of the machine is looked for.
 */
export function makeCardMaker(): MakeCard {
  const turns = makeTurns({ ...LIMITS, refusal });
  return async (subject, asked, asker) => {
    const image = await turns.take(asker, () => renderAsync(drawCard(subject, asked), { font: { loadSystemFonts: false } }));
    return { name: `bhava-card-${asked.language}.png`, bytes: Uint8Array.from(image.asPng()) };
  };
}
