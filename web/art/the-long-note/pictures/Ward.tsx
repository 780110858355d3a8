import { Drift } from '../../shared/Drift.tsx';
import { Scene } from '../../shared/Scene.tsx';
import { market } from '../parts/colours.ts';
import { Bed, WardWall, WardWindow } from '../parts/Hospital.tsx';
import { Barasa, MamaAkinyi, Neighbour } from '../parts/People.tsx';

/** Beds in a row; the founder sits upright with a slate, a nurse beside her; somewhere a window is open. */
export const Ward = () => (
  <Scene>
    <WardWall />
    <WardWindow x={120} y={110} />
    <WardWindow x={860} y={110} />
    <path d="M404 66H796" stroke="#8fa8a1" strokeWidth="8" strokeLinecap="round" />
    <Drift isSwinging>
      <path d="M420 68H570C576 200 560 330 580 450C540 470 460 466 424 452C432 320 414 200 420 68Z" fill="#9cc8dd" />
      <path
        d="M456 70C462 200 448 320 462 458M496 70C500 200 488 330 504 462M536 70C540 200 530 330 546 458"
        stroke="#7fb0c9"
        strokeWidth="7"
        fill="none"
      />
    </Drift>
    <Bed x={160} y={700} size={0.8} blanket="#d59aa8" isEmpty />
    <Neighbour number={3} x={168} y={694} size={0.86} isSeated front={[50, -90]} />
    <Bed x={1060} y={700} size={0.8} blanket="#9fb7d6" isEmpty />
    <MamaAkinyi x={470} y={742} size={1.86} tilt={2} />
    <Bed x={600} y={868} size={1.66} blanket={market.mango} />
    <path d="M440 690C600 670 800 676 930 690V852C760 866 600 866 440 852Z" fill={market.mango} />
    <path d="M440 740C600 722 800 728 930 740M440 800C600 784 800 790 930 800" stroke={market.tomato} strokeWidth="12" fill="none" />
    <path d="M300 640C330 610 400 606 420 640V676H300Z" fill="#f7fbf8" />
    <Barasa x={930} y={872} size={1.92} isMirrored front={[60, -130]} back={[20, -110]} tilt={8} />
  </Scene>
);
