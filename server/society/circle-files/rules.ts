import { MAX_FILES, circleFileMessages as say } from '#contract/society/circle-file-words.ts';
import { DOCX, fileName, isTextName, JPEG, mediaOf, ODT, PDF, PNG, TEXT } from '#server/platform/file-kind.ts';

const KINDS = [PDF, DOCX, ODT, PNG, JPEG, TEXT];

type Sent = { readonly name: string; readonly bytes: Uint8Array; readonly detected: string | undefined };
type Judged = { readonly name: string; readonly media: string } | { readonly refusal: string };

/** What a file is and is called, or why a circle does not take it. `detected` is what its first bytes say. */
export function judge({ name, bytes, detected }: Sent): Judged {
  if (bytes.length === 0) return { refusal: say.empty };
  const media = mediaOf(bytes, detected, KINDS);
  if (media === undefined) return { refusal: say.kind };
  if (media === TEXT && !isTextName(name)) return { refusal: say.textNamed };
  return { name: fileName(name, media, 'file'), media };
}

export const isFull = (files: number): boolean => files >= MAX_FILES;

type Place = { readonly authorId: number; readonly hostId: number | null };
export const mayTakeBack = ({ authorId, hostId }: Place, personId: number): boolean => authorId === personId || hostId === personId;
