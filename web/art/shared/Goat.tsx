import { wood } from './palette.ts';
import { Place, type Placed } from './Scene.tsx';

type GoatProps = Placed & { coat?: string; shade?: string; horn?: string; pose?: 'standing' | 'lying'; rim?: string };

/** A goat from the side, looking right: 120 long, 112 high to the horns. */
export const Goat = ({ coat = '#d8c8ad', shade = '#8d7a63', horn = wood.deep, pose = 'standing', rim, ...place }: GoatProps) => (
  <Place {...place}>
    {pose === 'standing' && (
      <path d="M-40 -44L-44 0H-35L-30 -40ZM-26 -40L-24 0H-15L-14 -40ZM22 -40L22 0H31L34 -42ZM36 -46L42 0H51L46 -46Z" fill={shade} />
    )}
    <g transform={pose === 'lying' ? 'translate(0 30)' : ''}>
      <path d="M-50 -68C-60 -70 -68 -78 -66 -88C-58 -86 -50 -82 -44 -74Z" fill={coat} />
      <path
        d="M-54 -62C-50 -78 -20 -76 0 -76C20 -76 32 -84 40 -98C44 -106 52 -108 58 -104L78 -90C82 -86 80 -78 72 -78L60 -78C60 -60 58 -44 50 -34C36 -20 -32 -18 -46 -30C-56 -38 -58 -52 -54 -62Z"
        fill={coat}
      />
      <path d="M-50 -34C-30 -42 34 -42 56 -46C54 -40 53 -38 50 -34C36 -20 -32 -18 -46 -30Z" fill={shade} opacity="0.6" />
      <path
        d="M48 -104C36 -122 38 -132 46 -138C44 -126 50 -116 56 -106ZM55 -105C48 -120 52 -130 60 -134C57 -124 60 -114 62 -104Z"
        fill={horn}
      />
      <path d="M46 -98C34 -100 26 -92 24 -84C34 -82 44 -86 50 -92Z" fill={shade} />
      <path d="M70 -79C70 -68 67 -60 61 -54C59 -62 58 -70 60 -79Z" fill={shade} />
      <circle cx="60" cy="-95" r="2.6" fill={wood.ink} />
      {rim && (
        <path d="M-52 -70C-40 -78 -14 -76 0 -76C20 -76 32 -84 40 -98" fill="none" stroke={rim} strokeWidth="3" strokeLinecap="round" />
      )}
    </g>
  </Place>
);
