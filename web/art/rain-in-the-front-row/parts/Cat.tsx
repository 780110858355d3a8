import { Place, type Placed } from '../../shared/Scene.tsx';

const FUR = '#d98a3a';
const STRIPE = '#a85f1f';

/** Interval asleep: curled up, 120 wide, lying on (0, 0). */
export const SleepingCat = (place: Placed) => (
  <Place {...place}>
    <path d="M-60 -22C-62 -58 -20 -72 14 -66C48 -60 66 -38 58 -16C52 2 -54 4 -60 -22Z" fill={FUR} />
    <path d="M58 -18C64 -4 40 8 8 6C-14 6 -26 0 -22 -8C-6 -6 24 -4 40 -14Z" fill={STRIPE} />
    <path d="M-60 -26C-66 -44 -52 -58 -34 -56C-18 -54 -10 -42 -14 -28C-18 -14 -54 -10 -60 -26Z" fill="#e8a254" />
    <path d="M-58 -40L-62 -64L-44 -54ZM-30 -56L-18 -72L-14 -48Z" fill={FUR} />
    <path d="M-48 -34q5 5 10 0M-32 -33q5 5 10 0" stroke="#5a2f10" strokeWidth="2.6" fill="none" strokeLinecap="round" />
    <path d="M-37 -28l3 3l3 -3" stroke="#8c4a3a" strokeWidth="2.6" fill="none" strokeLinecap="round" />
    <path
      d="M4 -66C2 -54 4 -46 8 -38M22 -64C20 -52 22 -44 26 -36M40 -56C38 -48 40 -40 42 -34"
      stroke={STRIPE}
      strokeWidth="6"
      fill="none"
      strokeLinecap="round"
    />
  </Place>
);

/** Interval sits and looks: 92 high, on (0, 0). */
export const SittingCat = (place: Placed) => (
  <Place {...place}>
    <path d="M-22 -2C-46 -6 -54 -24 -44 -34" stroke={STRIPE} strokeWidth="10" fill="none" strokeLinecap="round" />
    <path d="M-26 0C-34 -30 -20 -62 0 -64C18 -62 28 -30 24 0Z" fill={FUR} />
    <path d="M-4 0C-10 -20 -8 -40 2 -50C12 -40 14 -20 10 0Z" fill="#f0cf9c" />
    <path d="M-18 -72C-20 -92 20 -92 20 -70C20 -52 -16 -52 -18 -72Z" fill={FUR} />
    <path d="M-18 -76L-20 -102L-4 -88ZM20 -76L22 -102L6 -88Z" fill={FUR} />
    <circle cx="-6" cy="-72" r="3.4" fill="#2a1a10" />
    <circle cx="10" cy="-72" r="3.4" fill="#2a1a10" />
    <path
      d="M-1 -65l3 3l3 -3M-22 -40C-16 -38 -12 -38 -8 -40M-24 -24C-18 -22 -14 -22 -10 -24"
      stroke={STRIPE}
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
    />
  </Place>
);
