import * as fontkit from 'fontkit';
import type { Language } from '#contract/language.ts';
import { type Face, fontFor, runsOf } from '../pdf/faces.ts';

const opened = new Map<string, fontkit.Font>();

function openFont({ name, content }: ReturnType<typeof fontFor>): fontkit.Font {
  const font = opened.get(name) ?? (fontkit.create(content) as fontkit.Font);
  opened.set(name, font);
  return font;
}

type Outline = { readonly path: string; readonly width: number };

/** A line of text as one path from 0, 0 on its baseline: a picture made of outlines needs no font where it is drawn. */
export function outlineOf(text: string, { language, face, size }: { language: Language; face: Face; size: number }): Outline {
  let x = 0;
  const parts: string[] = [];
  for (const run of runsOf(text)) {
    const font = openFont(fontFor(language, face, run.script));
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const { xOffset, yOffset, xAdvance } = positions[index]!;
      parts.push(glyph.path.transform(scale, 0, 0, -scale, x + xOffset * scale, -yOffset * scale).toSVG());
      x += xAdvance * scale;
    }
  }
  return { path: parts.join(''), width: x };
}
