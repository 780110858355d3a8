import { marigold, skin, wood } from '../../shared/palette.ts';
import { Glow, Place, type Placed, Scene, Wash } from '../../shared/Scene.tsx';
import { brick, sky } from '../parts/colours.ts';
import { Ayesha } from '../parts/Folk.tsx';
import { courses } from '../parts/House.tsx';

/** Under the roof: the great beam, its long crack, and the wall that comes up from below to meet it. */
export const Attic = () => (
  <Scene>
    <Loft />
    <Beam />
    <Ayesha x={360} y={846} size={1.7} front={[76, -236]} back={[-26, -92]} tilt={-14} />
  </Scene>
);

/** Iron on both sides of the wall now; one lamp, and a voice from behind the beam. */
export const AtticProps = () => (
  <Scene>
    <Loft />
    <Ayesha x={388} y={776} size={1.32} front={[68, -118]} tilt={-6} />
    <Beam />
    <Prop x={170} />
    <Prop x={480} />
    <Prop x={830} />
    <Glow x={960} y={600} r={460} colour={marigold.soft} strength={0.75} />
    <path d="M1230 800C1140 790 1060 740 990 668" stroke="#54607a" strokeWidth="74" strokeLinecap="round" fill="none" />
    <circle cx="972" cy="652" r="34" fill={skin.mid} />
    <HandLamp x={962} y={720} size={1.7} />
  </Scene>
);

const Loft = () => (
  <>
    <Wash
      stops={[
        [0, '#3a281b'],
        [0.7, '#5b402a'],
        [1, '#4a3322'],
      ]}
    />
    <path
      d={Array.from({ length: 8 }, (_, index) => `M600 -120L${-160 + index * 90} 760M600 -120L${1360 - index * 90} 760`).join('')}
      stroke="#2b1c12"
      strokeWidth="20"
    />
    <path d="M-20 -20H1220V60H-20Z" fill="#2b1c12" />
    <path d="M130 300L236 190V300Z" fill={sky.low} />
    <path d="M236 190L900 900H420L130 300Z" fill={sky.haze} opacity="0.13" />
    <path d="M-20 780H1220V920H-20Z" fill="#6d4c30" />
    <path d="M-20 782H1220M-20 824H1220M-20 872H1220M160 782v42M520 824v48M840 782v42M1010 824v48" stroke="#4a3322" strokeWidth="5" />
    <path d="M556 440H650V790H556Z" fill={brick.mid} />
    <path d={courses(556, 650, 440, 790, 24)} stroke={brick.mortar} strokeWidth="3.4" fill="none" opacity="0.8" />
  </>
);

/** The great beam and the crack along it. */
const Beam = () => (
  <>
    <path d="M-20 330H1220V442H-20Z" fill={wood.soft} />
    <path d="M-20 330H1220V350H-20Z" fill={wood.pale} />
    <path d="M-20 424H1220V446H-20Z" fill={wood.dark} />
    <path
      d="M60 364C240 356 420 372 560 362S900 372 1140 360M40 408C300 398 480 414 700 404S1000 410 1190 400"
      stroke={wood.mid}
      strokeWidth="3"
      fill="none"
    />
    <path
      d="M90 400L220 376L300 396L430 366L520 392L610 368L700 396L820 372L930 398L1060 372L1130 384L1060 382L932 410L820 384L700 408L612 380L520 404L432 378L300 408L222 388Z"
      fill={wood.ink}
    />
  </>
);

/** An iron prop from the floor to the beam. */
const Prop = ({ x }: { x: number }) => (
  <>
    <path d={`M${x - 34} 780H${x + 34}V792H${x - 34}ZM${x - 30} 446H${x + 30}V458H${x - 30}Z`} fill="#2f3745" />
    <path d={`M${x - 13} 600H${x + 13}V782H${x - 13}Z`} fill="#566378" />
    <path d={`M${x - 9} 456H${x + 9}V604H${x - 9}Z`} fill="#9aa7b8" />
    <path d={`M${x - 26} 596H${x + 26}V610H${x - 26}Z`} fill={marigold.deep} />
  </>
);

const HandLamp = (place: Placed) => (
  <Place {...place}>
    <Glow x={0} y={-20} r={150} colour="#fff2c4" strength={0.95} />
    <path d="M-14 0H14L20 22H-20ZM-12 -40H12V-34H-12Z" fill="#3b3f4a" />
    <path d="M-12 -34H12L16 0H-16Z" fill="#fff4cf" />
    <path d="M-10 -42C-10 -66 10 -66 10 -42" stroke="#3b3f4a" strokeWidth="5" fill="none" />
  </Place>
);
