import { SeatedBack } from '../../shared/FromBehind.tsx';
import { KashGrass } from '../../shared/KashGrass.tsx';
import { Lantern } from '../../shared/Lantern.tsx';
import { cloth, dusk, marigold, night, paper, skin, wood } from '../../shared/palette.ts';
import { Glints, Reflection, River } from '../../shared/River.tsx';
import { Cut, Glow, Scene } from '../../shared/Scene.tsx';
import { CloudStrip, Sky, Stars } from '../../shared/Sky.tsx';
import { Steps } from '../parts/Steps.tsx';

/** What does one do with a lamp, when there is nobody to answer it? */
export const LastStepEvening = () => (
  <Scene>
    <Sky colours={[night.mid, '#4b4390', '#8461a0', '#cf8598', '#f3b184', '#fbd9a0']} to={440} />
    <Stars count={16} to={190} start={3} />
    <circle cx="768" cy="196" r="5.5" fill={paper.white} />
    <Glow x={768} y={196} r={46} colour={paper.white} strength={0.6} />
    <CloudStrip x={230} y={262} width={460} fill="#b27bab" opacity={0.7} />
    <CloudStrip x={640} y={322} width={420} fill="#e79f96" opacity={0.75} />
    <Glow x={600} y={436} r={560} colour={dusk.gold} strength={0.75} squash={0.36} />
    <Cut d="M-20 440V420C160 412 340 424 560 418S980 410 1220 420V440Z" fill="#a3709a" lift={0} />
    <Island />
    <River y={436} to={760} colours={['#e3a79b', '#b98bb0', '#9274ae', '#7462a4', '#595296', '#433f82']} swell={0.7} />
    <Reflection x={600} y={448} to={640} colour={marigold.pale} width={120} opacity={0.65} />
    <Glints area={[180, 446, 1040, 640]} colour={paper.white} count={40} opacity={0.36} />
    <Steps
      top={612}
      count={4}
      farHalf={700}
      nearHalf={1200}
      centre={600}
      tread={['#8a6f9e', '#7f6696', '#74608f']}
      riser="#3d3568"
      shine={dusk.gold}
    />
    <path
      d="M330 676C400 664 520 664 566 676L540 700H350ZM640 676C720 664 830 664 874 676L850 700H660ZM800 800C880 788 980 788 1020 800L1000 826H820Z"
      fill="#2f2959"
      opacity="0.5"
    />
    <SeatedBack
      x={442}
      y={682}
      size={1.78}
      coat={wood.mid}
      shade={wood.deep}
      sleeve={paper.warm}
      lap={paper.warm}
      hair="#efece6"
      hairdo="bun"
      tone={skin.deep}
      rim={dusk.gold}
      tilt={-3}
    />
    <SariBorder />
    <SeatedBack
      x={756}
      y={682}
      size={1.82}
      coat={cloth.olive}
      shade="#394024"
      scarf={marigold.mid}
      tone={skin.warm}
      rim={dusk.gold}
      tilt={-5}
    />
    <Lantern x={598} y={540} size={2.3} light="dark" />
    <path d="M566 584L572 640" stroke={dusk.gold} strokeWidth="4" strokeLinecap="round" opacity="0.8" />
    <SeatedBack x={896} y={802} size={1.5} coat={cloth.teal} shade="#125150" hairdo="plaits" tone={skin.mid} rim={dusk.gold} tilt={-8} />
  </Scene>
);

/** A line of white grass, and no light on it. */
const Island = () => (
  <>
    <KashGrass x={600} y={436} count={44} spread={560} height={62} lean={22} blade="#6a4f86" plume="#fff1e2" />
    <KashGrass x={600} y={438} count={26} spread={640} height={40} lean={16} blade="#5a4478" plume="#fff7ee" start={31} />
    <path d="M250 440C360 428 460 424 600 424S860 430 960 440Z" fill="#5a4478" />
  </>
);

/** Its border along the stone. */
const SariBorder = () => (
  <path d="M350 684C400 698 484 698 534 684C536 692 534 698 530 700C500 704 384 704 354 700C350 698 348 692 350 684Z" fill={cloth.maroon} />
);
