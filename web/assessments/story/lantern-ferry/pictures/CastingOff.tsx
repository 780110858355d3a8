import { blueGlass, cloth, marigold, night, river, skin } from '../palette.ts';
import { Bundle, Passenger } from '../parts/Crowd.tsx';
import { Ferry } from '../parts/Ferry.tsx';
import { Lantern } from '../parts/Lantern.tsx';
import { Josna } from '../parts/Person.tsx';
import { Rain } from '../parts/Rain.tsx';
import { Glints, Reflection, River } from '../parts/River.tsx';
import { Cut, Glow, Scene } from '../parts/Scene.tsx';
import { HangingCloud, Sky } from '../parts/Sky.tsx';
import { Steps } from '../parts/Steps.tsx';

/** Full night, a full boat, and the blue lantern going up after forty dark ones. */
export const CastingOff = () => (
  <Scene>
    <Sky colours={[night.deep, night.dark, night.mid, night.soft]} to={520} />
    <HangingCloud y={210} fill="#22265c" lift={44} shift={3} size={1.1} />
    <HangingCloud y={132} fill={night.dark} lift={50} shift={6} size={1.4} />
    <Cut d="M-20 520V470C200 452 420 476 640 462S1000 470 1220 450V520Z" fill="#22265c" />
    <River y={500} to={900} colours={['#2d5b80', '#1f6f7c', river.mid, river.dark, river.deep]} />
    <Glow x={900} y={370} r={420} colour={blueGlass.mid} strength={0.75} />
    <Ferry x={452} y={668} size={1.26} isLit lantern="none">
      <Crowd />
      <g transform="translate(276 -66) rotate(15)">
        <Josna x={0} y={0} size={0.74} reach rim={blueGlass.soft} />
      </g>
    </Ferry>
    <Lantern x={900} y={386} size={1.3} glow={120} />
    <path d="M20 700C200 676 700 676 860 694C900 704 860 724 760 726H60Z" fill={river.deep} opacity="0.9" />
    <Reflection x={902} y={650} to={860} colour={blueGlass.soft} width={64} />
    <Reflection x={470} y={734} to={870} colour={marigold.mid} width={130} opacity={0.5} />
    <Glints area={[260, 690, 1180, 860]} colour={river.pale} count={26} opacity={0.3} />
    <g opacity="0.5">
      <Steps top={752} bottom={800} count={2} farHalf={560} nearHalf={600} centre={330} tread={['#3d6a86']} riser="#1d4660" />
    </g>
    <Steps
      top={798}
      bottom={930}
      count={3}
      farHalf={600}
      nearHalf={760}
      centre={330}
      tread={['#4b4278', '#5a4f88']}
      riser="#231e49"
      shine={marigold.mid}
    />
    <path
      d="M-20 792q60 -12 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0V806q-60 -8 -120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0Z"
      fill={river.foam}
      opacity="0.5"
    />
    <Rain count={90} opacity={0.26} />
  </Scene>
);

const R = marigold.soft;

const Crowd = () => (
  <>
    <Passenger x={-120} y={-60} size={0.44} fill={cloth.slate} carries="umbrella" rim={R} />
    <Passenger x={-82} y={-60} size={0.4} dress="sari" fill={cloth.plum} cover="shawl" rim={R} />
    <Passenger x={-46} y={-60} size={0.43} dress="lungi" fill={cloth.cream} cover="cloth" coverFill={cloth.rust} tone={skin.deep} rim={R} />
    <Bundle x={-14} y={-60} size={0.6} fill={cloth.mangoShade} />
    <Passenger x={26} y={-60} size={0.42} fill={cloth.leaf} isMirrored rim={R} />
    <Passenger x={56} y={-60} size={0.44} dress="sari" fill={cloth.rust} cover="shawl" coverFill={cloth.rust} rim={R} />
    <Passenger x={92} y={-60} size={0.4} fill={cloth.cream} cover="bald" hair="#bbb" isMirrored rim={R} />
    <Passenger x={128} y={-60} size={0.43} dress="sari" fill={cloth.teal} cover="bun" carries="bundle" rim={R} />
    <Passenger
      x={176}
      y={-61}
      size={0.43}
      fill={cloth.maroon}
      cover="cap"
      coverFill={cloth.maroon}
      carries="umbrella"
      rim={blueGlass.soft}
    />
    <Passenger x={214} y={-62} size={0.4} dress="sari" fill={cloth.olive} cover="shawl" rim={blueGlass.soft} />
    <Passenger x={248} y={-64} size={0.36} fill={cloth.cream} rim={blueGlass.soft} />
  </>
);
