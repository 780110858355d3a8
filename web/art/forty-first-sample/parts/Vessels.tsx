import { Place, type Placed } from '../../shared/Scene.tsx';
import { bad, heat, steel, water } from './colours.ts';

/** A sample bottle, 70 high, standing on (0, 0). */
export const Bottle = ({ isEmpty = false, ...place }: Placed & { isEmpty?: boolean }) => (
  <Place {...place}>
    <path d="M-15 0C-18 -18 -18 -34 -14 -42L-7 -50V-56H7V-50L14 -42C18 -34 18 -18 15 0Z" fill={steel.white} opacity="0.85" />
    {!isEmpty && <path d="M-15 0C-17 -16 -17 -28 -15 -36H15C17 -28 17 -16 15 0Z" fill={water.soft} />}
    <path d="M-9 -54H9V-70H-9Z" fill={water.deep} />
    <path d="M-10 -30H10V-12H-10Z" fill={heat.white} />
    <path d="M-9 -40C-12 -28 -12 -14 -10 -4" stroke="#fff" strokeWidth="3" fill="none" opacity="0.7" />
  </Place>
);

const FORTY_ONE = 'M-3 -33L-13 -19H0M-4 -26V-12M6 -30L12 -33V-12';

/** The jam jar, 74 high, standing on (0, 0), marked 41. */
export const Jar = ({ isYellow = false, ...place }: Placed & { isYellow?: boolean }) => (
  <Place {...place}>
    <path d="M-28 0C-33 -4 -33 -48 -28 -56H28C33 -48 33 -4 28 0Z" fill={steel.white} opacity="0.8" />
    <path d="M-29 -3C-32 -10 -32 -40 -30 -46H30C32 -40 32 -10 29 -3Z" fill={isYellow ? bad.mid : water.soft} />
    {isYellow && <path d="M-30 -46C-20 -42 -10 -49 0 -46S20 -42 30 -46L31 -36H-31Z" fill={bad.pale} />}
    <path d="M-30 -56H30V-74H-30Z" fill="#c8402f" />
    <path d="M-24 -74V-56M-12 -74V-56M0 -74V-56M12 -74V-56M24 -74V-56M-30 -65H30" stroke="#fff" strokeWidth="4" opacity="0.6" />
    <path d="M-19 -38H19V-7H-19Z" fill={heat.white} />
    <path d={FORTY_ONE} fill="none" stroke={steel.dark} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    <path d="M-24 -48C-27 -36 -27 -18 -25 -8" stroke="#fff" strokeWidth="4" fill="none" opacity="0.7" />
  </Place>
);

/** A bucket, 60 high, standing on (0, 0). */
export const Bucket = ({ fill = '#c8473a', isFull = false, ...place }: Placed & { fill?: string; isFull?: boolean }) => (
  <Place {...place}>
    <path d="M-30 -58L-22 0H22L30 -58Z" fill={fill} />
    <path d="M-30 -58L-22 0H-10L-14 -58Z" fill="#ffffff30" />
    <ellipse cx="0" cy="-58" rx="30" ry="7" fill={isFull ? water.pale : '#00000055'} />
    <path d="M-29 -58C-20 -96 20 -96 29 -58" fill="none" stroke={steel.mid} strokeWidth="4" />
  </Place>
);

const PLACES = [-75, -45, -15, 15, 45, 75] as const;

/** The crate of samples, 190 wide, standing on (0, 0); its bottles look out at the top. */
export const Crate = ({
  bottles = 6,
  fill = '#b9803f',
  hasLid = false,
  ...place
}: Placed & { bottles?: number; fill?: string; hasLid?: boolean }) => (
  <Place {...place}>
    {!hasLid && PLACES.slice(0, bottles).map((left) => <Bottle key={left} x={left} y={-34} />)}
    <path d="M-95 -66H95V0H-95Z" fill={fill} />
    <path d="M-95 -44H95M-95 -22H95" stroke="#0000003a" strokeWidth="4" />
    <path d="M-95 -66H-80V0H-95ZM80 -66H95V0H80Z" fill="#00000026" />
    {hasLid && (
      <>
        <path d="M-102 -84H102V-62H-102Z" fill="#cf9650" />
        <path d="M-102 -84H102V-77H-102Z" fill="#ffffff38" />
      </>
    )}
  </Place>
);

/** Black roof tank, 200 high, standing on (0, 0). */
export const RoofTank = ({ rim, ...place }: Placed & { rim?: string }) => (
  <Place {...place}>
    <path d="M-78 0V-150C-78 -176 -50 -186 -26 -188V-204H26V-188C50 -186 78 -176 78 -150V0Z" fill="#1c2027" />
    <path d="M-78 -40H78M-78 -80H78M-78 -120H78" stroke="#39414d" strokeWidth="7" />
    <path d="M-78 0V-150C-78 -170 -64 -178 -48 -183V0Z" fill="#000" opacity="0.3" />
    {rim && <path d="M26 -188C52 -186 77 -176 77 -150V0" fill="none" stroke={rim} strokeWidth="5" />}
  </Place>
);
