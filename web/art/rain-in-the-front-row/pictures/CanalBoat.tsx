import { Seated } from '../../shared/Crowd.tsx';
import { skin, wood } from '../../shared/palette.ts';
import { Rain, Splashes } from '../../shared/Rain.tsx';
import { Scene, Wash } from '../../shared/Scene.tsx';
import { HangingCloud, Sky } from '../../shared/Sky.tsx';
import { brass, dress, monsoon } from '../parts/colours.ts';
import { Palm } from '../parts/Facade.tsx';
import { Figure } from '../parts/Figure.tsx';

/** Green canals, a long black boat, and an empty film can on Leela’s lap. */
export const CanalBoat = () => (
  <Scene>
    <Sky colours={['#7fa39a', '#b3cdb8', '#dde7c9']} to={420} />
    <HangingCloud y={120} fill="#93aea6" lift={40} size={1.4} />
    <path d="M0 380C140 330 260 350 380 344S620 320 780 346S1060 330 1200 350V470H0Z" fill={monsoon.mid} />
    {[70, 200, 330, 860, 980, 1120].map((x, index) => (
      <Palm key={x} x={x} y={450} size={0.8 + (index % 3) * 0.16} fill={index % 2 ? monsoon.deep : monsoon.mid} isMirrored={index > 2} />
    ))}
    <path d="M520 420V356L590 320L660 356V420Z" fill="#e8d9b4" />
    <path d="M500 362L590 312L680 362L664 372L590 332L516 372Z" fill="#9c5238" />
    <path d="M570 420V376H610V420Z" fill="#5b3a2a" />
    <Wash
      d="M0 420H1200V920H0Z"
      stops={[
        [0, '#5f9f86'],
        [0.5, monsoon.mid],
        [1, monsoon.deep],
      ]}
    />
    <path d="M0 420C200 440 420 426 600 434S1000 424 1200 436V420Z" fill={monsoon.ink} opacity="0.5" />
    <path
      d="M120 520H330M700 500H1040M60 620H240M880 640H1130M420 780H820M140 820H300"
      stroke={monsoon.pale}
      strokeWidth="5"
      opacity="0.55"
      strokeLinecap="round"
    />
    <path d="M250 740C420 770 760 772 950 736C890 790 800 812 600 814S330 792 250 740Z" fill="#0d2c28" opacity="0.5" />
    <Figure
      x={340}
      y={706}
      size={1.32}
      dress="mundu"
      fill="#c8b48a"
      second="#96202f"
      tone={skin.deep}
      cover="cloth"
      coverFill="#e9dcc0"
      right={[48, -150]}
      left={[30, -96]}
    />
    <path d="M440 380L372 860" stroke="#c6945a" strokeWidth="10" strokeLinecap="round" />
    <Seated x={650} y={678} size={1.5} fill={dress.leela} cover="bun" coverFill={dress.leela} hair="#8b8790" tone={skin.mid} />
    <circle cx="746" cy="590" r="46" fill="#7d868c" />
    <circle cx="746" cy="590" r="38" fill="#a3acb1" />
    <circle cx="746" cy="590" r="12" fill="#5d666d" />
    <path d="M716 576q20 -20 50 -10" stroke="#934e2c" strokeWidth="5" fill="none" />
    <path
      d="M148 600C200 668 240 690 330 690H880C960 690 1010 660 1056 596C1064 680 1020 780 900 780H330C220 780 150 700 148 600Z"
      fill={wood.ink}
    />
    <path d="M148 600C200 668 240 690 330 690H880C960 690 1010 660 1056 596" fill="none" stroke={wood.soft} strokeWidth="11" />
    <path d="M300 728H910" stroke={brass.deep} strokeWidth="6" />
    <Rain count={70} length={40} slant={0.1} opacity={0.5} colour="#f2f8f2" />
    <Splashes area={[60, 470, 1140, 860]} count={30} colour="#dcebdc" />
  </Scene>
);
