import { Bundle, Passenger } from '../../shared/Crowd.tsx';
import { Goat } from '../../shared/Goat.tsx';
import { KashGrass } from '../../shared/KashGrass.tsx';
import { Lantern } from '../../shared/Lantern.tsx';
import { Limb } from '../../shared/Person.tsx';
import { cloth, marigold, night, paper, river, skin, wood } from '../../shared/palette.ts';
import { Glints, Reflection, River } from '../../shared/River.tsx';
import { Cut, Glow, Place, type Placed, Scene } from '../../shared/Scene.tsx';
import { CloudStrip, Sky, Stars } from '../../shared/Sky.tsx';
import { Bailer } from '../parts/BucketChain.tsx';

const LIME = '#f2f6c4';

/** The whole village goes over one plank at once; in the cupboard's mirror goes the moon. */
export const OnePlank = () => (
  <Scene>
    <Sky colours={[night.ink, night.deep, '#20286a', '#3c4f90', '#5b7aa6']} to={540} />
    <Stars count={50} to={400} start={5} />
    <Glow x={560} y={186} r={330} colour="#dff0b4" strength={0.5} />
    <path d="M526 150A54 54 0 1 0 598 228Z" fill={LIME} />
    <CloudStrip x={640} y={280} width={380} fill="#33427f" />
    <River y={520} colours={['#4a7a9a', '#2a6a86', '#17506a', river.deep, river.ink]} />
    <Boat />
    <Cut d="M-20 756C160 742 340 768 560 754S960 742 1220 754V920H-20Z" fill={river.ink} lift={6} />
    <Reflection x={560} y={536} to={840} colour={LIME} width={70} />
    <Glints area={[260, 560, 900, 860]} colour={marigold.soft} count={26} opacity={0.42} />
    <Bank />
    <People />
    <path d="M206 584Q520 702 820 566L822 580Q520 724 204 602Z" fill={wood.deep} />
    <path d="M206 584Q520 702 820 566L820 573Q520 711 206 592Z" fill={wood.pale} />
  </Scene>
);

const Boat = () => (
  <>
    <Glow x={980} y={430} r={360} colour={marigold.mid} strength={0.7} />
    <path d="M846 560V300M960 560V290M1080 560V290" stroke="#1d1422" strokeWidth="11" />
    <path d="M800 304C880 250 1080 240 1220 250V306H806Z" fill="#6d6384" />
    <path d={`M1220 300H800${'q15 24 30 0'.repeat(14)}Z`} fill="#544a6c" />
    <Lantern x={960} y={318} size={1.3} light="amber" glow={110} />
    <Passenger x={1010} y={566} size={0.9} fill="#5c4a7a" cover="shawl" dress="sari" tone={skin.mid} isMirrored rim={marigold.soft} />
    <Passenger
      x={920}
      y={566}
      size={0.94}
      fill={cloth.maroon}
      cover="cap"
      coverFill={cloth.maroon}
      tone={skin.mid}
      isMirrored
      rim={marigold.soft}
    />
    <path d="M846 500H1220" stroke="#1d1422" strokeWidth="9" />
    <path d="M784 540C800 640 830 720 880 770H1220V556C1060 566 880 566 784 540Z" fill="#1b1724" />
    <path d="M784 540C880 566 1060 566 1220 556V578C1060 590 880 588 790 562Z" fill="#c08428" />
    <path d="M790 562C880 588 1060 590 1220 578V604C1060 616 890 614 798 588Z" fill={river.mid} />
    <path d="M812 640C900 660 1060 664 1220 656M836 700C920 716 1060 720 1220 714" fill="none" stroke="#30263a" strokeWidth="5" />
  </>
);

const LAMPS = [
  [196, 396, 0.62],
  [236, 432, 0.8],
  [206, 486, 1],
] as const;

const Bank = () => (
  <>
    <KashGrass x={120} y={440} count={14} spread={320} height={170} lean={50} blade="#171338" plume="#b7b4d8" />
    <Cut d="M-20 400C60 396 140 410 190 452C250 500 300 560 308 610C312 690 250 760 230 920H-20Z" fill="#2b1d33" />
    <path d="M-20 470C60 470 130 500 176 540C230 590 262 640 250 700C230 780 190 840 180 920H-20Z" fill="#3c2734" />
    <path d="M130 420C180 440 190 470 236 500C270 524 290 560 284 596L206 590C196 560 180 530 150 500Z" fill="#7a5436" opacity="0.8" />
    {LAMPS.map(([x, y, size]) => (
      <Lantern key={y} x={x} y={y - 62 * size} size={size} light="amber" glow={130} />
    ))}
    <Passenger x={246} y={596} size={0.98} dress="sari" fill={cloth.leaf} cover="shawl" tone={skin.deep} rim={marigold.soft} />
    <Bundle x={262} y={500} size={0.8} fill={cloth.rust} />
    <KashGrass x={110} y={920} count={9} spread={240} height={300} lean={90} blade="#140f26" plume="#cfcbe4" start={6} />
  </>
);

