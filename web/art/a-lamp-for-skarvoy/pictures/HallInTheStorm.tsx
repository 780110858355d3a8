import { Glow, Place, Scene, Wash } from '../../shared/Scene.tsx';
import { face, knit, lamp, paint, pine, rock, tar, wool } from '../parts/colours.ts';
import { Bishop } from '../parts/Flock.tsx';
import { Candle, HallRoom, Kettle, LongTable } from '../parts/Hall.tsx';
import { Aksel, Amina, Gudrun, Hanna, Imran, Islander, Jonas, Petur, Runa, Sverri } from '../parts/Islander.tsx';

/** Six o’clock: the lamps are out, and one torch looks for the kettle. */
export const HallDark = () => (
  <Scene>
    <HallRoom light="dark" outside="night" />
    <Place x={-60} y={0}>
      <path d="M880 250H1090V660H880Z" fill="#050608" />
      <path d="M894 264H1076V650H894Z" fill="#26344a" />
      <path d="M894 470H1076V650H894Z" fill="#16202e" />
      <path
        d="M920 280l-14 44M970 300l-16 50M1030 280l-14 44M1060 360l-16 50M930 400l-14 44M1000 420l-14 44"
        stroke="#8fa3b8"
        strokeWidth="3"
        opacity="0.6"
      />
    </Place>
    <Bishop x={930} y={668} size={1.1} isMirrored isWet coat="#8c8578" />
    <Crowd />
    <LongTable y={700} isDim />
    <path d="M-20 640H1220V920H-20Z" fill="#05070a" opacity="0.45" />
    <Wash
      isSideways
      d="M424 560L900 500V790L428 608Z"
      stops={[
        [0, lamp.pale, 0.5],
        [0.6, lamp.pale, 0.22],
        [1, lamp.pale, 0],
      ]}
    />
    <Glow x={700} y={690} r={250} colour={lamp.pale} strength={0.75} />
    <Kettle x={700} y={728} size={1.5} />
    <path d="M672 736C620 760 600 752 550 772" stroke={tar.ink} strokeWidth="6" fill="none" />
    <Islander
      x={270}
      y={872}
      size={1.7}
      dress="coat"
      fill="#2f3b4a"
      cover="hood"
      coverFill="#243a3a"
      tone={face.brown}
      right={[62, -162]}
      rim={lamp.pale}
    />
    <path d="M370 576L410 566L414 602L372 610Z" fill={rock.soft} />
    <path d="M410 560L426 554L430 612L414 606Z" fill={lamp.core} />
  </Scene>
);

/** Heads in the dark, seen only as shapes. */
const Crowd = () => (
  <path
    d={[160, 480, 560, 640, 790, 1100]
      .map(
        (x, n) =>
          `M${x - 52} 720C${x - 50} ${600 + (n % 3) * 14} ${x - 30} ${570 + (n % 3) * 14} ${x - 16} ${562 + (n % 3) * 14}C${x - 40} ${500 + (n % 3) * 14} ${x + 40} ${500 + (n % 3) * 14} ${x + 16} ${562 + (n % 3) * 14}C${x + 30} ${570 + (n % 3) * 14} ${x + 50} ${600 + (n % 3) * 14} ${x + 52} 720Z`,
      )
      .join('')}
    fill="#0b0d11"
  />
);

/** Half past ten: tired faces by candle, and an old woman who knits. */
export const HallCandles = () => (
  <Scene>
    <HallRoom light="candles" outside="night" />
    <Glow x={620} y={600} r={620} colour={lamp.deep} strength={0.5} />
    <Petur x={540} y={800} size={1.3} right={[40, -104]} rim={lamp.pale} tilt={8} />
    <Jonas x={646} y={806} size={1.3} isMirrored right={[40, -104]} rim={lamp.pale} tilt={8} />
    <Imran x={756} y={812} size={1.34} isMirrored right={[44, -108]} rim={lamp.pale} tilt={4} />
    <Sverri x={976} y={826} size={1.4} isMirrored right={[36, -96]} rim={lamp.pale} tilt={10} />
    <Runa x={866} y={816} size={1.4} isMirrored right={[44, -112]} rim={lamp.pale} tilt={10} />
    <LongTable y={700} isDim />
    <Candle x={500} y={716} size={1.2} glow={190} />
    <Candle x={820} y={716} size={1.2} glow={190} />
    <Candle x={960} y={728} size={1.1} glow={150} />
    <Kettle x={640} y={730} size={1.2} />
    <Place x={96} y={-50}>
      <Chair />
    </Place>
    <Hanna x={326} y={830} size={2} isSeated right={[66, -108]} left={[54, -96]} tilt={12} rim={lamp.pale} />
    <Place x={96} y={-50}>
      <Knitting />
    </Place>
  </Scene>
);

