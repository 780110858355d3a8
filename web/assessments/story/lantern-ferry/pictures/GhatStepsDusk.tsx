import { dusk, marigold, night, silt } from '../palette.ts';
import { Bridge } from '../parts/Bridge.tsx';
import { Ferry } from '../parts/Ferry.tsx';
import { Dev } from '../parts/Person.tsx';
import { Rain, Splashes } from '../parts/Rain.tsx';
import { Glints, River } from '../parts/River.tsx';
import { Cut, Glow, Scene } from '../parts/Scene.tsx';
import { HangingCloud, Sky } from '../parts/Sky.tsx';
import { Steps } from '../parts/Steps.tsx';

/** Sixty wet steps down to the river; the only warmth is the last of the light and the bridge. */
export const GhatStepsDusk = () => (
  <Scene>
    <Sky colours={[night.mid, '#46407f', dusk.plum, dusk.rose, dusk.amber]} to={430} />
    <Glow x={760} y={392} r={420} colour={dusk.gold} strength={0.7} squash={0.42} />
    <HangingCloud y={214} fill="#4a3d74" lift={40} shift={2} size={1.1} />
    <HangingCloud y={150} fill="#3a3470" lift={44} shift={4} size={1.3} />
    <HangingCloud y={74} fill="#2b2a62" lift={42} shift={1} size={1.2} />
    <Cut d="M-20 430V386C80 372 180 392 290 384S470 398 620 392S860 402 960 392S1120 380 1220 388V430Z" fill="#54406f" />
    <Bridge x={640} y={352} size={0.92} line="#453a6c" />
    <Cut d="M-20 436V408C140 398 300 412 460 408S820 416 1220 404V436Z" fill="#3d3062" />
    <River y={426} to={700} colours={['#a8735c', silt.soft, '#7d5644', silt.mid, silt.deep]} />
    <Glints area={[380, 436, 1100, 640]} colour={dusk.gold} count={46} opacity={0.6} />
    <Ferry x={672} y={588} size={0.78} tone="dusk" lantern="dark" />
    <Steps
      top={606}
      count={8}
      farHalf={430}
      nearHalf={980}
      centre={560}
      tread={['#5d4b73', '#655079', '#6f5880', '#7c6187']}
      riser="#33295a"
      shine={dusk.gold}
    />
    <Splashes area={[180, 640, 1000, 860]} count={40} colour={marigold.pale} opacity={0.5} />
    <Dev x={392} y={640} size={0.82} rim={dusk.gold} />
    <Cut d="M-20 920V360C40 352 96 360 120 384V470L150 492V600L190 640L214 920Z" fill="#241f4c" />
    <Cut d="M1220 920V300C1180 306 1120 318 1096 352V470L1070 496V640L1034 700L1010 920Z" fill="#241f4c" />
    <Rain count={110} opacity={0.3} />
    <Rain count={50} length={86} width={2.6} opacity={0.34} start={400} colour={marigold.pale} />
  </Scene>
);
