import { Glow, Scene } from '../../shared/Scene.tsx';
import { Sky } from '../../shared/Sky.tsx';
import { scatter, tidy } from '../../shared/shapes.ts';
import { dust, earth, fire, jacaranda, sky, tin, tone } from '../parts/colours.ts';
import { Wanjiru } from '../parts/People.tsx';

/** A yard of tin and red earth: a gate on two blocks, a mask pushed up, sparks that still glow. */
export const Workshop = () => (
  <Scene>
    <Sky colours={[sky.high, sky.mid, sky.low]} to={420} />
    <Tree />
    <path d="M-20 230H1220V620H-20Z" fill={tin.soft} />
    <path d={Array.from({ length: 31 }, (_, index) => `M${index * 40} 230V620`).join('')} stroke={tin.mid} strokeWidth="9" />
    <path d="M160 230H320V620H160ZM720 230H840V620H720Z" fill={tin.rust} opacity="0.55" />
    <path d="M-20 222H1220V240H-20Z" fill={tin.deep} />
    <path d="M-20 610H1220V920H-20Z" fill={earth.mid} />
    <path d="M-20 610C300 632 800 600 1220 626V610Z" fill={earth.deep} />
    <path d="M-20 760C260 740 700 800 1220 756V920H-20Z" fill={earth.pale} opacity="0.4" />
    <path d="M150 752H300V850H150ZM640 752H790V850H640Z" fill="#b9b0a6" />
    <path d="M150 752H300V776H150ZM640 752H790V776H640Z" fill="#d2c9bd" />
    <Gate />
    <Glow x={742} y={620} r={260} colour={fire.low} strength={0.9} />
    <Sparks />
    <Wanjiru x={966} y={862} size={2.1} isMirrored front={[50, -150]} back={[16, -252]} rim={fire.sun} />
    <Mask />
    <path d="M840 620L800 640L740 634" stroke="#2b2b30" strokeWidth="13" fill="none" strokeLinecap="round" />
    <path d="M1080 850C1180 800 1160 720 1220 700" stroke="#2b2b30" strokeWidth="10" fill="none" />
  </Scene>
);

const Gate = () => (
  <g stroke={tone.deep} fill="none">
    <path d="M110 746V366H780V746Z" strokeWidth="20" />
    <path d={Array.from({ length: 9 }, (_, index) => `M${176 + index * 67} 370V744`).join('')} strokeWidth="10" />
    <path d="M110 556H780" strokeWidth="14" />
    <path
      d={[210, 344, 478, 612]
        .map(
          (x) =>
            `M${x} 540c0 -50 -46 -46 -42 -12c4 22 30 16 26 -2M${x + 4} 540c0 -50 46 -46 42 -12c-4 22 -30 16 -26 -2M${x} 572c0 50 -46 46 -42 12M${x + 4} 572c0 50 46 46 42 12`,
        )
        .join('')}
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path d="M445 350C420 320 430 296 445 282C460 296 470 320 445 350Z" fill={tone.deep} strokeWidth="6" />
  </g>
);

const Sparks = () => (
  <>
    <path
      d={scatter(34, 5)
        .map(([u, v]) => {
          const turn = (0.1 + u * 0.8) * Math.PI;
          const far = 50 + v * 200;
          const [x, y] = [742 - Math.cos(turn) * far, 630 + Math.sin(turn) * far * 0.85];
          return `M${tidy(x)} ${tidy(y)}l${tidy(-Math.cos(turn) * 13)} ${tidy(Math.sin(turn) * 13)}`;
        })
        .join('')}
      stroke={fire.low}
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path
      d={scatter(18, 60)
        .map(([u, v]) => `M${tidy(560 + u * 360)} ${tidy(820 + v * 60)}h0`)
        .join('')}
      stroke={fire.soft}
      strokeWidth="10"
      strokeLinecap="round"
    />
    <circle cx="742" cy="630" r="16" fill={dust.white} />
  </>
);

/** Pushed up from her face; her hand still holds it. */
const Mask = () => (
  <g transform="translate(946 368) rotate(-34)">
    <path d="M-48 -34C-30 -62 30 -62 46 -34L40 36C20 56 -24 56 -42 36Z" fill="#33363d" />
    <path d="M-32 -22H30V4H-32Z" fill="#5fa67a" />
  </g>
);

const Tree = () => (
  <>
    <path d="M1010 420C1014 330 1000 270 960 200M1012 330C1040 270 1070 240 1110 200" stroke={earth.dark} strokeWidth="24" fill="none" />
    <path
      d="M800 170C770 90 860 30 930 60C960 -20 1080 -20 1100 50C1190 40 1230 130 1170 190C1130 240 1060 220 1020 200C960 250 850 250 800 170Z"
      fill={jacaranda.mid}
    />
    <path
      d={scatter(46, 9)
        .map(([u, v]) => `M${tidy(830 + u * 340)} ${tidy(50 + v * 160)}h0`)
        .join('')}
      stroke={jacaranda.soft}
      strokeWidth="20"
      strokeLinecap="round"
    />
  </>
);
