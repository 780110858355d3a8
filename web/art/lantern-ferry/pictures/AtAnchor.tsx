import { Seated } from '../../shared/Crowd.tsx';
import { FarLight } from '../../shared/Lantern.tsx';
import { blueGlass, cloth, marigold, night, river, signal, wood } from '../../shared/palette.ts';
import { Glints, Reflection, River } from '../../shared/River.tsx';
import { Cut, Glow, Scene } from '../../shared/Scene.tsx';
import { CloudStrip, HangingCloud, Sky, Stars } from '../../shared/Sky.tsx';
import { Ferry, Skiff } from '../parts/Ferry.tsx';

/** An hour that belongs to nobody: wide water, a taut rope, two boots, and far off a struck match. */
export const AtAnchor = () => (
  <Scene>
    <Sky colours={[night.deep, night.dark, night.mid, '#3f4a92', '#5f7fae']} to={480} />
    <Stars to={330} count={34} start={9} />
    <HangingCloud y={104} fill="#1b1d49" lift={56} shift={2} size={1.4} />
    <CloudStrip x={60} y={262} width={820} fill="#23276a" />
    <CloudStrip x={480} y={196} width={760} fill="#2d3379" opacity={0.9} />
    <CloudStrip x={340} y={340} width={800} fill="#3a4590" opacity={0.8} />
    <CloudStrip x={-260} y={366} width={640} fill="#3a4590" opacity={0.7} />
    <Cut d="M-20 474V446C160 432 300 452 460 444S720 452 860 440S1100 446 1220 432V474Z" fill="#1c2056" />
    <FarLight x={268} y={436} colour={signal.red} r={4.5} glow={56} />
    <River y={464} colours={['#4d86a8', '#2c7d8c', river.mid, river.dark, river.deep]} />
    <Reflection x={268} y={472} to={590} colour={signal.red} width={13} opacity={0.8} />
    <Glints area={[60, 476, 1160, 800]} colour={river.foam} count={52} opacity={0.3} />
    <Glow x={965} y={480} r={360} colour={blueGlass.mid} strength={0.45} />
    <path d="M976 548L1120 690" stroke={wood.ink} strokeWidth="5" />
    <path d="M1076 694q34 -14 68 0q-34 12 -68 0ZM1056 704q54 -20 108 0" fill="none" stroke={river.foam} strokeWidth="3" opacity="0.7" />
    <Ferry x={652} y={656} size={0.88}>
      <Asleep />
      <OpenHatch />
    </Ferry>
    <path d="M330 680C500 660 800 662 936 676C890 704 440 710 330 680Z" fill={river.deep} opacity="0.85" />
    <Reflection x={966} y={684} to={850} colour={blueGlass.soft} width={54} />
    <path d="M386 636C404 686 420 700 440 708" stroke={wood.ink} strokeWidth="4" fill="none" />
    <Skiff x={492} y={728} size={1.15} tone="dusk" />
    <path d="M404 746C472 734 552 734 592 744C552 760 452 762 404 746Z" fill={river.deep} opacity="0.8" />
    <Glints area={[240, 760, 960, 880]} colour={river.pale} count={16} opacity={0.3} start={200} />
  </Scene>
);

const Asleep = () => (
  <>
    <Seated x={-104} y={-82} size={0.42} fill={cloth.plum} tilt={18} rim={blueGlass.soft} />
    <Seated x={-20} y={-82} size={0.42} fill={cloth.slate} cover="cloth" coverFill={cloth.maroon} tilt={24} rim={blueGlass.soft} />
    <Seated x={36} y={-82} size={0.4} fill={cloth.leaf} tilt={-10} isMirrored rim={blueGlass.soft} />
    <Seated x={110} y={-82} size={0.42} fill={cloth.rust} tilt={20} rim={blueGlass.soft} />
  </>
);

/** Ayesha, as far as she can be seen. */
const OpenHatch = () => (
  <>
    <Glow x={232} y={-96} r={80} colour={marigold.mid} strength={0.8} />
    <path d="M188 -60V-84H278V-60Z" fill={wood.mid} />
    <path d="M184 -90H282V-80H184Z" fill={wood.soft} />
    <path d="M180 -88L158 -142L166 -146L192 -90Z" fill={wood.deep} />
    <path d="M216 -88L212 -126H228L230 -88ZM240 -88L244 -128H260L256 -88Z" fill={cloth.slate} />
    <path
      d="M210 -122L208 -146C200 -152 194 -160 198 -168C212 -170 226 -162 230 -150L230 -122ZM242 -124L246 -148C240 -156 236 -164 242 -170C256 -170 266 -160 268 -150L264 -124Z"
      fill="#15131f"
    />
    <path
      d="M198 -168C212 -170 226 -162 230 -150M242 -170C256 -170 266 -160 268 -150"
      stroke={marigold.soft}
      strokeWidth="3.4"
      fill="none"
      strokeLinecap="round"
    />
  </>
);
