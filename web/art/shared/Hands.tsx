import { skin } from './palette.ts';
import { Place, type Placed } from './Scene.tsx';

type HandProps = Placed & { tone?: string; shade?: string; sleeve: string; cuff: string; turn?: number; isOld?: boolean };

/** A hand that rests on a table, seen from above: the wrist at (0, 0), fingers to the right, 140 long; the arm comes from the left. */
export const Hand = ({ tone = skin.mid, shade = skin.deep, sleeve, cuff, turn = 0, isOld = false, ...place }: HandProps) => (
  <Place {...place}>
    <g transform={`rotate(${turn})`} strokeLinecap="round">
      <path d="M-360 -46C-240 -52 -120 -44 -44 -32V32C-120 44 -240 52 -360 50Z" fill={sleeve} />
      <path d="M-52 -22C-30 -22 -10 -24 10 -28V26C-10 22 -30 20 -52 20Z" fill={tone} />
      <path d="M-56 -36C-48 -38 -40 -36 -38 -32C-34 -12 -34 12 -38 32C-40 36 -48 38 -56 36Z" fill={cuff} />
      <path d="M16 -18C34 -40 52 -48 72 -48" fill="none" stroke={shade} strokeWidth="21" />
      <path d="M-4 -26C20 -36 52 -38 68 -30C78 -14 78 14 66 30C50 36 20 34 -4 26Z" fill={tone} />
      <g fill="none" stroke={tone}>
        <path d="M60 -23C80 -29 96 -30 116 -27" strokeWidth="19" />
        <path d="M64 -7C90 -10 108 -9 132 -6" strokeWidth="19" />
        <path d="M64 9C90 9 106 11 126 14" strokeWidth="18" />
        <path d="M58 24C78 27 92 30 106 34" strokeWidth="15" />
      </g>
      <path d="M70 -15L104 -18M74 1L116 4M70 17L104 24" stroke={shade} strokeWidth="3" />
      {isOld && (
        <path
          d="M8 -12C26 -14 40 -18 56 -20M6 2C26 2 42 0 60 -2M8 14C26 14 40 14 56 12"
          fill="none"
          stroke={shade}
          strokeWidth="2.6"
          opacity="0.8"
        />
      )}
    </g>
  </Place>
);
