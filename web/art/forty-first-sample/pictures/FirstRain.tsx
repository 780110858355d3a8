import { Drift } from '../../shared/Drift.tsx';
import { skin } from '../../shared/palette.ts';
import { Rain, Splashes } from '../../shared/Rain.tsx';
import { Scene, Wash } from '../../shared/Scene.tsx';
import { HangingCloud, Sky } from '../../shared/Sky.tsx';
import { heat, steel, wall } from '../parts/colours.ts';
import { Figure, Harpreet, Vinod } from '../parts/Figure.tsx';

/** The first rain: wedding guests run out to stand in it, and on the dry veranda lies a form with one empty box. */
export const FirstRain = () => (
  <Scene>
    <Sky colours={['#3f5566', '#6d8794', '#a9b9b4', '#d6d3b8']} to={560} />
    <HangingCloud y={150} fill="#5a6f7d" lift={44} shift={2} size={1.2} />
    <HangingCloud y={90} fill="#435766" lift={40} size={1.4} />
    <path d="M-20 500C200 460 460 470 700 480S1040 460 1220 470V600H-20Z" fill="#5f7a5c" />
    <Tent />
    <Wash
      d="M-20 560H1220V920H-20Z"
      stops={[
        [0, '#b98a5c'],
        [1, '#6f4d38'],
      ]}
    />
    <path
      d="M420 640C520 622 700 626 780 644C700 664 500 664 420 640ZM820 700C900 686 1020 690 1080 704C1000 722 880 720 820 700Z"
      fill="#a9c0c4"
      opacity="0.75"
    />
    <Guests />
    <Rain count={110} length={60} slant={0.12} width={2.6} opacity={0.5} colour="#eef6f8" area={[300, -40, 1240, 780]} />
    <Drift>
      <Rain count={70} length={96} slant={0.12} width={3.4} opacity={0.35} colour="#ffffff" area={[300, -40, 1240, 780]} start={120} />
    </Drift>
    <Splashes area={[440, 600, 1180, 780]} count={34} colour="#f4fafb" />
    <g transform="translate(124 0)">
      <Veranda />
    </g>
  </Scene>
);

const Tent = () => (
  <>
    <path d="M700 420L760 300L860 350L960 280L1060 350L1160 300L1230 420V570H700Z" fill="#c8473a" />
    <path d="M760 300L800 420H720ZM960 280L1000 420H920ZM1160 300L1200 420H1120Z" fill="#f0c04a" />
    <path d={`M700 420${'q26 30 53 0'.repeat(10)}V440H700Z`} fill="#f6dfa6" />
    <path d="M740 440V570M880 440V570M1020 440V570M1160 440V570" stroke="#7a2433" strokeWidth="9" />
    <path d="M700 440H1230V560H700Z" fill="#7a2433" opacity="0.35" />
  </>
);

const Guests = () => (
  <>
    <Figure x={640} y={650} size={1} dress="shirt" fill="#4f7ea0" right={[40, -240]} left={[-42, -236]} tone={skin.deep} />
    <Harpreet x={746} y={690} size={1.24} right={[50, -240]} left={[-48, -238]} rim={heat.white} />
    <Figure
      x={844}
      y={676}
      size={1.14}
      dress="sari"
      fill="#c62f45"
      second="#f0c04a"
      cover="shawl"
      coverFill="#c62f45"
      right={[56, -190]}
      left={[-40, -100]}
      rim={heat.white}
    />
    <Figure
      x={926}
      y={664}
      size={1.06}
      dress="shirt"
      fill="#f4ecd8"
      cover="cloth"
      coverFill="#d9583f"
      right={[52, -188]}
      isMirrored
      tone={skin.mid}
    />
    <Figure x={1000} y={700} size={0.76} dress="frock" fill="#f0b23a" cover="plaits" right={[34, -230]} left={[-34, -226]} />
    <Figure
      x={1090}
      y={690}
      size={1.12}
      dress="sari"
      fill="#13807a"
      second="#f3b64a"
      cover="bun"
      right={[46, -236]}
      left={[-30, -92]}
      isMirrored
    />
  </>
);

/** This side: the laboratory's veranda, Vinod, and the form on its table. */
const Veranda = () => (
  <>
    <path d="M-160 -20H460L400 130H-160Z" fill="#6b4a35" />
    <path d="M-160 100H410L400 130H-160Z" fill="#8f6443" />
    <path d="M352 130H396V780H352Z" fill={wall.mid} />
    <path d="M352 130H364V780H352Z" fill={wall.pale} />
    <path d="M-160 760H520L600 920H-160Z" fill="#a8744a" />
    <path d="M-160 760H520L526 774H-160Z" fill={wall.soft} />
    <Vinod x={150} y={800} size={1.84} hasCoat={false} right={[70, -120]} left={[44, -104]} tilt={10} />
    <path d="M210 640H500L520 664H200Z" fill="#8a5a38" />
    <path d="M226 664L216 820M494 664L506 820" stroke="#6b4023" strokeWidth="14" />
    <path d="M300 614L430 610L446 646L296 650Z" fill={heat.white} />
    <path d="M314 622H400M312 630H384" stroke={steel.soft} strokeWidth="4" />
    <path d="M392 626L432 624L438 642L394 644Z" fill="none" stroke="#c8473a" strokeWidth="4" />
  </>
);
