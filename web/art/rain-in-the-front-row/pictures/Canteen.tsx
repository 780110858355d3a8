import { wood } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { beam, brass, iron, monsoon, rainy, velvet } from '../parts/colours.ts';
import { Annie, Basheer, Leela, Selvi } from '../parts/People.tsx';

/** The canteen table: an offer, four glasses of tea, and a pair of glasses that is polished for too long. */
export const Canteen = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#b9683f'],
        [1, '#d99a62'],
      ]}
    />
    <path d="M0 0H1200V70H0Z" fill="#8f4b2c" />
    <path d="M430 130H770V420H430Z" fill={wood.dark} />
    <path d="M446 146H754V404H446Z" fill={rainy.soft} />
    <path d="M446 320C540 296 660 330 754 306V404H446Z" fill={monsoon.soft} />
    <Rain count={34} length={40} slant={0.14} opacity={0.8} colour="#f4fafa" area={[456, 150, 750, 400]} />
    <path d="M600 146V404M446 272H754" stroke={wood.dark} strokeWidth="9" />
    <path d="M210 200H380V214H210ZM820 200H1010V214H820Z" fill={wood.dark} />
    <path
      d="M226 150h30v50h-30ZM266 160h26v40h-26ZM302 146h24v54h-24ZM336 158h34v42h-34ZM836 156h44v44h-44ZM890 146h26v54h-26ZM926 160h30v40h-30ZM966 150h34v50h-34Z"
      fill={brass.soft}
    />
    <path d="M266 160h26v40h-26ZM890 146h26v54h-26ZM966 150h34v50h-34Z" fill={velvet.mid} />
    <Glow x={600} y={300} r={520} colour="#ffe9c0" strength={0.3} />
    <path d="M0 612H1200V920H0Z" fill="#8f4b2c" />
    <path d="M0 612H1200V628H0Z" fill="#74391f" />
    <path d="M0 690H1200M0 790H1200M180 628L60 900M420 628L360 900M780 628L840 900M1020 628L1140 900" stroke="#7d4026" strokeWidth="4" />
    <path d="M220 872C380 846 830 846 990 872C830 896 380 896 220 872Z" fill="#00000033" />
    <Selvi x={460} y={720} size={1.3} right={[40, -100]} />
    <Annie x={740} y={720} size={1.3} isMirrored right={[40, -100]} />
    <Basheer x={280} y={840} size={1.84} right={[64, -126]} />
    <Leela x={890} y={850} size={1.92} isMirrored right={[46, -140]} left={[40, -128]} hasGlasses={false} tilt={14} />
    <path
      d="M790 590a17 17 0 1 0 34 0a17 17 0 1 0 -34 0M830 594a17 17 0 1 0 34 0a17 17 0 1 0 -34 0"
      fill="#ffffff66"
      stroke={brass.mid}
      strokeWidth="6"
    />
    <path d="M826 606L872 598L860 660L822 650Z" fill={beam.core} />
    <path d="M330 690H880L960 790H250Z" fill={wood.pale} />
    <path d="M284 816H318V878H284ZM892 816H926V878H892Z" fill={wood.dark} />
    <path d="M250 790H960V816H250Z" fill={wood.mid} />
    {[400, 500, 690, 790].map((x, index) => (
      <g key={x}>
        <path d={`M${x - 18} ${710 + (index % 2) * 26}h36l-6 48h-24Z`} fill="#c98a4a" />
        <path d={`M${x - 20} ${706 + (index % 2) * 26}h40v7h-40Z`} fill="#e9e2d2" />
      </g>
    ))}
    <Steam
      at={[
        [400, 700, 80],
        [690, 700, 80],
      ]}
      opacity={0.5}
    />
    <path d="M544 708L648 702L660 772L550 778Z" fill={beam.core} />
    <path d="M566 722H630V752H566ZM630 730L648 724V752L630 746Z" fill={iron.mid} />
    <circle cx="590" cy="737" r="9" fill={iron.bright} />
  </Scene>
);
