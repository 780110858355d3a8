import type { ReactNode } from 'react';
import { EVEN_PETALS, WheelPetals } from '#web/ui/Wheel.tsx';

/** Dusk at the river: people of four ages under a banyan, around one light. On a phone about.css shows the middle of it. */
export const Gathering = () => (
  <svg className="gathering" viewBox="0 0 1200 460" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <defs>
      <linearGradient id="dusk-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#1b1f4c" />
        <stop offset="0.55" stopColor="#5b3f72" />
        <stop offset="1" stopColor="#f0a35a" />
      </linearGradient>
      <linearGradient id="dusk-water" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#e59a5c" />
        <stop offset="0.4" stopColor="#3d6273" />
        <stop offset="1" stopColor="#143f52" />
      </linearGradient>
      <radialGradient id="lamp-light">
        <stop offset="0" stopColor="#ffdf9a" stopOpacity="0.75" />
        <stop offset="1" stopColor="#f5b13d" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path fill="url(#dusk-sky)" d="M0 0H1200V300H0Z" />
    <path
      stroke="#fff6e0"
      strokeWidth="2.6"
      strokeLinecap="round"
      d="M620 40h0M704 82h0M812 34h0M918 66h0M1040 30h0M1128 88h0M560 104h0M1172 40h0"
    />
    <circle cx="872" cy="252" r="132" fill="#ffd98a" opacity="0.14" />
    <circle cx="872" cy="252" r="98" fill="#ffd98a" opacity="0.2" />
    <g className="wheel-detailed gathering-sun" transform="translate(872 252) scale(1.5)">
      <WheelPetals values={EVEN_PETALS} />
    </g>
    <path fill="#4a3a6e" d="M0 250C90 220 180 246 280 232S460 214 560 236S760 262 860 250S1060 214 1200 240V300H0Z" />
    <path fill="#322f63" d="M0 276C140 252 230 278 360 268S600 262 720 276S1000 270 1200 262V304H0Z" />
    <path fill="url(#dusk-water)" d="M0 296H1200V460H0Z" />
    <g stroke="#ffd98a" strokeWidth="3" strokeLinecap="round" opacity="0.55">
      <path d="M812 308h120M838 320h76M800 334h140M846 348h60M820 362h104" />
    </g>
    <g stroke="#9fd8d2" strokeWidth="2.4" strokeLinecap="round" opacity="0.3">
      <path d="M640 316h90M980 326h130M600 340h70M1010 352h150M700 366h80M1060 384h90" />
    </g>
    <Ferry />
    <path fill="#151839" d="M0 372C120 346 300 352 460 366S700 392 820 412S1060 440 1200 430V460H0Z" />
    <Banyan />
    <circle cx="440" cy="372" r="170" fill="url(#lamp-light)" />
    <Person
      x={330}
      y={398}
      cloth="#b8482f"
      skin="#8a5a3c"
      hair="M-13-76C-15-92 15-92 13-76C16-62 17-50 15-42L9-44C12-56 11-66 10-74C4-80-4-80-10-74Z"
    />
    <Person
      x={398}
      y={372}
      size={0.86}
      cloth="#e8dcc4"
      skin="#a06a48"
      hair="M-13-74C-17-90 17-90 13-74C9-82-9-82-13-74Z"
      hairColour="#d8d4e4"
    />
    <Person x={486} y={374} size={0.92} cloth="#1d7f7a" skin="#7a4c33" hair="M-14-74C-16-94 18-92 13-72C9-80-6-82-14-74Z" />
    <Person x={556} y={402} cloth="#e8951f" skin="#9a6444" hair="M-13-74C-15-92 15-92 13-74C10-81-9-81-13-74ZM-9-86C-7-97 7-97 9-86Z">
      <path fill="#c86200" d="M-15-46C-4-40 8-24 16-4L-4-4C-10-20-14-34-15-46Z" />
    </Person>
    <Screen />
    <g stroke="#232a5c" strokeWidth="5" strokeLinecap="round">
      <path d="M690 424v-34M704 428v-48M718 428v-30M1090 446v-40M1104 444v-56M1120 446v-34M24 420v-40M38 420v-54" />
    </g>
  </svg>
);

type PersonProps = {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly cloth: string;
  readonly skin: string;
  readonly hair: string;
  readonly hairColour?: string;
  readonly children?: ReactNode;
};

