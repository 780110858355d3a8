import { Glow, Scene } from '../../shared/Scene.tsx';
import { HangingCloud } from '../../shared/Sky.tsx';
import { OldFerry } from '../parts/Boats.tsx';
import { face, knit, lights, pine, tar, wool } from '../parts/colours.ts';
import { Chin, HarbourLamp, Neck, NorthSea, Tufts, TurfHouse } from '../parts/Island.tsx';
import { Amina, Islander, Petur, Runa } from '../parts/Islander.tsx';
import { WindMast } from '../parts/Wind.tsx';

/** The day before: ferry on one side, mast on the other, and only enough hands for one. */
export const StormSky = () => (
  <Scene>
    <NorthSea hour="storm" horizon={470} />
    <Glow x={600} y={440} r={520} colour="#f1c53c" strength={0.5} squash={0.5} />
    <HangingCloud y={230} fill="#1b1e20" lift={60} shift={2} size={1.3} />
    <HangingCloud y={150} fill="#111416" lift={52} size={1.5} />
    <path d="M360 240l-10 60l20 -8l-14 70M362 300l-6 4" stroke="#fff2b8" strokeWidth="4" fill="none" strokeLinejoin="round" />
    <Neck x={560} y={486} size={0.8} hour="storm" />
    <Chin x={950} y={610} size={0.95} hour="storm" />
    <WindMast x={948} y={396} size={0.5} />
    <TurfHouse x={690} y={590} size={0.7} hour="storm" isLit />
    <TurfHouse x={790} y={602} size={0.7} hour="storm" wall="#7b322b" isLit />
    <path d="M420 640C560 590 760 580 900 590S1140 600 1220 600V920H380Z" fill={lights.storm.turf} />
    <Tufts area={[520, 610, 1200, 700]} colour={lights.storm.blade} count={34} lean={50} />
    <path d="M-20 720q50 -26 100 0t100 0t100 0t100 0t100 0L560 920H-20Z" fill="#1d2c33" />
    <OldFerry x={350} y={650} size={0.86} />
    <path d="M-20 690q60 -34 120 -4t120 -4t120 0t110 4q30 10 40 26L500 920H-20Z" fill="#22343c" />
    <path
      d="M10 700q50 -24 96 -2M220 694q60 -22 110 0M90 760q60 -24 120 0M300 770q50 -20 100 0M40 830q60 -24 130 0"
      stroke="#c8c9a0"
      strokeWidth="5"
      fill="none"
      opacity="0.6"
      strokeLinecap="round"
    />
    <path d="M440 650C500 640 560 650 620 676L1220 690V920H460C500 820 470 720 440 650Z" fill={lights.storm.near} />
    <path d="M566 600C580 640 600 676 622 690" stroke={wool.soft} strokeWidth="5" fill="none" />
    <HarbourLamp x={590} y={700} size={0.72} isLit glow={170} />
    <Petur x={680} y={860} size={1.4} isMirrored right={[64, -134]} left={[40, -112]} tilt={-4} />
    <Islander
      x={784}
      y={874}
      size={1.36}
      dress="coat"
      fill={knit.grey}
      cover="hood"
      coverFill={tar.mid}
      tone={face.deep}
      right={[50, -104]}
      tilt={-10}
    />
    <Amina x={884} y={868} size={1.4} right={[62, -130]} left={[34, -96]} tilt={-10} />
    <Runa x={978} y={866} size={1.44} right={[56, -150]} tilt={-14} />
    <Coil x={622} y={684} />
    <Coil x={968} y={690} />
    <Tufts area={[560, 860, 1210, 900]} colour={lights.storm.blade} count={22} lean={64} size={1.4} start={20} />
  </Scene>
);

const Coil = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x - 34} ${y}a34 27 0 1 0 68 0a34 27 0 1 0 -68 0M${x - 23} ${y}a23 17 0 1 0 46 0a23 17 0 1 0 -46 0`}
    fill="none"
    stroke={pine.pale}
    strokeWidth="9"
  />
);
