import { Drift } from '../../shared/Drift.tsx';
import { cloth, marigold, paper, skin } from '../../shared/palette.ts';
import { Glow, Place, type Placed, Scene } from '../../shared/Scene.tsx';
import { Stars } from '../../shared/Sky.tsx';
import { CourtWall } from '../parts/CourtWall.tsx';
import { east, west } from '../parts/colours.ts';
import { Ama, Folk, Joseph } from '../parts/Folk.tsx';
import { Hills, SnowField } from '../parts/Hills.tsx';
import { House } from '../parts/House.tsx';

const LIGHT = marigold.pale;

/** Two groups, one fire, and between them an old woman on her feet. */
export const FireByTheWall = () => (
  <Scene>
    <Yard />
    <Sitters />
    <Fire x={440} y={772} />
    <Ama x={610} y={896} size={1.72} isMirrored front={[44, -100]} back={[-36, -90]} rim={LIGHT} />
    <path d="M546 906L540 700" stroke="#4d301c" strokeWidth="9" strokeLinecap="round" />
    <Folk x={150} y={890} size={1.4} coat={west.mid} cover="plaits" hair="#3a2a24" tone={skin.warm} rim={LIGHT} front={[36, -96]} />
  </Scene>
);

/** The two who were meant are gone; the bread lies on the wall, and sixty people look at their shoes. */
export const BreadByTheFire = () => (
  <Scene>
    <Yard />
    <Sitters isBowed />
    <Fire x={440} y={772} />
    <Joseph x={800} y={800} size={1.24} isMirrored front={[58, -128]} back={[44, -120]} rim={LIGHT} tilt={10} />
    <Loaf x={724} y={640} />
    <Loaf x={560} y={790} size={1.2} />
    <Loaf x={636} y={782} size={1.2} />
    <Loaf x={598} y={766} size={1.15} />
  </Scene>
);

const Yard = () => (
  <>
    <Hills hour="evening" down={-84} />
    <Stars count={34} to={240} />
    <House hour="evening" hasBackWing={false} />
    <SnowField y={550} hour="evening" />
    <Glow x={600} y={700} r={620} colour={marigold.mid} strength={0.75} squash={0.6} />
    <CourtWall isDim />
  </>
);

const Sitters = ({ isBowed = false }: { isBowed?: boolean }) => (
  <>
    {SITTING.map(([x, y, coat, topi]) => (
      <Folk
        key={x}
        x={x}
        y={y}
        size={1.12}
        coat={coat}
        cover={topi ? 'short' : 'shawl'}
        coverFill={coat}
        topi={topi}
        tone={x % 2 ? skin.mid : skin.warm}
        isSeated
        isMirrored={x > 600}
        tilt={isBowed ? 20 : -4}
        front={[52, -78]}
        back={[40, -78]}
        rim={LIGHT}
      />
    ))}
    <Folk
      x={990}
      y={900}
      size={1.3}
      coat={east.deep}
      hair="#9b9b9f"
      topi={east.soft}
      tone={skin.warm}
      isSeated
      isMirrored
      rim={LIGHT}
      front={[50, -80]}
      tilt={isBowed ? 20 : 0}
    />
  </>
);

const SITTING = [
  [90, 740, cloth.plum, undefined],
  [200, 716, '#7d5a3a', west.mid],
  [310, 700, cloth.rust, undefined],
  [891, 700, '#4d6276', east.mid],
  [1001, 716, cloth.indigo, undefined],
  [1113, 740, '#55624a', east.soft],
] as const;

const Fire = (place: Placed) => (
  <Place {...place}>
    <Glow x={0} y={-40} r={190} colour="#ffd98a" strength={0.95} />
    <path d="M-84 6L70 -22M84 6L-70 -22M-60 14H60" stroke="#3a2216" strokeWidth="17" strokeLinecap="round" />
    <Drift>
      <path
        d="M-58 -6C-76 -60 -30 -78 -40 -132C-6 -112 -14 -84 2 -70C6 -100 30 -118 24 -150C60 -116 52 -86 58 -66C70 -40 62 -14 46 -4Z"
        fill={marigold.deep}
      />
      <path d="M-36 -6C-44 -42 -12 -56 -14 -92C12 -74 6 -54 16 -46C22 -60 32 -66 32 -82C48 -54 44 -22 30 -4Z" fill={marigold.soft} />
      <path d="M-14 -6C-16 -28 2 -36 2 -54C16 -38 18 -18 12 -4Z" fill="#fff6d6" />
    </Drift>
  </Place>
);

const Loaf = (place: Placed) => (
  <Place {...place}>
    <path d="M-34 0C-40 -26 -18 -36 0 -36S40 -26 34 0Z" fill="#c98a3c" />
    <path d="M-20 -30l10 22M0 -34l6 24M18 -30l4 20" stroke={paper.warm} strokeWidth="3.4" opacity="0.7" />
  </Place>
);