const People = () => (
  <>
    <Bailer
      x={338}
      y={618}
      size={1}
      coat={cloth.rust}
      legs={cloth.wine}
      isSkirted
      cover="bun"
      tone={skin.deep}
      left={[-26, -110]}
      rim={LIME}
      tilt={0}
    />
    <SewingMachine x={344} y={380} />
    <Limb d="M357 452C392 444 402 408 388 378" sleeve={skin.deep} hand={[387, 374]} tone={skin.deep} width={13} />
    <Limb d="M357 452C378 448 392 436 395 418" sleeve={cloth.rust} width={19} />
    <Goat x={412} y={633} size={0.72} rim={LIME} />
    <Bailer x={470} y={638} size={1} coat="#70809a" tone={skin.mid} left={[-20, -104]} right={[40, -120]} rim={LIME} tilt={10} />
    <Bailer x={628} y={626} size={1} coat={cloth.olive} tone={skin.warm} left={[-20, -104]} right={[40, -120]} rim={LIME} isMirrored />
    <Cupboard x={548} y={606} />
    <Limb d="M486 478C482 510 484 524 500 536" sleeve="#5f6f88" hand={[502, 538]} tone={skin.mid} width={17} />
    <Limb d="M612 466C616 500 614 516 598 530" sleeve="#4d5230" hand={[596, 532]} tone={skin.warm} width={17} />
    <Passenger x={694} y={612} size={0.68} fill={cloth.teal} cover="plaits" tone={skin.mid} rim={LIME} />
    <Hen x={720} y={540} />
    <Goat x={768} y={596} size={0.62} coat="#6d5a4a" shade="#43352d" isMirrored rim={marigold.soft} />
  </>
);

const SewingMachine = (place: Placed) => (
  <Place {...place}>
    <path d="M-50 0H50V-12H-50Z" fill={wood.mid} />
    <path d="M-44 -12V-44C-44 -60 -36 -64 -24 -64H34C44 -64 46 -56 46 -44V-12H16V-40H-20V-34L-24 -16H-34V-12Z" fill="#17131f" />
    <circle cx="54" cy="-46" r="15" fill="none" stroke="#2d2838" strokeWidth="7" />
    <path d="M-28 -54H34M22 -24H40" stroke={marigold.mid} strokeWidth="3.4" />
    <path d="M-10 -64V-78" stroke={paper.grey} strokeWidth="5" />
    <path d="M-16 -90H-4V-74H-16Z" fill={cloth.maroon} />
  </Place>
);

/** Its foot at (0, 0), 190 high, with an arched glass. */
const Cupboard = (place: Placed) => (
  <Place {...place}>
    <Glow x={0} y={-110} r={170} colour={LIME} strength={0.5} />
    <path d="M-60 -200C-40 -222 40 -222 60 -200V0H-60Z" fill={wood.dark} />
    <path d="M-68 -204C-40 -232 40 -232 68 -204V-194H-68Z" fill={wood.soft} />
    <path d="M-66 -14H66V6H-66Z" fill={wood.mid} />
    <path d="M-42 -34V-136C-42 -196 42 -196 42 -136V-34Z" fill="#dfe8ea" />
    <path d="M-36 -38V-134C-36 -186 36 -186 36 -134V-38Z" fill="#3c5590" />
    <path d="M-36 -70C-10 -84 14 -64 36 -76V-38H-36Z" fill="#2a3a74" />
    <path d="M-16 -146A26 26 0 1 0 20 -110Z" fill={LIME} />
    <path d="M-24 -60L20 -156" stroke={paper.white} strokeWidth="5" opacity="0.4" />
  </Place>
);

const Hen = (place: Placed) => (
  <Place {...place}>
    <path
      d="M-30 -12C-34 -40 -14 -44 -4 -32C6 -28 12 -34 16 -48C20 -56 32 -54 32 -44L40 -38L31 -36C32 -20 26 -8 18 -4H-24Z"
      fill={paper.white}
    />
    <path d="M18 -52C18 -62 24 -60 25 -56C28 -62 34 -58 31 -50Z" fill="#d0402e" />
    <path d="M-40 -12H38C38 14 26 24 0 24S-38 14 -40 -12Z" fill={wood.soft} />
    <path d="M-36 0H34M-30 12H28M-18 -12V20M0 -12V24M18 -12V20" stroke={wood.dark} strokeWidth="3" />
  </Place>
);