/** Somebody who sits cross-legged; the hair is drawn over the head. */
const Person = ({ x, y, size = 1, cloth, skin, hair, hairColour = '#17142e', children }: PersonProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path fill={cloth} d="M-42 4C-44-8-28-14-20-20C-20-40-16-56 0-56S20-40 20-20C28-14 44-8 42 4C30 10-30 10-42 4Z" />
    {children}
    <path fill="#000000" opacity="0.14" d="M-42 4C-30-4-12-4 0 0S30-4 42 4C30 10-30 10-42 4Z" />
    <path fill={skin} d="M-5-62H5V-52C2-49-2-49-5-52Z" />
    <circle cy="-73" r="13.5" fill={skin} />
    <path fill={hairColour} d={hair} />
    <path stroke="#17142e" strokeWidth="2.6" strokeLinecap="round" fill="none" d="M-4.5-71h0M4.5-71h0" />
    <path stroke="#17142e" strokeWidth="1.6" strokeLinecap="round" fill="none" d="M-3.5-66Q0-63 3.5-66" />
  </g>
);

/** What they look at: its light is the light of the picture. */
const Screen = () => (
  <g transform="translate(442 396)">
    <path fill="#ffe9b8" d="M-26-14H26L32 8H-32Z" />
    <path fill="#fffdf8" d="M-22-11H22L27 5H-27Z" />
    <g stroke="#c86200" strokeWidth="2.4" strokeLinecap="round">
      <path d="M-14-5h10M-15 0h14M6-5h8M6 0h11" />
    </g>
  </g>
);

/** The ferry of the first story. */
const Ferry = () => (
  <g transform="translate(1000 330) scale(0.7)">
    <path fill="#12142b" d="M-78-18C-68 6-40 13 0 13S64 6 82-24C58-9 30-6 0-6S-56-9-78-18Z" />
    <path fill="#12142b" d="M-52-4C-50-22-49-34-45-45C-43-52-33-52-30-45C-27-33-25-20-23-4Z" />
    <circle fill="#12142b" cx="-37" cy="-60" r="7.5" />
    <path stroke="#12142b" strokeWidth="4" strokeLinecap="round" d="M-14-104L-66 40M66-16V-48" />
    <circle cx="60" cy="-42" r="24" fill="#f5b13d" opacity="0.3" />
    <path fill="#ffc968" d="M54-48h12l3 13c0 5-18 5-18 0Z" />
  </g>
);

const LAMPS = [
  [96, 168, 40],
  [196, 186, 34],
  [300, 172, 54],
  [404, 178, 30],
  [500, 158, 46],
  [590, 128, 30],
] as const;

const Banyan = () => (
  <>
    <path
      fill="#1c1c46"
      d="M140 376C168 340 170 280 150 196L216 190C206 260 222 320 262 370C232 356 206 356 196 372C182 358 160 362 140 376Z"
    />
    <path
      stroke="#1c1c46"
      strokeWidth="7"
      strokeLinecap="round"
      fill="none"
      d="M92 150C94 220 84 300 88 366M282 150C278 220 288 290 282 360M60 130C56 190 62 240 56 300M322 150C326 190 318 230 322 262"
    />
    <path
      fill="#20224f"
      d="M-40-20H640C660 30 660 96 600 120C560 150 500 146 470 132C440 176 360 184 320 160C290 196 210 200 176 172C140 206 60 200 40 160C0 176-40 160-40 140Z"
    />
    <path
      fill="#2a2d62"
      d="M-40-20H560C590 20 570 70 520 78C490 108 430 106 400 88C370 122 300 124 268 100C236 132 160 132 134 104C96 134 30 124 14 92C-10 104-40 90-40 80Z"
    />
    {LAMPS.map(([x, y, length]) => (
      <g key={x} transform={`translate(${x} ${y - 30})`}>
        <path stroke="#0f1130" strokeWidth="2.4" d={`M0 0V${length}`} />
        <circle cy={length + 10} r="30" fill="#f5b13d" opacity="0.2" />
        <path fill="#ffc968" d={`M-8 ${length}h16l4 17c0 7-24 7-24 0Z`} />
        <path fill="#c86200" d={`M-9 ${length - 3}h18v4h-18Z`} />
      </g>
    ))}
  </>
);
