import { inflateRawSync } from 'node:zlib';
import { DOCX, ODT, PDF } from '#server/platform/file-kind.ts';

const MAX_TEXT_LENGTH = 100_000;
const MAX_PAGES = 30;
/** Five megabytes of a packed file may be gigabytes of zeros. */
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;

/** The text of a CV, or a rejection where it has none that can be read. Runs in a thread of its own (read-worker.ts). */
export async function readText(bytes: Uint8Array, media: string): Promise<string> {
  const text = await textIn(bytes, media);
  return text.replaceAll('\0', '').slice(0, MAX_TEXT_LENGTH).trim();
}

async function textIn(bytes: Uint8Array, media: string): Promise<string> {
  if (media === PDF) return textOfPdf(bytes);
  if (media === DOCX) return textOfDocx(bytes);
  if (media === ODT) return textOfOdt(bytes);
  return new TextDecoder().decode(bytes);
}

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { getDocumentProxy, extractText } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(bytes));
  if (document.numPages > MAX_PAGES) throw new Error('It has too many pages.');
  const { text } = await extractText(document, { mergePages: false });
  return text.join('\n');
}

async function textOfDocx(bytes: Uint8Array): Promise<string> {
  const unpacked = listZip(bytes).reduce((sum, { size }) => sum + size, 0);
  if (unpacked > MAX_UNPACKED_BYTES) throw new Error('Unpacked it is too large.');
  const { default: mammoth } = await import('mammoth');
  return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value.replaceAll(/\n{2,}/g, '\n');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOfOdt(bytes: Uint8Array): string {
  const entry = listZip(bytes).find(({ name }) => name === 'content.xml');
  if (!entry) throw new Error('It holds no text.');
  const packed = bytes.subarray(entry.start, entry.start + entry.packedSize);
  const xml = new TextDecoder().decode(entry.isDeflated ? inflateRawSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES }) : packed);
  // no tag holds a `<`: without that, each of a million of them would be compared with all that follows
  return xml
    .replaceAll(/<text:(s|tab)\b[^<>]*>/g, ' ')
    .replaceAll(/<text:line-break\b[^<>]*>|<\/text:(p|h)>/g, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!);
}

type Entry = {
  readonly name: string;
  readonly start: number;
  readonly packedSize: number;
  readonly size: number;
  readonly isDeflated: boolean;
};

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const MAX_ENTRIES = 2_000;

/** What a zip file says that it holds (APPNOTE 6.3, sections 4.3.12 and 4.3.16). */
function listZip(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new Error('It is no whole zip file.');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = Math.min(view.getUint16(end + 10, true), MAX_ENTRIES); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Error('Its directory is broken.');
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const header = view.getUint32(at + 42, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      start: header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      isDeflated: view.getUint16(at + 10, true) === 8,
    });
    at += 46 + nameLength + extraLength + noteLength;
  }
  return entries;
}
