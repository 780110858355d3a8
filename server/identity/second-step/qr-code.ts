import { encode } from 'uqr';

/** Light squares around it, so that a camera finds its edge. ISO/IEC 18004 asks for four. */
const BORDER = 4;

/** Drawn here, so that no other site ever sees what it says. Each run of dark squares in a row is one piece of the path. */
export function drawQrCode(text: string): { readonly side: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const rows = data.map((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => [index, y, run.length] as const),
  );
  return {
    side: size,
    path: rows
      .flat()
      .map(([x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`)
      .join(''),
  };
}
