import { SeatedBack } from '../../shared/FromBehind.tsx';
import { Lantern } from '../../shared/Lantern.tsx';
import { Mala } from '../../shared/Person.tsx';
import { cloth, green, marigold, night, paper, silt, skin, wood } from '../../shared/palette.ts';
import { Glints, Reflection, River } from '../../shared/River.tsx';
import { Cut, Glow, Scene, Wash } from '../../shared/Scene.tsx';

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
    <Glow x={760} y={250} r={660} colour={marigold.mid} strength={0.72} squash={0.8} />
    <Window />
    <Board />
    <Shelf />
    <Glow x={836} y={260} r={240} colour={marigold.pale} strength={0.6} />
    <path d="M836 104V206" stroke="#1f1419" strokeWidth="5" />
    <Lantern x={836} y={200} size={1.7} light="amber" glow={90} />
    <Mala x={724} y={560} size={1.32} lamp="none" isMirrored rim={marigold.pale} />
    <path d="M640 266L626 256" stroke={paper.white} strokeWidth="9" strokeLinecap="round" />
    <River y={506} colours={['#a5754e', silt.soft, '#7d563f', silt.mid, silt.deep]} swell={0.55} />
    <Wash
      d="M-20 506H1220V920H-20Z"
      stops={[
        [0, marigold.mid, 0.34],
        [0.5, silt.ink, 0.1],
        [1, silt.ink, 0.7],
      ]}
    />
    <Reflection x={716} y={520} to={850} colour={marigold.pale} width={110} opacity={0.75} />
    <path d="M290 512H600L592 544H298Z" fill={green.deep} opacity="0.45" />
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
    <path d="M872 300H976V452H872Z" fill={night.dark} />
    <path d="M872 300H976V452H872Z" fill="none" stroke="#2c1b1b" strokeWidth="12" />
    <path d="M906 300V452M942 300V452" stroke="#2c1b1b" strokeWidth="6" />
  </>
);

const Board = () => (
  <>
    <Cut d="M262 226H626V452H262Z" fill={wood.mid} />
    <path d="M276 240H612V438H276Z" fill={green.deep} />
    <path d="M276 240H612L276 350Z" fill={green.mid} opacity="0.5" />
    <g fill="none" stroke={paper.warm} strokeWidth="5" strokeLinecap="round">
      <path d="M306 268V300M322 268V300M338 268V300M354 268V300M298 294L362 274M392 284H416M404 272V296M446 268V300M462 268V300M478 268V300M508 278H536M508 290H536" />
      <path d="M306 330V362M322 330V362M354 346H374M398 330V362M428 340H450M428 352H450M480 330V362" opacity="0.85" />
      <path d="M306 394V420M322 394V420M338 394V420M368 407H388M378 396V418" opacity="0.55" />
    </g>
    <path d="M398 380C450 370 520 372 560 384L556 428C500 420 440 424 402 430Z" fill={paper.white} opacity="0.12" />
    <path d="M262 446H626V460H262Z" fill={wood.pale} />
    <path d="M540 438H562V446H540ZM306 438H322V446H306Z" fill={paper.white} />
  </>
);

/** The highest shelf, and books that have drunk. */
const Shelf = () => (
  <g transform="translate(-414 -38)">
    <path d="M690 232H1030V246H690Z" fill={wood.pale} />
    <path d="M716 246L730 264H744V246ZM976 246L990 264H1004V246Z" fill={wood.deep} />
    <path d="M720 232V160H748V232ZM812 232V166C820 160 836 160 844 166V232Z" fill={cloth.maroon} />
    <path d="M750 232V166C760 158 772 158 780 166V232ZM934 232V170C944 162 960 162 968 170V232Z" fill={cloth.cream} />
    <path d="M782 232V154H810V232Z" fill={cloth.indigo} />
    <path d="M846 232V156H872V232Z" fill={cloth.teal} />
    <path d="M880 232L898 160L926 166L908 232Z" fill={cloth.mangoShade} />
    <path d="M972 232C974 212 1016 212 1018 232Z" fill={paper.grey} />
    <path d="M724 176H744M850 172H868M816 184H840M786 170H806" stroke={marigold.soft} strokeWidth="4" />
  </g>
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
