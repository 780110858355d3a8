import { marigold, paper, wood } from '../../shared/palette.ts';
import { Scene, Wash } from '../../shared/Scene.tsx';
import { apple, plaster, sky, snow } from '../parts/colours.ts';

/** An old room that leans; in it four things that one could carry: a marked post, a bench, a bundle of shoots, and nothing but the light. */
export const BackWing = () => (
  <Scene>
    <Wash
      stops={[
        [0, plaster.mid],
        [1, plaster.deep],
      ]}
    />
    <g transform="rotate(-3 600 450)">
      <path d="M-80 -60H1280V60H-80Z" fill={wood.dark} />
      <path d="M440 150H760V430H440Z" fill={wood.mid} />
      <path d="M462 172H738V408H462Z" fill={sky.low} />
      <path d="M462 330C520 290 560 320 610 296S700 310 738 290V408H462Z" fill={snow.white} />
      <path d="M600 172V408M462 290H738" stroke={wood.mid} strokeWidth="12" />
      <path d="M-80 720H1280V1000H-80Z" fill="#9c7448" />
      <path d="M-80 780H1280M-80 860H1280" stroke="#7d5a36" strokeWidth="5" />
      <path d="M470 430H740L980 760H420Z" fill={sky.haze} opacity="0.34" />
      <path
        d="M420 66L440 120L424 150M900 64L860 130L890 190L872 260M760 470L790 540L776 600"
        stroke={wood.ink}
        strokeWidth="6"
        fill="none"
        strokeLinejoin="round"
      />
      <g transform="translate(150 0)">
        <Post />
      </g>
      <Bench />
      <g transform="translate(90 10)">
        <Shoots />
      </g>
      <path d="M800 210h26v12h-26Z" fill={wood.dark} />
      <path d="M812 220C812 250 782 250 782 230" stroke="#2f3238" strokeWidth="8" fill="none" strokeLinecap="round" />
    </g>
  </Scene>
);

/** Names as small marks, heights as lines: two columns, the two halves of one family. */
const Post = () => (
  <>
    <path d="M120 60H230V730H120Z" fill={wood.soft} />
    <path d="M208 60H230V730H208Z" fill={wood.mid} />
    <path
      d={[640, 604, 570, 548, 520, 484, 452, 430, 396, 372, 340, 300, 262, 230]
        .map((y, index) => `M${index % 2 ? 132 : 120} ${y}h44`)
        .join('')}
      stroke={wood.ink}
      strokeWidth="5"
    />
    <path
      d={[640, 604, 570, 548, 520, 484, 452, 430, 396, 372, 340, 300, 262, 230]
        .map((y, index) => `M182 ${y}q5 -8 10 0t10 ${index % 2 ? -2 : 2}`)
        .join('')}
      stroke={wood.dark}
      strokeWidth="4"
      fill="none"
    />
  </>
);

const Bench = () => (
  <>
    <path d="M900 560H1190V730H900Z" fill="#3b3f4a" />
    <path d="M890 546H1200V566H890Z" fill="#565c6a" />
    <path d="M950 610H1070V700H950Z" fill="#23262e" />
    <path d="M966 700C962 660 996 660 992 630C1020 650 1016 668 1030 660C1050 676 1050 690 1046 700Z" fill={marigold.mid} />
    <path d="M640 640H880V670H640Z" fill={wood.pale} />
    <path d="M640 670H880V684H640Z" fill={wood.mid} />
    <path d="M660 684V764M860 684V764" stroke={wood.dark} strokeWidth="18" />
    <path d="M650 640C660 600 700 596 720 612C750 592 800 596 820 616C850 606 872 620 876 640Z" fill={apple.deep} />
    <path d="M700 612L706 640M760 604V640M820 616L814 640" stroke={marigold.mid} strokeWidth="5" />
  </>
);

const Shoots = () => (
  <>
    <path
      d="M350 720L330 520M366 720L372 500M384 720L400 512M398 720L432 530M340 720L300 546M374 720L352 480"
      stroke="#6f5a3a"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path
      d="M330 560l-16 -14M372 560l16 -16M400 560l18 -10M352 520l-16 -12M432 560l16 -8M372 520l-14 -10"
      stroke={apple.leaf}
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path d="M310 656H424L414 760H324Z" fill={paper.warm} />
    <path d="M312 680H422M316 712H420" stroke={paper.grey} strokeWidth="6" />
    <path d="M330 668q36 16 80 0" stroke={apple.red} strokeWidth="8" fill="none" />
  </>
);
