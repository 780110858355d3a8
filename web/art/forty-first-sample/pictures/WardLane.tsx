import { Glow } from '../../shared/Scene.tsx';
import { heat } from '../parts/colours.ts';
import { Figure, Sunanda } from '../parts/Figure.tsx';
import { HandPump, Lane } from '../parts/Lane.tsx';
import { Bucket, Crate } from '../parts/Vessels.tsx';

/** Before dawn in the old lanes: a queue of buckets, a dry pump, the headmistress with the crate. */
export const WardLane = () => (
  <Lane hour="before-dawn">
    <HandPump x={560} y={640} size={0.9} isDusk={false} />
    <Glow x={1110} y={350} r={330} colour="#ffcf7a" strength={0.5} />
    <Figure x={742} y={690} size={0.98} dress="sari" fill="#8a4653" second="#c99450" cover="shawl" isMirrored rim={heat.soft} />
    <Figure x={828} y={724} size={1.12} dress="shirt" fill="#5d6a8c" isMirrored rim={heat.soft} />
    <Figure
      x={930}
      y={762}
      size={1.3}
      dress="sari"
      fill="#3f6f68"
      second="#d9a04a"
      cover="bun"
      isMirrored
      right={[34, -150]}
      left={[30, -128]}
      rim={heat.soft}
    />
    <ellipse cx="884" cy="580" rx="28" ry="20" fill="#e9d6c0" transform="rotate(-24 884 580)" />
    <circle cx="866" cy="566" r="15" fill="#744629" />
    <Bucket x={716} y={712} size={0.7} fill="#3f86a8" />
    <Bucket x={792} y={744} size={0.8} />
    <Bucket x={884} y={786} size={0.95} fill="#d9a02e" />
    <Sunanda x={290} y={800} size={1.66} right={[70, -104]} left={[50, -104]} rim="#9fb0e0" />
    <Crate x={390} y={676} size={0.86} />
    <circle cx="412" cy="628" r="13" fill="#4f2f20" />
  </Lane>
);
