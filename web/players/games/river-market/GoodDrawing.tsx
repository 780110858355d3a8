import type { ReactNode } from 'react';
import type { Good } from '#content/games/river-market/script.ts';

/** The goods keep their own day in light mode and in dark, as the pictures of a book do. Each is about 40 wide around (0, 0). */
const LEAF = '#3f7a4c';
const LEAF_LIGHT = '#79a85c';
const CLAY = '#b4603a';
const CLAY_SHADE = '#8e452b';

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

const DRAWINGS: Readonly<Record<Good, ReactNode>> = {
  melons: (
    <g>
      <ellipse cx="-4" cy="-2" rx="15" ry="12" fill={LEAF} />
      <path d="M-4 -14C-9 -8 -9 4 -4 10M-11 -12C-17 -6 -17 3 -11 8M3 -12C8 -6 8 3 3 8" fill="none" stroke={LEAF_LIGHT} strokeWidth="2.4" />
      <path d="M-2 4A14 13 0 0 0 20 -4Z" fill="#f4e9cf" stroke={LEAF} strokeWidth="2" strokeLinejoin="round" />
      <path d="M1.500 3.500A11 10 0 0 0 17.500 -2.500Z" fill="#d8473e" />
      <path d="M7 5.500V7M11.500 4.500L12.200 6M14.500 1.800L15.800 2.600" stroke="#3a1a16" strokeWidth="1.500" strokeLinecap="round" />
    </g>
  ),
  pots: (
    <g>
      <path d="M-8 -13C-6 -8 -16 -5 -16 3C-16 11 -8 13 0 13C8 13 16 11 16 3C16 -5 6 -8 8 -13Z" fill={CLAY} />
      <path d="M8 -13C6 -8 16 -5 16 3C16 11 8 13 0 13C7 10 9 -6 3 -13Z" fill={CLAY_SHADE} opacity="0.6" />
      <ellipse cy="-14" rx="10" ry="3.500" fill={CLAY_SHADE} />
      <ellipse cy="-14.500" rx="6.500" ry="1.800" fill="#4d2418" />
      <path
        d="M-15 1C-8 5 8 5 15 1M-15.500 5C-8 9 8 9 15.500 5"
        fill="none"
        stroke="#f3d9ae"
        strokeWidth="1.500"
        strokeDasharray="2.500 2.500"
      />
    </g>
  ),
  cloth: (
    <g strokeLinejoin="round">
      <path d="M-18 4H18V12Q0 15 -18 12Z" fill="#353a86" />
      <path d="M-17 -4H17V4.500Q0 7.500 -17 4.500Z" fill="#c23b52" />
      <path d="M-16 -12H16V-3.500Q0 -0.500 -16 -3.500Z" fill="#efb13f" />
      <path
        d="M10 -12H16V-3.500Q13 -2.800 10 -2.500ZM11 -4H17V4.500Q14 5.500 11 5.800ZM12 4H18V12Q15 13 12 13.300Z"
        fill="#fff3d6"
        opacity="0.35"
      />
      <path d="M-13 -8H7M-14 0.500H8M-15 8.500H9" stroke="#fff3d6" strokeWidth="1.300" strokeDasharray="1 3" strokeLinecap="round" />
    </g>
  ),
  fish: (
    <g>
      <path d="M12 0L21 -8Q18 0 21 8Z" fill="#5b87a3" />
      <path d="M-19 0C-12 -11 4 -12 14 -1Q15 0 14 1C4 12 -12 11 -19 0Z" fill="#8db8cc" />
      <path d="M-19 0C-12 11 4 12 14 1C4 5 -8 5 -19 0Z" fill="#dcebee" />
      <path d="M-6 -8Q0 -14 6 -7Z" fill="#5b87a3" />
      <path
        d="M-8 -6C-5 -2 -5 3 -8 6M-1 -4Q1 -1 -1 2M5 -3Q7 0 5 3"
        fill="none"
        stroke="#4a7690"
        strokeWidth="1.400"
        strokeLinecap="round"
      />
      <circle cx="-13" cy="-2" r="1.900" fill="#17303c" />
    </g>
  ),
  marigolds: (
    <g>
      <path d="M-14 6C-20 4 -20 -2 -15 -4M14 6C20 4 20 -2 15 -4M0 12V15" fill="none" stroke={LEAF} strokeWidth="3" strokeLinecap="round" />
      {[
        [-8, 3, 0.8, '#e8871e'],
        [9, 3, 0.8, '#f0a830'],
        [0, -4, 1, '#f7b733'],
      ].map(([x, y, size, colour]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`} fill={colour as string}>
          {PETALS.map((turn) => (
            <ellipse key={turn} cy="-7" rx="4.400" ry="5" transform={`rotate(${turn})`} />
          ))}
          <circle r="7.500" fill="#d46f12" opacity="0.55" />
          <circle r="4" fill="#f9cf6a" />
        </g>
      ))}
    </g>
  ),
};

function GoodDrawing({ good }: { readonly good: Good }) {
  return DRAWINGS[good];
}

/** A good in a picture of its own. */
export function GoodPicture({ good }: { readonly good: Good }) {
  return (
    <svg className="market-good" viewBox="-24 -20 48 40" aria-hidden="true" focusable="false">
      <GoodDrawing good={good} />
    </svg>
  );
}

/** A basket full of a good, its foot at (0, 0), 30 wide. */
export function Basket({ good }: { readonly good: Good }) {
  return (
    <g>
      <g transform="translate(0 -15) scale(0.68)">
        <GoodDrawing good={good} />
      </g>
      <path d="M-15 -11H15L11.500 0Q0 2.500 -11.500 0Z" fill="#b98543" />
      <path d="M-15 -11H15L14.200 -8H-14.200Z" fill="#8a5d2a" />
      <path
        d="M-9 -8L-7 0.500M-3 -8L-2 1.200M3 -8L2 1.200M9 -8L7 0.500M-13.300 -4H13.300"
        fill="none"
        stroke="#8a5d2a"
        strokeWidth="1"
        opacity="0.7"
      />
    </g>
  );
}
