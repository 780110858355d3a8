import { Lantern } from '../../shared/Lantern.tsx';
import { cloth, marigold, night, paper, silt, wood } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { Cut, Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { Bridge } from '../parts/Bridge.tsx';

const YELLOW = { shade: '#a9740a', deep: '#c9920f', mid: '#efb823', soft: '#fbd454', pale: '#ffe98f' } as const;

/** A cabin like a cupboard, and a coat that has kept the shape of the one who wore it. */
export const CabinRaincoat = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#3a2418'],
        [0.5, '#6b4528'],
        [1, '#44291a'],
      ]}
    />
    <path
      d="M90 0V900M190 0V900M290 0V900M390 0V900M490 0V900M590 0V900M690 0V900M790 0V900M890 0V900M990 0V900M1090 0V900"
      stroke="#3c2415"
      strokeWidth="5"
    />
    <Glow x={470} y={300} r={600} colour={marigold.mid} strength={0.62} />
    <path d="M310 120V200" stroke={wood.ink} strokeWidth="4" />
    <path d="M606 250C650 330 760 420 748 560S740 700 720 716L470 720C520 560 540 340 606 250Z" fill={wood.ink} opacity="0.4" />
    <Porthole />
    <Bunk />
    <Trunk />
    <Coat />
    <Lantern x={310} y={196} light="amber" size={1.3} glow={200} />
    <path
      d="M-20 -20H1220V920H-20ZM120 920V170C120 110 190 78 300 78H900C1010 78 1080 110 1080 170V920Z"
      fillRule="evenodd"
      fill="#2a1911"
    />
    <path d="M120 920V170C120 110 190 78 300 78H900C1010 78 1080 110 1080 170V920" fill="none" stroke={wood.mid} strokeWidth="7" />
    <path d="M-20 -20H1220V920H-20ZM66 920V120C66 66 140 40 240 40H960C1060 40 1134 66 1134 120V920Z" fillRule="evenodd" fill="#170e0a" />
  </Scene>
);

const Porthole = () => (
  <>
    <clipPath id="cabin-raincoat-glass">
      <circle cx="840" cy="318" r="104" />
    </clipPath>
    <circle cx="840" cy="318" r="134" fill={marigold.burnt} />
    <circle cx="840" cy="318" r="134" fill="none" stroke={marigold.mid} strokeWidth="5" opacity="0.8" />
    <g clipPath="url(#cabin-raincoat-glass)">
      <Wash
        stops={[
          [0, night.mid],
          [0.55, '#7d6aa6'],
          [1, night.soft],
        ]}
        d="M730 210H950V430H730Z"
      />
      <Bridge x={860} y={330} size={0.26} isReflected={false} line={night.dark} />
      <path d="M730 346H950V430H730Z" fill={silt.mid} />
      <path d="M730 372C790 362 880 382 950 370V430H730Z" fill={silt.deep} />
      <Rain area={[720, 190, 980, 430]} count={46} length={40} opacity={0.55} width={2.4} />
      <path
        d="M780 214C776 260 790 290 782 340S790 400 786 430M864 214C870 250 858 300 866 350V430M910 230C906 280 916 320 910 400"
        stroke="#dfe2f5"
        strokeWidth="3.4"
        fill="none"
        opacity="0.55"
      />
    </g>
    <circle cx="840" cy="318" r="104" fill="none" stroke={wood.ink} strokeWidth="7" />
    <path
      d="M840 192v0M840 444v0M714 318v0M966 318v0M751 229v0M929 229v0M751 407v0M929 407v0"
      stroke={marigold.soft}
      strokeWidth="12"
      strokeLinecap="round"
    />
  </>
);

const Bunk = () => (
  <>
    <Cut d="M716 900V640H1220V900Z" fill={wood.deep} />
    <path d="M716 640H1220V656H716Z" fill={wood.soft} />
    <path d="M724 640V596C724 582 736 576 750 576H1220V640Z" fill={cloth.cream} />
    <path
      d="M884 700C890 650 888 600 892 568C960 558 1100 560 1220 570V716C1150 700 1100 724 1040 706S930 722 884 700Z"
      fill={cloth.teal}
    />
    <path
      d="M898 590H1200M896 616H1200M894 642H1200M892 668H1200"
      stroke={paper.warm}
      strokeWidth="3"
      strokeDasharray="14 9"
      opacity="0.8"
    />
    <path d="M742 580C740 548 764 540 816 542C866 540 884 552 880 582C850 590 780 590 742 580Z" fill={paper.white} />
    <path d="M760 576C790 582 840 582 866 574" stroke={paper.grey} strokeWidth="4" fill="none" />
  </>
);

