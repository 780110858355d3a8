import { cloth, marigold, skin } from '../../shared/palette.ts';
import { Scene } from '../../shared/Scene.tsx';
import { CourtWall } from '../parts/CourtWall.tsx';
import { Cow } from '../parts/Cow.tsx';
import { apple, east, west } from '../parts/colours.ts';
import { Folk, Jagat, Meera } from '../parts/Folk.tsx';
import { Hills, SnowField } from '../parts/Hills.tsx';
import { House } from '../parts/House.tsx';
import { Horn } from '../parts/Instruments.tsx';

/** Two doors stand open, and a crowd of guests in bright shawls stands in the snow before neither. */
export const TwoDoors = () => (
  <Scene>
    <Hills down={-84} />
    <House hasBackWing={false} areDoorsOpen />
    <SnowField y={550} />
    <Meera x={310} y={606} size={0.62} front={[70, -150]} />
    <Jagat x={890} y={606} size={0.64} isMirrored front={[70, -150]} />
    <CourtWall />
    {GUESTS.map(([x, y, coat, topi, isMirrored]) => (
      <Folk
        key={x}
        x={x}
        y={y}
        size={0.9 + (y - 720) / 400}
        coat={coat}
        cover={topi ? 'short' : 'shawl'}
        coverFill={coat}
        topi={topi}
        isSkirted={!topi}
        legs="#4a4652"
        tone={x % 2 ? skin.mid : skin.warm}
        isMirrored={isMirrored}
        tilt={-6}
      />
    ))}
    <Cow x={960} y={850} size={0.94} isMirrored />
    <Horn x={112} y={604} size={1.1} />
  </Scene>
);

const GUESTS = [
  [90, 872, apple.red, marigold.mid, false],
  [221, 800, cloth.plum, undefined, true],
  [318, 872, '#d98a00', undefined, false],
  [421, 800, cloth.indigo, east.soft, true],
  [512, 886, cloth.leaf, undefined, false],
  [679, 886, west.soft, undefined, true],
  [771, 806, '#7d5a3a', west.mid, false],
  [880, 866, cloth.teal, undefined, true],
  [1155, 830, apple.red, marigold.mid, true],
] as const;
