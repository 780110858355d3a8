import { Halo } from '../parts/Air.tsx';
import { Jar, Label } from '../parts/Jar.tsx';
import type { Drawing } from '../parts/tones.ts';

/** A shelf of jars, each with its label; the smallest keeps one button, until somebody comes for it. */
export const Keeper = ({ tones }: Drawing) => (
  <>
    <path d="M0 0H1200V630H0Z" fill={tones.wall} />
    <Halo tones={tones} x={600} y={290} r={330} />
    <path d="M180 0H420L640 512H330ZM470 0H690L980 512H700Z" fill={tones.wallLit} opacity="0.75" />
    <UpperShelf tones={tones} />
    <Jar tones={tones} x={150} y={512} width={150} height={230} content={tones.leaf} contentShade={tones.leafShade} cover="cork" />
    <Label tones={tones} x={150} y={318} turn={-4} size={0.9} />
    <Books tones={tones} />
    <Jar
      tones={tones}
      x={402}
      y={512}
      width={170}
      height={262}
      content={tones.brass}
      contentShade={tones.brassShade}
      full={0.86}
      cover="cork"
    />
    <Label tones={tones} x={402} y={288} turn={5} />
    <Jar
      tones={tones}
      x={610}
      y={512}
      width={196}
      height={350}
      content={tones.rose}
      contentShade={tones.roseShade}
      full={0.74}
      cover="cloth"
      cloth={tones.teal}
      clothShade={tones.tealShade}
    />
    <Label tones={tones} x={610} y={212} turn={-5} size={1.16} />
    <Jar
      tones={tones}
      x={810}
      y={512}
      width={156}
      height={224}
      content={tones.indigo}
      contentShade={tones.indigoShade}
      full={0.8}
      cover="cork"
    />
    <Label tones={tones} x={810} y={320} turn={6} size={0.9} />
    <Jar tones={tones} x={1050} y={512} width={176} height={280} content={tones.paperShade} contentShade={tones.woodLit} cover="cloth" />
    <Label tones={tones} x={1050} y={274} turn={-3} />
    <path d="M0 510H1200V540H0Z" fill={tones.woodLit} />
    <path d="M0 536H1200V568H0Z" fill={tones.wood} />
    <path d="M0 568H1200V630H0Z" fill={tones.wallShade} />
    <path d="M0 568H1200V590H0Z" fill={tones.shadow} />
    <path d="M90 552h190M420 556h240M820 550h170M1040 558h110" stroke={tones.woodShade} strokeWidth="4" strokeLinecap="round" />
    <SmallJar tones={tones} />
  </>
);

const UpperShelf = ({ tones }: Drawing) => (
  <>
    <path d="M0 62H1200V84H0Z" fill={tones.wood} />
    <path d="M0 84H1200V102H0Z" fill={tones.shadow} />
    <path
      d="M60 62C64 20 70 0 76 -10H190C196 10 200 34 204 62ZM820 62C800 40 794 10 800 -10H960C966 10 960 40 940 62Z"
      fill={tones.stone}
    />
    <path d="M300 62V18L470 8V62ZM310 18L480 -6V8Z" fill={tones.indigoLit} />
    <path d="M380 12V62M300 38L470 32" stroke={tones.rose} strokeWidth="6" />
    <path d="M1040 62V20H1170V62Z" fill={tones.roseLit} />
    <path d="M700 84V106" stroke={tones.woodDeep} strokeWidth="4" />
    <path d="M690 104H712V132H690Z" fill={tones.paper} transform="rotate(6 700 104)" />
  </>
);

const Books = ({ tones }: Drawing) => (
  <>
    <path d="M238 512V356H266V512Z" fill={tones.rose} />
    <path d="M266 512V386H290V512Z" fill={tones.indigo} />
    <path d="M238 380H266M238 392H266M266 410H290" stroke={tones.paperShade} strokeWidth="4" />
  </>
);

const SmallJar = ({ tones }: Drawing) => (
  <g transform="translate(716 524)">
    <ellipse cx="6" cy="0" rx="46" ry="8" fill={tones.shadow} />
    <path d="M-30 0Q-38 0 -38 -10V-58Q-38 -72 -26 -76V-86H26V-76Q38 -72 38 -58V-10Q38 0 30 0Z" fill={tones.paper} opacity="0.85" />
    <path d="M-25 -82L-29 -100H29L25 -82Z" fill={tones.wood} />
    <circle cx="2" cy="-22" r="18" fill={tones.teal} />
    <circle cx="2" cy="-22" r="18" fill="none" stroke={tones.tealShade} strokeWidth="4" />
    <path d="M-4 -22h0M8 -22h0" stroke={tones.paper} strokeWidth="7" strokeLinecap="round" />
    <path d="M-26 -20V-56" stroke={tones.gleam} strokeWidth="6" strokeLinecap="round" />
    <path d="M-26 -80Q0 -74 26 -80" fill="none" stroke={tones.rose} strokeWidth="5" />
    <path d="M22 -80L40 -70" stroke={tones.rose} strokeWidth="4" />
    <path d="M36 -76L62 -66L52 -40L26 -50Z" fill={tones.brassLit} />
  </g>
);
