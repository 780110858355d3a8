import { Drift } from '../../shared/Drift.tsx';
import { Glow, Place, type Placed, Scene, Wash } from '../../shared/Scene.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { lamp, paint, pine, rock, tar } from '../parts/colours.ts';
import { Jonas, Petur } from '../parts/Islander.tsx';

/** The bakery from inside: an oven's glow, warm loaves, and two men who look away from each other. */
export const Bakery = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#7a4a2c'],
        [1, '#b57a45'],
      ]}
    />
    <path d={Array.from({ length: 12 }, (_, row) => `M-20 ${row * 54}H1220`).join('')} stroke="#6a3e24" strokeWidth="3" opacity="0.5" />
    <Oven />
    <path d="M40 170H300V188H40ZM40 300H300V318H40ZM900 170H1160V188H900ZM900 300H1160V318H900Z" fill={pine.deep} />
    {[80, 160, 240, 940, 1020, 1100].map((x, n) => (
      <g key={x}>
        <Loaf x={x} y={170} size={0.9} />
        <path d={`M${x - 24} 300V${254 + (n % 2) * 8}H${x + 24}V300Z`} fill={[paint.white, paint.blue, '#d7c09a'][n % 3]} />
      </g>
    ))}
    <path d="M-20 640H1220V920H-20Z" fill="#5d3820" />
    <path d="M-20 690H1220M-20 760H1220M-20 850H1220" stroke="#452813" strokeWidth="4" />
    <Petur x={286} y={850} size={1.9} isMirrored right={[34, -92]} left={[-28, -92]} tilt={6} />
    <Jonas x={914} y={850} size={1.9} right={[34, -92]} left={[-28, -92]} tilt={6} />
    <path d="M370 700H830L870 752H330Z" fill={pine.pale} />
    <path d="M330 752H870V780H330Z" fill={pine.soft} />
    <path d="M360 780H392V920H360ZM808 780H840V920H808Z" fill={pine.deep} />
    <Drift>
      <Steam
        at={[
          [500, 668, 120],
          [600, 650, 140],
          [704, 668, 120],
        ]}
        opacity={0.6}
      />
    </Drift>
    <Loaf x={470} y={736} size={1.7} />
    <Loaf x={730} y={736} size={1.7} />
    <Loaf x={600} y={728} size={1.9} />
    <path d="M420 742q40 10 90 4M560 744q40 8 90 2" stroke="#fff4dc" strokeWidth="3" opacity="0.6" fill="none" />
  </Scene>
);

const Oven = () => (
  <>
    <path d="M360 640V220C360 120 470 80 600 80S840 120 840 220V640Z" fill={rock.soft} />
    <path
      d="M380 150l60 30M470 96l30 60M600 82v60M730 96l-30 60M820 150l-60 30M362 260h70M362 360h70M362 460h70M362 560h70M768 260h70M768 360h70M768 460h70M768 560h70"
      stroke={rock.deep}
      strokeWidth="5"
    />
    <path d="M440 600V310C440 210 520 170 600 170S760 210 760 310V600Z" fill={rock.deep} />
    <path d="M466 580V320C466 240 530 200 600 200S734 240 734 320V580Z" fill="#2a120a" />
    <Glow x={600} y={480} r={420} colour={lamp.deep} strength={0.9} />
    <Drift>
      <path
        d="M490 580C480 500 530 480 524 410C566 440 560 490 584 500C590 450 620 430 612 380C660 420 650 480 668 500C690 480 690 460 690 440C722 500 716 550 704 580Z"
        fill="#d9622a"
      />
      <path
        d="M530 580C524 530 556 520 556 476C582 500 580 530 598 536C604 506 620 496 620 466C648 500 640 540 652 548C664 540 666 524 668 514C684 548 680 566 674 580Z"
        fill={lamp.mid}
      />
      <path d="M576 580C572 552 596 544 600 520C622 544 620 566 616 580Z" fill={lamp.core} />
    </Drift>
    <path d="M430 580H770V604H430Z" fill={rock.ink} />
    <path d="M340 610H860V644H340Z" fill={rock.pale} />
    <path d="M880 640L990 250" stroke={pine.mid} strokeWidth="10" />
    <path d="M976 250C960 210 1010 170 1030 186C1044 204 1024 250 996 256Z" fill={pine.soft} />
    <path d="M300 620h30l6 24h-42Z" fill={tar.mid} />
  </>
);

const Loaf = (place: Placed) => (
  <Place {...place}>
    <path d="M-36 0C-42 -28 -18 -38 0 -38S42 -28 36 0Z" fill="#bb7831" />
    <path d="M-36 0C-38 -10 -36 -18 -32 -22C-10 -8 20 -8 34 -20C38 -14 38 -6 36 0Z" fill="#94571f" />
    <path d="M-18 -32l9 16M0 -36l6 18M18 -32l4 14" stroke="#f3d9a6" strokeWidth="4" strokeLinecap="round" />
  </Place>
);
