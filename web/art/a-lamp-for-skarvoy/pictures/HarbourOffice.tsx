import { Drift } from '../../shared/Drift.tsx';
import { Place, type Placed, Scene, Wash } from '../../shared/Scene.tsx';
import { knit, lights, paint, pine, rock, tar, wool } from '../parts/colours.ts';
import { Cup } from '../parts/Hall.tsx';
import { Gudrun } from '../parts/Islander.tsx';
import { Flag } from '../parts/Wind.tsx';

/** A tiny office full of hats that the sea gave back; two columns of strokes that disagree. */
export const HarbourOffice = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#5c7d86'],
        [1, '#7f9ea3'],
      ]}
    />
    <path d={Array.from({ length: 15 }, (_, n) => `M${n * 86} -10V660`).join('')} stroke="#4b6a73" strokeWidth="3" opacity="0.6" />
    <WindyWindow />
    <path d="M-20 90H560V108H-20ZM-20 250H380V268H-20Z" fill={pine.mid} />
    {HATS.map(([x, y, fill, kind]) => (
      <Hat key={`${x}${y}`} x={x} y={y} fill={fill} kind={kind} />
    ))}
    <Place x={84} y={0}>
      <Board />
    </Place>
    <Gudrun x={334} y={850} size={1.9} right={[98, -168]} left={[20, -96]} tilt={-4} />
    <path d="M-20 720H1220V770H-20Z" fill={pine.soft} />
    <path d="M-20 720H1220V732H-20Z" fill={pine.pale} />
    <path d="M-20 770H1220V920H-20Z" fill={pine.mid} />
    <path d="M80 790H380V900H80ZM440 790H740V900H440ZM800 790H1100V900H800Z" fill="none" stroke={pine.deep} strokeWidth="6" />
    <path d="M212 840h36M572 840h36M932 840h36" stroke={paint.ochre} strokeWidth="12" strokeLinecap="round" />
    <path d="M640 700L700 640H900L950 700L930 720H650Z" fill="#f8f2e2" />
    <path d="M800 642L796 718M712 660H784M700 676H780M690 692H778M816 660H890M812 676H902M810 692H914" stroke={rock.soft} strokeWidth="4" />
    <Cup x={1050} y={720} size={1.5} />
  </Scene>
);

const WindyWindow = () => (
  <>
    <path d="M690 50H1160V420H690Z" fill={paint.white} />
    <Wash
      d="M708 68H1142V402H708Z"
      stops={[
        [0, '#7fa6bb'],
        [0.7, '#cfe0df'],
        [1, '#e2eae2'],
      ]}
    />
    <path d="M708 300H1142V402H708Z" fill={lights.spring.sea[1]} />
    <path
      d="M708 318q40 -12 80 0t80 0t80 0t80 0t80 0t34 0M708 352q50 -14 100 0t100 0t100 0t134 0"
      stroke="#e8f1f0"
      strokeWidth="4"
      fill="none"
    />
    <path d="M780 402V90M930 402V120M1064 402V150" stroke={tar.mid} strokeWidth="8" />
    <Flag x={782} y={124} fill={paint.red} length={120} />
    <Flag x={932} y={156} fill={paint.ochre} length={110} />
    <Flag x={1066} y={186} fill={paint.blue} length={76} />
    <path d="M925 68V402M708 236H1142" stroke={paint.white} strokeWidth="13" />
    <path d="M670 416H1180V436H670Z" fill={pine.mid} />
  </>
);

/** Twelve strokes on one side, four on the other. */
const Board = () => (
  <>
    <path d="M388 336H650V620H388Z" fill={pine.deep} />
    <path d="M402 350H636V606H402Z" fill="#2c3a38" />
    <path d="M520 362V594M416 394H624" stroke="#dfe8e4" strokeWidth="4" opacity="0.8" />
    <path
      d="M430 424v44M446 424v44M462 424v44M478 424v44M422 462l66 -32M430 490v44M446 490v44M462 490v44M478 490v44M422 528l66 -32M436 556v36M456 556v36"
      stroke="#f5f3e6"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M546 424v44M566 424v44M586 424v44M606 424v44" stroke={paint.ochre} strokeWidth="5" strokeLinecap="round" />
    <path d="M440 380q12 -16 24 0q12 -16 24 0M566 384v-16M556 368h20" stroke="#f5f3e6" strokeWidth="4" fill="none" strokeLinecap="round" />
  </>
);

type Kind = 'bowler' | 'straw' | 'bobble' | 'cap' | 'mitre';
const HATS: readonly (readonly [number, number, string, Kind])[] = [
  [70, 126, tar.mid, 'bowler'],
  [190, 128, wool.soft, 'straw'],
  [310, 124, knit.rust, 'bobble'],
  [420, 128, knit.blue, 'cap'],
  [516, 124, knit.moss, 'bobble'],
  [70, 290, paint.red, 'bobble'],
  [186, 290, '#6b3f6b', 'mitre'],
  [300, 292, knit.sand, 'straw'],
];

const SHAPES: Readonly<Record<Kind, string>> = {
  bowler: 'M-48 44C-30 34 30 34 48 44C34 54 -34 54 -48 44ZM-28 40C-30 2 -16 -6 0 -6S30 2 28 40Z',
  straw: 'M-58 44C-36 34 36 34 58 44C40 54 -40 54 -58 44ZM-28 40L-24 6H24L28 40Z',
  bobble: 'M-34 50C-38 6 -18 -4 0 -4S38 6 34 50ZM-12 -10a12 12 0 1 0 24 0a12 12 0 1 0 -24 0',
  cap: 'M-36 40C-38 6 30 2 34 36L56 46C48 54 30 50 20 48C0 42 -20 42 -36 48Z',
  mitre: 'M-34 54C-40 10 -20 -20 0 -44C20 -20 40 10 34 54Z',
};

const Hat = ({ fill, kind, ...place }: Placed & { fill: string; kind: Kind }) => (
  <Place {...place}>
    <path d="M0 -30V6M-8 -22H8" stroke={tar.deep} strokeWidth="6" strokeLinecap="round" />
    <Drift isSwinging>
      <path d={SHAPES[kind]} fill={fill} />
      <path
        d={kind === 'mitre' ? 'M0 -30V48M-32 34H32' : 'M-28 32C-10 38 12 38 29 32'}
        stroke={kind === 'mitre' ? paint.ochre : '#00000040'}
        strokeWidth="8"
        fill="none"
      />
    </Drift>
  </Place>
);
