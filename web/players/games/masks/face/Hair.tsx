import type { Look } from '#content/games/masks/script-looks.ts';
import type { Tones } from './tones.ts';

type HairProps = { readonly look: Look; readonly tones: Tones };

const CURLS = [
  [-60, 118],
  [-68, 96],
  [-64, 72],
  [-50, 52],
  [-30, 38],
  [-8, 32],
  [16, 33],
  [38, 42],
  [55, 58],
  [66, 78],
  [67, 101],
  [60, 122],
] as const;

/** What lies behind the head and the shoulders. The middle of the face is x = 0; heights are those of the picture. */
export function HairBehind({ look, tones }: HairProps) {
  if (look.wear === 'hijab' || look.wear === 'turban') return null;
  const { hair, hairShade } = tones;
  switch (look.hair) {
    case 'parted':
    case 'long':
      return <path d="M0 34C-58 32 -76 76 -74 130C-73 176 -80 214 -88 250H88C80 214 73 176 74 130C76 76 58 32 0 34Z" fill={hairShade} />;
    case 'wavy':
      return (
        <path
          d="M0 32C-60 28 -82 78 -76 122C-88 136 -74 158 -84 176C-96 194 -80 210 -90 236C-70 246 -50 240 -44 224H44C50 240 70 246 90 236C80 210 96 194 84 176C74 158 88 136 76 122C82 78 60 28 0 32Z"
          fill={hairShade}
        />
      );
    case 'bob':
    case 'fringe':
      return (
        <path
          d="M0 34C-62 32 -78 80 -76 130C-75 160 -76 180 -66 200C-56 204 -46 200 -40 192H40C46 200 56 204 66 200C76 180 75 160 76 130C78 80 62 32 0 34Z"
          fill={hairShade}
        />
      );
    case 'bun':
      return (
        <>
          <circle cx="0" cy="30" r="25" fill={hair} />
          <path d="M-18 22Q0 8 18 22M-20 32Q0 18 20 32" fill="none" stroke={tones.hairLight} strokeWidth="1.6" opacity="0.7" />
        </>
      );
    case 'braid':
      return <path d="M0 34C-54 34 -72 76 -70 128C-68 150 -64 168 -56 182H56C64 168 68 150 70 128C72 76 54 34 0 34Z" fill={hairShade} />;
    case 'afro':
      return <path d="M0 4C-66 2 -104 48 -98 104C-96 146 -80 170 -58 178H58C80 170 96 146 98 104C104 48 66 2 0 4Z" fill={hair} />;
    case 'curls':
      return (
        <g fill={hairShade}>
          {(look.isSoft ? [...CURLS, [-66, 142], [66, 146], [-62, 164], [62, 168], [-58, 184], [57, 188]] : CURLS).map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="19" />
          ))}
        </g>
      );
    default:
      return null;
  }
}

