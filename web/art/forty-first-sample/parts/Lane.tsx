import type { ReactNode } from 'react';
import { Drift } from '../../shared/Drift.tsx';
import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { Sky, Stars } from '../../shared/Sky.tsx';
import { dark, heat, steel } from './colours.ts';

type LaneProps = { hour: 'before-dawn' | 'dusk'; children?: ReactNode };

/** The old lanes: two leaning rows of houses, a strip of sky, washing across it, a hand pump that has long been dry. */
export const Lane = ({ hour, children }: LaneProps) => {
  const isDusk = hour === 'dusk';
  return (
    <Scene>
      <Sky colours={isDusk ? ['#5a3f6b', '#b9645c', '#f0a45a', '#ffd58a'] : ['#10162b', '#27305a', '#6d5f86', '#d99a80']} to={560} />
      {isDusk ? <Glow x={610} y={470} r={330} colour="#ffe6a8" strength={0.9} /> : <Stars to={220} count={34} />}
      <path d="M420 560V360H470V330H540V390H600V300H660V370H720V340H780V560Z" fill={isDusk ? '#8d5148' : '#2b2f4e'} />
      <LeftRow isDusk={isDusk} />
      <RightRow isDusk={isDusk} />
      <path d="M-20 920L430 540H770L1220 920Z" fill={isDusk ? '#8a5a43' : '#3d3a50'} />
      <Wash
        d="M-20 920L430 540H770L1220 920Z"
        stops={[
          [0, isDusk ? '#e9a45c' : '#6c5f7a', 0.9],
          [0.6, isDusk ? '#8a5a43' : dark.blue, 0.5],
        ]}
      />
      <path d="M690 540H712L1010 900H900Z" fill="#00000040" />
      <Washing isDusk={isDusk} />
      {children}
    </Scene>
  );
};

const LeftRow = ({ isDusk }: { isDusk: boolean }) => (
  <>
    <path d="M-20 60L180 130L300 200L430 300V560L-20 920Z" fill={isDusk ? '#7a3f38' : '#2c2f4c'} />
    <path d="M-20 60L180 130V760L-20 920Z" fill={isDusk ? '#a75b41' : '#3a3557'} />
    <path d="M40 260L130 276V440L40 446ZM216 290L276 312V440L216 444ZM330 344L372 362V450L330 452Z" fill={isDusk ? '#f7c777' : '#171c33'} />
    <path d="M40 560L130 548V730L40 806Z" fill={isDusk ? '#3a2228' : '#121629'} />
    <path d="M-20 470L180 462V486L-20 500Z" fill="#00000038" />
  </>
);

const RightRow = ({ isDusk }: { isDusk: boolean }) => (
  <>
    <path d="M1220 40L1010 120L900 190L770 310V560L1220 920Z" fill={isDusk ? '#69404a' : '#272a45'} />
    <path d="M1220 40L1010 120V756L1220 920Z" fill={isDusk ? '#8e5248' : '#332f50'} />
    <path
      d="M1064 270L1160 250V444L1064 440ZM924 296L980 274V444L924 442ZM826 356L868 334V450L826 450Z"
      fill={isDusk ? '#f2b768' : '#f3c676'}
      opacity={isDusk ? 1 : 0.85}
    />
    <path d="M1112 260V442M1064 350H1160M952 286V443" stroke="#00000055" strokeWidth="6" />
    <path d="M1070 560L1160 570V800L1070 740Z" fill={isDusk ? '#35232d' : '#11152a'} />
  </>
);

const Washing = ({ isDusk }: { isDusk: boolean }) => (
  <>
    <path d="M180 220C400 300 800 300 1010 210" fill="none" stroke={steel.dark} strokeWidth="4" />
    <Drift isSwinging>
      <path
        d="M380 270H470L462 372H388ZM500 280H560L566 346H494ZM600 284H700L690 400H612ZM740 274L800 266L806 340L744 350Z"
        fill={isDusk ? heat.pale : '#6f7299'}
      />
      <path d="M380 270H470L468 292H382ZM600 284H700L698 306H602Z" fill={isDusk ? '#c8473a' : '#4d4a78'} />
    </Drift>
  </>
);

/** The hand pump, 250 high, standing on (0, 0). */
export const HandPump = ({ x, y, size, isDusk }: { x: number; y: number; size: number; isDusk: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-90 0L-70 -24H70L90 0Z" fill="#00000044" />
    <path d="M-22 -10V-150H22V-10Z" fill={isDusk ? '#4b6b62' : '#31465a'} />
    <path d="M-34 -150H34V-196H-34Z" fill={isDusk ? '#5d8277' : '#3d566c'} />
    <path d="M22 -112H62C74 -112 78 -104 78 -90H60V-96H22Z" fill={isDusk ? '#4b6b62' : '#31465a'} />
    <path d="M0 -196V-214L-110 -240" fill="none" stroke={isDusk ? '#38534c' : '#243649'} strokeWidth="14" strokeLinecap="round" />
    <path d="M-22 -60H22M-22 -90H22" stroke="#a4532f" strokeWidth="7" opacity="0.7" />
  </g>
);
