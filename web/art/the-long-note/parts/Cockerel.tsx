import { Place, type Placed } from '../../shared/Scene.tsx';
import { earth, market, red } from './colours.ts';

type CockerelProps = Placed & { shadow?: string; isCrowing?: boolean };

/** Tenor, who comes in too early: 120 high, standing on (0, 0), looking right. As a shadow he has one colour. */
export const Cockerel = ({ shadow, isCrowing = false, ...place }: CockerelProps) => (
  <Place {...place}>
    <path
      d="M-34 -40C-70 -50 -86 -78 -74 -108C-66 -94 -58 -92 -54 -104C-46 -92 -40 -92 -34 -100C-30 -84 -26 -74 -14 -66Z"
      fill={shadow ?? '#1d4b45'}
    />
    <path d="M-6 -22V-2H8M12 -22V-2H26" stroke={shadow ?? market.mango} strokeWidth="5" fill="none" strokeLinecap="round" />
    <path
      d="M-40 -46C-44 -24 -20 -12 4 -14C30 -16 42 -34 38 -58L36 -88C36 -104 12 -106 10 -90C6 -72 -24 -78 -40 -46Z"
      fill={shadow ?? earth.mid}
    />
    <path d="M-26 -48C-24 -30 0 -26 12 -40C2 -52 -14 -56 -26 -48Z" fill={shadow ?? earth.dark} />
    <path d="M10 -88C10 -72 18 -58 30 -52C36 -60 38 -76 36 -90Z" fill={shadow ?? market.mango} />
    <path d="M14 -98C8 -108 14 -118 20 -110C22 -122 32 -122 30 -110C38 -116 42 -106 34 -96Z" fill={shadow ?? red.mid} />
    <path d={isCrowing ? 'M34 -94L54 -108L44 -92L52 -84L34 -86Z' : 'M35 -92L52 -86L35 -82Z'} fill={shadow ?? '#ffcf5c'} />
    {!shadow && <path d="M38 -80C44 -76 42 -66 37 -66C34 -70 34 -78 38 -80Z" fill={red.mid} />}
    {!shadow && <circle cx="28" cy="-92" r="3.400" fill="#1a0f0a" />}
  </Place>
);