/** What lies on the head and frames the forehead. */
export function HairBefore({ look, tones }: HairProps) {
  const { hair, hairLight } = tones;
  if (look.wear === 'hijab' || look.wear === 'turban') return null;
  const strand = (d: string) => <path d={d} fill="none" stroke={hairLight} strokeWidth="1.8" strokeLinecap="round" opacity="0.75" />;
  switch (look.hair) {
    case 'parted':
    case 'bun':
    case 'braid':
      return (
        <>
          <path
            d="M0 62C-22 64 -46 78 -54 106C-58 118 -60 128 -64 140C-74 92 -62 36 0 35C62 36 74 92 64 140C60 128 58 118 54 106C46 78 22 64 0 62Z"
            fill={hair}
          />
          {strand('M-4 46C-30 50 -52 68 -60 100M4 46C30 50 52 68 60 100M-2 54C-26 58 -44 70 -54 92M2 54C26 58 44 70 54 92')}
          {look.hair === 'braid' && <Braid tones={tones} />}
        </>
      );
    case 'long':
    case 'wavy':
      return (
        <>
          <path
            d="M18 58C-2 66 -44 72 -56 112C-60 132 -62 150 -66 168C-80 96 -66 34 2 34C66 34 80 96 66 170C62 150 62 126 56 106C50 82 34 66 18 58Z"
            fill={hair}
          />
          {strand('M14 46C-20 52 -54 68 -62 112M20 48C46 56 60 78 64 112M12 53C-14 60 -42 72 -54 100')}
        </>
      );
    case 'bob':
      return (
        <>
          <path
            d="M-16 58C10 66 46 74 56 108C60 134 60 160 58 186C80 180 80 34 0 34C-80 34 -80 180 -58 186C-60 150 -62 130 -56 108C-50 84 -34 66 -16 58Z"
            fill={hair}
          />
          {strand('M-10 46C26 52 56 70 64 116M-20 48C-46 56 -60 80 -64 116')}
        </>
      );
    case 'fringe':
      return (
        <>
          <path
            d="M-56 92C-40 84 -18 92 -4 86C14 94 38 86 56 92C62 126 60 160 57 184C80 178 80 34 0 34C-80 34 -80 178 -57 184C-60 160 -62 126 -56 92Z"
            fill={hair}
          />
          {strand('M-38 50C-44 62 -46 74 -44 84M-14 44C-18 58 -18 72 -16 84M14 44C18 58 18 70 18 82M38 50C44 62 46 74 44 84')}
        </>
      );
    case 'curls':
      return (
        <g fill={hair}>
          {[
            [-52, 74],
            [-36, 60],
            [-16, 52],
            [6, 50],
            [28, 56],
            [46, 68],
            [57, 86],
            [-59, 94],
            ...(look.isSoft
              ? [
                  [60, 108],
                  [-62, 114],
                ]
              : []),
          ].map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="15" />
          ))}
          <g fill="none" stroke={hairLight} strokeWidth="1.7" opacity="0.7">
            <path d="M-44 62a8 8 0 0 1 12 -4M-12 46a8 8 0 0 1 13 -1M30 48a8 8 0 0 1 11 6M-62 84a8 8 0 0 1 5 -9M58 76a8 8 0 0 1 6 9" />
          </g>
        </g>
      );
    case 'afro':
      return (
        <path
          d="M-60 128C-62 96 -54 72 -30 66C-12 60 14 60 30 66C54 72 62 96 60 128C74 104 70 40 0 38C-70 40 -74 104 -60 128Z"
          fill={hair}
        />
      );
    case 'short':
      return (
        <>
          <path
            d="M-60 124C-70 70 -50 30 4 30C54 30 70 70 60 124C58 108 56 96 50 84C36 82 18 74 8 62C-6 76 -32 84 -50 86C-56 96 -58 108 -60 124Z"
            fill={hair}
          />
          {strand('M6 40C-10 54 -34 62 -52 70M12 40C24 54 40 62 54 70')}
        </>
      );
    case 'crew':
      return (
        <path
          d="M-59 120C-68 70 -48 37 0 37C48 37 68 70 59 120C57 104 55 92 50 80C34 68 -34 68 -50 80C-55 92 -57 104 -59 120Z"
          fill={hair}
        />
      );
    case 'swept':
      return (
        <>
          <path
            d="M-60 124C-70 82 -62 48 -34 36C0 16 62 28 66 78C67 96 64 108 60 124C58 106 56 94 50 82C30 66 4 66 -22 68C-42 72 -54 88 -60 124Z"
            fill={hair}
          />
          {strand('M-34 52C-6 38 38 42 56 72M-42 62C-20 52 14 50 38 62')}
        </>
      );
    case 'receding':
      return (
        <path
          d="M-60 126C-68 84 -58 52 -34 44C-26 54 -44 64 -49 84C-54 96 -58 110 -60 126ZM60 126C68 84 58 52 34 44C26 54 44 64 49 84C54 96 58 110 60 126ZM-20 44C-8 38 12 38 20 44C10 50 -10 50 -20 44Z"
          fill={hair}
        />
      );
    case 'bald':
      return look.hairColour === 'grey' ? (
        <path d="M-62 134C-66 114 -64 98 -59 88C-57 104 -58 120 -58 134ZM62 134C66 114 64 98 59 88C57 104 58 120 58 134Z" fill={hair} />
      ) : null;
  }
}

function Braid({ tones }: { readonly tones: Tones }) {
  return (
    <g transform="translate(58 176) rotate(4)">
      {[0, 1, 2, 3, 4, 5].map((turn) => (
        <g key={turn} transform={`translate(0 ${turn * 16})`}>
          <path d="M-11 2C-12 -8 2 -8 1 2C2 12 -4 18 -9 16C-13 12 -12 8 -11 2Z" fill={tones.hair} />
          <path
            d="M11 2C12 -8 -2 -8 -1 2C-2 12 4 18 9 16C13 12 12 8 11 2Z"
            fill={tones.hair}
            stroke={tones.hairLight}
            strokeWidth="1"
            strokeOpacity="0.5"
          />
        </g>
      ))}
    </g>
  );
}
