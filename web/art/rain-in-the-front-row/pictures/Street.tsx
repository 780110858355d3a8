import { Passenger } from '../../shared/Crowd.tsx';
import { Umbrella } from '../../shared/Person.tsx';
import { skin, wood } from '../../shared/palette.ts';
import { Rain, Splashes } from '../../shared/Rain.tsx';
import { Glow, Place, type Placed, Scene, Wash } from '../../shared/Scene.tsx';
import { HangingCloud, Sky } from '../../shared/Sky.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { SittingCat } from '../parts/Cat.tsx';
import { beam, brass, dusk, iron, monsoon, rainy, velvet } from '../parts/colours.ts';
import { Facade, Palm } from '../parts/Facade.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Rafi, Selvi } from '../parts/People.tsx';

type StallProps = Placed & { fill: string; stripe: string };

/** A seller’s barrow under striped cloth; 250 wide, on (0, 0). */
const Stall = ({ fill, stripe, ...place }: StallProps) => (
  <Place {...place}>
    <path d="M-112 0V-240M112 0V-240" stroke={wood.mid} strokeWidth="9" />
    <path d="M-120 -90H120V-24H-120Z" fill={wood.pale} />
    <path d="M-126 -100H126V-84H-126Z" fill={wood.mid} />
    <circle cx="-78" cy="-10" r="24" fill={wood.dark} />
    <circle cx="78" cy="-10" r="24" fill={wood.dark} />
    <path d="M-146 -226L-110 -276H110L146 -226Z" fill={fill} />
    <path d="M-98 -226L-74 -276H-38L-50 -226ZM-2 -226L0 -276H36L48 -226ZM98 -226L74 -276H108L140 -226Z" fill={stripe} />
    <path d={`M-146 -226${'q18 26 36.500 0'.repeat(8)}Z`} fill={fill} />
  </Place>
);

const Road = ({ y = 640, isEvening = false }: { y?: number; isEvening?: boolean }) => (
  <Wash
    d={`M0 ${y}H1200V920H0Z`}
    stops={
      isEvening
        ? [
            [0, '#3b3554'],
            [1, '#1d1d38'],
          ]
        : [
            [0, '#75858a'],
            [1, '#4a5960'],
          ]
    }
  />
);

/** Twenty sellers along the cinema’s wall, a pan of bananas, and a bucket of coins. */
export const StreetStalls = () => (
  <Scene>
    <Sky colours={['#7d98a0', '#b4c6c4', '#e2e4cf']} to={660} />
    <HangingCloud y={90} fill="#8ba3aa" lift={38} size={1.3} />
    <Palm x={120} y={600} size={1.2} fill={monsoon.mid} />
    <g transform="translate(0 -70)">
      <Facade />
    </g>
    <Road y={566} />
    <Stall x={230} y={650} size={0.9} fill={monsoon.mid} stripe="#e9dcc0" />
    <Stall x={1000} y={640} size={0.86} fill={brass.mid} stripe={velvet.mid} />
    <Stall x={560} y={760} size={1.24} fill={velvet.soft} stripe="#f6ead0" />
    <path d="M470 630H600C596 664 478 664 470 630Z" fill={iron.ink} />
    <path d="M462 624H608V636H462Z" fill={iron.deep} />
    <path d="M486 626q14 -16 28 0M524 626q14 -18 28 0M558 626q12 -14 26 0" fill={brass.soft} />
    <Steam
      at={[
        [510, 614, 120],
        [560, 612, 140],
      ]}
      opacity={0.5}
    />
    <Selvi x={390} y={800} size={1.5} right={[72, -128]} left={[-30, -96]} />
    <Rafi x={800} y={804} size={1.66} isMirrored right={[40, -84]} left={[26, -84]} />
    <path d="M716 690H800L790 780H728Z" fill={iron.soft} />
    <path d="M712 682H804V694H712Z" fill={iron.bright} />
    <path d="M724 684c10 -16 20 -6 26 -12s16 -4 24 4s12 -2 18 8Z" fill={brass.soft} />
    <Figure
      x={930}
      y={790}
      size={1.4}
      isMirrored
      dress="kurta"
      fill="#4f7ea0"
      second="#e7dcc6"
      cover="shawl"
      coverFill="#d7e3ea"
      right={[62, -120]}
      tone={skin.warm}
    />
    <path
      d="M90 840C220 820 360 826 420 842C340 860 180 862 90 840ZM620 850C760 834 900 840 980 852C880 868 720 868 620 850Z"
      fill={rainy.pale}
      opacity="0.6"
    />
    <Rain count={60} length={44} slant={0.16} opacity={0.5} colour="#f4fafa" />
  </Scene>
);

