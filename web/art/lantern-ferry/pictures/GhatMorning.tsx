import { Bundle, Passenger } from '../../shared/Crowd.tsx';
import { Goat } from '../../shared/Goat.tsx';
import { Tuli } from '../../shared/Person.tsx';
import { cloth, dusk, marigold, paper, skin } from '../../shared/palette.ts';
import { Glints, Reflection, River } from '../../shared/River.tsx';
import { Cut, Glow, Place, Scene } from '../../shared/Scene.tsx';
import { CloudStrip, Sky } from '../../shared/Sky.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { Bridge } from '../parts/Bridge.tsx';
import { Ferry } from '../parts/Ferry.tsx';
import { Banyan, Pavilion } from '../parts/GhatSides.tsx';
import { Steps } from '../parts/Steps.tsx';

const SUN = '#fff3cf';

/** The steps of the first evening, at sunrise: everything that was wet is steaming. */
export const GhatMorning = () => (
  <Scene>
    <Sky colours={['#6f74b0', '#b982a6', '#ef9886', '#f8b678', '#fccf8e']} to={430} />
    <Glow x={420} y={352} r={520} colour="#ffe9b0" strength={0.85} squash={0.8} />
    <circle cx="420" cy="352" r="66" fill="#fffdf3" />
    <CloudStrip x={560} y={190} width={460} fill="#f9c9a8" opacity={0.85} />
    <CloudStrip x={80} y={246} width={420} fill="#f6b79c" opacity={0.75} />
    <CloudStrip x={700} y={124} width={420} fill="#d79ab0" opacity={0.7} />
    <Cut d="M-20 430V386C80 372 180 392 290 384S470 398 620 392S860 402 960 392S1120 380 1220 388V430Z" fill="#c98a86" lift={3} />
    <Bridge x={690} y={352} size={0.98} line="#8a4f6a" bead="#fff3d6" isReflected={false} />
    <Bunting />
    <Cut d="M-20 436V408C140 398 300 412 460 408S820 416 1220 404V436Z" fill="#a8677a" lift={3} />
    <River y={426} to={700} colours={['#f3c193', '#e2a37c', '#cf8b6c', '#b97562', '#9c6059']} />
    <Reflection x={420} y={434} to={610} colour={SUN} width={90} />
    <Glints area={[300, 436, 1060, 620]} colour={SUN} count={46} opacity={0.7} />
    <Ferry x={716} y={590} size={0.78} tone="dawn" lantern="dark" />
    <Steps
      top={606}
      count={8}
      farHalf={430}
      nearHalf={980}
      centre={560}
      tread={['#d79a86', '#d4948a', '#cc8b8c', '#c08190']}
      riser="#8a5570"
      shine={SUN}
    />
    <Glow x={470} y={640} r={480} colour={dusk.gold} strength={0.6} squash={0.42} />
    <People />
    <Steam
      at={[
        [300, 650, 190],
        [400, 620, 130],
        [548, 700, 220],
        [600, 640, 140],
        [690, 650, 150],
        [940, 700, 230],
        [772, 640, 140],
        [640, 790, 170],
        [482, 800, 150],
        [250, 740, 160],
        [850, 820, 170],
        [380, 850, 150],
      ]}
    />
    <Pavilion fill="#7a4a6c" window={SUN} ledge="#c98a86" />
    <Banyan fill="#6a4468" />
  </Scene>
);

/** The mother who has run down all sixty steps, and those who came over in the night. */
const People = () => (
  <>
    <path d="M352 700H520L560 716H380ZM600 690H700L740 704H640ZM760 740H900L940 756H790Z" fill="#6a3f5e" opacity="0.4" />
    <Passenger x={356} y={704} size={0.86} dress="sari" fill={cloth.rust} cover="shawl" tone={skin.deep} rim={SUN} />
    <Tuli x={414} y={706} size={0.84} rim={SUN} />
    <Passenger x={462} y={706} size={0.92} dress="sari" fill={cloth.mango} cover="bun" tone={skin.mid} rim={SUN} isMirrored />
    <Goat x={636} y={690} size={0.72} rim={SUN} coat="#f3e2c4" shade="#b08d70" isMirrored />
    <Goat x={724} y={702} size={0.8} rim={SUN} coat="#8a6450" shade="#5c4038" isMirrored />
    <Passenger
      x={806}
      y={744}
      size={0.98}
      dress="lungi"
      fill={cloth.teal}
      cover="cloth"
      coverFill={cloth.cream}
      tone={skin.deep}
      rim={SUN}
      isMirrored
    />
    <Passenger x={870} y={746} size={0.94} dress="sari" fill={cloth.plum} cover="shawl" tone={skin.mid} rim={SUN} isMirrored />
    <Bundle x={924} y={756} size={0.9} fill={cloth.indigo} />
    <Goat x={290} y={790} size={1} rim={SUN} coat="#ecd7b4" shade="#a8846a" pose="lying" />
    <Bundle x={556} y={766} size={0.9} fill={cloth.maroon} />
  </>
);

const FLAGS = [marigold.mid, cloth.maroon, cloth.teal, paper.white];

const MARCHERS = [-44, -20, 4, 30, 54];

/** Flags along the bridge, and under them five bandsmen behind a goat. */
function Bunting() {
  const at = (index: number) => {
    const x = -316 + index * 15.8;
    return { x, y: 10 - 20 * (1 - (x / 330) ** 2) * 0.5 + 6 * Math.abs(Math.sin(index * 0.785)) };
  };
  return (
    <Place x={690} y={352} size={0.98}>
      {FLAGS.map((fill, colour) => (
        <path
          key={fill}
          fill={fill}
          d={Array.from({ length: 41 }, (_, index) => index)
            .filter((index) => index % FLAGS.length === colour)
            .map((index) => `M${at(index).x.toFixed(1)} ${at(index).y.toFixed(1)}h13l-6.500 15Z`)
            .join('')}
        />
      ))}
      <g transform="translate(-30 -6)">
        {MARCHERS.map((x, index) => (
          <g key={x} transform={`translate(${x} ${-index % 2})`}>
            <path d="M-4 -14H5L7 0H3L0 -8L-4 0H-7Z" fill={cloth.wine} />
            <path d="M-5 -26H6V-12H-5Z" fill={cloth.maroon} />
            <circle cx="1" cy="-30" r="4.2" fill={skin.mid} />
            <path d="M-4 -32C-4 -37 6 -37 6 -32L10 -31H-4Z" fill={cloth.maroon} />
            {index === 1 ? (
              <circle cx="1" cy="-44" r="8.500" fill={marigold.mid} stroke={SUN} strokeWidth="2" />
            ) : (
              <path d="M5 -28L16 -32L19 -35V-26L16 -29Z" fill={marigold.deep} />
            )}
          </g>
        ))}
        <Goat x={92} y={1} size={0.26} coat={paper.warm} shade="#a8846a" />
      </g>
    </Place>
  );
}
