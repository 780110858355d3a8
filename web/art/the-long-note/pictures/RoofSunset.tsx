import { Drift } from '../../shared/Drift.tsx';
import { Scene } from '../../shared/Scene.tsx';
import { CloudStrip } from '../../shared/Sky.tsx';
import { City } from '../parts/City.tsx';
import { fire, market, white } from '../parts/colours.ts';
import { Matatu } from '../parts/Matatu.tsx';
import { Sheet } from '../parts/Paper.tsx';
import { Neighbour, Wanjiru } from '../parts/People.tsx';
import { RoofTop, Tank } from '../parts/RoofTop.tsx';

/** Six o'clock: the dust burns orange, and below the roof two horns answer each other. */
export const RoofSunset = () => (
  <Scene>
    <City hour="sunset" floor={520} />
    <CloudStrip x={120} y={120} width={520} fill={fire.low} opacity={0.6} />
    <CloudStrip x={640} y={76} width={460} fill="#ffb56b" opacity={0.5} />
    <path d="M-20 510H1220V760H-20Z" fill="#7d3f45" />
    <path d="M-20 510H1220V540H-20Z" fill="#9c5548" />
    <path d="M30 650h80M190 650h80M930 650h80M1090 650h80" stroke={fire.low} strokeWidth="8" opacity="0.7" />
    <Matatu x={330} y={690} size={1.22} fill={market.leaf} band={market.mango} flash={market.tomato} isHooting />
    <Matatu x={866} y={690} size={1.22} isMirrored fill={market.berry} band={white} flash={market.mango} isHooting />
    <path d="M-20 760H1220V920H-20Z" fill="#a3523a" />
    <path d="M-20 744H1220V778H-20Z" fill="#d07b4c" />
    <Tank x={90} y={846} size={0.9} fill="#4b2433" light="#6d3543" />
  </Scene>
);

/** A sheet sails down from the roof, and the one who threw it stands with closed fists. */
export const RoofEdge = () => (
  <Scene>
    <City hour="dusk" />
    <CloudStrip x={60} y={110} width={560} fill="#f0a35a" opacity={0.45} />
    <RoofTop hour="dusk" />
    <Tank x={110} y={700} size={1.1} fill="#35203a" light="#523153" />
    <Neighbour number={1} x={214} y={716} size={0.96} isMirrored />
    <Neighbour number={4} x={300} y={712} size={0.96} isMirrored />
    <Wanjiru x={620} y={880} size={2.2} front={[46, -118]} back={[-44, -112]} tilt={-10} rim={fire.low} />
    <path d="M716 616a14 14 0 1 0 1 0M522 632a14 14 0 1 0 1 0" fill="#64402b" />
    <Drift>
      <Sheet x={960} y={330} turn={-28} size={1.7} />
    </Drift>
    <path
      d="M800 470C850 420 890 440 900 400M820 520C880 480 940 500 960 440"
      stroke={white}
      strokeWidth="5"
      fill="none"
      strokeLinecap="round"
      opacity="0.6"
    />
  </Scene>
);