/** The street is a canal tonight; four students paint the wall all the same. */
export const FloodedStreet = () => (
  <Scene>
    <Sky colours={[dusk.deep, dusk.mid, dusk.soft, dusk.glow]} to={660} />
    <HangingCloud y={110} fill="#3a3563" lift={40} size={1.3} />
    <Palm x={1080} y={640} size={1.2} fill={dusk.deep} isMirrored />
    <Facade isEvening isPainted />
    <Wash
      d="M0 640H1200V920H0Z"
      stops={[
        [0, '#7a6286'],
        [0.4, '#4a4370'],
        [1, dusk.deep],
      ]}
    />
    <path d="M452 640H748L720 880H480Z" fill="#f4c877" opacity="0.35" />
    <path d="M498 640H702L680 760H520Z" fill={velvet.soft} opacity="0.3" />
    <path
      d="M120 690H360M820 676H1080M300 760H540M700 780H980M160 840H420"
      stroke={dusk.glow}
      strokeWidth="5"
      opacity="0.6"
      strokeLinecap="round"
    />
    {STUDENTS.map(([x, y, dress, fill, cover, hand]) => (
      <Figure
        key={x}
        x={x}
        y={y}
        size={1.3}
        dress={dress}
        fill={fill}
        second="#3a4460"
        cover={cover}
        right={hand}
        isMirrored={x > 500 && x < 860}
        tone={x % 2 ? skin.deep : skin.warm}
        rim={brass.pale}
      />
    ))}
    <path d="M150 700H1100V760C900 780 400 780 150 760Z" fill="#5b5080" opacity="0.75" />
    <path d="M210 704q24 -8 48 0M330 712q24 -8 48 0M810 706q24 -8 48 0M940 712q24 -8 48 0" stroke="#b9a7c9" strokeWidth="4" fill="none" />
    <path d="M560 730h60l-6 40h-48Z" fill={velvet.soft} />
    <path d="M640 736h52l-6 36h-40Z" fill={monsoon.soft} />
    <Rain count={60} length={48} slant={0.16} opacity={0.35} colour="#d6cdea" />
  </Scene>
);

const STUDENTS = [
  [275, 740, 'shirt', '#4f7ea0', 'short', [40, -220]],
  [385, 752, 'kurta', '#c2703a', 'plaits', [-10, -230]],
  [816, 752, 'kurta', '#5d7f4a', 'shawl', [30, -226]],
  [925, 740, 'shirt', '#b8463f', 'short', [-20, -214]],
] as const;

/** A roof of umbrellas over the whole street. */
export const UmbrellaStreet = () => (
  <Scene>
    <Sky colours={['#39505c', '#5b7480', '#8fa5a5']} to={660} />
    <g transform="translate(0 -20)">
      <Facade hasPoster={false} />
    </g>
    <Road y={620} />
    <path d="M0 120L1200 150M0 230L1200 200" stroke="#d9c79a" strokeWidth="6" />
    {ROOF.map(([x, y, size, fill, line]) => (
      <Umbrella key={x} x={x} y={y} size={size} fill={fill} line={line} />
    ))}
    <Selvi x={330} y={800} size={1.5} right={[60, -236]} left={[-34, -150]} />
    <Figure
      x={860}
      y={800}
      size={1.46}
      isMirrored
      dress="mundu"
      fill="#4f7ea0"
      second="#96202f"
      tone={skin.deep}
      right={[50, -240]}
      left={[30, -230]}
    />
    <Rafi x={600} y={810} size={1.6} right={[50, -116]} left={[20, -108]} tilt={-14} />
    <path d="M640 660L700 640L720 700L662 724Z" fill={beam.core} />
    <path d="M656 672l10 26M670 668l10 26M684 664l10 26" stroke={velvet.mid} strokeWidth="4" />
    <path d="M700 760H800V800H700ZM706 700H790L800 760H700Z" fill={velvet.mid} transform="rotate(-8 750 760)" />
    <path d="M940 770H1030V806H940ZM946 716H1022L1030 770H940Z" fill={velvet.deep} transform="rotate(10 990 770)" />
    <Rain count={70} length={60} slant={0.3} opacity={0.35} colour="#eef6f6" area={[-60, -40, 1260, 260]} />
  </Scene>
);

