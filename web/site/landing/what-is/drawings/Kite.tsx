import type { Drawing } from '#web/art/figures/parts/tones.ts';
import { Glow } from '#web/art/shared/Scene.tsx';

/** Many strings hold one kite: beside it a mast with five steps, and the light about it says how far its height may be off. */
export const Kite = ({ tones }: Drawing) => (
  <>
    <Mast tones={tones} />
    <Glow x={890} y={212} r={220} colour={tones.disc} strength={0.5} />
    <rect x="742" y="136" width="384" height="152" rx="44" fill={tones.halo} />
    <rect x="742" y="170" width="384" height="84" rx="40" fill={tones.halo} />
    <path
      d={REELS.map(([x, y]) => `M${x} ${y - 16}Q${(x + 890) / 2 + (890 - x) * 0.16} ${(y + 250) / 2 + 30} 890 232`).join('')}
      fill="none"
      stroke={tones.line}
      strokeWidth="2.2"
      opacity="0.75"
    />
    <g transform="translate(890 208) rotate(8)">
      <path d="M0 104C-24 140 22 158-4 196C-24 226 10 240-2 268" fill="none" stroke={tones.roseShade} strokeWidth="4" />
      <path d="M0 150L-24 138V164ZM0 150L24 138V164ZM-8 200L-32 188V214ZM-8 200L16 188V214Z" fill={tones.rose} />
      <path d="M0-122L104-6L0 108L-104-6Z" fill={tones.brass} />
      <path d="M0-122L104-6L0 108Z" fill={tones.brassShade} />
      <path d="M0-122L-104-6H0ZM0 108L104-6H0Z" fill={tones.teal} />
      <path d="M0 108L104-6H0Z" fill={tones.tealShade} />
      <path d="M0-44C24-24 24 8 0 32C-24 8-24-24 0-44Z" fill={tones.paper} />
      <path d="M0-44C24-24 24 8 0 32Z" fill={tones.paperShade} />
      <path d="M-104-6C-40-40 40-40 104-6M0-122V108" fill="none" stroke={tones.woodDeep} strokeWidth="4" strokeLinecap="round" />
      <path d="M0 104L-20 130H20Z" fill={tones.rose} />
    </g>
  </>
);

/** From 0 at the grass to 5 at the top. */
const Mast = ({ tones }: Drawing) => (
  <>
    <path d="M1104 70V548" stroke={tones.wood} strokeWidth="16" strokeLinecap="round" />
    <path d="M1109 70V548" stroke={tones.woodShade} strokeWidth="5" />
    {[0, 1, 2, 3, 4, 5].map((step) => (
      <g key={step} transform={`translate(1104 ${470 - step * 76})`}>
        <path d="M-30 0H30" stroke={tones.woodDeep} strokeWidth="9" strokeLinecap="round" />
        {step > 0 && <path d={`M14 5h${16 + step * 8}l-12 13l12 13H14Z`} fill={step % 2 ? tones.rose : tones.teal} />}
      </g>
    ))}
  </>
);

const REELS = [
  [664, 540],
  [716, 560],
  [768, 546],
  [820, 566],
  [884, 552],
  [944, 570],
  [1000, 550],
  [1054, 566],
] as const;

/** Each string has its own reel in the grass. */
export const Reels = ({ tones }: Drawing) => (
  <>
    {REELS.map(([x, y], index) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${(index % 3) * 12 - 12})`}>
        <path d="M-24 0H24" stroke={tones.woodDeep} strokeWidth="6" strokeLinecap="round" />
        <path d="M-13-14H13V14H-13Z" fill={[tones.roseLit, tones.tealLit, tones.brassLit][index % 3]} />
        <path d="M-16-17H-10V17H-16ZM10-17H16V17H10Z" fill={tones.wood} />
      </g>
    ))}
  </>
);
