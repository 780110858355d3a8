import { FarLight } from '../shared/Lantern.tsx';
import { blueGlass, marigold, night, river, signal } from '../shared/palette.ts';
import { Glints, Reflection, River } from '../shared/River.tsx';
import { Cut, Glow, Scene } from '../shared/Scene.tsx';
import { CloudStrip, HangingCloud, Sky, Stars } from '../shared/Sky.tsx';
import { Ferry } from './parts/Ferry.tsx';

/** The picture on the test's card: the ferry on the night river, her blue lantern before her, and far out the white light. */
export const Cover = () => (
  <Scene>
    <Sky colours={[night.deep, night.dark, night.mid, night.soft, night.pale]} to={500} />
    <Stars to={330} count={46} />
    <HangingCloud y={196} fill="#232659" lift={40} shift={3} size={1.2} />
    <HangingCloud y={140} fill={night.dark} lift={40} size={1.4} />
    <CloudStrip x={560} y={330} width={420} fill={night.soft} opacity={0.8} />
    <Cut d="M-20 500V456C120 440 240 462 380 458S640 470 780 452S960 424 1040 440S1180 462 1220 456V500Z" fill="#25285f" />
    <FarLight x={968} y={424} colour={signal.white} r={6} glow={110} />
    <River y={486} colours={['#3a6f8c', river.soft, river.mid, river.dark, river.deep]} />
    <Reflection x={968} y={496} to={720} colour={signal.white} width={26} />
    <Glints area={[120, 500, 1100, 780]} colour={river.foam} count={34} opacity={0.26} />
    <Glow x={820} y={640} r={260} colour={blueGlass.mid} strength={0.55} squash={0.36} />
    <Ferry x={500} y={640} size={0.96} isLit />
    <path d="M160 668C300 640 720 640 880 662C760 690 300 694 160 668Z" fill={river.deep} opacity="0.85" />
    <Reflection x={842} y={676} to={820} colour={blueGlass.soft} width={44} />
    <Reflection x={500} y={684} to={800} colour={marigold.mid} width={90} opacity={0.5} />
  </Scene>
);
