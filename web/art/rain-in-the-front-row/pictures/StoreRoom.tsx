import { wood } from '../../shared/palette.ts';
import { Scene, Wash } from '../../shared/Scene.tsx';
import { beam, brass, monsoon, rainy, velvet, wall } from '../parts/colours.ts';
import { Poster } from '../parts/Facade.tsx';
import { Rosy } from '../parts/People.tsx';

/** Behind the hall: damp posters, a sack of tickets, an empty cold room, and Rosy with her ice cream. */
export const StoreRoom = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#6d5a4a'],
        [1, '#8d7359'],
      ]}
    />
    <path d="M0 0H1200V80H0Z" fill="#4d3d33" />
    <path d="M470 640V150H660V640Z" fill="#161018" />
    <path d="M470 150H660L640 640H490Z" fill={velvet.ink} />
    <path d="M500 640L560 250H580L620 640Z" fill={beam.soft} opacity="0.1" />
    <path d="M456 150H470V640H456ZM660 150H674V640H660ZM456 136H674V152H456Z" fill={wood.dark} />
    <path d="M774 170H1010V640H774Z" fill={rainy.soft} />
    <path d="M790 186H994V640H790Z" fill={rainy.pale} />
    <path d="M806 202H978V624H806Z" fill={rainy.deep} />
    <path d="M806 300H978M806 400H978M806 500H978" stroke={rainy.mid} strokeWidth="8" />
    <path d="M806 202L744 240V660L806 624Z" fill={rainy.soft} />
    <path d="M760 420H772V480H760Z" fill={brass.mid} />
    <path d="M0 640H1200V920H0Z" fill="#57453a" />
    <path d="M0 640H1200V652H0Z" fill="#43342b" />
    <g transform="translate(60 0)">
      <g transform="rotate(-9 250 600)">
        <Poster x={250} y={440} size={1.5} />
      </g>
      <g transform="rotate(12 350 640)">
        <Poster x={370} y={500} size={1.4} isOther />
      </g>
      <path d="M130 740C150 660 240 640 330 650S470 690 480 740Z" fill={wall.mid} />
      <path d="M150 720L300 664L330 690L180 744ZM260 736L430 676L456 708L300 748Z" fill={wall.pale} />
      <path d="M170 716L290 672M280 732L420 684" stroke={velvet.soft} strokeWidth="9" />
      <path d="M210 690L262 670M320 716L380 694" stroke={monsoon.mid} strokeWidth="9" />
    </g>
    <g transform="translate(40 0)">
      <path d="M516 790C500 720 520 676 556 664H640C676 676 696 720 680 790Z" fill="#b89a6a" />
      <path d="M552 668C570 650 626 650 644 668C620 684 576 684 552 668Z" fill="#7d6540" />
      <path d="M566 662l20 -14l12 14l20 -18l14 20" fill="none" stroke={velvet.pale} strokeWidth="9" />
      <path d="M486 800h30v-14h-30ZM700 806h34v-16h-34ZM540 812h26v-12h-26Z" fill={velvet.pale} />
    </g>
    <Rosy x={880} y={790} size={1.66} right={[62, -142]} left={[-44, -120]} />
    <path d="M970 590l18 -60h-36Z" fill="#d9a860" />
    <circle cx="970" cy="520" r="24" fill="#f6dfe4" />
    <circle cx="956" cy="500" r="16" fill={monsoon.pale} />
  </Scene>
);
