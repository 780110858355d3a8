import type { ReactNode } from 'react';
import './medallion.css';

/** A round picture, 96 x 96, of one thing by the river: water below y 70. The colours are in medallion.css. */
export const Medallion = ({ children, size = 84 }: { children: ReactNode; size?: number }) => (
  <svg className="medallion" viewBox="0 0 96 96" width={size} height={size} aria-hidden="true" focusable="false">
    <path fill="var(--m-sky)" d="M0 0h96v96H0Z" />
    <path fill="var(--m-hill)" d="M0 58C16 48 28 60 44 56S76 46 96 58V74H0Z" />
    <path fill="var(--m-water)" d="M0 70H96V96H0Z" />
    <path stroke="var(--m-shine)" strokeWidth="2" strokeLinecap="round" d="M10 80h12M70 78h16M54 89h14M26 91h10" />
    {children}
  </svg>
);
