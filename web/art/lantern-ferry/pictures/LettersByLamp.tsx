import { useId } from 'react';
import { Hand } from '../../shared/Hands.tsx';
import { Lantern } from '../../shared/Lantern.tsx';
import { cloth, marigold, night, paper, river, signal, skin, wood } from '../../shared/palette.ts';
import { Glints, Reflection } from '../../shared/River.tsx';
import { Cut, Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { Stars } from '../../shared/Sky.tsx';

const TABLE = 'M-20 530H1220V920H-20Z';

/** Nineteen letters, none sent, between two pairs of hands. */
export const LettersByLamp = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#2b1a16'],
        [0.6, '#5a3a22'],
        [1, wood.deep],
      ]}
    />
    <WovenWall />
    <Doorway />
    <Glow x={420} y={400} r={560} colour={marigold.mid} strength={0.72} />
    <Cut d={TABLE} fill="#5f3d22" />
    <Wash
      d={TABLE}
      stops={[
        [0, wood.soft, 0.9],
        [0.45, wood.mid, 0.6],
        [1, wood.ink, 0.7],
      ]}
    />
    <path d="M-20 640H1220M-20 740H1220M-20 850H1220" stroke={wood.deep} strokeWidth="4" opacity="0.5" />
    <Glow x={430} y={576} r={340} colour={marigold.pale} strength={0.5} squash={0.3} />
    <Lantern x={420} y={332} size={3.5} glow={80} light="amber" />
    <Glow x={420} y={462} r={120} colour="#fff6d8" strength={0.85} />
    <path d="M372 528C390 540 450 540 468 528L474 544C450 556 390 556 366 544Z" fill={wood.ink} opacity="0.6" />
    <g transform="translate(0 -36)">
      <Letters />
      <Hand x={322} y={660} size={1.3} turn={8} tone={skin.deep} shade="#38201a" sleeve={paper.warm} cuff={paper.grey} isOld />
      <Hand x={396} y={812} size={1.36} turn={-20} tone={skin.deep} shade="#38201a" sleeve={paper.warm} cuff={paper.grey} isOld />
      <Hand x={896} y={652} size={1.3} turn={9} tone={skin.warm} shade={skin.mid} sleeve={cloth.olive} cuff="#3f4426" isMirrored />
      <Hand x={842} y={806} size={1.36} turn={-18} tone={skin.warm} shade={skin.mid} sleeve={cloth.olive} cuff="#3f4426" isMirrored />
    </g>
  </Scene>
);

/** Split bamboo, over and under. */
function WovenWall() {
  const id = useId();
  return (
    <>
      <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse">
        <path d="M2 10H46M2 24H46M2 38H46M50 58H94M50 72H94M50 86H94" stroke={wood.soft} strokeWidth="11" />
        <path d="M58 2V46M72 2V46M86 2V46M10 50V94M24 50V94M38 50V94" stroke={wood.mid} strokeWidth="11" />
      </pattern>
      <path d="M-20 -20H1220V560H-20Z" fill={`url(#${id})`} opacity="0.6" />
    </>
  );
}

const Doorway = () => (
  <>
    <path d="M636 116H944V560H636Z" fill={wood.ink} />
    <path d="M660 140H920V560H660Z" fill={night.deep} />
    <Wash
      d="M660 140H920V430H660Z"
      stops={[
        [0, night.ink],
        [0.6, night.dark],
        [1, '#3a3570'],
      ]}
    />
    <g transform="translate(660 140) scale(0.217 1)">
      <Stars to={200} count={16} start={2} />
    </g>
    <path d="M660 430C720 410 790 404 850 410S900 418 920 420V440H660Z" fill="#191a3e" />
    <Wash
      d="M660 428H920V560H660Z"
      stops={[
        [0, '#2e4a6a'],
        [0.4, river.deep],
        [1, river.ink],
      ]}
    />
    <Reflection x={790} y={440} to={548} colour={signal.redSoft} width={34} grow={0.7} />
    <Glints area={[680, 440, 900, 540]} colour={marigold.soft} count={10} opacity={0.5} />
    <path d="M636 116H660V560H636ZM920 116H944V560H920ZM636 116H944V140H636Z" fill={wood.dark} />
    <path d="M636 116H643V560H636ZM636 116H944V122H636Z" fill={wood.pale} opacity="0.7" />
    <path d="M944 120L1040 78V560H944Z" fill="#4a2d1c" />
    <path d="M962 150L1022 126V540H962Z" fill="none" stroke={wood.mid} strokeWidth="7" />
    <path d="M660 516H920V530H660Z" fill={wood.soft} />
  </>
);

const Letters = () => (
  <>
    <path d="M470 778L520 650L748 664L724 796Z" fill="#2a180f" opacity="0.6" />
    {[0, 1, 2, 3, 4].map((sheet) => (
      <path
        key={sheet}
        d={`M${474 + (sheet % 2) * 8} ${762 - sheet * 9}L${520 - (sheet % 3) * 5} ${638 - sheet * 9}L${738 + (sheet % 2) * 6} ${650 - sheet * 9}L${712 - (sheet % 3) * 4} ${778 - sheet * 9}Z`}
        fill={sheet % 2 ? '#d9c49a' : paper.warm}
        stroke="#a58a5c"
        strokeWidth="2.4"
      />
    ))}
    <path d="M520 602L620 688L740 614" fill="none" stroke="#c2a777" strokeWidth="4" />
    <path d="M486 664L728 678M634 608L604 746" stroke="#8a3a22" strokeWidth="10" />
    <path
      d="M619 672C590 630 556 640 566 664C574 680 604 676 619 672C660 640 690 650 680 674C670 692 640 682 619 672C606 696 590 706 572 712M619 672C630 696 650 708 664 716"
      fill="none"
      stroke="#a8502a"
      strokeWidth="9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);
