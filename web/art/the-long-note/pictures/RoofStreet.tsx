import { Scene } from '../../shared/Scene.tsx';
import { dust, earth, market, paint, tin, white } from '../parts/colours.ts';
import { Matatu } from '../parts/Matatu.tsx';
import { Chebet, Neighbour } from '../parts/People.tsx';
import { Pigeon } from '../parts/RoofTop.tsx';

const STALLS = [
  [150, market.tomato, market.mango],
  [410, market.leaf, market.lime],
  [900, market.violet, market.berry],
] as const;

/** From the roof down into the street: stalls, a matatu, and on the other side one who points up. */
export const RoofStreet = () => (
  <Scene>
    <path d="M-20 -20H1220V330H-20Z" fill="#e6c58f" />
    <path d="M-20 -20H360V330H-20ZM760 -20H1220V330H760Z" fill="#d39a6a" />
    <path d="M360 -20H760V330H360Z" fill={paint.teal} />
    {[40, 150, 260, 410, 520, 630, 800, 910, 1020, 1120].map((x) => (
      <g key={x}>
        <path d={`M${x} 10H${x + 66}V110H${x}Z`} fill={earth.dark} />
        <path d={`M${x + 6} 16H${x + 30}V104H${x + 6}ZM${x + 36} 16H${x + 60}V104H${x + 36}Z`} fill="#8fb7c9" />
      </g>
    ))}
    <path d="M-20 150H1220L1240 206H-40Z" fill={tin.mid} />
    <path d={Array.from({ length: 42 }, (_, index) => `M${index * 30} 152l-6 52`).join('')} stroke={tin.deep} strokeWidth="4" />
    <path d="M60 220H330V330H60ZM820 220H1150V330H820Z" fill={earth.ink} />
    <path d="M400 220H720V330H400Z" fill="#1d4e50" />
    <path d="M-20 330H1220V430H-20Z" fill={dust.soft} />
    <path d="M-20 424H1220V800H-20Z" fill="#8b7d73" />
    <path d="M-20 418H1220V434H-20Z" fill={dust.deep} />
    <path d="M20 560h90M220 560h90M420 560h90M620 560h90M820 560h90M1020 560h90" stroke={dust.pale} strokeWidth="10" />
    <Chebet x={616} y={416} size={0.92} front={[44, -250]} back={[-30, -100]} tilt={-14} />
    {[130, 244, 1020].map((x, index) => (
      <Neighbour key={x} number={index * 3 + 2} x={x} y={412} size={0.72} isMirrored={index > 1} />
    ))}
    <Matatu x={350} y={640} size={0.9} fill={market.mango} band={market.tomato} flash={market.violet} />
    <Matatu x={880} y={560} size={0.74} isMirrored fill={market.blue} band={market.mango} flash={white} />
    {STALLS.map(([x, one, other]) => (
      <g key={x}>
        <path d={`M${x - 120} 742L${x} 664L${x + 120} 742Z`} fill={one} />
        <path d={`M${x - 40} 742L${x} 664L${x + 40} 742Z`} fill={other} />
        <path d={`M${x - 110} 742h220v58h-220Z`} fill={earth.dark} opacity="0.6" />
        <path
          d={`M${x - 90} 770h0M${x - 60} 776h0M${x - 30} 770h0M${x} 776h0M${x + 30} 770h0M${x + 60} 776h0M${x + 88} 770h0`}
          stroke={other}
          strokeWidth="26"
          strokeLinecap="round"
        />
      </g>
    ))}
    <path d="M-20 800H1220V920H-20Z" fill="#d8b98a" />
    <path d="M-20 786H1220V816H-20Z" fill="#efd8ab" />
    <Pigeon x={330} y={788} size={1.7} />
    <Pigeon x={1050} y={788} size={1.6} isMirrored fill="#a19aa8" />
  </Scene>
);
