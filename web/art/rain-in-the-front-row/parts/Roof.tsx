import { Wash } from '../../shared/Scene.tsx';
import { HangingCloud, Sky } from '../../shared/Sky.tsx';
import { tidy } from '../../shared/shapes.ts';
import { iron, monsoon, rainy } from './colours.ts';
import { Palm } from './Facade.tsx';

/** The harbour of old Kochi seen from the roof: sea, two cranes, a ship, palms, tiled roofs, and cloud above. */
export const Harbour = () => (
  <>
    <Sky colours={['#2f4350', '#56707a', '#93a9a8', '#d8d6b4']} to={520} />
    <HangingCloud y={170} fill="#4a626e" lift={46} shift={3} size={1.2} />
    <HangingCloud y={100} fill="#384d59" lift={42} size={1.5} />
    <path d="M0 400H1200V520H0Z" fill={rainy.mid} />
    <path d="M0 430H420M520 452H900M980 424H1200M240 476H600" stroke={rainy.pale} strokeWidth="4" opacity="0.6" />
    <path d="M640 410H860L838 440H662ZM700 410V376H740V410ZM752 410V360H770V410Z" fill="#324650" />
    <path d="M196 410V300L150 300L290 276L206 300V410ZM940 410V290L890 290L1050 262L950 290V410Z" fill="#3d525c" />
    <path d="M0 470C160 430 300 456 420 470S700 500 820 474S1080 446 1200 466V560H0Z" fill={monsoon.deep} />
    <Palm x={170} y={540} size={0.7} fill={monsoon.mid} />
    <Palm x={1010} y={550} size={0.82} fill={monsoon.mid} />
    <path d="M300 540L380 480H520L590 540ZM660 550L740 492H880L950 550Z" fill="#9c5238" />
    <path d="M320 536H1000M350 512H560M700 516H920" stroke="#7c3d29" strokeWidth="4" opacity="0.7" />
  </>
);

type SheetsProps = {
  /** How many of the nine lengths are new. */
  fresh?: number;
};

const LEFT = [-40, 1240] as const;
const LENGTHS = 9;

/** The iron roof from its ridge (y 540) down to the viewer; the new lengths are bright, the old ones rusty and holed. */
export const IronRoof = ({ fresh = 0 }: SheetsProps) => (
  <>
    <path d="M-40 546H1240V920H-40Z" fill={iron.deep} />
    {Array.from({ length: LENGTHS }, (_, index) => {
      const isNew = index < fresh;
      const wide = (LEFT[1] - LEFT[0]) / LENGTHS;
      const top = LEFT[0] + index * wide;
      const bottom = 600 + (top - 600) * 1.5;
      const shape = `M${tidy(top)} 546H${tidy(top + wide - 4)}L${tidy(bottom + wide * 1.5 - 6)} 920H${tidy(bottom)}Z`;
      return (
        <g key={top}>
          <path d={shape} fill={isNew ? iron.soft : index % 2 ? iron.mid : '#6f6a66'} />
          <path d={ribs(top, bottom, wide)} stroke={isNew ? iron.bright : '#4c5258'} strokeWidth="4" />
        </g>
      );
    })}
    <Wash
      d="M-40 546H1240V920H-40Z"
      stops={[
        [0, '#0e1a20', 0.35],
        [0.5, '#0e1a20', 0],
      ]}
    />
    <path d="M-40 532H1240V556H-40Z" fill="#53483f" />
    {fresh < LENGTHS && (
      <>
        <path
          d="M820 690C850 676 900 682 906 706C890 726 836 726 820 690ZM980 620C1004 612 1030 618 1028 632C1010 644 984 640 980 620ZM930 806C960 792 1010 800 1012 822C990 842 936 838 930 806Z"
          fill={iron.rust}
        />
        <path
          d="M844 698C860 690 884 696 886 706C874 714 850 712 844 698ZM950 812C966 806 988 812 990 820C976 828 956 826 950 812Z"
          fill="#161313"
        />
      </>
    )}
  </>
);

function ribs(top: number, bottom: number, wide: number): string {
  return [0.2, 0.4, 0.6, 0.8].map((part) => `M${tidy(top + wide * part)} 546L${tidy(bottom + wide * 1.5 * part)} 920`).join('');
}

/** A bamboo ladder that leans over the ridge. */
export const Ladder = ({ x }: { x: number }) => (
  <>
    <path d={`M${x} 800L${x + 46} 470M${x + 70} 806L${x + 104} 470`} stroke="#c6945a" strokeWidth="12" strokeLinecap="round" />
    <path
      d={`M${x + 10} 740H${x + 80}M${x + 18} 680H${x + 86}M${x + 27} 620H${x + 92}M${x + 35} 560H${x + 98}M${x + 42} 506H${x + 104}`}
      stroke="#99683a"
      strokeWidth="9"
    />
  </>
);
