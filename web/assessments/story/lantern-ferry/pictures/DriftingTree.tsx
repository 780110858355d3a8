import { blueGlass, cloth, night, river, skin } from '../palette.ts';
import { Passenger } from '../parts/Crowd.tsx';
import { Ferry } from '../parts/Ferry.tsx';
import { Rain } from '../parts/Rain.tsx';
import { Reflection, River, wave } from '../parts/River.tsx';
import { Cut, Glow, Scene } from '../parts/Scene.tsx';
import { HangingCloud, Sky } from '../parts/Sky.tsx';

/** A whole tree goes by with its roots in the air; everything leans, and only the blue lantern is alight. */
export const DriftingTree = () => (
  <Scene>
    <Sky colours={['#10122a', night.dark, '#2a3070', '#38497f']} to={470} />
    <HangingCloud y={190} fill="#1c1f4c" lift={54} shift={3} size={1.2} />
    <HangingCloud y={100} fill="#14163a" lift={54} shift={6} size={1.5} />
    <Cut d="M-20 470V432C260 410 520 440 760 424S1080 430 1220 412V470Z" fill="#191c46" />
    <River y={456} colours={['#2b6683', '#1b6470', river.dark]} swell={1.8} />
    <Glow x={900} y={330} r={520} colour={blueGlass.mid} strength={0.6} />
    <g transform="rotate(-11 600 560)">
      <Ferry x={574} y={604} size={0.98}>
        <Gripping />
      </Ferry>
    </g>
    <path d={wave(612, 26, 330, 120)} fill="#14565f" />
    <Reflection x={916} y={620} to={800} colour={blueGlass.soft} width={70} opacity={0.7} />
    <Swirls />
    <Tree />
    <path d={wave(782, 24, 300, 60)} fill={river.deep} />
    <path d={wave(846, 20, 360, 200)} fill={river.ink} />
    <path
      d="M120 776q80 -26 170 -6M420 792q90 -20 180 4M700 776q90 -22 190 2"
      stroke={river.foam}
      strokeWidth="5"
      fill="none"
      strokeLinecap="round"
      opacity="0.55"
    />
    <Rain count={130} slant={0.5} opacity={0.32} length={60} />
    <Rain count={50} slant={0.5} opacity={0.36} length={110} width={2.8} start={300} />
  </Scene>
);

const R = blueGlass.soft;

const Gripping = () => (
  <>
    <Passenger x={-110} y={-58} size={0.42} fill={cloth.slate} tilt={14} rim={R} />
    <Passenger x={-60} y={-58} size={0.4} dress="sari" fill={cloth.plum} cover="shawl" tilt={10} rim={R} />
    <Passenger x={-6} y={-58} size={0.42} fill={cloth.olive} tone={skin.deep} tilt={16} rim={R} />
    <Passenger x={44} y={-58} size={0.4} dress="sari" fill={cloth.maroon} cover="shawl" carries="child" tilt={12} rim={R} />
    <Passenger x={100} y={-58} size={0.43} dress="lungi" fill={cloth.cream} tilt={8} rim={R} />
    <Passenger x={186} y={-60} size={0.43} fill={cloth.cream} tilt={12} rim={R} />
    <Passenger x={226} y={-62} size={0.4} dress="sari" fill={cloth.leaf} cover="shawl" tilt={8} rim={R} />
  </>
);

const Swirls = () => (
  <path
    d="M620 700c60 -24 140 -20 150 10s-60 36 -84 18s10 -34 40 -28M960 720c50 -20 120 -16 126 8s-50 30 -70 14s10 -26 34 -22M180 660c60 -20 120 -10 200 -4M760 664c80 -18 140 -8 230 -10"
    stroke="#4f97a0"
    strokeWidth="4"
    fill="none"
    strokeLinecap="round"
    opacity="0.7"
  />
);

const BARK = '#2a1b1c';

const Tree = () => (
  <>
    <path d={ROOTS} transform="translate(5 -6)" stroke="#7fb2ea" strokeWidth="20" fill="none" strokeLinecap="round" opacity="0.45" />
    <path d={ROOTS} stroke={BARK} strokeWidth="21" fill="none" strokeLinecap="round" strokeLinejoin="round" />
    <path d={ROOTLETS} stroke={BARK} strokeWidth="9" fill="none" strokeLinecap="round" />
    <path
      d="M316 620C340 600 372 606 400 622C520 660 660 690 860 724C900 732 930 752 960 780L880 830C700 812 480 800 350 748C306 726 292 650 316 620Z"
      fill={BARK}
    />
    <path
      d="M350 612C372 606 392 616 410 626C540 668 680 694 860 726C894 732 920 748 944 768"
      stroke="#7fb2ea"
      strokeWidth="5"
      fill="none"
      strokeLinecap="round"
      opacity="0.75"
    />
    <path
      d="M400 660C520 700 640 724 780 744M430 700C540 738 620 750 720 764"
      stroke="#4b3434"
      strokeWidth="5"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M760 720C790 670 850 650 900 640M860 730C900 690 960 680 1010 684M700 700C716 660 740 640 760 628"
      stroke={BARK}
      strokeWidth="13"
      fill="none"
      strokeLinecap="round"
    />
    {(
      [
        [902, 640, -24],
        [866, 646, -50],
        [934, 650, 14],
        [1010, 684, 10],
        [972, 676, -30],
        [1030, 704, 40],
        [762, 626, -40],
        [734, 640, -70],
        [780, 640, 10],
        [900, 690, -10],
        [940, 706, -46],
      ] as const
    ).map(([x, y, turn]) => (
      <path
        key={`${x}${y}`}
        d="M0 0C10 -22 40 -28 62 -12C48 12 20 16 0 0Z"
        fill={turn > 0 ? '#1d4a40' : '#28604e'}
        transform={`translate(${x} ${y}) rotate(${turn})`}
      />
    ))}
  </>
);

const ROOTS =
  'M340 660C300 600 290 540 310 470M334 670C270 620 236 560 236 500M330 690C260 670 210 640 190 580M340 716C270 716 220 710 176 680M356 640C346 580 360 520 392 470M376 636C390 590 416 560 446 540';
const ROOTLETS =
  'M310 480C312 450 300 430 284 414M308 500C326 470 332 450 330 426M236 510C230 484 214 470 204 452M240 530C252 500 254 484 250 466M192 590C178 566 164 556 150 548M182 684C160 674 150 660 140 650M388 480C402 456 404 440 402 420M392 474C412 462 424 452 432 436M442 544C460 532 470 520 474 506M196 604C196 580 190 560 180 540';
