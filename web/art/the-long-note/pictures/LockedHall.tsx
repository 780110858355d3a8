import { wood } from '../../shared/palette.ts';
import { Place, type Placed, Scene } from '../../shared/Scene.tsx';
import { Sky } from '../../shared/Sky.tsx';
import { WoodenStep } from '../parts/Chairs.tsx';
import { dust, earth, jacaranda, market, paint, red, sky, tin, tone, white } from '../parts/colours.ts';
import { Figure } from '../parts/Figure.tsx';
import { Chebet, Neighbour } from '../parts/People.tsx';

/** The blue door, still open; behind it lie four things, and one may come out. */
export const LockedHall = () => (
  <Scene>
    <Sky colours={[sky.high, sky.mid, sky.low]} to={700} />
    <path
      d="M-20 470C-60 330 -10 250 50 290C90 240 150 300 140 470ZM1090 470C1060 330 1110 260 1150 300C1190 250 1260 330 1230 470Z"
      fill={jacaranda.mid}
    />
    <path d="M-20 450H100V690H-20ZM1100 450H1220V690H1100Z" fill={tin.soft} />
    <path d="M0 450V690M30 450V690M60 450V690M1130 450V690M1160 450V690M1190 450V690" stroke={tin.mid} strokeWidth="7" />
    <path d="M90 214H1110V690H90Z" fill={paint.cream} />
    <path d="M90 520H1110V690H90Z" fill={paint.teal} />
    <path d="M90 512H1110V526H90Z" fill={paint.tealDeep} />
    <path d="M40 230L160 90H1040L1160 230Z" fill={tin.rust} />
    <path
      d={Array.from({ length: 28 }, (_, index) => `M${170 + index * 32} 92L${64 + index * 40} 228`).join('')}
      stroke={earth.deep}
      strokeWidth="5"
      opacity="0.6"
    />
    <path d="M30 226H1170V248H30Z" fill={earth.dark} />
    <path d="M160 310H320V450H160ZM880 310H1040V450H880Z" fill={earth.dark} />
    <path d="M170 320H310V440H170ZM890 320H1030V440H890Z" fill="#6f9fb5" />
    <path d="M240 320V440M170 380H310M960 320V440M890 380H1030" stroke={earth.dark} strokeWidth="8" />
    <path d="M-20 680H1220V920H-20Z" fill={dust.soft} />
    <path d="M-20 680C300 712 800 676 1220 702V680Z" fill={dust.mid} />
    <path d="M418 286H782V700H418Z" fill={paint.doorDeep} />
    <path d="M436 304H764V700H436Z" fill="#2a1c26" />
    <Inside />
    <path d="M764 304L880 348V760L764 700Z" fill={paint.door} />
    <path d="M786 344L858 370V520L786 500ZM786 530L858 554V712L786 676Z" fill={paint.doorDeep} />
    <circle cx="866" cy="548" r="10" fill="#e9c25a" />
    <Figure
      x={934}
      y={860}
      size={1.72}
      isMirrored
      fill="#8f9aa8"
      second="#4b4236"
      hairdo="cap"
      headFill={red.deep}
      hair="#b9b4ad"
      tone={tone.mid}
      front={[62, -160]}
    />
    <Keys x={826} y={590} />
    <Chebet x={300} y={860} size={1.7} front={[44, -158]} back={[30, -132]} tilt={18} />
    <circle cx="374" cy="592" r="12" fill={white} stroke="#2b2522" strokeWidth="5" />
    <Neighbour number={0} x={196} y={780} size={1.16} />
  </Scene>
);

/** Seen through the gap: the step, the book, the tin boxes, the accordion. */
const Inside = () => (
  <>
    <path d="M436 640H764V700H436Z" fill="#4a2f2c" />
    <path d="M450 470H530V648H450Z" fill={tin.mid} />
    <path d="M450 470H530V484H450ZM450 530H530V542H450ZM450 590H530V602H450Z" fill={tin.pale} />
    <WoodenStep x={636} y={690} size={0.8} />
    <path d="M590 640L604 606H672L664 640Z" fill={red.mid} />
    <path d="M600 634L610 612H664L658 634Z" fill={white} />
    <g transform="translate(690 560)">
      <path d="M-44 -50H-18V50H-44ZM22 -50H50V50H22Z" fill={market.berry} />
      <path d="M-18 -46L-10 -52L-2 -46L6 -52L14 -46L22 -52V52L14 46L6 52L-2 46L-10 52L-18 46Z" fill={white} />
      <path d="M-38 -36h14M-38 -20h14M-38 -4h14M-38 12h14M-38 28h14" stroke={white} strokeWidth="6" />
    </g>
    <path d="M436 470H560" stroke={wood.mid} strokeWidth="8" />
  </>
);

const Keys = (place: Placed) => (
  <Place {...place}>
    <circle cx="0" cy="20" r="22" fill="none" stroke="#b58a2e" strokeWidth="6" />
    <path
      d="M-8 40L-18 84M-18 84h-12M-14 70h-10M4 42V92M4 92h12M4 78h10"
      stroke="#e9c25a"
      strokeWidth="7"
      strokeLinecap="round"
      fill="none"
    />
  </Place>
);
