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
    <Pavilion />
    <Banyan />
    <Rain count={110} opacity={0.3} />
    <Rain count={50} length={86} width={2.6} opacity={0.34} start={400} colour={marigold.pale} />
  </Scene>
);

const Pavilion = () => (
  <>
    <Cut
      d="M-20 920V430H10V330H-20V292H150V330H128V430H160V470H176V640H196L226 920ZM-20 292C-6 226 20 196 60 186V164H70V186C110 196 138 226 150 292Z"
      fill="#241f4c"
    />
    <path d="M34 430V360C34 338 50 326 68 318C86 326 104 338 104 360V430Z" fill={dusk.amber} opacity="0.75" />
    <path d="M-20 292H150V300H-20ZM-20 470H176V478H-20ZM-20 640H196V648H-20Z" fill="#4a3d74" />
  </>
);

const Banyan = () => (
  <>
    <Cut
      d="M1220 920V190C1150 180 1110 216 1100 250C1050 246 1020 280 1034 318C1000 334 1000 380 1036 392C1048 420 1090 426 1112 408C1116 520 1108 620 1070 700C1056 780 1040 860 1034 920Z"
      fill="#241f4c"
    />
    <path d="M1060 400V520M1082 410V580M1044 392V470M1102 408V640" stroke="#241f4c" strokeWidth="5" strokeLinecap="round" />
  </>
);
