import { renderAsync } from '@resvg/resvg-js';
import type { FileContent } from '#contract/endpoint.ts';
import type { Subject } from '../subject.ts';
import { type AskedCard, drawCard } from './card.ts';

/** The card as PNG, made in a thread of Node's pool. All text is outlines, so no font of the machine is looked for. */
export async function cardFile(subject: Subject, asked: AskedCard): Promise<FileContent> {
  const image = await renderAsync(drawCard(subject, asked), { font: { loadSystemFonts: false } });
  return { name: `bhava-card-${asked.language}.png`, bytes: Uint8Array.from(image.asPng()) };
}
