import { Place, type Placed, Wash } from '../../shared/Scene.tsx';
import { sky, tin, white } from './colours.ts';

/** White walls over a mint band; the floor begins at y 650. */
export const WardWall = () => (
  <>
    <Wash
      stops={[
        [0, '#eef4f0'],
        [1, '#dbe9e4'],
      ]}
    />
    <path d="M-20 470H1220V660H-20Z" fill="#a9d3c6" />
    <path d="M-20 462H1220V474H-20Z" fill="#7fb6a7" />
    <path d="M-20 650H1220V920H-20Z" fill="#c3cfcb" />
    <path d="M-20 642H1220V660H-20Z" fill="#8fa8a1" />
    <path d="M-20 740H1220M-20 840H1220M200 660L60 920M560 660L520 920M920 660L1000 920" stroke="#aebcb7" strokeWidth="4" />
  </>
);

/** A window with the dry sky behind it: 220 wide, 250 high, its upper left corner at (0, 0). */
export const WardWindow = (place: Placed) => (
  <Place {...place}>
    <path d="M-14 -14H234V264H-14Z" fill={white} />
    <Wash
      d="M0 0H220V250H0Z"
      stops={[
        [0, sky.high],
        [0.6, sky.mid],
        [1, sky.low],
      ]}
    />
    <path d="M0 210C50 180 90 200 130 184S200 190 220 176V250H0Z" fill="#8a72bd" />
    <path d="M110 0V250M0 120H220" stroke={white} strokeWidth="10" />
  </Place>
);

/** A bed from the side, its head at the left: 400 long, its mattress 110 above (0, 0). */
export const Bed = ({ blanket, isEmpty = false, ...place }: Placed & { blanket: string; isEmpty?: boolean }) => (
  <Place {...place}>
    <path d="M-200 0V-220M200 0V-150" stroke={tin.deep} strokeWidth="12" strokeLinecap="round" />
    <path d="M-200 -214H-186V-100H-200ZM-206 -64H206V-50H-206Z" fill={tin.mid} />
    <path d="M-196 -118H196V-64H-196Z" fill={white} />
    <path d="M-186 -150C-186 -172 -110 -172 -106 -150V-116H-186Z" fill="#f7fbf8" stroke="#c6d6cf" strokeWidth="3" />
    <path d={isEmpty ? 'M-90 -124H198V-56H-90Z' : 'M-100 -122C-60 -160 120 -150 198 -126V-52H-100Z'} fill={blanket} />
    <path d={isEmpty ? 'M-90 -124H-60V-56H-90Z' : 'M-100 -122C-90 -130 -80 -134 -66 -138V-52H-100Z'} fill={white} opacity="0.8" />
  </Place>
);
