import { Glow, Place, type Placed } from '../../shared/Scene.tsx';
import { beam, brass, dusk, monsoon, velvet, wall } from './colours.ts';

type FacadeProps = { isEvening?: boolean; isPainted?: boolean; hasPoster?: boolean };

/** Sagar Talkies from across the street: 1958, cream plaster, a red fin with a wave of neon; its ground is y 640. */
export const Facade = ({ isEvening = false, isPainted = false, hasPoster = true }: FacadeProps) => (
  <>
    <path d="M170 640V250Q170 226 194 226H486V110Q486 84 512 84H688Q714 84 714 110V226H1006Q1030 226 1030 250V640Z" fill={wall.deep} />
    <path d="M182 640V256Q182 240 198 240H1002Q1018 240 1018 256V640Z" fill={wall.soft} />
    <path d="M182 312H1018V326H182ZM182 344H1018V352H182Z" fill={wall.mid} />
    <path d="M498 640V118Q498 96 520 96H680Q702 96 702 118V640Z" fill={velvet.mid} />
    <path d="M498 640V118Q498 96 520 96H540V640ZM660 96H680Q702 96 702 118V640H660Z" fill={velvet.deep} />
    <Neon isOn={isEvening} />
    <path
      d="M214 262H330V300H214ZM352 262H468V300H352ZM732 262H848V300H732ZM870 262H986V300H870Z"
      fill={isEvening ? brass.pale : '#5d6f72'}
    />
    <path d="M272 262V300M410 262V300M790 262V300M928 262V300" stroke={wall.deep} strokeWidth="6" />
    <path d="M150 404H1050L1070 440H130Z" fill={velvet.mid} />
    <path d="M130 440H1070V460H130Z" fill={brass.mid} />
    <path
      d={Array.from({ length: 31 }, (_, index) => `M${150 + index * 30} 450h0`).join('')}
      stroke={isEvening ? beam.core : brass.pale}
      strokeWidth="11"
      strokeLinecap="round"
    />
    {isEvening && <Glow x={600} y={500} r={560} colour={brass.soft} strength={0.5} squash={0.5} />}
    <path d="M452 460H748V640H452Z" fill={isEvening ? '#f4c877' : '#4a2a22'} />
    <path d="M452 460H748V482H452Z" fill={isEvening ? '#d89a44' : '#33190f'} />
    <path d="M470 640V492H540V640ZM660 640V492H730V640Z" fill={velvet.deep} />
    <path d="M528 560H534V590H528ZM666 560H672V590H666Z" fill={brass.soft} />
    <TicketHatch x={350} isLit={isEvening} />
    {hasPoster && <Poster x={850} y={480} />}
    {hasPoster && <Poster x={960} y={480} isOther />}
    {isPainted && <Mural />}
  </>
);

/** A wave, a sun and a star, as the sign. */
const Neon = ({ isOn }: { isOn: boolean }) => (
  <>
    {isOn && <Glow x={600} y={220} r={210} colour={velvet.pale} strength={0.75} />}
    <g fill="none" stroke={isOn ? '#fff1d8' : wall.pale} strokeWidth="9" strokeLinecap="round">
      <path d="M548 268c14 -22 30 -22 38 0s26 22 34 0 24 -22 34 0" />
      <path d="M548 300c14 -22 30 -22 38 0s26 22 34 0 24 -22 34 0" />
      <path d="M566 224a36 36 0 0 1 70 0" />
    </g>
    <path d="M600 130l10 26h27l-22 16l9 27l-24 -17l-24 17l9 -27l-22 -16h27Z" fill={isOn ? brass.pale : brass.soft} />
  </>
);

const TicketHatch = ({ x, isLit }: { x: number; isLit: boolean }) => (
  <>
    <path d={`M${x - 74} 640V486H${x + 74}V640Z`} fill={wall.mid} />
    <path d={`M${x - 46} 572V520Q${x - 46} 500 ${x} 500Q${x + 46} 500 ${x + 46} 520V572Z`} fill={isLit ? brass.pale : '#3a4a4c'} />
    <path d={`M${x - 24} 506V572M${x} 500V572M${x + 24} 506V572`} stroke={brass.deep} strokeWidth="5" />
    <path d={`M${x - 60} 572H${x + 60}V586H${x - 60}Z`} fill={brass.mid} />
  </>
);

/** A film poster without letters: a boat and a face, or a ghost and a moon. */
export const Poster = ({ x, y, isOther = false, size = 1 }: { x: number; y: number; isOther?: boolean; size?: number }) => (
  <Place x={x} y={y} size={size}>
    <path d="M-44 0H44V130H-44Z" fill={isOther ? dusk.mid : monsoon.mid} />
    {isOther ? (
      <>
        <circle cx="18" cy="32" r="18" fill={brass.pale} />
        <path d="M-22 112C-26 70 -18 46 -2 46S24 70 18 112l-8 -8l-8 8l-8 -8l-8 8Z" fill="#f2efe8" />
        <path d="M-8 66h0M6 66h0" stroke={dusk.ink} strokeWidth="7" strokeLinecap="round" />
      </>
    ) : (
      <>
        <path d="M-44 84C-20 78 10 90 44 82V130H-44Z" fill={monsoon.deep} />
        <path d="M-20 82L-6 30V82ZM-2 82V22L26 74Z" fill={beam.soft} />
        <path d="M-34 86H34C30 102 -24 104 -34 86Z" fill={velvet.mid} />
        <circle cx="-22" cy="26" r="13" fill={velvet.pale} />
      </>
    )}
    <path d="M-44 0H44V130H-44Z" fill="none" stroke={wall.pale} strokeWidth="5" />
  </Place>
);

/** What the students paint: a boat, a ghost and a goat. */
const Mural = () => (
  <g>
    <path d="M196 476H276L268 512H206ZM236 474V420L276 466Z" fill={monsoon.mid} />
    <path d="M770 600C766 560 774 540 790 540S814 560 810 600l-7 -7l-7 7l-7 -7l-7 7Z" fill="#f2efe8" stroke={dusk.mid} strokeWidth="3" />
  </g>
);

/** A coconut palm in wind; its foot on (0, 0), 330 high. */
export const Palm = ({ fill = monsoon.deep, ...place }: Placed & { fill?: string }) => (
  <Place {...place}>
    <path d="M-12 0C-6 -110 6 -210 40 -296L54 -290C26 -208 14 -106 14 0Z" fill="#4d3a2c" />
    <path
      d="M46 -296C10 -330 -50 -326 -92 -282C-44 -302 -8 -296 26 -284C-20 -282 -54 -252 -66 -206C-36 -244 0 -262 36 -268C22 -236 26 -204 42 -170C44 -206 52 -238 62 -264C88 -246 106 -216 108 -180C124 -220 112 -256 82 -280C122 -282 152 -264 176 -232C166 -282 116 -312 70 -304C96 -330 128 -334 160 -322C124 -356 70 -346 46 -296Z"
      fill={fill}
    />
  </Place>
);
