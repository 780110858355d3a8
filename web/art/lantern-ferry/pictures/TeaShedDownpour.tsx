import { Seated } from '../../shared/Crowd.tsx';
import { Goat } from '../../shared/Goat.tsx';
import { Lantern } from '../../shared/Lantern.tsx';
import { Limb, Tuli } from '../../shared/Person.tsx';
import { cloth, marigold, night, paper, skin, wood } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { Cut, Glow, Scene, Wash } from '../../shared/Scene.tsx';

/** Inside the shed: one lamp, one kettle, sixty knees, and rain on every side like a curtain. */
export const TeaShedDownpour = () => (
  <Scene>
    <Wash
      stops={[
        [0, night.mid],
        [0.6, '#5a5f9c'],
        [1, '#3a3f7c'],
      ]}
    />
    <RainCurtain />
    <Glow x={600} y={330} r={640} colour={marigold.mid} strength={0.8} />
    <Cut d="M-20 652H1220V920H-20Z" fill="#5a3a26" />
    <Glow x={600} y={760} r={520} colour={marigold.mid} strength={0.6} squash={0.34} />
    <Roof />
    <path d="M196 90V760M1004 90V760" stroke={wood.ink} strokeWidth="30" />
    <path d="M207 130V760M993 130V760" stroke={marigold.deep} strokeWidth="4" opacity="0.8" />
    <Bench />
    <Post />
    <Tuli x={262} y={716} size={1.66} rim={marigold.pale} />
    <Stove />
    <Goat x={470} y={876} size={1.35} pose="lying" rim={marigold.soft} />
    <Goat x={820} y={884} size={1.25} pose="lying" coat="#6d5240" shade="#463226" rim={marigold.soft} isMirrored />
    <path d="M700 130V196" stroke={wood.ink} strokeWidth="4" />
    <Lantern x={700} y={192} light="amber" size={1.4} glow={230} />
  </Scene>
);

const RainCurtain = () => (
  <>
    <Rain count={150} slant={0.05} length={150} width={2.6} opacity={0.42} colour="#dfe2f5" area={[-20, 100, 1220, 620]} />
    <Rain count={90} slant={0.05} length={260} width={5} opacity={0.16} colour="#faf6ee" area={[-20, 60, 1220, 520]} start={300} />
  </>
);

const Roof = () => (
  <>
    <Cut d={`M-20 -20H1220V150${'q-17 30 -34 0'.repeat(37)}Z`} fill="#6b4a35" lift={-12} />
    <path
      d={Array.from({ length: 19 }, (_, index) => `M${600 + (index - 9) * 40} -20L${600 + (index - 9) * 69} 150`).join('')}
      stroke="#46301f"
      strokeWidth="7"
    />
    <path d="M-20 100H1220V124H-20Z" fill={wood.ink} opacity="0.8" />
    <path d="M-20 124H1220V129H-20Z" fill={marigold.deep} opacity="0.8" />
  </>
);

/** Forty strokes in fives: four, and one across. */
const Post = () => (
  <>
    <Cut d="M520 110H612L618 780H514Z" fill={wood.deep} />
    <path d="M588 110H612L618 780H592Z" fill={wood.mid} />
    <path d="M606 124L612 780" stroke={marigold.mid} strokeWidth="4" opacity="0.8" />
    <path
      d={[0, 1, 2, 3, 4, 5, 6, 7]
        .map((five) => `M${535} ${266 + five * 47}l-2 30m13 -31l-1 31m13 -32l1 31m12 -31l-1 32m-44 -4l56 -25`)
        .join('')}
      stroke={paper.white}
      strokeWidth="4.6"
      strokeLinecap="round"
      fill="none"
    />
  </>
);

const Bench = () => (
  <>
    <path d="M632 596H992V700H632Z" fill="#2f1f18" />
    <Seated x={676} y={606} size={1.12} fill="#4a3f63" tone={skin.deep} rim={marigold.mid} tilt={-4} />
    <Seated x={772} y={600} size={1.12} fill="#5b4a3e" cover="cloth" coverFill="#7b3b33" tone={skin.mid} rim={marigold.mid} isMirrored />
    <Seated x={900} y={604} size={1.14} fill="#3d5560" cover="short" tone={skin.warm} rim={marigold.mid} isMirrored />
    <path d="M632 686H984V712H632Z" fill={wood.deep} />
    <path d="M632 686H984V693H632Z" fill={wood.pale} />
    <path d="M660 712L650 800M952 712L962 800" stroke={wood.ink} strokeWidth="16" />
    <Seated x={656} y={684} size={1.34} fill={cloth.plum} tone={skin.mid} rim={marigold.pale} />
    <Seated x={802} y={686} size={1.36} fill={cloth.rust} cover="bald" hair="#c9c4bb" tone={skin.deep} rim={marigold.pale} isMirrored />
    <Seated x={946} y={684} size={1.34} fill={cloth.teal} tone={skin.warm} rim={marigold.pale} tilt={8} isMirrored />
    <Shut x={744} y={790} />
    <Shut x={985} y={796} />
    <path d="M722 626h18l-3 24h-12Z" fill="#e8b06a" />
    <path d="M722 626h18l-1 6h-16Z" fill={paper.white} opacity="0.8" />
  </>
);

/** A wet umbrella, shut, leaning on the bench. */
const Shut = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y}) rotate(9)`}>
    <path d="M0 6L-15 -120C-10 -140 10 -140 15 -120Z" fill="#15131f" />
    <path d="M0 0L-6 -128M0 0L7 -128" stroke="#4a4560" strokeWidth="2.6" />
    <path d="M0 -134V-164C0 -178 18 -178 18 -164" stroke={wood.soft} strokeWidth="6" fill="none" strokeLinecap="round" />
  </g>
);

const Stove = () => (
  <>
    <Limb d="M292 532C322 556 346 560 372 548" sleeve={skin.mid} hand={[374, 547]} width={18} />
    <Cut d="M300 800L316 668C318 656 326 650 338 650H468C480 650 488 656 490 668L506 800Z" fill="#8a4a30" />
    <path d="M360 800C360 730 380 712 403 712S446 730 446 800Z" fill={wood.ink} />
    <path d="M374 800C370 770 392 764 388 736C412 752 406 770 418 760C434 776 432 790 430 800Z" fill={marigold.mid} />
    <path d="M392 800C390 784 402 780 402 766C414 778 414 790 412 800Z" fill={marigold.pale} />
    <path d="M334 648C318 590 340 552 404 550S488 590 472 648Z" fill="#8c8f9e" />
    <path d="M430 554C470 564 484 600 472 648H440C454 612 450 580 430 554Z" fill={marigold.soft} />
    <path d="M462 628C492 622 500 590 512 570L528 578C520 606 512 646 468 648Z" fill="#8c8f9e" />
    <path d="M350 556C344 490 462 490 456 556" stroke="#5b5e6e" strokeWidth="9" fill="none" />
    <path d="M378 552C378 536 430 536 430 552Z" fill="#6d7080" />
    <circle cx="404" cy="534" r="8" fill={wood.ink} />
    <path
      d="M404 512C388 480 424 458 408 424S430 376 416 340M372 530C360 506 386 486 374 462S388 428 378 408M440 528C428 500 452 482 442 452"
      stroke={paper.white}
      strokeWidth="9"
      strokeLinecap="round"
      fill="none"
      opacity="0.38"
    />
  </>
);
