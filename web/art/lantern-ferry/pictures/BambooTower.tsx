import { BambooTower as Tower } from '../../shared/Bamboo.tsx';
import { Bundle, Passenger } from '../../shared/Crowd.tsx';
import { KashGrass } from '../../shared/KashGrass.tsx';
import { Lantern } from '../../shared/Lantern.tsx';
import { Mala } from '../../shared/Person.tsx';
import { cloth, marigold, night, signal, skin } from '../../shared/palette.ts';
import { Cut, Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { HangingCloud, Sky } from '../../shared/Sky.tsx';

const GROUND = 'M-20 690C160 664 380 650 600 656S1040 664 1220 690V920H-20Z';

/** The one who has kept the light holds up her lamp, to see whose child has come. */
export const BambooTower = () => (
  <Scene>
    <Sky colours={[night.ink, '#1a173f', '#33224f', '#5a3152']} to={680} />
    <HangingCloud y={78} fill="#171539" lift={46} shift={5} size={1.3} />
    <Glow x={752} y={196} r={520} colour={signal.red} strength={0.5} />
    <Cut d="M-20 700V600C160 570 320 560 480 556S880 560 1220 596V700Z" fill="#33203f" />
    <KashGrass x={300} y={640} count={18} spread={620} height={150} lean={46} blade="#221530" plume="#8c6d84" />
    <KashGrass x={980} y={640} count={14} spread={420} height={150} lean={46} blade="#221530" plume="#8c6d84" start={8} />
    <Tower x={752} y={700} size={0.86} />
    <Cut d={GROUND} fill="#38242c" />
    <Wash
      d={GROUND}
      stops={[
        [0, '#7a4a2c', 0.9],
        [0.5, '#4a2c26', 0.7],
        [1, night.ink, 0.4],
      ]}
    />
    <Families />
    <Glow x={548} y={380} r={420} colour={marigold.mid} strength={0.62} />
    <path d="M392 812C440 796 520 796 560 812C540 830 420 830 392 812Z" fill="#1d1218" opacity="0.7" />
    <Mala x={440} y={814} size={2.05} lamp="none" rim={marigold.pale} />
    <Lantern x={567} y={352} size={2.1} light="amber" glow={120} />
    <KashGrass x={150} y={930} count={10} spread={240} height={330} lean={70} blade="#150e1c" plume="#cbb6ae" start={3} />
    <KashGrass x={1060} y={930} count={10} spread={260} height={300} lean={70} blade="#150e1c" plume="#cbb6ae" start={17} />
  </Scene>
);

const Families = () => (
  <>
    <Passenger x={276} y={716} size={1.12} dress="sari" fill="#5a3450" cover="shawl" tone={skin.deep} rim={marigold.soft} />
    <Passenger x={230} y={742} size={0.78} fill="#6a5238" tone={skin.mid} rim={marigold.soft} />
    <Passenger
      x={636}
      y={700}
      size={1.02}
      dress="lungi"
      fill="#4b5470"
      cover="cloth"
      coverFill={cloth.cream}
      tone={skin.deep}
      isMirrored
      rim={marigold.soft}
    />
    <Passenger
      x={830}
      y={716}
      size={1.16}
      dress="sari"
      fill={cloth.maroon}
      cover="shawl"
      tone={skin.mid}
      isMirrored
      carries="child"
      rim={marigold.soft}
    />
    <Passenger x={920} y={736} size={1.2} dress="lungi" fill={cloth.olive} tone={skin.deep} hair="#a39c98" isMirrored rim={marigold.soft} />
    <Passenger x={742} y={748} size={0.74} fill={cloth.teal} cover="plaits" tone={skin.mid} isMirrored rim={marigold.soft} />
    <Bundle x={680} y={764} size={1.05} fill={cloth.rust} />
    <Bundle x={846} y={786} size={1.3} fill={cloth.indigo} />
    <Bundle x={958} y={800} size={1.1} fill={cloth.plum} />
    <Bundle x={292} y={772} size={1} fill={cloth.mangoShade} />
  </>
);
