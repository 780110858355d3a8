import { type Cover, Head } from '../../shared/Head.tsx';
import { Limb } from '../../shared/Person.tsx';
import { cloth, skin, wood } from '../../shared/palette.ts';
import { Place, type Placed } from '../../shared/Scene.tsx';
import { tidy } from '../../shared/shapes.ts';
import { east, west } from './colours.ts';

type Point = readonly [x: number, y: number];

export type FolkProps = Placed & {
  coat?: string;
  legs?: string;
  cover?: Cover;
  coverFill?: string;
  /** The band of the round cap of these hills. */
  topi?: string | undefined;
  shawl?: string;
  tone?: string;
  hair?: string;
  tilt?: number;
  rim?: string;
  /** Where the hands are: behind the body, before it. */
  back?: Point;
  front?: Point;
  isSkirted?: boolean;
  isSeated?: boolean;
};

const COAT = 'M-29 -180C-14 -191 14 -191 29 -180C36 -150 36 -112 42 -66C20 -58 -20 -58 -42 -66C-38 -112 -36 -150 -29 -180Z';
const SKIRT = 'M-38 -84H40C46 -50 50 -24 52 0H-48C-46 -30 -44 -56 -38 -84Z';
const LAP = 'M-38 -72C-10 -84 40 -88 66 -72C78 -66 80 -50 78 -36L76 22H50L46 -34C20 -30 -20 -28 -38 -40Z';

/** Somebody of the village in winter clothes: 240 high, standing on (0, 0) and looking right; seated, the seat is 40 above it. */
export const Folk = ({
  coat = cloth.slate,
  legs = wood.dark,
  cover = 'short',
  coverFill = coat,
  topi,
  shawl,
  tone = skin.mid,
  hair = wood.ink,
  tilt = 0,
  rim,
  back = [-30, -92],
  front = [34, -92],
  isSkirted = false,
  isSeated = false,
  ...place
}: FolkProps) => (
  <Place {...place}>
    <g transform={isSeated ? 'translate(0 34)' : undefined}>
      <Limb d={arm([-20, -166], back, -1)} sleeve={coat} hand={back} tone={tone} width={17} />
      {!isSkirted && !isSeated && <path d="M-32 -72H1L-4 -6H-28ZM0 -72H36L30 -6H8Z" fill={legs} />}
      {!isSeated && <path d="M-32 -8H-4C1 -6 3 0 1 3H-32ZM6 -8H32C40 -6 42 0 40 3H6Z" fill={wood.ink} />}
      {isSkirted && !isSeated && <path d={SKIRT} fill={legs} />}
      <g transform={`translate(2 -212) rotate(${tilt})`}>
        <Head skin={tone} hair={hair} cover={cover} fill={coverFill} rim={rim} />
        {topi && (
          <>
            <path d="M-20 -8C-22 -34 17 -36 19 -13C8 -17 -8 -15 -20 -8Z" fill="#6d6a70" />
            <path d="M-2 -15C4 -30 18 -30 19 -13C12 -16 5 -16 -2 -15Z" fill={topi} />
          </>
        )}
      </g>
      <path d={COAT} fill={coat} />
      {isSeated && <path d={LAP} fill={isSkirted ? legs : coat} />}
      {isSeated && <path d="M48 18H76C86 20 88 28 86 30H48Z" fill={wood.ink} />}
      <path d="M6 -187C4 -150 6 -110 8 -64M-38 -74C-14 -66 16 -66 40 -74" stroke="#00000033" strokeWidth="3" fill="none" />
      {shawl && (
        <path
          d="M-29 -180C-14 -194 16 -194 30 -180C38 -160 38 -134 34 -118C10 -134 -16 -120 -40 -96C-42 -124 -38 -156 -29 -180Z"
          fill={shawl}
        />
      )}
      <Limb d={arm([20, -166], front, 1)} sleeve="#00000024" width={21} />
      <Limb d={arm([20, -166], front, 1)} sleeve={coat} hand={front} tone={tone} width={17} />
    </g>
  </Place>
);

/** From the shoulder to the hand, the elbow hanging below the straight line. */
function arm([fromX, fromY]: Point, [toX, toY]: Point, side: number) {
  const reach = Math.hypot(toX - fromX, toY - fromY);
  const slack = Math.max(6, (112 - reach) * 0.7);
  return `M${fromX} ${fromY}Q${tidy((fromX + toX) / 2 + side * slack * 0.5)} ${tidy((fromY + toY) / 2 + slack)} ${toX} ${toY}`;
}

type Who = Omit<FolkProps, 'coat' | 'cover'>;

/** The uncle of the east side: tall, grey, stiff. */
export const Jagat = (props: Who) => <Folk coat={east.deep} legs="#3b3b46" hair="#9b9b9f" topi={east.soft} tone={skin.warm} {...props} />;
/** The aunt of the west side: a short coat, trousers, a plait. */
export const Meera = (props: Who) => <Folk coat={west.mid} legs="#4a3a33" cover="plaits" hair="#3a2a24" tone={skin.warm} {...props} />;
/** The grandmother: small, white hair under a shawl. */
export const Ama = (props: Who) => (
  <Folk
    coat="#8d5a78"
    legs="#6a3f5a"
    cover="shawl"
    coverFill="#efe4d4"
    shawl="#efe4d4"
    isSkirted
    tone={skin.mid}
    {...props}
    size={(props.size ?? 1) * 0.86}
  />
);
/** The cousin who marries. */
export const Bina = (props: Who) => <Folk coat={cloth.teal} legs="#1d4f58" cover="plaits" isSkirted tone={skin.mid} {...props} />;
/** The baker. */
export const Joseph = (props: Who) => <Folk coat="#f0e6d2" legs="#5b4a3e" hair="#6a625c" topi={west.mid} tone={skin.deep} {...props} />;
/** The engineer. */
export const Ayesha = (props: Who) => (
  <Folk coat="#4c5a3c" legs="#39342f" cover="hood" coverFill={cloth.mango} tone={skin.warm} {...props} />
);
