import type { ReactNode } from 'react';
import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { Sky, Stars } from '../../shared/Sky.tsx';
import { dark, heat, steel, wall } from './colours.ts';
import { NeemTree } from './NeemTree.tsx';
import { RoofTank } from './Vessels.tsx';

/** The courtyard of the school: a yellow building with a roof tank, the neem tree by the gate, the towers on the hill behind. */
export const SchoolYard = ({ isNight = false, children }: { isNight?: boolean; children?: ReactNode }) => (
  <Scene>
    <Sky colours={isNight ? ['#0f1426', '#1d2644', '#3a3f63'] : ['#f9d995', '#fdebbd', '#fff8e2']} to={560} />
    {isNight ? <Stars to={300} count={50} /> : <Glow x={860} y={150} r={420} colour="#ffffff" strength={0.95} />}
    <Towers isNight={isNight} />
    <Building isNight={isNight} />
    <path d="M-20 540H1220V920H-20Z" fill={isNight ? '#3b2f35' : wall.soft} />
    <Wash
      d="M-20 540H1220V920H-20Z"
      stops={[
        [0, isNight ? '#554048' : heat.pale, 0.9],
        [1, isNight ? dark.night : wall.mid, 0.8],
      ]}
    />
    {!isNight && <path d="M850 640C960 610 1120 620 1220 650V760C1100 740 960 720 850 640Z" fill={wall.deep} opacity="0.35" />}
    <NeemTree x={1030} y={640} size={0.92} isNight={isNight} />
    {children}
  </Scene>
);

const Towers = ({ isNight }: { isNight: boolean }) => (
  <>
    <path d="M-20 470C180 400 420 330 700 350S1060 430 1220 440V560H-20Z" fill={isNight ? '#1c223c' : '#dcb98b'} />
    <path d="M560 354V150H620V352ZM646 350V112H712V352ZM740 356V180H796V362Z" fill={isNight ? '#252d4e' : '#e9d0ac'} />
    <path
      d="M572 180h36M572 214h36M572 248h36M572 282h36M572 316h36M658 146h42M658 182h42M658 218h42M658 254h42M658 290h42M752 214h32M752 250h32M752 286h32M752 322h32"
      stroke={isNight ? heat.soft : wall.mid}
      strokeWidth="10"
      strokeDasharray={isNight ? '10 16' : '10 6'}
      opacity="0.8"
    />
  </>
);

const Building = ({ isNight }: { isNight: boolean }) => (
  <>
    <RoofTank x={210} y={250} size={0.62} {...(isNight ? {} : { rim: heat.white })} />
    <path d="M-20 250H560V560H-20Z" fill={isNight ? '#6a5340' : '#edc06a'} />
    <path d="M-20 236H580V262H-20Z" fill={isNight ? '#46372f' : '#b5532f'} />
    <path d="M-20 480H560V560H-20Z" fill={isNight ? '#4a2f2a' : '#b5532f'} />
    <path
      d="M40 320H140V460H40ZM200 320H300V460H200ZM360 320H460V460H360Z"
      fill={isNight ? '#f3c676' : steel.dark}
      opacity={isNight ? 0.9 : 0.7}
    />
    <path
      d="M90 320V460M250 320V460M410 320V460M40 390H140M200 390H300M360 390H460"
      stroke={isNight ? '#6a5340' : '#edc06a'}
      strokeWidth="8"
    />
    <path d="M262 250C264 220 300 214 330 220S560 214 572 250L574 560" fill="none" stroke={steel.mid} strokeWidth="9" />
    <path d="M540 250H560V560H540Z" fill="#00000022" />
  </>
);
