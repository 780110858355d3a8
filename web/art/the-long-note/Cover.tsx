import { Scene } from '../shared/Scene.tsx';
import { CloudStrip } from '../shared/Sky.tsx';
import { RedChair } from './parts/Chairs.tsx';
import { City } from './parts/City.tsx';
import { Cockerel } from './parts/Cockerel.tsx';
import { fire } from './parts/colours.ts';
import { Chebet, Halima, Kioko, Neighbour, Shah, Wanjiru } from './parts/People.tsx';
import { RoofTop } from './parts/RoofTop.tsx';

/** The picture on the test's card: a choir on a roof at sunset, and a red chair with only a cockerel on it. */
export const Cover = () => (
  <Scene>
    <City hour="sunset" />
    <CloudStrip x={120} y={110} width={520} fill={fire.low} opacity={0.6} />
    <RoofTop hour="sunset" />
    {[96, 196, 860, 960, 1110].map((x, index) => (
      <Neighbour key={x} number={index * 2} x={x} y={700 + (index % 2) * 12} size={1.1} isMirrored={x > 600} rim={fire.low} />
    ))}
    <Wanjiru x={300} y={770} size={1.36} rim={fire.low} />
    <Kioko x={430} y={780} size={1.36} rim={fire.low} />
    <Halima x={800} y={774} size={1.36} isMirrored rim={fire.low} />
    <Shah x={920} y={800} size={1.4} isMirrored rim={fire.low} />
    <Chebet x={1052} y={806} size={1.4} isMirrored rim={fire.low} />
    <path d="M530 838C570 820 680 820 720 838C680 852 570 852 530 838Z" fill="#8a4632" />
    <RedChair x={624} y={842} size={1.66} />
    <Cockerel x={620} y={560} size={0.98} isCrowing />
  </Scene>
);
