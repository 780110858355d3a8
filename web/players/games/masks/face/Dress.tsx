import type { Look } from '#content/games/masks/script-looks.ts';
import { COLOUR, GOLD, mix, type Tones } from './tones.ts';

const SHOULDERS = 'M-104 300C-102 262 -84 246 -52 238C-34 234 -26 228 -24 218H24C26 228 34 234 52 238C84 246 102 262 104 300Z';

/** Neck and shoulders. The middle is x = 0; the picture ends at 280. */
export function Dress({ look, tones }: { readonly look: Look; readonly tones: Tones }) {
  const cloth = COLOUR[look.colours[0]];
  const shade = mix(cloth, '#1a0f1c', 0.28);
  const light = mix(cloth, '#fff4d8', 0.35);
  return (
    <>
      <path d="M-25 190C-25 222 -30 232 -46 240L0 268L46 240C30 232 25 222 25 190Z" fill={tones.skin} />
      <path d="M-25 196C-25 214 -26 220 -28 226C-8 236 14 234 27 220C25 212 25 204 25 196Z" fill={tones.shade} />
      {look.dress === 'shirt' && (
        <>
          <path d={SHOULDERS} fill={cloth} clipPath="none" />
          <path d="M-26 222L0 262L26 222L22 214H-22Z" fill={tones.skin} />
          <path d="M-26 216L-36 238L-12 262L0 258ZM26 216L36 238L12 262L0 258Z" fill={light} />
          <path d="M0 260V284" stroke={shade} strokeWidth="2.4" />
        </>
      )}
      {look.dress === 'round' && (
        <>
          <path d={SHOULDERS} fill={cloth} />
          <path d="M-32 232C-26 256 26 256 32 232C28 228 26 222 25 214H-25C-26 222 -28 228 -32 232Z" fill={tones.skin} />
          <path d="M-33 232C-26 259 26 259 33 232" fill="none" stroke={shade} strokeWidth="4" />
        </>
      )}
      {look.dress === 'kurta' && (
        <>
          <path d={SHOULDERS} fill={cloth} />
          <path d="M-27 226C-20 240 -8 246 0 266C8 246 20 240 27 226L24 212H-24Z" fill={tones.skin} />
          <path d="M-29 226C-22 242 -8 248 0 272C8 248 22 242 29 226" fill="none" stroke={light} strokeWidth="4.4" />
          <path d="M0 272V290" stroke={light} strokeWidth="4" />
          <circle cx="0" cy="277" r="1.8" fill={shade} />
        </>
      )}
      {look.dress === 'sari' && (
        <>
          <path d={SHOULDERS} fill={shade} />
          <path d="M-36 232C-28 262 28 262 36 232C30 228 26 222 25 212H-25C-26 222 -30 228 -36 232Z" fill={tones.skin} />
          <path d="M104 300C104 262 86 248 56 239C44 258 -20 288 -70 300Z" fill={cloth} />
          <path d="M56 239C40 260 -24 290 -76 302" fill="none" stroke={GOLD} strokeWidth="4.4" />
          <path
            d="M-20 240C-10 250 10 250 20 240"
            fill="none"
            stroke={GOLD}
            strokeWidth="2"
            strokeDasharray="1 3.4"
            strokeLinecap="round"
          />
        </>
      )}
      {look.dress === 'shawl' && (
        <>
          <path d={SHOULDERS} fill={shade} />
          <path
            d="M-108 300C-104 258 -82 240 -40 230C-20 262 20 282 60 300ZM108 300C104 258 82 240 40 230C36 252 20 266 4 276L60 300Z"
            fill={cloth}
          />
          <path d="M-40 230C-20 262 20 282 60 300M40 230C36 252 20 266 4 276" fill="none" stroke={light} strokeWidth="2.6" />
        </>
      )}
    </>
  );
}
