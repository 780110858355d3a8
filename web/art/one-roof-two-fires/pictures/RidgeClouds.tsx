import { wood } from '../../shared/palette.ts';
import { Scene } from '../../shared/Scene.tsx';
import { CloudStrip } from '../../shared/Sky.tsx';
import { CourtWall } from '../parts/CourtWall.tsx';
import { Bina } from '../parts/Folk.tsx';
import { Hills, SnowField } from '../parts/Hills.tsx';
import { House } from '../parts/House.tsx';

/** Cloud comes over the mountains; a bride beside a row of new benches looks up at it. */
export const RidgeClouds = () => (
  <Scene>
    <Hills down={-84} />
    <CloudStrip x={-120} y={170} width={760} fill="#dfe6f0" />
    <CloudStrip x={420} y={110} width={900} fill="#c3cddd" />
    <CloudStrip x={100} y={90} width={620} fill="#aeb9cd" opacity={0.9} />
    <CloudStrip x={700} y={230} width={560} fill="#eef2f8" opacity={0.9} />
    <House hasBackWing={false} />
    <SnowField y={550} />
    <CourtWall />
    <Bench x={120} y={690} />
    <Bench x={90} y={770} />
    <Bench x={60} y={856} />
    <Bench x={800} y={690} />
    <Bench x={830} y={770} />
    <Bina x={890} y={886} size={1.62} isMirrored tilt={-24} front={[16, -132]} back={[2, -128]} />
  </Scene>
);

const Bench = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={`M${x + 20} ${y}V${y + 52}M${x + 260} ${y}V${y + 52}`} stroke={wood.dark} strokeWidth="13" />
    <path d={`M${x} ${y - 12}H${x + 280}V${y + 6}H${x}Z`} fill={wood.pale} />
    <path d={`M${x} ${y + 6}H${x + 280}V${y + 14}H${x}Z`} fill={wood.mid} />
  </>
);
