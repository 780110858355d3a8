import { LOOKS } from '#content/games/masks/script-looks.ts';
import type { Muscles } from '#content/games/masks/script-muscles.ts';
import { PURSE, type Round } from '#content/games/river-market/script.ts';
import { FaceDrawing } from '../masks/face/Face.tsx';
import { Scene } from './Scene.tsx';

const AT_EASE: Muscles = { smile: 0.3, cheeks: 0.15, outerBrow: 0.15 };
/** Where the three partners sit, and where the eyes of each go: to the pot. */
const SEATS = [
  [56, 0.7],
  [168, 0.5],
  [464, -0.6],
] as const;

type PotSceneProps = { readonly looks: readonly number[]; readonly last: Round | undefined; readonly share: number };

/** Three partners around a pot on a raft, what each put in last, and what the player is about to put in. */
export function PotScene({ looks, last, share }: PotSceneProps) {
  return (
    <Scene>
      <ellipse className="market-shade" cx="320" cy="262" rx="300" ry="14" />
      <path d="M28 226H612L598 258H42Z" fill="#8a5d2a" />
      <path d="M28 226H612L609 233H31Z" fill="#c6945a" />
      <path d="M120 233L124 258M216 233L218 258M320 233V258M424 233L422 258M520 233L516 258" stroke="#5f3d1c" strokeWidth="2" />
      {SEATS.map(([x, gaze], place) => (
        <g key={x} transform={`translate(${x} 98) scale(0.48)`}>
          <FaceDrawing look={LOOKS[looks[place]!]!} muscles={{ ...AT_EASE, gazeAcross: gaze }} light={place < 2 ? 'right' : 'left'} />
        </g>
      ))}
      {SEATS.map(([x], place) => (
        <g key={x} transform={`translate(${x + 58} 244)`}>
          {last && <Coins count={last.others[place]!} />}
        </g>
      ))}
      <g transform="translate(372 226)">
        <BigPot level={share / PURSE} />
      </g>
    </Scene>
  );
}

/** A row of coins for the silver that somebody put in. */
function Coins({ count }: { readonly count: number }) {
  return (
    <g>
      {Array.from({ length: count }, (_, coin) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: coins are alike
        <g key={coin} transform={`translate(${(coin - (count - 1) / 2) * 8} 0)`}>
          <Coin />
        </g>
      ))}
    </g>
  );
}

export function Coin() {
  return (
    <g>
      <circle r="6.400" fill="#dfe3e8" stroke="#6d7787" strokeWidth="1.400" />
      <path d="M0 -3.600L1 -1L3.600 0L1 1L0 3.600L-1 1L-3.600 0L-1 -1Z" fill="#7d8898" />
    </g>
  );
}

/** The shared pot of brass, its foot at (0, 0), 110 wide, with the player's coins above it. */
export function BigPot({ level }: { readonly level: number }) {
  const coins = Math.round(level * PURSE);
  return (
    <g>
      <g transform="translate(0 -112)">
        {Array.from({ length: coins }, (_, coin) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: coins are alike
          <g key={coin} transform={`translate(${((coin % 5) - 2) * 15} ${-15 * Math.floor(coin / 5)})`}>
            <Coin />
          </g>
        ))}
      </g>
      <path d="M-30 -92C-24 -74 -56 -66 -56 -36C-56 -12 -34 2 0 2C34 2 56 -12 56 -36C56 -66 24 -74 30 -92Z" fill="#d39a34" />
      <path d="M30 -92C24 -74 56 -66 56 -36C56 -12 34 2 0 2C26 -6 40 -50 12 -92Z" fill="#9c6a1d" opacity="0.6" />
      <ellipse cy="-93" rx="36" ry="8" fill="#e9b755" />
      <ellipse cy="-94" rx="27" ry="5" fill="#4b3010" />
      <path d="M-53 -46C-30 -34 30 -34 53 -46M-55 -30C-30 -17 30 -17 55 -30" fill="none" stroke="#f8dc98" strokeWidth="2.600" />
      <g fill="#8c2a28">
        {[-36, -12, 12, 36].map((x) => (
          <path key={x} d={`M${x} ${-34 - Math.abs(x) * 0.12}l5 6l-5 6l-5 -6Z`} />
        ))}
      </g>
    </g>
  );
}
