import { LOOKS } from '#content/games/masks/script-looks.ts';
import type { Muscles } from '#content/games/masks/script-muscles.ts';
import type { BargainTrial, Take } from '#content/games/river-market/script.ts';
import { BASKETS } from '#content/games/river-market/script.ts';
import { FaceDrawing } from '../masks/face/Face.tsx';
import { Basket } from './GoodDrawing.tsx';
import { Boat, Scene } from './Scene.tsx';

/** Everybody looks the same while bargaining: a face tells nothing here. */
const ATTENTIVE: Muscles = { smile: 0.35, cheeks: 0.2, outerBrow: 0.2, gazeAcross: 0.35 };

type BargainSceneProps = {
  readonly look: number;
  readonly goods: BargainTrial['goods'];
  /** Baskets on the player's boat; the trader's has the others. */
  readonly take: Take;
};

/** Two boats side by side: the trader's with what stays there, the player's with what comes over as planned. */
export function BargainScene({ look, goods, take }: BargainSceneProps) {
  return (
    <Scene>
      <Boat x={166} hull="red">
        <g transform="translate(36 84) scale(0.5)">
          <FaceDrawing look={LOOKS[look]!} muscles={ATTENTIVE} light="right" />
        </g>
        <Cargo goods={goods} counts={take.map((count) => BASKETS - count)} x={-66} apart={48} />
      </Boat>
      <Boat x={478} hull="teal" isMirrored>
        <Cargo goods={goods} counts={take} x={0} apart={68} />
      </Boat>
    </Scene>
  );
}

/** Two deep and two high, kind beside kind. */
const PLACES = [
  [-13, 0],
  [14, 0],
  [1, -24],
  [1, -47],
] as const;

type CargoProps = { readonly goods: BargainTrial['goods']; readonly counts: readonly number[]; readonly x: number; readonly apart: number };

function Cargo({ goods, counts, x, apart }: CargoProps) {
  return (
    <g transform={`translate(${x} 217)`}>
      {goods.map((good, kind) => (
        <g key={good} transform={`translate(${(kind - 1) * apart} 0) scale(0.86)`}>
          {PLACES.slice(0, counts[kind]).map(([left, up]) => (
            <g key={up + left} transform={`translate(${left} ${up})`}>
              <Basket good={good} />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}