const Chair = () => <path d="M140 600H160V900H140ZM160 790H300V810H160ZM284 810H300V900H284Z" fill={pine.ink} />;

const Knitting = () => (
  <>
    <path d="M318 700L420 640M326 716L424 712" stroke={rock.pale} strokeWidth="7" strokeLinecap="round" />
    <path
      d="M330 706C350 690 384 676 404 672L412 716C404 760 396 790 400 826C376 836 352 830 334 820C340 780 336 740 330 706Z"
      fill={knit.teal}
    />
    <path
      d="M338 740C360 730 384 728 406 730M338 766C360 758 384 756 402 758M338 792C360 786 384 784 398 786"
      stroke={wool.white}
      strokeWidth="5"
      strokeDasharray="0.1 10"
      strokeLinecap="round"
    />
    <path d="M400 826C440 850 470 820 500 856" stroke={knit.teal} strokeWidth="4" fill="none" />
    <circle cx="520" cy="866" r="30" fill={knit.teal} />
    <path d="M498 856q22 -18 44 0M496 870q24 -16 48 0" stroke="#1c5654" strokeWidth="4" fill="none" />
  </>
);

/** Ten to midnight: raised hands, and the first steam. */
export const HallVote = () => (
  <Scene>
    <HallRoom light="candles" outside="night" />
    <Glow x={600} y={560} r={700} colour={lamp.mid} strength={0.5} />
    {BACK.map(([x, y, fill, tone, isUp], n) => (
      <Islander
        key={x}
        x={x}
        y={y}
        size={1.16}
        fill={fill}
        yoke={n % 2 ? undefined : wool.white}
        tone={tone}
        hair={n % 3 ? wool.dark : '#b98d52'}
        cover={n % 3 === 1 ? 'bun' : 'short'}
        cap={n === 3 ? paint.redDeep : undefined}
        right={isUp ? [34, -262] : [34, -94]}
        rim={lamp.pale}
        isMirrored={x > 600}
      />
    ))}
    <Gudrun x={240} y={838} size={1.5} right={[58, -190]} left={[40, -110]} rim={lamp.pale} />
    <path d="M312 542l24 -34" stroke={paint.ochre} strokeWidth="7" strokeLinecap="round" />
    <Amina x={520} y={800} size={1.34} right={[34, -264]} rim={lamp.pale} />
    <Aksel x={700} y={802} size={1.36} isMirrored right={[34, -264]} rim={lamp.pale} />
    <Runa x={850} y={812} size={1.44} isMirrored right={[40, -108]} left={[30, -104]} rim={lamp.pale} tilt={-8} />
    <Sverri x={968} y={832} size={1.46} isMirrored right={[64, -132]} rim={lamp.pale} tilt={6} />
    <path d="M878 640l-16 -30" stroke={tar.ink} strokeWidth="8" strokeLinecap="round" />
    <LongTable y={704} isDim />
    <Candle x={260} y={730} size={1.2} glow={200} />
    <Candle x={440} y={720} size={1.2} glow={180} />
    <Candle x={770} y={720} size={1.2} glow={180} />
    <Candle x={920} y={728} size={1.2} glow={200} />
    <Kettle x={604} y={740} size={1.5} steam={190} />
    <Bishop x={372} y={836} size={1.15} isWet coat="#b9a68c" />
  </Scene>
);

const BACK = [
  [240, 730, knit.rust, face.fair, true],
  [330, 716, knit.grey, face.deep, false],
  [424, 722, knit.plum, face.ruddy, true],
  [606, 716, knit.moss, face.brown, true],
  [786, 722, knit.teal, face.fair, false],
  [880, 716, knit.sand, face.deep, true],
  [980, 730, knit.blue, face.ruddy, false],
] as const;