const ROOF = [
  [120, 270, 1.5, velvet.mid, velvet.deep],
  [330, 240, 1.5, brass.mid, brass.deep],
  [540, 280, 1.6, monsoon.mid, monsoon.ink],
  [760, 246, 1.5, '#805f8d', dusk.deep],
  [960, 280, 1.5, velvet.soft, velvet.deep],
  [1130, 240, 1.4, '#3f74a8', '#203f60'],
  [220, 360, 1.3, '#d9892b', '#8f5414'],
  [660, 362, 1.3, '#e8d9b4', '#a48f60'],
  [870, 366, 1.2, monsoon.soft, monsoon.deep],
] as const;

/** The first of July: a dry morning, an empty board, a boy who is too early. */
export const JulyMorning = () => (
  <Scene>
    <Sky colours={['#8fc0d8', '#c9dfd8', '#f8e6c2']} to={660} />
    <Glow x={980} y={180} r={360} colour="#fff3cf" strength={0.9} />
    <Palm x={130} y={640} size={1.3} fill={monsoon.mid} />
    <Palm x={1090} y={640} size={1.1} fill={monsoon.soft} isMirrored />
    <Facade hasPoster={false} />
    <path d="M800 470H1000V610H800Z" fill={wood.dark} />
    <path d="M814 484H986V596H814Z" fill="#efe6d0" />
    <path d="M834 504h0M966 504h0M834 578h0M966 578h0" stroke={brass.deep} strokeWidth="9" strokeLinecap="round" />
    <Wash
      d="M0 640H1200V920H0Z"
      stops={[
        [0, '#c7b38c'],
        [1, '#8f8068'],
      ]}
    />
    <path
      d="M470 700C600 680 800 684 900 702C800 724 580 726 470 700ZM130 790C240 774 380 778 450 794C360 812 210 812 130 790Z"
      fill="#bfdde6"
    />
    <path d="M560 700C620 690 720 692 770 702C720 712 610 712 560 700Z" fill={velvet.pale} opacity="0.5" />
    <Rafi x={600} y={760} size={1.5} isMirrored right={[10, -96]} tilt={-10} />
    <SittingCat x={512} y={742} size={1.1} />
    <Passenger x={300} y={790} size={1.3} dress="sari" fill="#a8326a" cover="bun" tone={skin.deep} carries="bundle" />
    <Passenger x={930} y={800} size={1.3} isMirrored dress="lungi" fill="#4f7ea0" tone={skin.deep} carries="bundle" />
    <path d="M330 806h90l-12 -50h-66ZM800 812h90l-12 -50h-66Z" fill={wood.pale} />
    <path d="M330 770h90M800 776h90" stroke={wood.mid} strokeWidth="6" />
  </Scene>
);

/** The cinema by evening in the rain: for the card. */
export const EveningStreet = () => (
  <>
    <Sky colours={[dusk.ink, dusk.deep, dusk.mid, dusk.soft, dusk.rose]} to={660} />
    <HangingCloud y={90} fill="#2d2a55" lift={42} size={1.4} />
    <Palm x={110} y={640} size={1.3} fill={dusk.ink} />
    <Palm x={1100} y={640} size={1.15} fill={dusk.ink} isMirrored />
    <Facade isEvening />
    <Road isEvening />
    <path d="M452 640H748L820 900H380Z" fill="#f4c877" opacity="0.3" />
    <path d="M540 640H660L690 860H510Z" fill={velvet.pale} opacity="0.3" />
    <path d="M300 640H400L390 780H310Z" fill={brass.pale} opacity="0.25" />
    {QUEUE.map(([x, y, size, fill, umbrella]) => (
      <g key={x}>
        <Passenger
          x={x}
          y={y}
          size={size}
          dress={x % 2 ? 'sari' : 'kurta'}
          fill={fill}
          tone={skin.deep}
          rim={brass.pale}
          isMirrored={x > 640}
        />
        <Umbrella x={x + (x > 640 ? -30 : 30)} y={y - 150 * size} size={size * 1.02} fill={umbrella} line={dusk.ink} />
      </g>
    ))}
    <Rain count={120} length={56} slant={0.18} opacity={0.4} colour="#d9d2ee" />
    <Rain count={50} length={90} slant={0.18} width={3} opacity={0.28} colour="#ffffff" start={80} />
    <Splashes area={[160, 680, 1040, 860]} count={40} colour="#e9d9e4" />
  </>
);

const QUEUE = [
  [330, 770, 1.05, '#8d5a78', '#805f8d'],
  [470, 810, 1.2, '#3f7f86', velvet.mid],
  [745, 800, 1.16, '#c2703a', monsoon.mid],
  [880, 772, 1.05, '#4f5f95', brass.mid],
] as const;
