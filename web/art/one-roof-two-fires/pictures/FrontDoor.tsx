import { marigold, wood } from '../../shared/palette.ts';
import { Scene } from '../../shared/Scene.tsx';
import { scatter } from '../../shared/shapes.ts';
import { Cow } from '../parts/Cow.tsx';
import { apple, plaster, snow, stone } from '../parts/colours.ts';
import { Jagat, Meera } from '../parts/Folk.tsx';

/** The one carved door: two who shout across it, and a cow who stands in it and chews. */
export const FrontDoor = () => (
  <Scene>
    <path d="M-20 -20H1220V720H-20Z" fill={plaster.mid} />
    <path d="M-20 480H1220V720H-20Z" fill={stone.soft} />
    <path
      d={scatter(30, 2)
        .map(
          ([u, v], index) =>
            `M${Math.round(u * 1180)} ${490 + Math.floor(v * 7) * 32}q0 -8 10 -8h${40 + ((index * 37) % 40)}q10 0 10 8v10q0 8 -10 8h-${40 + ((index * 37) % 40)}q-10 0 -10 -8Z`,
        )
        .join('')}
      fill={stone.mid}
      opacity="0.7"
    />
    <path d="M-20 -20H1220V40C1100 60 1040 36 920 54S640 38 520 54 200 40 -20 58Z" fill={snow.white} />
    <path d="M330 700V110H870V700Z" fill={wood.dark} />
    <path d="M360 700V140H840V700Z" fill={wood.soft} />
    <Carving />
    <path d="M600 140V700" stroke={wood.ink} strokeWidth="7" />
    <path d="M-20 696H1220V920H-20Z" fill={snow.light} />
    <path d="M280 690H920L960 740H240Z" fill={stone.pale} />
    <path d="M-20 760C200 740 460 780 700 760S1060 750 1220 770V920H-20Z" fill={snow.white} />
    <Cow x={590} y={780} size={1.32} isChewing />
    <Meera x={262} y={850} size={1.6} front={[76, -186]} back={[-44, -120]} tilt={-8} />
    <Jagat x={948} y={850} size={1.68} isMirrored front={[72, -190]} back={[-40, -110]} tilt={-6} />
  </Scene>
);

const Carving = () => (
  <>
    {[0, 1].map((leaf) => (
      <g key={leaf} transform={leaf ? 'translate(1200 0) scale(-1 1)' : undefined}>
        <path d="M384 166H576V396H384ZM384 424H576V676H384Z" fill={wood.mid} />
        <path d="M384 166H576V396H384ZM384 424H576V676H384Z" stroke={wood.pale} strokeWidth="6" fill="none" />
        <path
          d="M480 390C476 330 500 300 478 250C470 220 486 196 482 176M480 340C520 330 540 300 548 270M480 300C440 290 424 266 416 240"
          stroke={wood.pale}
          strokeWidth="9"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M530 254C540 236 562 242 560 260C556 276 534 276 530 254ZM398 226C404 208 428 212 428 230C424 248 400 248 398 226Z"
          fill={apple.red}
        />
        <path d="M466 186C474 170 498 174 496 192C492 208 468 206 466 186Z" fill={apple.red} />
        <path d="M500 214C520 200 546 206 556 190C556 212 546 226 530 230L520 244L514 230C508 228 502 222 500 214Z" fill={marigold.soft} />
        <path
          d="M408 560C430 520 480 520 500 556C520 560 540 550 552 534C552 566 536 590 506 596L496 622L482 598C450 600 420 590 408 560ZM408 560L392 566L408 572Z"
          fill={marigold.soft}
        />
        <circle cx="428" cy="556" r="6" fill={wood.ink} />
        <path d="M440 570C460 556 480 560 490 572" stroke={wood.mid} strokeWidth="5" fill="none" />
        <path d="M400 660C440 630 520 630 560 660M400 450C440 470 520 470 560 450" stroke={wood.pale} strokeWidth="8" fill="none" />
      </g>
    ))}
    <circle cx="578" cy="412" r="11" fill="#2f3238" />
    <circle cx="622" cy="412" r="11" fill="#2f3238" />
    <path d="M566 412C566 442 590 442 590 414M610 412C610 442 634 442 634 414" stroke="#2f3238" strokeWidth="6" fill="none" />
  </>
);
