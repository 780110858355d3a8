import { wood } from '../../shared/palette.ts';
import { Place, type Placed } from '../../shared/Scene.tsx';

/** Half of the walnut table: sawn end at (0, 0) on its upper edge, the other end 330 to the right, two legs there, 190 high. */
export const HalfTable = ({ fill = wood.soft, edge = wood.mid, ...place }: Placed & { fill?: string; edge?: string }) => (
  <Place {...place}>
    <path d="M250 20L258 190H282L284 20ZM292 20L304 176H326L320 20Z" fill={wood.dark} />
    <path d="M0 -26H316L350 0H0Z" fill={fill} />
    <path d="M30 -20C110 -24 220 -14 312 -18M20 -8C120 -14 230 -4 330 -6" stroke={edge} strokeWidth="2.6" fill="none" opacity="0.7" />
    <path d="M0 0H350V22H0Z" fill={edge} />
    <path d="M0 22H290V36C200 46 90 46 0 36Z" fill={wood.dark} />
    <path d={`M0 -26l6 6l-8 6l8 6l-6 8l7 6l-7 8l7 8l-7 14V-26Z`} fill={wood.pale} />
  </Place>
);
