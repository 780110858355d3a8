import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { heat, mint, steel } from '../parts/colours.ts';
import { Ayesha, Vinod } from '../parts/Figure.tsx';
import { Incubator } from '../parts/Incubator.tsx';
import { Jar } from '../parts/Vessels.tsx';

/** Forty bottles behind the open door; on the bench before it, one jam jar marked 41. */
export const IncubatorNoon = () => (
  <Scene>
    <Wash
      stops={[
        [0, mint.white],
        [1, '#e9dfc4'],
      ]}
    />
    <path d="M0 500H1200V512H0Z" fill={mint.deep} opacity="0.5" />
    <path d="M0 512H1200V700H0Z" fill={mint.mid} opacity="0.45" />
    <path d="M-20 130L250 220V470L-20 520Z" fill="#fff" opacity="0.55" />
    <path d="M-20 324H250M116 174V494" stroke={steel.soft} strokeWidth="8" opacity="0.5" />
    <Ayesha x={312} y={860} size={2.25} right={[60, -106]} left={[44, -96]} tilt={8} rim={heat.white} />
    <Vinod x={1118} y={850} size={2.2} right={[54, -140]} left={[44, -150]} isMirrored tilt={6} />
    <path d="M-20 690H1220V920H-20Z" fill="#b57f52" />
    <path d="M-20 690H1220V708H-20Z" fill="#ffffff40" />
    <Incubator x={700} y={706} size={1.16} isOpen />
    <Glow x={470} y={700} r={150} colour="#fff6d6" strength={0.8} squash={0.5} />
    <Jar x={470} y={752} size={1.36} />
    <path d="M600 744l60 -8l10 44l-62 8Z" fill={heat.white} />
    <path d="M612 752l40 -6M616 766l40 -6" stroke={steel.mid} strokeWidth="4" />
  </Scene>
);
