import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { Sky } from '../../shared/Sky.tsx';
import { heat, neem, steel, wall, water } from '../parts/colours.ts';
import { Figure, Harpreet } from '../parts/Figure.tsx';
import { Tanker } from '../parts/Tanker.tsx';

/** The yard at half past nine: a hose as thick as a leg, drivers in a strip of shade, and the owner laughing. */
export const TankerYard = () => (
  <Scene>
    <Sky colours={['#fbe0a0', '#fff0c9', '#fffaf0']} to={520} />
    <Glow x={320} y={140} r={400} colour="#ffffff" strength={1} />
    <path d="M-20 470V400H90V370H210V410H330V384H420V420H560V380H640V416H800V390H930V420H1060V376H1220V520H-20Z" fill={wall.soft} />
    <path d="M-20 430H1220V560H-20Z" fill={wall.mid} />
    <path d="M-20 430H1220V442H-20Z" fill={wall.pale} />
    <path
      d="M30 430V560M180 430V560M330 430V560M480 430V560M630 430V560M780 430V560M930 430V560M1080 430V560"
      stroke={wall.deep}
      strokeWidth="6"
      opacity="0.6"
    />
    <Wash
      d="M-20 556H1220V920H-20Z"
      stops={[
        [0, heat.pale],
        [1, heat.mid],
      ]}
    />
    <Tanker x={216} y={590} size={0.78} tank="#c65b3c" cab="#3d6b8a" />
    <Standpipe />
    <Shade />
    <path d="M470 726C600 716 860 716 980 732C900 752 560 752 470 726Z" fill={heat.burnt} opacity="0.35" />
    <Tanker x={700} y={734} size={1.2} rim={heat.white} />
    <path d="M402 560C420 470 470 440 540 448" fill="none" stroke="#26313a" strokeWidth="24" strokeLinecap="round" />
    <path d="M402 560C420 470 470 440 540 448" fill="none" stroke="#51616d" strokeWidth="6" strokeDasharray="4 14" />
    <path d="M540 448L548 466" stroke={water.mid} strokeWidth="12" strokeLinecap="round" />
    <Harpreet x={300} y={806} size={1.62} right={[70, -148]} left={[46, -120]} rim={heat.white} />
    <path d="M384 566L432 552L444 606L398 620Z" fill={heat.white} />
    <path d="M396 578L430 568M400 590L434 580M404 602L424 596" stroke={steel.mid} strokeWidth="3.4" />
  </Scene>
);

const Standpipe = () => (
  <>
    <path d="M380 640V544H430V640Z" fill="#3f7a6c" />
    <path d="M366 560H444V578H366ZM370 636H440V652H370Z" fill="#2f5b51" />
    <circle cx="405" cy="606" r="20" fill="none" stroke="#d23f2c" strokeWidth="8" />
    <path d="M405 586V626M385 606H425" stroke="#d23f2c" strokeWidth="6" />
    <path d="M438 650C470 654 500 660 520 672C480 680 440 676 416 664Z" fill={water.soft} opacity="0.8" />
  </>
);

/** Drivers with tea under a tin roof; the youngest looks the other way. */
const Shade = () => (
  <>
    <path d="M940 380L1230 350V372L944 400Z" fill={steel.mid} />
    <path d="M968 398V600M1150 380V600" stroke={wall.dark} strokeWidth="12" />
    <path d="M940 600H1220V640H960Z" fill={heat.burnt} opacity="0.3" />
    <Figure x={1010} y={620} size={0.92} dress="shirt" fill="#9c6b8a" isMirrored right={[30, -150]} />
    <Figure x={1074} y={628} size={0.95} dress="shirt" fill="#6f8a4d" cover="cloth" coverFill="#c8473a" isMirrored right={[34, -140]} />
    <Figure x={1150} y={632} size={0.92} dress="shirt" fill="#d9b15c" tilt={10} />
    <path d="M976 478h14l-2 18h-10ZM1036 492h14l-2 18h-10Z" fill={neem.pale} />
  </>
);
