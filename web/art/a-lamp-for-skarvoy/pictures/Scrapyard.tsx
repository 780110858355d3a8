import { Place, type Placed, Scene } from '../../shared/Scene.tsx';
import { scatter, tidy } from '../../shared/shapes.ts';
import { knit, lamp, paint, rock, tar, tin, wool } from '../parts/colours.ts';
import { NorthSea } from '../parts/Island.tsx';
import { Aksel } from '../parts/Islander.tsx';

/** Old machines above the harbour of a town, low sun, and sandwiches on a washing machine. */
export const Scrapyard = () => (
  <Scene>
    <NorthSea hour="evening" horizon={420} />
    <Town />
    <path d="M-20 560C300 530 700 560 1220 540V920H-20Z" fill="#7d6a55" />
    <path d="M-20 690C400 660 800 700 1220 676V920H-20Z" fill="#64543f" />
    <path
      d={scatter(34, 3)
        .map(([u, v]) => `M${tidy(u * 1200)} ${tidy(580 + v * 310)}h${tidy(14 + 30 * v)}`)
        .join('')}
      stroke="#4c3f30"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <Machine x={90} y={640} size={1.1} fill="#b7c2c4" />
    <Machine x={216} y={652} size={1.1} fill="#9cb1a8" isOpen />
    <Machine x={100} y={520} size={1} fill="#cbb58c" />
    <Fridge x={344} y={656} />
    <Machine x={1000} y={648} size={1.1} fill="#8fa7b5" isOpen />
    <Machine x={1124} y={640} size={1.1} fill="#c7c9c2" />
    <Fridge x={886} y={650} />
    <Piano x={1060} y={530} />
    <path d="M420 620m-60 0a60 60 0 1 0 120 0a60 60 0 1 0 -120 0" fill="none" stroke={tar.mid} strokeWidth="14" />
    <path d="M420 560V680M360 620H480M378 578L462 662M462 578L378 662" stroke={tin.deep} strokeWidth="4" />
    <Machine x={700} y={870} size={1.9} fill="#eef1ee" />
    <path d="M590 630H810L800 650H600Z" fill={wool.white} />
    <path d="M604 634l40 -30l44 30ZM664 632l40 -32l44 32Z" fill="#e9c88c" />
    <path d="M610 632h74M670 630h74" stroke={paint.green} strokeWidth="7" />
    <path d="M764 596h34v38h-34Z" fill={paint.red} />
    <path d="M768 586h26v10h-26Z" fill={tar.mid} />
    <Aksel x={500} y={866} size={2} apron={undefined} cap={knit.rust} right={[74, -128]} left={[60, -112]} rim={lamp.pale} />
  </Scene>
);

const Town = () => (
  <>
    <path d="M-20 470C160 440 320 450 420 470C440 490 440 520 420 560H-20Z" fill="#4d5a6d" />
    {[20, 74, 130, 190, 250, 310].map((x, n) => (
      <g key={x}>
        <path d={`M${x} ${470 - (n % 3) * 12}v-50l24 -24l24 24v60h-48Z`} fill={[paint.red, paint.ochre, '#d9d6cb', paint.blue][n % 4]} />
        <path d={`M${x + 14} ${440 - (n % 3) * 12}h9v11h-9ZM${x + 28} ${440 - (n % 3) * 12}h9v11h-9Z`} fill={lamp.mid} />
      </g>
    ))}
    <path d="M380 470H640V482H380Z" fill={rock.deep} />
    <path d="M560 470V360L630 340M560 362L524 372M630 340V380" stroke={rock.deep} strokeWidth="7" fill="none" />
    <path d="M420 470l10 -30h70l14 30Z" fill={paint.white} />
  </>
);

const Machine = ({ fill, isOpen = false, ...place }: Placed & { fill: string; isOpen?: boolean }) => (
  <Place {...place}>
    <path d="M-52 -120H52V0H-52Z" fill={fill} />
    <path d="M-52 -120H-36V0H-52Z" fill="#00000022" />
    <path d="M-52 -120H52V-96H-52Z" fill="#00000018" />
    <circle cx="30" cy="-108" r="7" fill={tar.mid} />
    <path d="M-42 -112H-12V-104H-42Z" fill={tar.soft} />
    <circle cx="0" cy="-50" r="34" fill={tin.deep} />
    <circle cx="0" cy="-50" r="26" fill={isOpen ? tar.ink : '#54707c'} />
    {!isOpen && <path d="M-14 -62C-8 -72 4 -72 10 -66" stroke="#ffffff" strokeWidth="5" opacity="0.7" fill="none" strokeLinecap="round" />}
    <path d="M-30 -6l8 -10M26 -4l6 -14M40 -70l6 20" stroke="#9c5a2e" strokeWidth="5" strokeLinecap="round" opacity="0.8" />
  </Place>
);

const Fridge = (place: Placed) => (
  <Place {...place}>
    <path d="M-46 -190H46V0H-46Z" fill="#d7dccf" />
    <path d="M-46 -190H-30V0H-46Z" fill="#00000020" />
    <path d="M-46 -130H46" stroke={rock.mid} strokeWidth="4" />
    <path d="M34 -170V-142M34 -118V-70" stroke={tar.mid} strokeWidth="7" strokeLinecap="round" />
    <path d="M-20 -20l10 -14M10 -8l8 -16" stroke="#9c5a2e" strokeWidth="5" strokeLinecap="round" />
  </Place>
);

const Piano = (place: Placed) => (
  <Place {...place}>
    <path d="M-100 -110H60L40 0H-100Z" fill="#4a2d20" />
    <path d="M-100 -110H60L56 -92H-100Z" fill="#6b4430" />
    <path d="M-94 -60H40L36 -40H-94Z" fill={wool.white} />
    <path d="M-76 -60v13M-56 -60v13M-36 -60v13M-16 -60v13M4 -60v13M24 -60v13" stroke={tar.ink} strokeWidth="8" />
  </Place>
);
