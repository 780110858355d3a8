import { Dev } from '../../shared/Person.tsx';
import { dusk, marigold, night, silt } from '../../shared/palette.ts';
import { Rain, Splashes } from '../../shared/Rain.tsx';
import { Glints, River } from '../../shared/River.tsx';
import { Cut, Glow, Scene } from '../../shared/Scene.tsx';
import { HangingCloud, Sky } from '../../shared/Sky.tsx';
import { Bridge } from '../parts/Bridge.tsx';
import { Ferry } from '../parts/Ferry.tsx';
import { Banyan, Pavilion } from '../parts/GhatSides.tsx';
import { Steps } from '../parts/Steps.tsx';

/** Sixty wet steps down to the river; the only warmth is the last of the light and the bridge. */
export const GhatStepsDusk = () => (
  <Scene>
    <Sky colours={[night.mid, '#46407f', dusk.plum, dusk.rose, dusk.amber]} to={430} />
    <Glow x={760} y={392} r={420} colour={dusk.gold} strength={0.7} squash={0.42} />
    <HangingCloud y={206} fill="#533f78" lift={34} shift={2} size={0.9} />
    <HangingCloud y={148} fill="#3f3672" lift={48} shift={5} size={1.3} />
    <HangingCloud y={66} fill="#2b2a62" lift={50} shift={1} size={1.5} />
    <Cut d="M-20 430V386C80 372 180 392 290 384S470 398 620 392S860 402 960 392S1120 380 1220 388V430Z" fill="#54406f" />
    <Bridge x={640} y={352} size={0.92} line="#453a6c" />
    <Cut d="M-20 436V408C140 398 300 412 460 408S820 416 1220 404V436Z" fill="#3d3062" />
    <River y={426} to={700} colours={['#a8735c', silt.soft, '#7d5644', silt.mid, silt.deep]} />
    <Glints area={[380, 436, 1100, 640]} colour={dusk.gold} count={46} opacity={0.6} />
    <Ferry x={704} y={588} size={0.78} tone="dusk" lantern="dark" />
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
    <Glow x={640} y={650} r={460} colour={dusk.amber} strength={0.55} squash={0.42} />
    <Splashes area={[180, 630, 1040, 880]} count={30} colour={marigold.pale} opacity={0.5} />
    <path d="M352 646H470L520 664H372Z" fill="#241b44" opacity="0.5" />
    <Dev x={372} y={646} size={0.86} rim={dusk.gold} />
    <Pavilion fill="#241f4c" window="#a06c52" ledge="#4a3d74" />
    <Banyan fill="#241f4c" />
    <Rain count={110} opacity={0.3} />
    <Rain count={50} length={86} width={2.6} opacity={0.34} start={400} colour={marigold.pale} />
  </Scene>
);