const Trunk = () => (
  <>
    <Cut d="M232 800V706H430V800Z" fill="#3f5a66" />
    <path d="M224 690C224 676 236 670 250 670H412C428 670 438 676 438 690V712H224Z" fill="#547482" />
    <path d="M224 706H438V716H224Z" fill={night.deep} opacity="0.6" />
    <path d="M318 700H346V728H318Z" fill={marigold.mid} />
    <g fill={marigold.soft}>
      <circle cx="274" cy="758" r="13" />
      <circle cx="390" cy="758" r="13" />
    </g>
    <g fill={cloth.rust}>
      <circle cx="274" cy="758" r="5" />
      <circle cx="390" cy="758" r="5" />
    </g>
    <path d="M300 762C310 744 326 780 338 758S360 762 366 762" stroke={paper.warm} strokeWidth="3.4" fill="none" opacity="0.7" />
    <path d="M-20 800H1220V920H-20Z" fill="#27170f" />
    <path d="M-20 800H720V808H-20Z" fill={wood.mid} />
  </>
);

const Coat = () => (
  <>
    <path d="M556 190V226" stroke={wood.ink} strokeWidth="9" strokeLinecap="round" />
    <Sleeves />
    <path d="M556 216C520 226 496 268 494 316C524 346 590 346 620 316C616 268 594 226 556 216Z" fill={YELLOW.deep} />
    <path d="M556 244C536 254 522 284 522 318C540 332 574 332 592 318C592 284 578 254 556 244Z" fill="#4a2f0a" />
    <path
      d="M494 312C462 320 446 336 438 360C446 470 430 590 404 708C460 728 500 718 556 724S660 724 712 706C684 590 668 470 678 360C670 336 652 320 620 312C590 344 524 344 494 312Z"
      fill={YELLOW.mid}
    />
    <path
      d="M438 360C446 470 430 590 404 708C424 716 444 718 462 718C486 600 492 470 478 330C458 336 444 346 438 360Z"
      fill={YELLOW.soft}
    />
    <path
      d="M678 360C668 470 684 590 712 706C692 714 668 720 644 722C630 600 628 460 640 330C662 338 672 346 678 360Z"
      fill={YELLOW.deep}
    />
    <path d="M556 334C552 450 560 600 556 722M586 330C584 420 592 560 590 720" stroke={YELLOW.shade} strokeWidth="4" fill="none" />
    <path
      d="M520 342C512 440 516 560 506 700M616 380C612 420 616 470 612 520"
      stroke={YELLOW.deep}
      strokeWidth="6"
      fill="none"
      opacity="0.6"
    />
    <path d="M572 384v0M573 458v0M574 532v0M575 606v0" stroke={wood.deep} strokeWidth="13" strokeLinecap="round" />
    <path d="M610 560L640 522L676 540L656 584Z" fill={paper.white} />
    <path d="M624 556L646 530M636 560L656 536" stroke={paper.grey} strokeWidth="2.6" />
    <path d="M602 566L686 560L692 640L610 648Z" fill={YELLOW.deep} />
    <path d="M598 562L688 555L690 578L600 586Z" fill={YELLOW.mid} />
    <path d="M600 586L690 578M610 648L692 640" stroke={YELLOW.shade} strokeWidth="3.4" />
  </>
);

/** The elbows are still bent. */
const Sleeves = () => (
  <>
    <path
      d="M448 348C400 392 372 446 366 492C372 546 404 590 438 622L484 588C458 556 440 524 440 494C446 458 462 430 474 404Z"
      fill={YELLOW.mid}
    />
    <path
      d="M448 348C400 392 372 446 366 492C372 546 404 590 438 622L452 612C420 576 396 536 392 494C398 448 420 402 452 366Z"
      fill={YELLOW.pale}
    />
    <path d="M372 486C394 500 416 504 440 494M376 508C396 514 420 514 442 508" stroke={YELLOW.shade} strokeWidth="4" fill="none" />
    <path
      d="M668 348C714 392 744 446 748 492C744 542 716 584 690 612L646 582C664 552 676 522 676 494C672 458 656 430 644 404Z"
      fill={YELLOW.deep}
    />
    <path d="M744 486C722 500 700 504 676 494M742 508C722 516 696 516 676 508" stroke={YELLOW.shade} strokeWidth="4" fill="none" />
  </>
);
