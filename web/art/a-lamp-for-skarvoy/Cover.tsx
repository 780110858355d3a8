import { Reflection } from '../shared/River.tsx';
import { Glow, Scene } from '../shared/Scene.tsx';
import { lamp, lights } from './parts/colours.ts';
import { Bishop } from './parts/Flock.tsx';
import { Chin, HarbourLamp, Neck, NorthSea, Pier, Tufts, TurfHouse } from './parts/Island.tsx';
import { WindMast } from './parts/Wind.tsx';

/** The picture on the test's card: the only lamp, the hill with its mast, and a ram who may have touched it. */
export const Cover = () => (
  <Scene>
    <NorthSea hour="evening" horizon={470} />
    <Neck x={1020} y={486} hour="evening" />
    <Chin x={310} y={512} size={0.98} hour="evening" />
    <WindMast x={308} y={288} size={0.34} isBent />
    <Glow x={760} y={430} r={520} colour={lamp.deep} strength={0.28} />
    <TurfHouse x={140} y={596} size={1} hour="evening" isLit />
    <TurfHouse x={356} y={600} size={0.86} wall="#8c3a31" hour="evening" isLit />
    <path d="M-20 592C160 580 420 586 560 604C640 614 700 640 740 680H-20Z" fill={lights.evening.turf} />
    <Tufts area={[-10, 610, 600, 680]} colour={lights.evening.blade} count={34} />
    <Reflection x={880} y={560} to={668} colour={lamp.mid} width={60} />
    <Pier y={676} from={-60} depth={84} />
    <Bishop x={420} y={712} size={1.25} />
    <HarbourLamp x={760} y={716} size={1.42} isLit glow={330} />
  </Scene>
);
