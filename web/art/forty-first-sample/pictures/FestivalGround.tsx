import { Drift } from '../../shared/Drift.tsx';
import { skin } from '../../shared/palette.ts';
import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { Sky } from '../../shared/Sky.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { heat, neem, steel, wall } from '../parts/colours.ts';
import { Figure } from '../parts/Figure.tsx';

const FLAGS = ['#d9583f', '#f0c04a', '#13807a', '#3f7fa6'];

/** The festival ground at one o'clock: barrels of mango sherbet, ladles held still, one long hose, one pot that boils. */
export const FestivalGround = () => (
  <Scene>
    <Sky colours={['#f7cf7e', '#fdeab8', '#fffbee']} to={560} />
    <Glow x={600} y={120} r={460} colour="#ffffff" strength={1} />
    <path d="M-20 520C200 470 480 480 700 490S1080 480 1220 500V600H-20Z" fill={wall.soft} />
    <Bunting />
    <Wash
      d="M-20 560H1220V920H-20Z"
      stops={[
        [0, heat.pale],
        [1, heat.mid],
      ]}
    />
    <Stall x={230} roof="#d9583f" />
    <Stall x={600} roof="#13807a" />
    <Stall x={970} roof="#d98a2b" />
    <Figure
      x={230}
      y={680}
      size={1.3}
      dress="shirt"
      fill="#7d8f54"
      cover="cloth"
      coverFill={heat.white}
      right={[52, -150]}
      tone={skin.deep}
    />
    <Figure x={590} y={684} size={1.3} dress="sari" fill="#8a4653" second="#e6a93c" cover="bun" right={[50, -138]} rim={heat.white} />
    <Figure x={980} y={680} size={1.3} dress="tunic" fill="#3f6f9a" second="#f3b64a" cover="plaits" isMirrored right={[46, -150]} />
    <path d="M296 492V560M284 492h24M916 490V560M904 490h24" stroke={steel.mid} strokeWidth="8" />
    <path d="M372 776C366 740 352 700 340 664" fill="none" stroke="#2f6d3c" strokeWidth="13" />
    <Barrel x={324} y={752} />
    <Barrel x={424} y={766} />
    <Barrel x={862} y={756} />
    <Pot />
    <path
      d="M-20 790C160 756 260 784 400 772S520 792 640 782S1080 792 1220 730"
      fill="none"
      stroke="#2f6d3c"
      strokeWidth="16"
      strokeLinecap="round"
    />
    <Mangoes />
  </Scene>
);

const Stall = ({ x, roof }: { x: number; roof: string }) => (
  <>
    <path d={`M${x - 140} 330V690M${x + 140} 330V690`} stroke={wall.dark} strokeWidth="12" />
    <path d={`M${x - 170} 330L${x - 130} 250H${x + 130}L${x + 170} 330Z`} fill={roof} />
    <path d={`M${x - 170} 330${'q28 34 56.600 0'.repeat(6)}Z`} fill={heat.white} />
    <path d={`M${x - 170} 330${'q28 34 56.600 0'.repeat(6)}Z`} fill={roof} opacity="0.35" />
    <path d={`M${x - 56} 250L${x - 76} 330M${x + 56} 250L${x + 76} 330`} stroke="#ffffff66" strokeWidth="20" />
  </>
);

const Bunting = () => (
  <Drift isSwinging>
    <path d="M-20 190C300 260 900 260 1220 180" fill="none" stroke={steel.dark} strokeWidth="4" />
    {FLAGS.map((fill, colour) => (
      <path
        key={fill}
        d={Array.from({ length: 6 }, (_, n) => {
          const x = 20 + (n * 4 + colour) * 50;
          const y = 196 + 46 * Math.sin((Math.PI * x) / 1200);
          return `M${x} ${Math.round(y)}h34l-17 36Z`;
        }).join('')}
        fill={fill}
      />
    ))}
  </Drift>
);

const Barrel = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-46 -96C-54 -60 -54 -36 -46 0H46C54 -36 54 -60 46 -96Z" fill="#3f86a8" />
    <path d="M-50 -76H50M-51 -24H51" stroke="#2a5f79" strokeWidth="8" />
    <ellipse cx="0" cy="-96" rx="46" ry="13" fill="#f0b23a" />
    <ellipse cx="-8" cy="-98" rx="24" ry="5" fill="#ffdd86" />
  </g>
);

const Pot = () => (
  <g transform="translate(640 770)">
    <Drift>
      <Steam
        at={[
          [-30, -112, 150],
          [6, -116, 190],
          [40, -110, 140],
        ]}
        opacity={0.55}
      />
    </Drift>
    <path
      d="M-70 6C-84 -14 -70 -24 -74 -40C-56 -30 -54 -16 -50 -8C-40 -28 -20 -28 -10 -38C0 -26 26 -30 34 -8C40 -22 52 -28 70 -40C66 -20 84 -12 70 6Z"
      fill="#e4632f"
    />
    <path d="M-92 -108C-88 -30 -50 -16 0 -16S88 -30 92 -108Z" fill="#b5742f" />
    <ellipse cx="0" cy="-108" rx="92" ry="20" fill="#d9a057" />
    <ellipse cx="0" cy="-106" rx="78" ry="14" fill="#cfe8ea" />
  </g>
);

const Mangoes = () => (
  <>
    {[0, 1, 2, 3, 4].map((n) => (
      <path
        key={n}
        d={`M${1010 + n * 34} ${760 - (n % 2) * 22}c18 -26 46 -12 40 14c-8 22 -40 20 -40 -14Z`}
        fill={n % 2 ? '#f0b23a' : '#e3922c'}
      />
    ))}
    <path d="M996 762H1200L1180 812H1016Z" fill="#8f5a32" />
    <path d="M1004 780H1192" stroke="#6b4023" strokeWidth="6" />
    <path d="M1050 742q12 -16 26 -10q-6 14 -26 10" fill={neem.mid} />
  </>
);
