/** Where the eight lily pads lie on a lake of 400 by 300, as one reads: three far away, two at the sides, three near. The far ones are smaller. */
export type Pad = { readonly x: number; readonly y: number; readonly scale: number };

export const PADS: readonly Pad[] = [
  { x: 92, y: 140, scale: 0.74 },
  { x: 200, y: 134, scale: 0.72 },
  { x: 308, y: 140, scale: 0.74 },
  { x: 58, y: 196, scale: 0.92 },
  { x: 342, y: 196, scale: 0.92 },
  { x: 84, y: 260, scale: 1.12 },
  { x: 200, y: 268, scale: 1.14 },
  { x: 316, y: 260, scale: 1.12 },
];
