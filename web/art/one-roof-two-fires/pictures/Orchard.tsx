import { cloth, marigold, skin } from '../../shared/palette.ts';
import { Place, type Placed, Scene } from '../../shared/Scene.tsx';
import { scatter, tidy } from '../../shared/shapes.ts';
import { snow } from '../parts/colours.ts';
import { Bina, Folk } from '../parts/Folk.tsx';
import { Hills, SnowField } from '../parts/Hills.tsx';

/** Bare trees in rows; two who carry straw, and one of them has slowed down at one tree. */
export const Orchard = () => (
  <Scene>
    <Hills />
    <SnowField y={520} />
    {[120, 330, 560, 800, 1040].map((x, index) => (
      <Tree key={x} x={x} y={566} size={0.42 + (index % 2) * 0.05} fill="#7d7480" />
    ))}
    <Tree x={110} y={720} size={0.86} fill="#5f5360" isMirrored />
    <Tree x={1120} y={740} size={0.9} fill="#5f5360" />
    <Tree x={700} y={760} size={1.24} fill="#43353c" />
    <path d="M628 762C660 742 740 742 776 762C740 778 660 778 628 762Z" fill={snow.deep} opacity="0.6" />
    <path d="M684 610l34 -4l4 22l-34 4Z" fill={cloth.maroon} />
    <path d="M690 630l-6 40M706 630l4 34" stroke={cloth.maroon} strokeWidth="5" />
    <Bina x={510} y={850} size={1.5} front={[-52, -150]} back={[-60, -130]} tilt={-12} />
    <Straw x={404} y={622} />
    <Folk
      x={250}
      y={872}
      size={1.56}
      coat="#5a6a86"
      cover="hood"
      coverFill="#e0a32c"
      tone={skin.mid}
      front={[-50, -150]}
      back={[-60, -130]}
    />
    <Straw x={140} y={640} />
    <Prints />
  </Scene>
);

const BRANCHES =
  'M-20 0C-12 -60 -18 -110 -10 -150C-40 -190 -90 -210 -130 -260L-120 -266C-90 -226 -50 -216 -14 -186C-30 -240 -70 -290 -90 -350L-78 -354C-60 -300 -24 -260 -2 -200C4 -260 -10 -320 10 -390L22 -386C8 -320 22 -260 14 -196C40 -240 90 -270 110 -330L122 -324C100 -260 60 -230 26 -176C60 -200 110 -206 150 -240L156 -230C120 -200 60 -180 18 -140C14 -100 12 -50 26 0Z';
const TWIGS =
  'M-100 -236L-150 -240M-110 -250L-120 -300M-80 -330L-110 -370M-84 -350L-64 -390M14 -350L-14 -400M16 -370L44 -410M100 -300L140 -320M112 -326L104 -366M130 -230L170 -220M120 -224L150 -266M-50 -270L-20 -310M60 -256L60 -300';

const Tree = ({ fill, ...place }: Placed & { fill: string }) => (
  <Place {...place}>
    <path d={TWIGS} stroke={fill} strokeWidth="6" strokeLinecap="round" fill="none" />
    <path d={BRANCHES} fill={fill} />
    <path
      d="M-130 -262C-90 -230 -50 -218 -16 -190L-18 -198C-50 -226 -90 -236 -122 -270ZM26 -178C60 -204 110 -210 152 -242L148 -250C110 -220 60 -214 28 -188ZM-88 -352L-80 -356C-66 -316 -44 -284 -26 -252L-30 -250C-50 -284 -72 -318 -88 -352ZM108 -332L116 -330C100 -286 74 -256 50 -228L46 -232C70 -262 94 -290 108 -332Z"
      fill={snow.white}
    />
  </Place>
);

const Straw = ({ x, y }: { x: number; y: number }) => (
  <>
    <path
      d={`M${x - 96} ${y - 40}C${x - 80} ${y - 86} ${x + 70} ${y - 90} ${x + 92} ${y - 44}C${x + 100} ${y} ${x + 80} ${y + 26} ${x} ${y + 26}S${x - 104} ${y} ${x - 96} ${y - 40}Z`}
      fill="#d8b25a"
    />
    <path
      d={scatter(26, 3)
        .map(([u, v]) => `M${tidy(x - 84 + u * 130)} ${tidy(y - 58 + v * 70)}l${tidy(30 + v * 16)} ${tidy(12 - u * 24)}`)
        .join('')}
      stroke={marigold.pale}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d={`M${x - 20} ${y - 76}C${x - 30} ${y - 30} ${x - 26} ${y} ${x - 16} ${y + 26}`} stroke="#8a6a2c" strokeWidth="6" fill="none" />
  </>
);

const Prints = () => (
  <path d={[0, 1, 2, 3, 4, 5].map((step) => `M${-20 + step * 34} ${896 - step * 3}q10 -6 20 0q-10 7 -20 0`).join('')} fill={snow.deep} />
);
