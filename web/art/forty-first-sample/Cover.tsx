import { Glow, Scene, Wash } from '../shared/Scene.tsx';
import { Sky } from '../shared/Sky.tsx';
import { heat, steel, wall } from './parts/colours.ts';
import { NeemTree } from './parts/NeemTree.tsx';
import { Bottle, Jar, RoofTank } from './parts/Vessels.tsx';

const ROW = Array.from({ length: 13 }, (_, n) => n);

/** The picture on the test's card: a row of clear bottles on a sill, one yellow jar among them, the city in white heat behind. */
export const Cover = () => (
  <Scene>
    <Sky colours={['#f3b866', '#fbdc95', '#fff4d2']} to={620} />
    <Glow x={600} y={260} r={560} colour="#ffffff" strength={1} />
    <path
      d="M-20 560V430H60V390H150V440H240V360H300V420H390V450H470V400H560V452H660V330H720V440H800V300H862V440H930V380H1010V430H1100V400H1220V640H-20Z"
      fill={heat.mid}
    />
    <path d="M-20 600V500H100V470H220V520H350V480H480V530H620V490H760V530H900V476H1040V520H1220V700H-20Z" fill={heat.deep} />
    <RoofTank x={280} y={482} size={0.42} />
    <RoofTank x={420} y={484} size={0.34} />
    <RoofTank x={960} y={480} size={0.42} />
    <NeemTree x={720} y={640} size={0.46} />
    <Wash
      d="M-20 640H1220V920H-20Z"
      stops={[
        [0, wall.deep],
        [1, wall.dark],
      ]}
    />
    <path d="M-20 640H1220V664H-20Z" fill={wall.pale} />
    <Glow x={600} y={560} r={260} colour="#ffe75a" strength={0.85} />
    {ROW.map((n) => (n === 6 ? null : <Bottle key={n} x={60 + n * 90} y={656} size={1.7} />))}
    <Jar x={600} y={660} size={2} isYellow />
    <path d="M-20 664H1220V676H-20Z" fill={steel.dark} opacity="0.25" />
  </Scene>
);
