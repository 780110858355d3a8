import type { ReactNode } from 'react';
import './drift.css';

/** Lets smoke, steam or hanging paper move a little, once, for less than five seconds; not at all for those who asked for stillness. */
export const Drift = ({ children, isSwinging = false }: { children: ReactNode; isSwinging?: boolean }) => (
  <g className={isSwinging ? 'art-swing' : 'art-drift'}>{children}</g>
);
