import type { Feeling } from './script.ts';

/**
 * The lines of speech: with which feelings each can well be said. What is said stands in the words of the game (`lines`), under the line's
 * number, in every language with the same meaning; no line names a feeling. Our own lines; what they go with is a design, to be checked
 * against answers. Never leaves the server.
 */
const FITS: Readonly<Record<number, string>> = {
  1: 'relieved sad disappointed surprised',
  2: 'proud happy embarrassed tender',
  3: 'afraid worried surprised curious angry',
  4: 'bored disgusted disappointed angry',
  5: 'tender surprised happy embarrassed',
  6: 'surprised doubtful angry curious worried',
  7: 'proud embarrassed surprised happy amused',
  8: 'worried afraid relieved sad',
  9: 'bored angry disappointed worried',
  10: 'amused tender happy surprised curious',
  11: 'disgusted angry disappointed surprised',
  12: 'doubtful angry worried bored',
  13: 'happy relieved proud surprised amused',
  14: 'embarrassed proud afraid worried angry',
  15: 'curious afraid doubtful worried',
  16: 'tender sad happy surprised',
  17: 'angry bored worried amused',
  18: 'embarrassed amused surprised',
  19: 'disappointed sad angry relieved',
  20: 'relieved amused disappointed embarrassed',
  21: 'curious doubtful surprised',
  22: 'disgusted worried angry doubtful',
  23: 'proud tender happy amused',
  24: 'disappointed sad angry surprised doubtful',
  25: 'bored angry amused',
  26: 'tender sad surprised happy',
  27: 'doubtful surprised curious relieved',
  28: 'embarrassed amused relieved surprised',
  29: 'afraid worried curious angry',
  30: 'curious happy disappointed proud',
  31: 'relieved happy surprised',
  32: 'disappointed angry disgusted doubtful',
  33: 'amused surprised happy proud',
  34: 'embarrassed amused disappointed worried',
  35: 'worried sad disappointed afraid',
  36: 'worried afraid curious bored happy',
  37: 'sad disappointed relieved tender worried',
  38: 'disgusted angry surprised worried',
  39: 'bored amused disgusted',
  40: 'relieved happy surprised doubtful',
  41: 'curious tender sad doubtful bored',
  42: 'doubtful disappointed angry bored',
  43: 'afraid surprised worried amused',
  44: 'tender surprised happy relieved',
  45: 'proud happy relieved',
  46: 'disgusted curious worried surprised doubtful',
  47: 'bored angry disappointed',
  48: 'afraid worried surprised',
  49: 'embarrassed amused angry surprised',
  50: 'tender proud surprised happy sad',
  51: 'bored relieved disappointed sad',
  52: 'worried afraid embarrassed sad bored',
};

export const LINES: readonly number[] = Object.keys(FITS).map(Number);

const fits = new Map(LINES.map((line) => [line, new Set(FITS[line]!.split(' '))]));

export const goesWith = (line: number, feeling: Feeling): boolean => fits.get(line)!.has(feeling);

/**
 * Lines that go with two of these four feelings and not with the other two. As the face shows one of the four by lot, such a line goes with it
 * as often as not, and tells nothing of which of the four it is: whoever listens alone is right in one of four.
 */
export const linesFor = (quad: readonly Feeling[]): number[] =>
  LINES.filter((line) => quad.filter((feeling) => goesWith(line, feeling)).length === quad.length / 2);
