import { Splashes } from '../../shared/Rain.tsx';
import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { scatter, tidy } from '../../shared/shapes.ts';
import { RowingBoat } from '../parts/Boats.tsx';
import { face, knit, lamp, paint, pine, rock, sea, tar, tin, wool } from '../parts/colours.ts';
import { Islander, Runa } from '../parts/Islander.tsx';

/** Inside the tarred boathouse: spray through the boards, one winch for two families, and a wall of fish boxes. */
export const Boathouse = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#14171b'],
        [1, '#2b2a28'],
      ]}
    />
    <path d={Array.from({ length: 17 }, (_, n) => `M${n * 74 + 10} -10V690`).join('')} stroke="#0b0d10" strokeWidth="6" />
    <path d="M10 120V560M306 40V420M750 60V640M972 100V500M1120 40V640" stroke="#5f7f8c" strokeWidth="4" opacity="0.75" />
    <Spray />
    <path d="M-20 30H1220V70H-20ZM120 70L20 220M1080 70L1180 220" stroke={tar.ink} strokeWidth="22" fill={pine.ink} />
    <path d="M600 50V190" stroke={tar.ink} strokeWidth="5" />
    <Glow x={600} y={230} r={520} colour={lamp.mid} strength={0.7} />
    <path d="M580 190H620L632 250H568Z" fill={lamp.pale} />
    <path d="M574 180H626V194H574ZM564 250H636V262H564ZM600 194V250" fill={tar.ink} stroke={tar.ink} strokeWidth="4" />
    <path d="M-20 680H1220V920H-20Z" fill="#3a2f26" />
    <path d="M-20 730H1220M-20 790H1220M-20 860H1220" stroke="#241c16" strokeWidth="5" />
    <path d="M180 790C340 760 560 800 760 778S1080 800 1160 790C1100 830 900 812 720 826S300 830 180 790Z" fill={sea.mid} opacity="0.75" />
    <Splashes count={26} area={[200, 780, 1140, 820]} />
    <Winch />
    <Islander
      x={300}
      y={850}
      size={1.55}
      fill={knit.rust}
      yoke={wool.white}
      legs={tar.mid}
      beard="#5f4630"
      tone={face.ruddy}
      right={[76, -120]}
      left={[60, -106]}
      tilt={8}
      rim={lamp.pale}
    />
    <Islander
      x={196}
      y={866}
      size={1.42}
      fill={knit.plum}
      cover="plaits"
      hair="#c18d4a"
      dress="skirt"
      legs={knit.grey}
      tone={face.fair}
      right={[62, -116]}
      tilt={6}
      rim={lamp.pale}
    />
    <Islander
      x={606}
      y={850}
      size={1.55}
      dress="coat"
      fill={knit.teal}
      cap={paint.red}
      tone={face.deep}
      isMirrored
      right={[74, -120]}
      left={[58, -106]}
      tilt={8}
      rim={lamp.pale}
    />
    <Islander
      x={706}
      y={866}
      size={1.42}
      fill={knit.blue}
      yoke={paint.ochre}
      legs={tar.deep}
      cover="bun"
      hair={wool.dark}
      tone={face.brown}
      isMirrored
      right={[62, -112]}
      tilt={6}
      rim={lamp.pale}
    />
    <Boxes />
    <Stores />
    <Runa x={912} y={872} size={1.7} right={[72, -176]} left={[60, -150]} rim={lamp.pale} tilt={-6} />
  </Scene>
);

/** The sea pushes through the gaps. */
const Spray = () => (
  <>
    {[
      [306, 430],
      [750, 300],
      [1120, 380],
    ].map(([x, y]) => (
      <g key={x}>
        <path
          d={`M${x} ${y! - 40}C${x! - 60} ${y! + 10} ${x! - 96} ${y! + 70} ${x! - 110} ${y! + 150}C${x! - 70} ${y! + 90} ${x! - 40} ${y! + 60} ${x} ${y! + 50}Z`}
          fill={sea.pale}
          opacity="0.5"
        />
        <path
          d={scatter(16, x)
            .map(([u, v]) => `M${tidy(x! - 20 - u * 130)} ${tidy(y! + 10 + v * 160)}h0`)
            .join('')}
          stroke={sea.foam}
          strokeWidth="8"
          strokeLinecap="round"
          opacity="0.8"
        />
      </g>
    ))}
  </>
);

const Winch = () => (
  <>
    <RowingBoat x={452} y={640} size={1.5} fill={paint.green} />
    <path d="M452 620V690" stroke={wool.soft} strokeWidth="5" />
    <path d="M396 870L420 690H484L508 870Z" fill={rock.deep} />
    <path d="M404 690a48 48 0 1 0 96 0a48 48 0 1 0 -96 0" fill={tin.deep} />
    <path d="M426 690a26 26 0 1 0 52 0a26 26 0 1 0 -52 0" fill={rock.ink} />
    <path d="M410 676q42 18 84 0M408 692q44 18 88 0M412 708q40 16 80 0" stroke={wool.soft} strokeWidth="6" fill="none" />
    <path d="M452 690L394 664M452 690L512 664" stroke={tar.ink} strokeWidth="9" strokeLinecap="round" />
  </>
);

const Boxes = () => (
  <>
    {[0, 1, 2, 3].flatMap((row) =>
      [0, 1].map((column) => {
        const x = 1010 + column * 116 - (row % 2 ? 26 : 0);
        const y = 800 - row * 74;
        return row === 3 && column === 0 ? null : (
          <g key={`${row}${column}`}>
            <path d={`M${x} ${y}h108v66h-108Z`} fill={row % 2 ? '#4f7d94' : '#c9c4ae'} />
            <path d={`M${x} ${y}h108v12h-108ZM${x + 36} ${y + 26}h36v12h-36Z`} fill="#00000033" />
          </g>
        );
      }),
    )}
  </>
);

const Stores = () => (
  <>
    <path d="M16 620H150V712H16Z" fill={pine.soft} stroke={pine.deep} strokeWidth="5" />
    <path d="M16 650H150M16 684H150" stroke={pine.deep} strokeWidth="4" />
    <path d="M40 560C36 540 110 540 106 560L118 620H28Z" fill={wool.soft} />
    <path d="M58 556l30 -12" stroke={pine.mid} strokeWidth="6" />
    <path d="M760 694H850V790H760Z" fill={paint.redDeep} />
    <path d="M790 694V640H880M806 694V650" stroke={tin.deep} strokeWidth="10" fill="none" />
    <circle cx="805" cy="740" r="24" fill={tin.deep} />
    <path d="M850 760C900 760 900 800 940 806" stroke={tar.ink} strokeWidth="14" fill="none" />
  </>
);
