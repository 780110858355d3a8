import { Passenger, Seated } from '../../shared/Crowd.tsx';
import { KashGrass } from '../../shared/KashGrass.tsx';
import { cloth, dusk, marigold, night, paper, skin, wood } from '../../shared/palette.ts';
import { Glints, River } from '../../shared/River.tsx';
import { Cut, Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { Sky, Stars } from '../../shared/Sky.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { tidy } from '../../shared/shapes.ts';
import { Bailer } from '../parts/BucketChain.tsx';

const FLOOR = 'M-20 640H1220V920H-20Z';
const SHELL = 'M-3 0H3L14 15C13 24 8 23 5 27C2 24 -2 24 -5 27C-8 23 -13 24 -14 15Z';

/** The rain is over; there is a pot as large as the cook, and half an hour in which nobody wants anything. */
export const SchoolVeranda = () => (
  <Scene>
    <Sky colours={[night.ink, night.deep, '#1f2562', '#3d4a88']} to={520} />
    <Stars count={80} to={470} />
    <River y={492} to={700} colours={['#37588a', '#2a4f78', '#1c3f5c']} />
    <Glints area={[240, 500, 900, 620]} colour={night.pale} count={22} opacity={0.6} />
    <KashGrass x={350} y={650} count={16} spread={340} height={190} lean={34} blade="#141838" plume="#9aa0cc" />
    <KashGrass x={830} y={650} count={12} spread={260} height={170} lean={34} blade="#141838" plume="#9aa0cc" start={9} />
    <Cut d={FLOOR} fill="#4a2c1e" />
    <Wash
      d={FLOOR}
      stops={[
        [0, wood.soft, 0.75],
        [0.5, wood.mid, 0.5],
        [1, wood.ink, 0.6],
      ]}
    />
    <Glow x={592} y={650} r={560} colour={marigold.mid} strength={0.8} squash={0.82} />
    <Shells />
    <Thatch />
    <Posts />
    <g transform="translate(0 -26)">
      <Passenger x={322} y={744} size={1.3} dress="sari" fill={cloth.leaf} cover="shawl" tone={skin.deep} rim={marigold.soft} />
      <Passenger x={424} y={730} size={1.26} fill="#5b5f86" tone={skin.mid} rim={marigold.pale} tilt={6} />
      <Passenger x={862} y={738} size={1.3} dress="sari" fill={cloth.mango} cover="bun" tone={skin.warm} rim={marigold.pale} isMirrored />
      <Cook />
      <Pot />
      <path
        d="M200 786H424V798H200ZM214 798H230V846H214ZM396 798H412V834H396ZM810 794H906V806H810ZM888 806H904V850H888Z"
        fill={wood.deep}
      />
      <path d="M200 780H424V788H200ZM810 788H906V796H810Z" fill={wood.soft} />
      <Seated x={372} y={776} size={1.25} fill={cloth.maroon} tone={skin.mid} rim={marigold.pale} />
      <Seated x={256} y={800} size={1.2} fill={cloth.slate} cover="cloth" coverFill={cloth.cream} tone={skin.deep} rim={marigold.soft} />
      <Seated x={850} y={792} size={1.2} fill={cloth.teal} cover="plaits" tone={skin.mid} rim={marigold.pale} isMirrored />
    </g>
  </Scene>
);

const Cook = () => (
  <>
    <path d="M668 552L612 624" stroke={paper.grey} strokeWidth="9" strokeLinecap="round" />
    <Bailer
      x={738}
      y={744}
      size={1.4}
      coat={cloth.cream}
      hasApron
      tone={skin.mid}
      left={[-30, -104]}
      right={[52, -136]}
      rim={marigold.pale}
      isMirrored
    />
  </>
);

const Pot = () => (
  <>
    <Steam
      at={[
        [560, 600, 190],
        [606, 596, 230],
        [640, 602, 160],
      ]}
      opacity={0.3}
    />
    <path d="M470 792L700 760M482 762L712 794" stroke={wood.ink} strokeWidth="20" strokeLinecap="round" />
    <path
      d="M470 790C440 752 470 724 462 680C492 704 498 726 496 744C518 716 520 700 512 672C548 700 552 720 548 744H632C628 720 634 700 664 668C658 700 664 716 684 742C684 722 690 704 718 676C712 722 742 752 708 790C640 806 540 806 470 790Z"
      fill={marigold.deep}
    />
    <path
      d="M494 792C478 768 492 756 490 734C508 748 514 758 512 768C540 752 560 752 590 752S644 752 668 768C666 756 672 746 690 732C688 756 702 770 686 792C620 802 556 802 494 792Z"
      fill={marigold.pale}
    />
    <path d="M484 640C470 720 520 764 590 764S710 720 696 640Z" fill="#1d141a" />
    <path d="M494 690C510 736 548 758 590 760C632 758 670 736 686 690C660 734 628 746 590 746S520 734 494 690Z" fill={marigold.burnt} />
    <ellipse cx="590" cy="640" rx="116" ry="26" fill="#38262a" />
    <path d="M496 640C520 612 556 604 592 608S668 618 684 640C640 658 540 658 496 640Z" fill={paper.white} />
    <path d="M520 636C548 622 576 618 600 622" fill="none" stroke={dusk.gold} strokeWidth="6" strokeLinecap="round" opacity="0.7" />
  </>
);

const straw = (y: number, long: number, step: number) =>
  Array.from(
    { length: Math.ceil(1260 / step) },
    (_, index) => `L${-20 + index * step} ${tidy(y + long * ((index * 0.618) % 1))}L${tidy(-20 + (index + 0.6) * step)} ${y - 8}`,
  ).join('');

const Thatch = () => (
  <>
    <path d={`M-20 -20V200${straw(206, 44, 15)}L1220 -20Z`} fill="#3c2820" />
    <Wash
      d={`M-20 -20V168${straw(166, 40, 18)}L1220 -20Z`}
      stops={[
        [0, '#2a1d24'],
        [0.7, '#6b4a2c'],
        [1, '#a8763c'],
      ]}
    />
    <path d={`M-20 -20V92${straw(92, 34, 21)}L1220 -20Z`} fill="#2b1f2a" opacity="0.75" />
  </>
);

const STRINGS = [300, 356, 418, 474, 530, 596, 652, 716, 770, 826, 876].map((x, index) => ({
  x,
  shells: [0, 1, 2, 3, 4]
    .slice(0, 2 + ((index * 5 + 2) % 4))
    .map((shell) => ({ y: 222 + shell * 38, turn: ((x + shell * 37) % 5) * 9 - 18 })),
}));

/** River shells on strings, each a little longer or shorter than the next. */
const Shells = () => (
  <>
    <path d={STRINGS.map(({ x, shells }) => `M${x} 190V${shells.at(-1)!.y}`).join('')} stroke={paper.grey} strokeWidth="2.4" />
    {STRINGS.flatMap(({ x, shells }) =>
      shells.map(({ y, turn }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d={SHELL} fill={y % 76 ? paper.warm : '#e8c3ac'} />
          <path d="M0 3V22M-2 3L-7 21M2 3L7 21" stroke={dusk.rose} strokeWidth="1.8" opacity="0.6" />
        </g>
      )),
    )}
  </>
);

/** The doorpost is cut with one notch for each night. */
function Posts() {
  const notches = Array.from(
    { length: 44 },
    (_, index) => `M${index % 2 ? 926 : 958} ${tidy(228 + Math.floor(index / 2) * 20)}h${index % 10 > 7 ? 26 : 18}`,
  ).join('');
  return (
    <>
      <path d="M968 190H1220V700H968Z" fill="#5f3c28" />
      <path d="M968 190H1220V260C1130 280 1040 270 968 250Z" fill="#2e1c1c" opacity="0.6" />
      <path d="M914 184H992V716H914Z" fill="#7a5232" />
      <path d="M914 184H922V716H914Z" fill={marigold.soft} opacity="0.85" />
      <path d="M980 184H992V716H980Z" fill={wood.deep} />
      <path d={notches} stroke={wood.ink} strokeWidth="6" />
      <path d="M214 176H252V700H214Z" fill="#5b3b26" />
      <path d="M244 176H252V700H244Z" fill={marigold.soft} opacity="0.8" />
    </>
  );
}
