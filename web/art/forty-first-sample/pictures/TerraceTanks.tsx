import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { Sky, Stars } from '../../shared/Sky.tsx';
import { scatter, tidy } from '../../shared/shapes.ts';
import { dark, heat, steel } from '../parts/colours.ts';
import { Figure, Joseph } from '../parts/Figure.tsx';
import { Bucket, Crate, RoofTank } from '../parts/Vessels.tsx';

const LIGHTS = scatter(90);

/** Before dawn on Tower Two: tanks like sleeping elephants, the engineer with torch and crate, the city far below. */
export const TerraceTanks = () => (
  <Scene>
    <Sky colours={['#10162b', '#27305a', '#75608a', '#e6a488', '#ffd9a0']} to={500} />
    <Stars to={230} count={44} />
    <Glow x={880} y={470} r={300} colour="#ffdf9e" strength={0.8} squash={0.5} />
    <path
      d="M-20 470L80 462V440H130V458L240 452V420H290V450L430 456V432H480V454L640 448V410H690V446L820 452V430H880V450L1010 444V420H1060V448L1220 456V620H-20Z"
      fill="#33355a"
    />
    <path
      d={LIGHTS.map(([u, v]) => `M${tidy(u * 1200)} ${tidy(476 + v * 120)}h4`).join('')}
      stroke={heat.soft}
      strokeWidth="4"
      opacity="0.8"
    />
    <path d="M-20 574H1220V620H-20Z" fill="#6b5a6d" />
    <path d="M-20 574H1220V584H-20Z" fill="#a98a8a" />
    <Wash
      d="M-20 620H1220V920H-20Z"
      stops={[
        [0, '#57506b'],
        [1, dark.night],
      ]}
    />
    <RoofTank x={150} y={650} size={1.5} rim="#8b7fa6" />
    <RoofTank x={1060} y={668} size={1.75} rim={heat.soft} />
    <RoofTank x={880} y={636} size={1.1} rim={heat.soft} />
    <path d="M230 610H660V626M660 610V650M880 640V610H660" fill="none" stroke={steel.soft} strokeWidth="10" />
    <path d="M600 626H628V646M700 626H728V646" fill="none" stroke={steel.pale} strokeWidth="9" />
    <Figure x={622} y={740} size={1.06} dress="sari" fill="#8a4653" second="#c99450" cover="shawl" rim={heat.soft} />
    <Figure x={720} y={752} size={1.1} dress="shirt" fill="#5d6a8c" isMirrored rim={heat.soft} />
    <Bucket x={668} y={760} size={0.84} fill="#3f86a8" />
    <Bucket x={780} y={780} size={0.9} />
    <path d="M452 560L640 600V700L452 590Z" fill="#fff3c4" opacity="0.25" />
    <Joseph x={330} y={800} size={1.66} right={[72, -136]} left={[40, -100]} rim={heat.soft} />
    <path d="M440 568L470 562V584L440 588Z" fill={steel.pale} />
    <Glow x={474} y={574} r={60} colour="#fff3c4" strength={0.9} />
    <Crate x={410} y={800} size={0.96} />
  </Scene>
);
