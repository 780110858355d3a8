import { blueGlass, cloth, marigold, night, river, skin, wood } from '../palette.ts';
import { Bundle, Passenger } from '../parts/Crowd.tsx';
import { Ferry } from '../parts/Ferry.tsx';
import { Lantern } from '../parts/Lantern.tsx';
import { Josna } from '../parts/Person.tsx';
import { Rain } from '../parts/Rain.tsx';
import { Glints, Reflection, River } from '../parts/River.tsx';
import { Cut, Glow, Scene } from '../parts/Scene.tsx';
import { HangingCloud, Sky } from '../parts/Sky.tsx';
import { Steps } from '../parts/Steps.tsx';
import { glint } from '../parts/shapes.ts';

/** Full night, a full boat, and the blue lantern going up after forty dark ones. */
export const CastingOff = () => (
  <Scene>
    <Sky colours={[night.deep, night.dark, night.mid, night.soft]} to={500} />
    <HangingCloud y={210} fill="#22265c" lift={44} shift={3} size={1.1} />
    <HangingCloud y={132} fill={night.dark} lift={50} shift={6} size={1.4} />
    <Cut d="M-20 490V440C200 422 420 446 640 432S1000 440 1220 420V490Z" fill="#22265c" />
    <River y={470} to={900} colours={['#2d5b80', '#1f6f7c', river.mid, river.dark, river.deep]} />
    <Glow x={902} y={380} r={420} colour={blueGlass.mid} strength={0.75} />
    <Ferry x={452} y={630} size={1.26} isLit lantern="none">
      <Crowd />
      <path d="M262 -104H318V-60H262ZM262 -90H318M262 -76H318" fill={wood.mid} stroke={wood.deep} strokeWidth="3" />
      <g transform="translate(297 -103) rotate(14)">
        <Josna x={0} y={0} size={0.57} reach rim={blueGlass.soft} />
      </g>
    </Ferry>
    <Lantern x={902} y={346} size={1.5} glow={56} />
    <path d="M20 662C200 638 700 638 860 656C900 666 860 686 760 688H60Z" fill={river.deep} opacity="0.9" />
    <Reflection x={904} y={614} to={840} colour={blueGlass.soft} width={64} />
    <Reflection x={470} y={694} to={790} colour={marigold.mid} width={130} opacity={0.5} />
    <Glints area={[260, 690, 1180, 860]} colour={river.pale} count={26} opacity={0.3} />
    <g opacity="0.5">
      <Steps top={712} bottom={750} count={2} farHalf={560} nearHalf={600} centre={330} tread={['#3d6a86']} riser="#1d4660" />
    </g>
    <Steps
      top={748}
      bottom={930}
      count={5}
      farHalf={600}
      nearHalf={760}
      centre={330}
      tread={['#4b4278', '#5a4f88']}
      riser="#231e49"
      shine={marigold.mid}
    />
    <path
      d={`${glint(120, 748, 300, 9)}${glint(380, 744, 240, 8)}${glint(590, 750, 280, 9)}${glint(800, 745, 220, 8)}${glint(470, 732, 200, 6)}${glint(720, 730, 180, 6)}`}
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
