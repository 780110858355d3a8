import type { ReactNode } from 'react';

const NIGHT = '#1d1f4b';
const DUSK = '#2a2e6e';
const RED = '#b23a2e';
const RED_SHADE = '#8c2a28';
const GOLD = '#eaa52f';
const PALE = '#ffe0a0';
const TEAL = '#2b938c';
const CREAM = '#faf1da';
const INK = '#2a1420';

const both = (draw: ReactNode) => (
  <>
    {draw}
    <g transform="scale(-1 1)">{draw}</g>
  </>
);

/** Petals of a crown, by their angle from upright. */
const CROWN = [-64, -48, -32, -16, 0, 16, 32, 48, 64];

/**
 * A painted mask of papier-mâché, its eyes closed and its mouth at rest: it hides a face and says nothing. Around (0, 0), about 190 wide and
 * 210 high; colours of its own in light and in dark.
 */
export function Mask() {
  return (
    <g>
      {CROWN.map((angle, index) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M-13 -66C-17 -92 -8 -108 0 -118C8 -108 17 -92 13 -66Z" fill={index % 2 === 0 ? TEAL : GOLD} />
          <path d="M0 -74C-5 -88 -3 -96 0 -102C3 -96 5 -88 0 -74Z" fill={index % 2 === 0 ? PALE : RED} />
        </g>
      ))}
      <path d="M0 -80C48 -80 70 -50 69 -8C68 40 40 88 0 96C-40 88 -68 40 -69 -8C-70 -50 -48 -80 0 -80Z" fill={RED} />
      <path d="M0 -80C48 -80 70 -50 69 -8C68 40 40 88 0 96C34 74 44 34 44 -8C44 -44 30 -70 0 -80Z" fill={RED_SHADE} opacity="0.55" />
      <path d="M-66 -26C-40 -46 40 -46 66 -26C68 -42 58 -62 44 -70C20 -82 -20 -82 -44 -70C-58 -62 -68 -42 -66 -26Z" fill={GOLD} />
      {[-44, -22, 0, 22, 44].map((x) => (
        <circle key={x} cx={x} cy={-50 + Math.abs(x) * 0.12} r="5" fill={x === 0 ? RED : TEAL} stroke={CREAM} strokeWidth="1.6" />
      ))}
      {both(
        <>
          <path d="M8 -17C20 -30 44 -30 56 -16C44 -23 20 -22 8 -17Z" fill={INK} />
          <path d="M10 0C18 -12 44 -14 54 0C44 14 20 14 10 0Z" fill={CREAM} />
          <path d="M10 0C20 9 44 9 54 0" fill="none" stroke={INK} strokeWidth="3.4" strokeLinecap="round" />
          <path d="M18 6L16 10.5M27 9L26.5 13.5M37 9L37.5 13.5M46 6L48 10" stroke={INK} strokeWidth="1.8" strokeLinecap="round" />
          <circle cx="42" cy="34" r="11" fill={GOLD} />
          <path d="M42 25C46 29 46 39 42 43C38 39 38 29 42 25ZM33 34C37 30 47 30 51 34C47 38 37 38 33 34Z" fill={CREAM} />
          <path d="M4 22C9 26 15 30 12 35C9 38 4 36 0 37" fill="none" stroke={PALE} strokeWidth="2.4" strokeLinecap="round" />
        </>,
      )}
      <path d="M0 -30C7 -22 7 -14 0 -6C-7 -14 -7 -22 0 -30Z" fill={PALE} />
      <circle cx="0" cy="-18" r="3" fill={RED} />
      <path d="M-22 59C-12 53 -4 53 0 56C4 53 12 53 22 59C12 68 -12 68 -22 59Z" fill={CREAM} />
      <path d="M-22 59C-10 61 10 61 22 59" fill="none" stroke={INK} strokeWidth="2.4" strokeLinecap="round" />
      {[-8, 0, 8].map((x) => (
        <circle key={x} cx={x} cy={80 - Math.abs(x) * 0.2} r="2.4" fill={GOLD} />
      ))}
    </g>
  );
}

/** The mask where a face was: as large as a face, so that nothing of it shines through. */
export function MaskPicture() {
  return (
    <svg className="masks-face" viewBox="0 0 200 240" aria-hidden="true" focusable="false">
      <rect width="200" height="240" fill={NIGHT} />
      <circle cx="100" cy="128" r="112" fill={DUSK} />
      <g fill={PALE}>
        {[
          [22, 26],
          [54, 14],
          [150, 18],
          [182, 40],
          [14, 92],
          [188, 110],
          [20, 202],
          [178, 210],
          [96, 10],
        ].map(([x, y], index) => (
          <circle key={x} cx={x} cy={y} r={index % 3 === 0 ? 1.8 : 1.1} opacity="0.8" />
        ))}
      </g>
      <g transform="translate(100 132)">
        <Mask />
      </g>
    </svg>
  );
}
