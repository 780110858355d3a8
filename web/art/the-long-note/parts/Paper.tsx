import { wood } from '../../shared/palette.ts';
import { Place, type Placed } from '../../shared/Scene.tsx';
import { white } from './colours.ts';

/** A child's slate in its wooden frame, with chalk lines that nobody can read: 100 wide, its middle at (0, 0). */
export const Slate = ({ turn = 0, ...place }: Placed & { turn?: number }) => (
  <Place {...place}>
    <g transform={`rotate(${turn})`}>
      <path d="M-58 -42H58V42H-58Z" fill={wood.soft} />
      <path d="M-48 -33H48V33H-48Z" fill="#2c3437" />
      <path
        d="M-38 -14C-30 -22 -26 -8 -18 -14S-6 -20 0 -13S16 -20 22 -14S32 -18 36 -14M-38 8C-30 0 -24 14 -16 8S0 2 8 9"
        stroke={white}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  </Place>
);

/** A song sheet: 60 wide, 80 high, its middle at (0, 0). A sheet that mice have found has a hole with the marks of teeth. */
export const Sheet = ({
  turn = 0,
  isBitten = false,
  fill = white,
  ...place
}: Placed & { turn?: number; isBitten?: boolean; fill?: string }) => (
  <Place {...place}>
    <g transform={`rotate(${turn})`}>
      <path d="M-30 -40H30V40H-30Z" fill={fill} stroke="#0000001f" strokeWidth="2" />
      <path d="M-22 -28H22M-22 -22H22M-22 -16H22M-22 0H22M-22 6H22M-22 12H22" stroke="#9a8f80" strokeWidth="1.4" />
      <path d="M-15 -18v-12M-2 -22v-10M11 -16v-13M-12 10v-12M4 6v-11M16 11v-12" stroke="#3b3430" strokeWidth="1.8" />
      <path d="M-17 -18h0M-4 -22h0M9 -16h0M-14 10h0M2 6h0M14 11h0" stroke="#3b3430" strokeWidth="6.4" strokeLinecap="round" />
      {isBitten && <path d="M8 22C2 18 6 10 12 12C14 6 24 6 26 12C34 12 36 22 30 26C30 34 20 36 16 31C8 33 4 28 8 22Z" fill="#8a5a36" />}
    </g>
  </Place>
);
