import { Head } from '../../shared/Head.tsx';
import { Limb } from '../../shared/Person.tsx';
import { cloth, green, marigold, night, paper, skin, wood } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { Cut, Glow, Place, Scene, Wash } from '../../shared/Scene.tsx';

/** A bare bulb, a biscuit tin, a paper; on either side of it two people who look at nothing else. */
export const TicketOffice = () => (
  <Scene>
    <Wash
      stops={[
        [0, green.deep],
        [0.6, green.mid],
        [1, green.deep],
      ]}
    />
    <path d={Array.from({ length: 17 }, (_, index) => `M${index * 76 - 20} 0V900`).join('')} stroke={green.ink} strokeWidth="5" />
    <Hatch />
    <Glow x={600} y={250} r={620} colour={marigold.soft} strength={0.85} />
    <MadamHarpreet />
    <CousinDev />
    <Bulb />
    <Table />
  </Scene>
);

/** The ticket window and the rain that nobody looks at. */
const Hatch = () => (
  <>
    <path d="M452 250H748V520H452Z" fill={wood.ink} />
    <Wash
      stops={[
        [0, night.mid],
        [1, '#5a5f9c'],
      ]}
      d="M468 266H732V504H468Z"
    />
    <Rain area={[484, 268, 728, 420]} count={46} length={40} opacity={0.55} />
    <path d="M468 430C540 420 660 436 732 424V504H468Z" fill={night.dark} />
    <path d="M600 266V504" stroke={wood.ink} strokeWidth="12" />
    <path d="M436 504H764V526H436Z" fill={wood.mid} />
    <path d="M436 504H764V510H436Z" fill={marigold.soft} />
  </>
);

const Bulb = () => (
  <>
    <path d="M600 -20V186" stroke={wood.ink} strokeWidth="5" />
    <Glow x={600} y={236} r={190} colour="#fff2c4" strength={0.95} />
    <path d="M588 182H612V206H588Z" fill={marigold.burnt} />
    <path d="M590 206C562 220 562 262 584 272C592 276 608 276 616 272C638 262 638 220 610 206Z" fill="#fffbe6" />
    <path d="M588 246l6 -20l6 16l6 -16l6 20" stroke={marigold.deep} strokeWidth="3" fill="none" />
    <Moth x={524} y={196} turn={-24} />
    <Moth x={676} y={286} turn={30} />
    <Moth x={660} y={178} turn={64} size={0.7} />
    <Moth x={546} y={312} turn={-70} size={0.65} />
  </>
);

const Moth = ({ x, y, turn, size = 1 }: { x: number; y: number; turn: number; size?: number }) => (
  <path
    d="M0 -8C-8 -20 -24 -20 -26 -8C-22 0 -10 2 -2 0C-12 4 -16 12 -10 16C-4 16 -1 10 0 6C1 10 4 16 10 16C16 12 12 4 2 0C10 2 22 0 26 -8C24 -20 8 -20 0 -8Z"
    fill="#6d4a2a"
    transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
  />
);

const MadamHarpreet = () => (
  <Place x={318} y={880} size={2.5}>
    <Head x={3} y={-212} skin={skin.warm} cover="hood" fill={cloth.mango} rim={marigold.pale} />
    <path d="M-27 -182C-12 -192 14 -192 28 -182C38 -150 46 -110 54 -62H-56C-48 -110 -40 -150 -27 -182Z" fill={cloth.mango} />
    <path d="M-27 -182C-40 -150 -48 -110 -56 -62H-24C-20 -110 -18 -150 -16 -186Z" fill={cloth.mangoShade} />
    <path d="M12 -187C14 -150 18 -110 20 -62M16 -160v0M19 -136v0M21 -112v0" stroke={cloth.mangoShade} strokeWidth="2.4" fill="none" />
    <path d="M20 -158v0M23 -136v0M26 -114v0" stroke={wood.deep} strokeWidth="5" strokeLinecap="round" />
    <path d="M-2 -188C4 -180 14 -178 22 -184L20 -176C12 -172 2 -176 -6 -184Z" fill={cloth.plum} />
    <Limb d="M20 -168C34 -146 44 -128 62 -118" sleeve={cloth.mango} width={21} />
    <path d="M10 -168C24 -140 34 -124 54 -110" stroke={cloth.mangoShade} strokeWidth="2.6" fill="none" />
    <Limb d="M62 -118L78 -114" sleeve={skin.warm} hand={[82, -113]} tone={skin.warm} width={11} />
    <path d="M70 -122v12M74 -121v12" stroke={marigold.pale} strokeWidth="2.4" />
  </Place>
);

/** Arms folded, one shoulder dark with rain. */
const CousinDev = () => (
  <Place x={880} y={880} size={2.5} isMirrored>
    <Head x={4} y={-210} tilt={9} skin={skin.mid} rim={marigold.pale} />
    <path d="M-29 -180C-14 -191 14 -191 28 -180C36 -150 36 -112 40 -62H-40C-38 -112 -38 -150 -29 -180Z" fill={cloth.cream} />
    <path d="M-29 -180C-22 -185 -14 -188 -6 -188C-12 -160 -14 -120 -22 -62H-40C-38 -112 -38 -150 -29 -180Z" fill="#a99f93" />
    <path d="M2 -188C0 -164 4 -142 6 -128" stroke={wood.soft} strokeWidth="2.4" fill="none" />
    <Limb d="M-24 -164C-34 -138 -30 -122 -14 -118L26 -128" sleeve="#b8ac9c" hand={[30, -130]} tone={skin.mid} width={17} />
    <Limb d="M24 -166C38 -144 38 -126 22 -120L-10 -130" sleeve={paper.warm} width={17} />
    <path d="M36 -140C36 -128 30 -118 18 -113L-8 -122" stroke={wood.soft} strokeWidth="2.2" fill="none" opacity="0.7" />
    <circle cx="-15" cy="-131" r="8" fill={skin.mid} />
  </Place>
);

const Table = () => (
  <>
    <Cut d="M-20 690H1220V920H-20Z" fill="#6b4326" lift={12} />
    <path d="M-20 690H1220V704H-20Z" fill={wood.pale} />
    <Glow x={600} y={730} r={440} colour={marigold.pale} strength={0.5} squash={0.3} />
    <path d="M462 780C520 766 700 766 740 780L724 800H476Z" fill={wood.ink} opacity="0.5" />
    <path d="M478 790V660H722V790Z" fill={cloth.maroon} />
    <path d="M478 676H722V690H478ZM478 764H722V776H478Z" fill={marigold.deep} />
    <path d="M600 700L622 727L600 754L578 727ZM530 706L546 727L530 748L514 727ZM670 706L686 727L670 748L654 727Z" fill={marigold.soft} />
    <path d="M600 714L611 727L600 740L589 727Z" fill={cloth.maroon} />
    <path d="M466 660L500 612H700L734 660Z" fill="#94364a" />
    <path d="M466 660H734V672H466Z" fill={cloth.wine} />
    <path d="M516 652L536 616H676L694 652Z" fill={paper.white} />
    <path d="M546 624H650M542 631H660M538 638H600M636 644H672" stroke={night.soft} strokeWidth="2.6" />
    <path d="M546 645q8 -8 14 0t14 -2t12 2" stroke={night.mid} strokeWidth="3" fill="none" strokeLinecap="round" />
    <path d="M628 650L700 622" stroke={night.deep} strokeWidth="7" strokeLinecap="round" />
    <path d="M628 650l10 -6" stroke={marigold.mid} strokeWidth="5" strokeLinecap="round" />
  </>
);
