import { cloth, marigold, paper, skin, wood } from '../../shared/palette.ts';
import { Cut, Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { dim, east, snow, west } from '../parts/colours.ts';
import { Ama, Folk, Jagat, Joseph, Meera } from '../parts/Folk.tsx';

/** Cards on a quilt, a shawl, a lamp; a rust door on one side, a blue one on the other. */
export const AmasRoom = () => (
  <Scene>
    <Room />
    <Glow x={600} y={250} r={560} colour={marigold.soft} strength={0.85} />
    <Lamp />
    <Bed />
    <Ama x={500} y={706} size={2.2} isSeated front={[70, -110]} back={[54, -96]} tilt={10} rim={marigold.pale} />
    <Fan x={636} y={548} />
    <Card x={760} y={650} turn={-10} suit={cloth.maroon} />
    <Card x={840} y={668} turn={8} suit={wood.ink} />
    <Card x={800} y={704} turn={-3} suit={cloth.maroon} />
    <path d="M60 700H220V860H60ZM90 590H210V700H90Z" fill="#b98d5c" />
    <path d="M60 700H220V720H60ZM90 590H210V608H90Z" fill="#d8b482" />
  </Scene>
);

/** The same room in the night, full of people from both sides who look up. */
export const AmasRoomNight = () => (
  <Scene>
    <Room isNight />
    <path d="M560 -20L590 40L572 70L606 120L590 150L612 190" stroke="#0b0e1f" strokeWidth="10" fill="none" strokeLinejoin="round" />
    <path d="M540 130h10M650 96h12M586 230h9M622 260h8" stroke={paper.warm} strokeWidth="7" strokeLinecap="round" opacity="0.8" />
    <Glow x={600} y={380} r={520} colour={marigold.mid} strength={0.6} />
    <Meera x={266} y={790} size={1.46} tilt={-16} rim={marigold.soft} />
    <Joseph x={380} y={770} size={1.4} tilt={-14} rim={marigold.soft} />
    <Jagat x={944} y={790} size={1.52} isMirrored tilt={-16} rim={marigold.soft} />
    <Folk
      x={834}
      y={770}
      size={1.36}
      coat={cloth.teal}
      legs="#1d4f58"
      cover="plaits"
      isSkirted
      isMirrored
      tone={skin.mid}
      tilt={-14}
      rim={marigold.soft}
    />
    <Bed />
    <Ama x={580} y={712} size={1.9} isSeated front={[50, -82]} back={[40, -76]} rim={marigold.pale} />
  </Scene>
);

/** Both doors are shut; two empty old hands are held out over the quilt. */
export const AmasConfession = () => (
  <Scene>
    <Room />
    <path d="M-20 -20H1220V920H-20Z" fill={dim.deep} opacity="0.25" />
    <Glow x={640} y={420} r={520} colour="#fff0cf" strength={0.8} />
    <Bed />
    <Ama x={470} y={716} size={2.7} isSeated front={[96, -128]} back={[86, -104]} tilt={12} rim={paper.white} />
    <Palm x={708} y={494} turn={-6} />
    <Palm x={684} y={552} turn={2} />
  </Scene>
);

/** An open hand, palm up; the wrist lies 50 to the left. */
const Palm = ({ x, y, turn }: { x: number; y: number; turn: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(0.84)`} strokeLinecap="round" fill="none">
    <path d="M-6 -12C6 -26 20 -34 34 -36" stroke={skin.mid} strokeWidth="13" />
    <path d="M26 -9L76 -16M28 -1L84 -3M28 7L80 9M24 13L68 20" stroke={skin.mid} strokeWidth="12" />
    <path d="M-48 -14C-20 -22 20 -22 36 -12C42 -2 40 12 30 17C6 26 -24 22 -48 16Z" fill={skin.mid} />
    <path d="M-20 -10C0 -14 20 -14 30 -8C32 0 30 8 24 11C6 16 -8 14 -20 10Z" fill="#96603a" />
    <path d="M-8 -8C4 -2 14 -2 26 -6M-10 4C4 8 14 6 24 4" stroke={skin.mid} strokeWidth="2.6" />
  </g>
);

const Room = ({ isNight = false }: { isNight?: boolean }) => (
  <>
    <Wash
      stops={
        isNight
          ? [
              [0, '#1d2244'],
              [1, '#3a3560'],
            ]
          : [
              [0, '#b98a6a'],
              [1, '#d9b48a'],
            ]
      }
    />
    <path d="M-20 -20H1220V50H-20ZM120 -20H150V50H120ZM1050 -20H1080V50H1050Z" fill={isNight ? '#141732' : wood.dark} />
    <path d="M44 250H236V800H44Z" fill={west.deep} />
    <path d="M62 270H218V800H62Z" fill={west.mid} />
    <path
      d="M140 270V800M82 310h38v170h-38ZM160 310h38v170h-38ZM82 540h38v200h-38ZM160 540h38v200h-38Z"
      stroke={west.deep}
      strokeWidth="7"
      fill="none"
    />
    <path d="M964 250H1156V800H964Z" fill={east.deep} />
    <path d="M982 270H1138V800H982Z" fill={east.mid} />
    <path
      d="M1060 270V800M1002 310h38v170h-38ZM1080 310h38v170h-38ZM1002 540h38v200h-38ZM1080 540h38v200h-38Z"
      stroke={east.deep}
      strokeWidth="7"
      fill="none"
    />
    <path d="M470 110H730V320H470Z" fill={isNight ? '#141732' : wood.mid} />
    <path d="M488 128H712V302H488Z" fill={isNight ? '#33406f' : '#a9cdea'} />
    <path d="M488 250C540 220 600 246 640 226S700 230 712 220V302H488Z" fill={isNight ? '#7d88b4' : snow.white} />
    <path d="M600 128V302M488 214H712" stroke={isNight ? '#141732' : wood.mid} strokeWidth="9" />
    <path d="M-20 780H1220V920H-20Z" fill={isNight ? '#2b2546' : '#8a6242'} />
    <path d="M-20 830H1220M-20 880H1220" stroke="#00000033" strokeWidth="5" />
    {isNight && <path d="M44 250H236V800H44ZM964 250H1156V800H964Z" fill={dim.ink} opacity="0.5" />}
  </>
);

const Bed = () => (
  <>
    <path d="M330 560H352V860H330ZM1000 600H1022V860H1000Z" fill={wood.dark} />
    <Cut d="M330 660C460 630 880 630 1020 662V800H330Z" fill={cloth.maroon} />
    <path d="M330 700C460 674 880 674 1020 702V724C880 696 460 696 330 722ZM330 760H1020V776H330Z" fill={marigold.deep} />
    <path d="M420 690V800M560 680V800M700 678V800M840 682V800M950 692V800" stroke="#5d1a28" strokeWidth="5" />
    <path d="M330 640C350 600 440 596 452 640C452 668 340 672 330 650Z" fill={paper.warm} />
  </>
);

const Lamp = () => (
  <>
    <path d="M600 -20V110" stroke={wood.ink} strokeWidth="6" />
    <path d="M566 110H634L660 152H540Z" fill={west.mid} />
    <path d="M556 152H644C640 172 560 172 556 152Z" fill="#fff4cf" />
  </>
);

const Card = ({ x, y, turn, suit }: { x: number; y: number; turn: number; suit: string }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d="M-32 -22H32V22H-32Z" fill={paper.white} stroke="#cdbfa6" strokeWidth="2.4" />
    <path d="M0 -12L12 0L0 12L-12 0Z" fill={suit} />
  </g>
);

const Fan = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    {[-36, -18, 0, 18, 36].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 0 40)`}>
        <path d="M-19 -34H19V28H-19Z" fill={paper.white} stroke="#cdbfa6" strokeWidth="2.4" />
        <path d="M-12 -26H12V20H-12Z" fill={cloth.indigo} />
        <path d="M0 -16L8 -3L0 10L-8 -3Z" fill={marigold.mid} />
      </g>
    ))}
    <circle cx="2" cy="36" r="15" fill={skin.mid} />
  </g>
);
