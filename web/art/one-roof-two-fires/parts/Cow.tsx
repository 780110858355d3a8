import { Place, type Placed } from '../../shared/Scene.tsx';
import { apple } from './colours.ts';

type CowProps = Placed & { coat?: string; shade?: string; patch?: string; isChewing?: boolean; isSnow?: boolean };

/** Barfi: a small hill cow from the side, looking right; 250 long, 170 high, standing on (0, 0). */
export const Cow = ({ coat = '#f3ece0', shade = '#cfc2b2', patch = '#8a5a3c', isChewing = false, isSnow = false, ...place }: CowProps) => (
  <Place {...place}>
    <path d="M-88 -64L-92 0H-74L-66 -60ZM-58 -60L-60 0H-42L-38 -56ZM44 -60L42 0H60L66 -60ZM74 -66L78 0H96L94 -70Z" fill={shade} />
    {!isSnow && <path d="M-92 -8H-74V0H-92ZM-60 -8H-42V0H-60ZM42 -8H60V0H42ZM78 -8H96V0H78Z" fill="#4b3b34" />}
    <path d="M-110 -128C-122 -110 -120 -70 -114 -44" stroke={coat} strokeWidth="8" fill="none" strokeLinecap="round" />
    <path d="M-120 -48C-112 -40 -104 -28 -110 -18C-122 -24 -122 -38 -120 -48Z" fill={patch} />
    <path
      d="M-112 -124C-100 -140 -40 -138 0 -136C36 -134 62 -146 82 -152C98 -150 108 -128 108 -108C108 -84 102 -64 88 -56C40 -46 -50 -44 -92 -52C-114 -62 -120 -104 -112 -124Z"
      fill={coat}
    />
    <path
      d="M-70 -138C-40 -146 -8 -136 -12 -112C-16 -90 -60 -84 -76 -104C-84 -116 -82 -132 -70 -138ZM30 -100C48 -112 72 -100 66 -80C58 -64 34 -66 28 -80C24 -88 24 -94 30 -100Z"
      fill={patch}
    />
    <path d="M-92 -58C-50 -50 40 -52 94 -64C92 -60 90 -57 88 -56C40 -46 -50 -44 -92 -52Z" fill={shade} />
    <path
      d="M78 -150C92 -168 112 -172 128 -166C146 -158 158 -138 166 -124C172 -114 166 -104 154 -104C134 -104 116 -112 104 -118C94 -124 80 -136 78 -150Z"
      fill={coat}
    />
    <path
      d="M150 -128C162 -130 172 -118 168 -110C162 -102 150 -102 144 -106C142 -116 144 -124 150 -128Z"
      fill={isSnow ? shade : '#d9a79a'}
    />
    {isChewing && <path d="M150 -104l26 8M152 -102l20 14M148 -102l10 18" stroke="#b79a3e" strokeWidth="3.4" strokeLinecap="round" />}
    <circle cx="128" cy="-142" r={isSnow ? 9 : 4.6} fill={isSnow ? apple.red : '#2a1b16'} />
    <path d="M120 -150q10 -8 18 0" stroke={shade} strokeWidth="3" fill="none" />
    <path d="M98 -160C84 -166 72 -162 66 -152C78 -146 92 -148 100 -154Z" fill={patch} />
    <path d="M108 -166C104 -184 112 -194 122 -196C118 -186 120 -176 122 -166Z" fill={isSnow ? shade : '#e9ddc6'} />
    {!isSnow && <path d="M84 -134C92 -116 98 -112 106 -110" stroke="#c2552d" strokeWidth="7" fill="none" />}
    {!isSnow && <path d="M92 -114h16l3 18h-22Z" fill="#e0a32c" />}
  </Place>
);
