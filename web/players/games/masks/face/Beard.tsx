import type { Look } from '#content/games/masks/script-looks.ts';
import type { Muscles } from '#content/games/masks/script-muscles.ts';
import { at } from './path.ts';
import { mouthOf } from './rig.ts';
import type { Tones } from './tones.ts';

type BeardProps = { readonly look: Look; readonly tones: Tones; readonly muscles: Muscles };

/** On the jaw, behind the mouth. `chin` is how far the chin lies below its place at rest. The middle of the face is x = 0. */
export function Beard({ look, tones, chin }: Omit<BeardProps, 'muscles'> & { readonly chin: number }) {
  const end = 217 + chin;
  const low = (y: number) => (y + 0.8 * chin).toFixed(1);
  switch (look.beard) {
    case 'full':
      return (
        <path
          d={`M-61 130C-54 150 -46 160 -30 164Q0 158 30 164C46 160 54 150 61 130C64 170 ${at(52, end - 6)} ${at(22, end + 14)}Q${at(0, end + 26)} ${at(-22, end + 14)}C${at(-52, end - 6)} -64 170 -61 130Z`}
          fill={tones.hair}
        />
      );
    case 'trimmed':
      return (
        <path
          d={`M-60 134C-54 156 -44 168 -30 168Q0 164 30 168C44 168 54 156 60 134C60 164 ${at(46, end - 12)} ${at(18, end)}Q${at(0, end + 5)} ${at(-18, end)}C${at(-46, end - 12)} -60 164 -60 134Z`}
          fill={tones.hair}
          opacity="0.88"
        />
      );
    case 'stubble':
      return (
        <path
          d={`M-60 136C-52 158 -44 168 -30 168Q0 162 30 168C44 168 52 158 60 136C58 164 ${at(44, end - 12)} ${at(18, end - 1)}Q${at(0, end + 3)} ${at(-18, end - 1)}C${at(-44, end - 12)} -58 164 -60 136Z`}
          fill={tones.hair}
          opacity="0.24"
        />
      );
    case 'goatee':
      return (
        <path
          d={`M-15 ${low(204)}Q0 ${low(199)} 15 ${low(204)}Q${at(15, end)} ${at(0, end + 9)}Q${at(-15, end)} -15 ${low(204)}Z`}
          fill={tones.hair}
        />
      );
    default:
      return null;
  }
}

/** Above the upper lip, and moving with it. Around the middle of the mouth. */
export function Moustache({ look, tones, muscles }: BeardProps) {
  if (!['moustache', 'handlebar', 'full', 'goatee', 'trimmed'].includes(look.beard)) return null;
  const { corners, top, upperLip } = mouthOf(muscles);
  const [left, right] = corners;
  const edge = top - upperLip + 0.5;
  const isThick = look.beard === 'handlebar' || look.beard === 'full';
  const thick = isThick ? 8.5 : 6;
  const tip = look.beard === 'handlebar' ? 6 : 0;
  const end = ([x, y]: readonly [number, number], out: number) => at(x + out * (1 + tip), y - 2 - tip);
  return (
    <path
      d={`M${at(0, edge - thick * 0.7)}Q${at(-12, edge - thick - 3)} ${end(left, -1)}Q${at(left[0] * 0.62, (left[1] + edge) / 2 + 1)} ${at(0, edge)}Q${at(right[0] * 0.62, (right[1] + edge) / 2 + 1)} ${end(right, 1)}Q${at(12, edge - thick - 3)} ${at(0, edge - thick * 0.7)}Z`}
      fill={tones.hair}
    />
  );
}
