import { Bundle, Passenger } from '../../shared/Crowd.tsx';
import { Lantern } from '../../shared/Lantern.tsx';
import { Ayesha } from '../../shared/Person.tsx';
import { blueGlass, cloth, marigold, night, river, skin, wood } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { Glints, Reflection, River } from '../../shared/River.tsx';
import { Cut, Glow, Scene } from '../../shared/Scene.tsx';
import { HangingCloud, Sky } from '../../shared/Sky.tsx';
import { glint } from '../../shared/shapes.ts';
import { Ferry } from '../parts/Ferry.tsx';
import { Steps } from '../parts/Steps.tsx';

/** Full night, a full boat, and the blue lantern going up after forty dark ones. */
export const CastingOff = () => (
  <Scene>
    <Sky colours={[night.deep, night.dark, night.mid, night.soft]} to={500} />
    <HangingCloud y={210} fill="#22265c" lift={44} shift={3} size={1.1} />
    <HangingCloud y={132} fill={night.dark} lift={50} shift={6} size={1.4} />
    <Cut d="M-20 490V440C200 422 420 446 640 432S1000 440 1220 420V490Z" fill="#22265c" />
    <River y={476} to={900} colours={['#2d5b80', '#1f6f7c', river.mid, river.dark, river.deep]} />
    <Glow x={866} y={316} r={470} colour={blueGlass.mid} strength={0.8} />
    <Ferry x={194} y={686} size={1.88} isLit lantern="none">
      <Crowd />
      <path d="M262 -104H318V-60H262ZM262 -90H318M262 -76H318" fill={wood.mid} stroke={wood.deep} strokeWidth="3" />
      <g transform="translate(297 -103) rotate(14)">
        <Ayesha x={0} y={0} size={0.57} reach rim={blueGlass.soft} />
      </g>
    </Ferry>
    <Lantern x={865} y={262} size={2} glow={60} />
    <path d="M-20 724C300 690 620 700 750 716C790 726 760 748 660 752H-20Z" fill={river.deep} opacity="0.9" />
    <Reflection x={870} y={650} to={850} colour={blueGlass.soft} width={80} />
    <Reflection x={300} y={744} to={830} colour={marigold.mid} width={130} opacity={0.4} />
    <Glints area={[560, 690, 1180, 860]} colour={river.pale} count={26} opacity={0.3} />
    <g opacity="0.5">
      <Steps top={742} bottom={784} count={2} farHalf={500} nearHalf={540} centre={200} tread={['#3d6a86']} riser="#1d4660" />
    </g>
    <Steps
      top={782}
      bottom={930}
      count={4}
      farHalf={540}
      nearHalf={680}
      centre={200}
      tread={['#4b4278', '#5a4f88']}
      riser="#231e49"
      shine={marigold.mid}
    />
    <path
      d={`${glint(140, 782, 300, 9)}${glint(380, 778, 240, 8)}${glint(560, 784, 220, 9)}${glint(300, 764, 200, 6)}${glint(520, 762, 180, 6)}`}
      fill={river.foam}
      opacity="0.55"
    />
    <Rain count={90} opacity={0.26} />
  </Scene>
);

const R = marigold.soft;

const Crowd = () => (
  <>
    <Passenger x={-120} y={-60} size={0.39} fill={cloth.slate} carries="umbrella" rim={R} />
    <Passenger x={-82} y={-60} size={0.39} dress="sari" fill={cloth.plum} cover="shawl" rim={R} />
    <Passenger x={-46} y={-60} size={0.39} dress="lungi" fill={cloth.cream} cover="cloth" coverFill={cloth.rust} tone={skin.deep} rim={R} />
    <Bundle x={-14} y={-60} size={0.6} fill={cloth.mangoShade} />
    <Passenger x={26} y={-60} size={0.39} fill={cloth.leaf} isMirrored rim={R} />
    <Passenger x={56} y={-60} size={0.39} dress="sari" fill={cloth.rust} cover="shawl" coverFill={cloth.rust} rim={R} />
    <Passenger x={92} y={-60} size={0.39} fill={cloth.cream} cover="bald" hair="#bbb" isMirrored rim={R} />
    <Passenger x={128} y={-60} size={0.39} dress="sari" fill={cloth.teal} cover="bun" carries="bundle" rim={R} />
    <Passenger
      x={176}
      y={-61}
      size={0.39}
      fill={cloth.maroon}
      cover="cap"
      coverFill={cloth.maroon}
      carries="umbrella"
      rim={blueGlass.soft}
    />
    <Passenger x={214} y={-62} size={0.39} dress="sari" fill={cloth.olive} cover="shawl" rim={blueGlass.soft} />
    <Passenger x={248} y={-64} size={0.36} fill={cloth.cream} rim={blueGlass.soft} />
  </>
);
