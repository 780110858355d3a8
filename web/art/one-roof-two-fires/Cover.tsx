import { Scene } from '../shared/Scene.tsx';
import { CourtWall } from './parts/CourtWall.tsx';
import { Cow } from './parts/Cow.tsx';
import { Hills, SnowField } from './parts/Hills.tsx';
import { House } from './parts/House.tsx';

/** The picture on the test's card: one roof, two smokes, the wall between, and the cow who walks through it. */
export const Cover = () => (
  <Scene>
    <Hills down={-84} />
    <House areDoorsOpen />
    <SnowField y={550} />
    <Cow x={560} y={604} size={0.7} />
    <CourtWall />
  </Scene>
);
