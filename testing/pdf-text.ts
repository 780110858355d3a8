import { inflateSync } from 'node:zlib';

type PdfObject = { readonly dictionary: string; readonly stream: string };

/** The words of a PDF that pdfkit has made, line by line, as a program finds them that copies or searches. */
export function readPdfText(file: Uint8Array): string[] {
  const objects = readObjects(Buffer.from(file));
  const fonts = new Map<string, Map<string, string>>();
  for (const { dictionary } of objects.values())
    for (const [, name, font] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const mapping = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font!)?.dictionary ?? '')?.[1];
      if (mapping) fonts.set(name!, readMapping(objects.get(mapping)!.stream));
    }
  return [...objects.values()].filter(({ stream }) => /\bBT\b/.test(stream)).flatMap(({ stream }) => readLines(stream, fonts));
}

/** The dictionaries of a PDF as one text: title, language, and the tree of what its parts are. */
export const readPdfStructure = (file: Uint8Array): string =>
  [...readObjects(Buffer.from(file)).values()].map(({ dictionary }) => dictionary).join('\n');

function readObjects(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: id, 2: body, index } of text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)) {
    const at = body!.indexOf('\nstream\n');
    const dictionary = at < 0 ? body! : body!.slice(0, at);
    const start = text.indexOf('stream\n', index) + 'stream\n'.length;
    const content = at < 0 ? Buffer.alloc(0) : file.subarray(start, start + Number(/\/Length (\d+)/.exec(dictionary)![1]));
    const stream = dictionary.includes('/FlateDecode') ? inflateSync(content) : content;
    objects.set(id!, { dictionary, stream: stream.toString('latin1') });
  }
  return objects;
}

const letters = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string of a PDF: behind a byte order mark, two bytes a letter. */
function readString(literal: string): string {
  const bytes = literal.replaceAll(/\\(.)/g, (_whole, letter: string) => ESCAPED[letter] ?? letter);
  return bytes.startsWith('\xfe\xff') ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le') : bytes;
}

/** Which letters each glyph stands for: pdfkit lists them from glyph 0 on, in ranges of 256. */
function readMapping(stream: string): Map<string, string> {
  const mapping = new Map<string, string>();
  for (const [, from, list] of stream.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs))
    for (const [index, [, hex]] of [...list!.matchAll(/<([\w ]*)>/g)].entries())
      mapping.set((Number.parseInt(from!, 16) + index).toString(16).padStart(4, '0'), letters(hex!.replaceAll(' ', '')));
  return mapping;
}

/** What is said to stand for the glyphs is taken for them: Hindi is drawn in another order than it is written. */
function readLines(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const lines: string[] = [];
  let font: ReadonlyMap<string, string> | undefined;
  let isSaid = false;
  for (const line of stream.split('\n')) {
    const actual = /\/ActualText \((.*)\)$/.exec(line)?.[1];
    if (actual !== undefined) {
      isSaid = true;
      lines.push(readString(actual).trim());
    }
    if (line === 'EMC') isSaid = false;
    font = fonts.get(/^\/(F\d+) [\d.]+ Tf/.exec(line)?.[1] ?? '') ?? font;
    if (!isSaid && line.endsWith('] TJ'))
      lines.push([...line.matchAll(/<(\w+)>/g)].map(([, hex]) => hex!.replaceAll(/\w{4}/g, (glyph) => font?.get(glyph) ?? '')).join(''));
  }
  return lines;
}
