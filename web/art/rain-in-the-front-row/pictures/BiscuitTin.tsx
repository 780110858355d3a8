import { wood } from '../../shared/palette.ts';
import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { Sheet, Tin } from '../parts/Booth.tsx';
import { brass, monsoon, velvet } from '../parts/colours.ts';
import { Basheer } from '../parts/People.tsx';

/** Basheer’s office: a biscuit tin that holds four hundred papers. */
export const BiscuitTin = () => (
  <Scene>
    <Wash
      stops={[
        [0, monsoon.deep],
        [1, monsoon.mid],
      ]}
    />
    <path d="M0 0H1200V90H0Z" fill={monsoon.ink} />
    <path d="M180 190H420V420H180Z" fill={wood.dark} />
    <path d="M196 206H292V404H196ZM308 206H404V404H308Z" fill="#9fb7b3" />
    <path d="M196 300H404" stroke={wood.dark} strokeWidth="8" />
    <path
      d="M210 226l-8 60M250 220l-8 60M330 230l-8 60M372 222l-8 60M226 320l-8 60M346 326l-8 60"
      stroke="#e3eeec"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M800 210H1060V226H800ZM800 330H1060V346H800Z" fill={wood.soft} />
    <path
      d="M816 160h26v50h-26ZM846 150h22v60h-22ZM872 164h30v46h-30ZM930 156h24v54h-24ZM960 170h60v40h-60ZM820 282h60v48h-60ZM890 270h22v60h-22ZM916 276h26v54h-26ZM960 290h76v40h-76Z"
      fill={brass.mid}
    />
    <path d="M846 150h22v60h-22ZM930 156h24v54h-24ZM916 276h26v54h-26Z" fill={velvet.mid} />
    <path d="M600 0V120" stroke={wood.ink} strokeWidth="5" />
    <Glow x={600} y={150} r={420} colour={brass.pale} strength={0.75} />
    <path d="M548 150C548 104 652 104 652 150Z" fill={brass.mid} />
    <circle cx="600" cy="156" r="22" fill="#fff6d8" />
    <Basheer x={560} y={850} size={2.3} right={[48, -112]} left={[-46, -108]} tilt={10} rim={brass.pale} />
    <path d="M120 640H1080L1130 700H70Z" fill={wood.pale} />
    <path d="M70 700H1130V920H70Z" fill={wood.mid} />
    <path d="M70 716H1130" stroke={wood.dark} strokeWidth="5" />
    <Tin x={690} y={690} size={1.24} />
    <Sheet x={380} y={672} turn={-12} lines={4} size={0.86} />
    <Sheet x={470} y={690} turn={8} lines={4} size={0.8} />
    <Sheet x={890} y={676} turn={14} lines={4} size={0.86} />
    <path d="M262 640h44l-6 50h-32Z" fill="#c98a4a" />
    <path d="M258 636h52v8h-52Z" fill="#e9e2d2" />
    <Steam at={[[284, 630, 90]]} />
  </Scene>
);
