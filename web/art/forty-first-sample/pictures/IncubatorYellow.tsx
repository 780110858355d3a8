import { LeaningBack } from '../../shared/FromBehind.tsx';
import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { dress, heat, mint, steel } from '../parts/colours.ts';
import { Vinod } from '../parts/Figure.tsx';
import { Incubator } from '../parts/Incubator.tsx';

/** A day later: all is clear behind the door but the jar in the lowest row, which glows yellow. */
export const IncubatorYellow = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#7d978f'],
        [1, '#b9b79a'],
      ]}
    />
    <path d="M0 520H1200V532H0Z" fill={mint.dark} opacity="0.5" />
    <path d="M0 532H1200V720H0Z" fill={mint.dark} opacity="0.35" />
    <Towels />
    <Vinod x={1024} y={860} size={2.2} right={[58, -120]} left={[44, -112]} isMirrored tilt={12} rim={heat.pale} />
    <path d="M-20 700H1220V920H-20Z" fill="#8f6443" />
    <path d="M-20 700H1220V716H-20Z" fill="#ffffff33" />
    <Incubator x={610} y={716} size={1.34} isOpen jar="yellow" />
    <Glow x={610} y={600} r={330} colour="#ffe75a" strength={0.45} />
    <LeaningBack x={250} y={900} size={2.2} coat={dress.coat} shade={dress.coatShade} rim={heat.pale} tilt={6} />
  </Scene>
);

/** Yesterday's towels, hung up to dry. */
const Towels = () => (
  <>
    <path d="M-20 196C120 214 280 214 400 190" fill="none" stroke={steel.dark} strokeWidth="5" />
    <path d="M40 206L150 210L146 380L44 372ZM190 210L300 204L306 360L196 370Z" fill={heat.pale} />
    <path d="M42 330L147 338L146 356L43 348ZM194 326L304 316L305 334L195 344Z" fill="#c8473a" />
    <path d="M66 212v150M118 212v160M220 212v150M270 210v146" stroke="#00000014" strokeWidth="8" />
  </>
);
