import { LeaningBack } from '../../shared/FromBehind.tsx';
import { skin } from '../../shared/palette.ts';
import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { Sky } from '../../shared/Sky.tsx';
import { dress, heat, steel, wall } from '../parts/colours.ts';
import { Figure, Joseph } from '../parts/Figure.tsx';
import { Jar } from '../parts/Vessels.tsx';

const CROWD = [
  [250, 480, '#8a4653', 'bun'],
  [330, 470, '#5d6a8c', 'short'],
  [410, 484, '#c98a3f', 'shawl'],
  [490, 472, '#3f6f68', 'cap'],
  [700, 474, '#7b3b6d', 'bun'],
  [780, 484, '#d9b15c', 'cloth'],
  [860, 470, '#4f7ea0', 'short'],
  [940, 482, '#a4532f', 'shawl'],
] as const;

/** Four o'clock: a fence of microphones, a ward behind the gate, and one yellow jar. */
export const PressTable = () => (
  <Scene>
    <Sky colours={['#f6c873', '#fce3a6', '#fff6dc']} to={520} />
    <Glow x={600} y={180} r={520} colour="#ffffff" strength={1} />
    <path d="M-20 400V250H110V230H210V400ZM990 400V220H1100V246H1220V400Z" fill={wall.mid} />
    <path d="M-20 400H1220V610H-20Z" fill={wall.soft} />
    {CROWD.map(([x, y, fill, cover], n) => (
      <Figure
        key={x}
        x={x}
        y={y + 130}
        size={0.92}
        dress={cover === 'bun' || cover === 'shawl' ? 'sari' : 'shirt'}
        fill={fill}
        second="#d9a04a"
        cover={cover}
        coverFill={n % 2 ? heat.white : fill}
        isMirrored={x > 600}
        tone={n % 3 ? skin.mid : skin.deep}
      />
    ))}
    <Driver />
    <Gate />
    <Wash
      d="M-20 600H1220V920H-20Z"
      stops={[
        [0, heat.pale],
        [1, heat.deep],
      ]}
    />
    <Joseph x={932} y={860} size={1.9} right={[30, -204]} left={[44, -110]} isMirrored rim={heat.white} />
    <path d="M866 452C876 446 886 452 886 462L882 486C876 492 866 488 866 480Z" fill={steel.dark} />
    <path d="M-20 690H1220V920H-20Z" fill="#3a5a55" />
    <path d="M-20 690H1220V758H-20Z" fill="#5f8279" />
    <Microphones />
    <Glow x={740} y={672} r={150} colour="#ffe75a" strength={0.8} />
    <Jar x={740} y={738} size={1.3} isYellow />
    <LeaningBack x={452} y={940} size={2.2} coat={dress.coat} shade={dress.coatShade} rim={heat.white} />
  </Scene>
);

/** The bus driver with his daughter on his arm. */
const Driver = () => (
  <>
    <Figure
      x={700}
      y={706}
      size={1.36}
      dress="shirt"
      fill="#b58a4a"
      cover="cap"
      coverFill="#7d5a2c"
      right={[26, -130]}
      left={[10, -124]}
      tone={skin.mid}
      face="moustache"
    />
    <Figure x={752} y={616} size={0.66} dress="frock" fill="#d9583f" cover="plaits" isMirrored />
  </>
);

const Gate = () => (
  <>
    <path d="M180 520H1020V534H180ZM180 620H1020V634H180Z" fill={steel.deep} />
    <path
      d={Array.from({ length: 22 }, (_, n) => `M${190 + n * 39} 500V650`).join('')}
      stroke={steel.deep}
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path d="M150 470H186V670H150ZM1014 470H1050V670H1014Z" fill={wall.deep} />
  </>
);

const Microphones = () => (
  <>
    {[228, 276, 324, 580, 628, 676].map((x, n) => (
      <g key={x} transform={`rotate(${n < 3 ? 16 : -16} ${x} 734)`}>
        <path d={`M${x} 734V650`} stroke={steel.dark} strokeWidth="9" />
        <path d={`M${x - 22} 734H${x + 22}`} stroke={steel.dark} strokeWidth="9" strokeLinecap="round" />
        <path d={`M${x - 13} 652V624C${x - 13} 604 ${x + 13} 604 ${x + 13} 624V652Z`} fill={n % 2 ? '#c8473a' : steel.dark} />
        <path d={`M${x - 13} 638H${x + 13}`} stroke={steel.pale} strokeWidth="4" />
      </g>
    ))}
  </>
);
