import { wood } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { Scene, Wash } from '../../shared/Scene.tsx';
import { Tin } from '../parts/Booth.tsx';
import { monsoon } from '../parts/colours.ts';
import { Palm } from '../parts/Facade.tsx';
import { Kapadia, Varkey } from '../parts/People.tsx';

/** Varkey’s veranda in the rain: ginger on a cloth, a tin on the table, two men who need something. */
export const Veranda = () => (
  <Scene>
    <Wash
      stops={[
        [0, monsoon.pale],
        [0.6, monsoon.soft],
        [1, monsoon.mid],
      ]}
    />
    <path d="M0 430C120 380 260 400 420 380S700 400 860 384S1100 390 1200 400V660H0Z" fill={monsoon.mid} />
    <Palm x={330} y={560} size={1.1} fill={monsoon.deep} />
    <Palm x={880} y={570} size={1.25} fill={monsoon.deep} isMirrored />
    <path d="M420 590C440 520 500 500 540 520C560 470 640 470 660 520C720 500 770 540 780 590Z" fill={monsoon.deep} />
    <path d="M470 560h0M540 540h0M620 520h0M690 556h0M740 570h0" stroke="#e98a80" strokeWidth="15" strokeLinecap="round" />
    <Rain count={110} length={60} slant={0.1} opacity={0.6} colour="#f4faf4" area={[0, 60, 1200, 620]} />
    <path d="M0 0H1200V110H0Z" fill="#8f4b32" />
    <path d={`M0 110${'q20 22 40 0'.repeat(30)}V96H0Z`} fill="#a9603f" />
    <path d="M150 110H206V640H150ZM994 110H1050V640H994Z" fill="#f1e6cf" />
    <path d="M138 110H218V140H138ZM982 110H1062V140H982ZM138 612H218V640H138ZM982 612H1062V640H982Z" fill="#d8c7a2" />
    <path d="M206 520H994V536H206Z" fill="#f1e6cf" />
    <path d={Array.from({ length: 19 }, (_, index) => `M${240 + index * 40} 536V640`).join('')} stroke="#e2d4b4" strokeWidth="11" />
    <path d="M0 640H1200V920H0Z" fill="#a4573e" />
    <path d="M0 640H1200V656H0ZM0 740H1200M0 830H1200" fill="#c07a58" stroke="#8c4631" strokeWidth="4" />
    <Varkey x={330} y={816} size={1.76} right={[58, -116]} left={[-30, -96]} />
    <Kapadia x={880} y={816} size={1.76} isMirrored right={[66, -126]} left={[40, -104]} />
    <path d="M440 690H770L800 740H410Z" fill={wood.pale} />
    <path d="M410 740H800V756H410ZM440 756H462V860H440ZM748 756H770V860H748Z" fill={wood.mid} />
    <Tin x={540} y={716} size={0.92} isShut />
    <path d="M620 704L776 698L790 730L612 734Z" fill="#f6ead0" />
    {GINGER.map(([x, y, turn]) => (
      <path
        key={x}
        d="M-34 6C-40 -8 -22 -16 -12 -8C-8 -24 10 -24 12 -10C24 -18 40 -6 32 6C28 16 12 10 6 12C0 20 -14 18 -14 10C-22 16 -32 14 -34 6Z"
        transform={`translate(${x} ${y}) rotate(${turn}) scale(0.86)`}
        fill="#c9a063"
        stroke="#8f6a34"
        strokeWidth="3"
      />
    ))}
  </Scene>
);

const GINGER = [
  [660, 714, -8],
  [712, 706, 12],
  [742, 722, -20],
] as const;
