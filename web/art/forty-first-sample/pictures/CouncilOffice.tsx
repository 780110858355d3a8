import { Drift } from '../../shared/Drift.tsx';
import { skin } from '../../shared/palette.ts';
import { Scene, Wash } from '../../shared/Scene.tsx';
import { dress, heat, steel, wall } from '../parts/colours.ts';
import { Figure, Harpreet, Joseph, Sunanda } from '../parts/Figure.tsx';

/** Five people round one table under a slow fan; the chair on this side is empty. */
export const CouncilOffice = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#c8b38c'],
        [1, '#e8d7b2'],
      ]}
    />
    <path d="M0 470H1200V640H0Z" fill="#8a5a38" />
    <path d="M0 470H1200V484H0Z" fill="#a87347" />
    <path d="M60 484V640M220 484V640M380 484V640M820 484V640M980 484V640M1140 484V640" stroke="#6b4023" strokeWidth="6" opacity="0.6" />
    <TallWindow x={130} />
    <TallWindow x={890} />
    <Fan />
    <path d="M520 310C520 270 560 250 600 250S680 270 680 310V640H520Z" fill="#5b3524" />
    <path d="M536 322C536 290 566 272 600 272S664 290 664 322V600H536Z" fill="#9c3a34" />
    <Sunanda x={272} y={830} size={1.66} right={[60, -122]} left={[46, -112]} />
    <Joseph x={412} y={806} size={1.58} hasHelmet={false} right={[56, -112]} left={[40, -108]} tilt={6} />
    <Figure
      x={590}
      y={790}
      size={1.62}
      dress="sari"
      fill={dress.commissioner}
      second="#c9b27a"
      cover="bun"
      hair="#4a4650"
      tone={skin.warm}
      face="glasses"
      right={[48, -106]}
      left={[-44, -104]}
    />
    <Harpreet x={792} y={806} size={1.6} right={[62, -150]} left={[44, -110]} isMirrored />
    <Figure
      x={938}
      y={830}
      size={1.66}
      dress="shirt"
      fill={dress.president}
      cover="cap"
      coverFill={heat.white}
      tone={skin.mid}
      face="moustache"
      right={[52, -112]}
      left={[40, -106]}
      isMirrored
    />
    <path d="M30 660C200 606 1000 606 1170 660V920H30Z" fill="#70452c" />
    <path d="M30 660C200 606 1000 606 1170 660C1000 716 200 716 30 660Z" fill="#9a6740" />
    <path d="M200 660C380 634 820 634 1000 660C820 684 380 684 200 660Z" fill="#ffffff1f" />
    <OnTheTable />
  </Scene>
);

const TallWindow = ({ x }: { x: number }) => (
  <>
    <path d={`M${x} 150H${x + 180}V430H${x}Z`} fill="#6b4023" />
    <path d={`M${x + 14} 164H${x + 166}V416H${x + 14}Z`} fill="#fff8e2" />
    <path d={`M${x + 90} 164V416M${x + 14} 290H${x + 166}`} stroke="#6b4023" strokeWidth="9" />
    <path
      d={`M${x - 26} 140H${x + 40}C${x + 30} 240 ${x + 20} 330 ${x - 26} 440ZM${x + 206} 140H${x + 140}C${x + 150} 240 ${x + 160} 330 ${x + 206} 440Z`}
      fill="#13807a"
      opacity="0.8"
    />
  </>
);

const Fan = () => (
  <>
    <path d="M600 -20V150" stroke={steel.dark} strokeWidth="9" />
    <Drift isSwinging>
      <path d="M600 150L380 166C370 176 372 186 384 188L600 172L816 188C828 186 830 176 820 166Z" fill={steel.deep} />
    </Drift>
    <path d="M570 146H630V178H570Z" fill={wall.dark} />
  </>
);

const OnTheTable = () => (
  <>
    <path d="M320 652l90 -16l24 26l-96 18ZM780 640l88 10l-12 28l-92 -12ZM560 668h100l10 26H552Z" fill={heat.white} />
    <path d="M340 656l60 -10M348 664l60 -10M796 650l50 6M572 676h70M570 684h60" stroke={steel.soft} strokeWidth="3.4" />
    {[474, 726, 930].map((x) => (
      <path key={x} d={`M${x - 13} 636H${x + 13}L${x + 10} 672H${x - 10}Z`} fill="#cfe8ea" stroke="#9bb9bd" strokeWidth="2.4" />
    ))}
  </>
);
