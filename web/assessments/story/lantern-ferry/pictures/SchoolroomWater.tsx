import { cloth, green, marigold, night, paper, silt, skin, wood } from '../palette.ts';
import { SeatedBack } from '../parts/FromBehind.tsx';
import { Lantern } from '../parts/Lantern.tsx';
import { Mala } from '../parts/Person.tsx';
import { Glints, Reflection, River } from '../parts/River.tsx';
import { Cut, Glow, Scene, Wash } from '../parts/Scene.tsx';

const WALL = 'M-20 -20H1220V520H-20Z';

/** The river has come to school; the last sum is still on the board. */
export const SchoolroomWater = () => (
  <Scene>
    <Wash
      d={WALL}
      stops={[
        [0, '#2b1d24'],
        [0.4, '#5b3d30'],
        [1, '#7a5238'],
      ]}
    />
    <path d="M-20 60H1220M-20 96H1220" stroke="#1f1419" strokeWidth="16" />
    <path d="M228 -20V520M968 -20V520" stroke="#3a2522" strokeWidth="26" />
    <Glow x={598} y={230} r={620} colour={marigold.mid} strength={0.72} squash={0.8} />
    <Window />
    <Board />
    <Shelf />
    <Glow x={604} y={246} r={220} colour={marigold.pale} strength={0.6} />
    <path d="M604 104V190" stroke="#1f1419" strokeWidth="5" />
    <Lantern x={604} y={184} size={1.7} light="amber" glow={90} />
    <Mala x={746} y={560} size={1.32} lamp="none" isMirrored rim={marigold.pale} />
    <path d="M662 266L650 254" stroke={paper.white} strokeWidth="9" strokeLinecap="round" />
    <River y={506} colours={['#a5754e', silt.soft, '#7d563f', silt.mid, silt.deep]} swell={0.55} />
    <Wash
      d="M-20 506H1220V920H-20Z"
      stops={[
        [0, marigold.mid, 0.34],
        [0.5, silt.ink, 0.1],
        [1, silt.ink, 0.7],
      ]}
    />
    <Reflection x={604} y={520} to={850} colour={marigold.pale} width={110} opacity={0.75} />
    <path d="M330 512H560L552 540H338Z" fill={green.deep} opacity="0.45" />
    <Bench y={560} left={250} right={540} />
    <Bench y={560} left={800} right={960} />
    <Bench y={642} left={196} right={520} />
    <Bench y={642} left={690} right={1010} />
    <SeatedBack x={344} y={726} size={1.36} coat={cloth.plum} shade="#43233f" hairdo="bun" tone={skin.mid} rim={marigold.pale} tilt={8} />
    <SeatedBack x={452} y={728} size={0.9} coat="#8a9a5a" shade="#525d36" tone={skin.mid} rim={marigold.pale} tilt={-9} />
    <path d="M392 626C418 606 452 624 466 652" fill="none" stroke={cloth.plum} strokeWidth="26" strokeLinecap="round" />
    <Bench y={724} left={150} right={560} />
    <Bench y={724} left={700} right={1120} />
    <Bench y={840} left={60} right={590} />
    <Bench y={840} left={700} right={1260} />
    <Glints area={[180, 600, 1020, 880]} colour={marigold.pale} count={24} opacity={0.34} start={5} />
  </Scene>
);

const Window = () => (
  <>
    <path d="M846 286H944V440H846Z" fill={night.dark} />
    <path d="M846 286H944V440H846Z" fill="none" stroke="#2c1b1b" strokeWidth="12" />
    <path d="M878 286V440M912 286V440" stroke="#2c1b1b" strokeWidth="6" />
  </>
);

const Board = () => (
  <>
    <Cut d="M296 196H668V446H296Z" fill={wood.mid} />
    <path d="M310 210H654V432H310Z" fill={green.deep} />
    <path d="M310 210H654L310 330Z" fill={green.mid} opacity="0.5" />
    <g fill="none" stroke={paper.warm} strokeWidth="5" strokeLinecap="round">
      <path d="M344 250V282M360 250V282M376 250V282M392 250V282M336 276L400 256M430 266H454M442 254V278M484 250V282M500 250V282M516 250V282M546 260H574M546 272H574" />
      <path d="M344 322V354M360 322V354M392 338H412M436 322V354M462 332H484M462 344H484" opacity="0.85" />
      <path d="M344 392H400M424 382C436 376 448 384 444 392C440 402 428 400 424 408H448" opacity="0.6" />
    </g>
    <path d="M296 440H668V454H296Z" fill={wood.pale} />
    <path d="M580 432H602V440H580ZM340 432H356V440H340Z" fill={paper.white} />
  </>
);

/** The highest shelf, and books that have drunk. */
const Shelf = () => (
  <>
    <path d="M736 232H966V246H736Z" fill={wood.pale} />
    <path d="M752 246L766 282H780V246ZM926 246L940 282H954V246Z" fill={wood.deep} />
    <path d="M750 232V150H778V232ZM812 232V162C820 156 836 156 844 162V232Z" fill={cloth.maroon} />
    <path d="M780 232V158C790 150 802 150 810 158V232Z" fill={cloth.cream} />
    <path d="M846 232V146H872V232Z" fill={cloth.teal} />
    <path d="M880 232L898 152L926 158L908 232Z" fill={cloth.mangoShade} />
    <path d="M912 232C914 212 956 212 958 232Z" fill={paper.grey} />
    <path d="M754 168H774M850 164H868M816 178H840" stroke={marigold.soft} strokeWidth="4" />
  </>
);

/** A school bench, half drowned; its seat at y. */
const Bench = ({ y, left, right }: { y: number; left: number; right: number }) => {
  const thick = 10 + (y - 540) * 0.05;
  return (
    <>
      <path d={`M${left + 6} ${y + thick * 3.4}H${right - 6}L${right - 20} ${y + thick * 5}H${left + 20}Z`} fill={silt.ink} opacity="0.5" />
      <path
        d={`M${left + 20} ${y}v${thick * 4}h${thick * 1.4}v${-thick * 4}ZM${right - 20 - thick * 1.4} ${y}v${thick * 4}h${thick * 1.4}v${-thick * 4}Z`}
        fill={wood.ink}
      />
      <path d={`M${left} ${y}H${right}v${thick * 1.5}H${left}Z`} fill={wood.deep} />
      <path d={`M${left} ${y}H${right}v${thick * 0.5}H${left}Z`} fill={wood.pale} />
    </>
  );
};
