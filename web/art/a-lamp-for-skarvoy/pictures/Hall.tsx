import { Glow, Scene } from '../../shared/Scene.tsx';
import { face, knit, lamp, paint, pine, rock, wool } from '../parts/colours.ts';
import { Cup, HallRoom, Kettle, LongTable, Sheet } from '../parts/Hall.tsx';
import { Aksel, Amina, Gudrun, Hanna, Imran, Islander, Jonas, Petur, Runa } from '../parts/Islander.tsx';

/** The first meeting: everybody round the table, the baker with his page, the kettle between them. */
export const HallSpring = () => (
  <Scene>
    <HallRoom light="day" outside="spring" />
    <Gudrun x={170} y={846} size={1.42} right={[60, -104]} left={[40, -100]} />
    <Amina x={302} y={820} size={1.34} right={[54, -104]} left={[30, -104]} />
    <Jonas x={424} y={826} size={1.34} right={[52, -106]} left={[34, -104]} />
    <Aksel x={600} y={812} size={1.6} right={[62, -196]} left={[-46, -110]} />
    <Sheet x={708} y={470} size={1.3} turn={-6} rows={5} />
    <Imran x={826} y={822} size={1.34} isMirrored right={[54, -106]} left={[30, -106]} />
    <Petur x={942} y={828} size={1.38} isMirrored right={[54, -104]} left={[32, -104]} />
    <Hanna x={1068} y={848} size={1.42} isMirrored right={[50, -112]} left={[30, -104]} />
    <LongTable y={700} />
    <Cup x={250} y={722} size={1.1} />
    <Cup x={396} y={716} size={1.1} />
    <Cup x={840} y={716} size={1.1} isMirrored />
    <Cup x={1000} y={724} size={1.1} isMirrored />
    <Kettle x={600} y={728} size={1.25} steam={120} />
    <CrateOfCups />
  </Scene>
);

/** The cups that somebody came to return. */
const CrateOfCups = () => (
  <>
    {[150, 196, 242, 288].map((x) => (
      <Cup key={x} x={x} y={842} size={1.3} fill={x === 196 ? '#d9e4ea' : paint.white} />
    ))}
    <path d="M116 826H326L316 920H126Z" fill={pine.soft} />
    <path d="M116 826H326V842H117ZM122 872H320V886H124Z" fill={pine.mid} />
  </>
);

/** The night of the dance: the folder under its lamp, the dancers through the door. */
export const HallNight = () => (
  <Scene>
    <HallRoom light="lamps" outside="night" />
    <DanceDoor />
    <path d="M330 -20V200" stroke={rock.ink} strokeWidth="6" />
    <Glow x={330} y={300} r={430} colour={lamp.mid} strength={0.8} />
    <path d="M236 262C250 214 290 196 330 196S410 214 424 262Z" fill={paint.green} />
    <path d="M262 262H398L384 278H276Z" fill={lamp.core} />
    <LongTable y={640} isDim />
    <Glow x={330} y={676} r={380} colour={lamp.pale} strength={0.6} squash={0.28} />
    <Folder />
    <Cup x={560} y={684} size={1.5} />
    <path d="M150 676l96 -20l5 8l-96 22Z" fill={paint.ochre} />
    <path d="M150 676l-14 10l19 0Z" fill={wool.dark} />
  </Scene>
);

const Folder = () => (
  <>
    <path d="M196 686L232 562H440L480 686Z" fill={paint.blue} />
    <path d="M212 676L244 548H432L466 676Z" fill="#efe9da" />
    <path d="M212 666L244 538H432L466 666Z" fill="#fffaf0" />
    <path d="M340 538V666" stroke={rock.pale} strokeWidth="3" />
    <path
      d={Array.from({ length: 8 }, (_, n) => `M${258 - n * 3} ${556 + n * 13}H${322 - n}M${356 + n} ${556 + n * 13}H${420 + n * 3}`).join(
        '',
      )}
      stroke={rock.soft}
      strokeWidth="4"
    />
    <path d="M404 596l34 -5M250 622l44 3" stroke={paint.red} strokeWidth="5" strokeLinecap="round" />
  </>
);

const DanceDoor = () => (
  <>
    <path d="M690 120H1110V650H690Z" fill={pine.ink} />
    <path d="M712 140H1088V640H712Z" fill="#e9a64b" />
    <Glow x={900} y={300} r={330} colour={lamp.pale} strength={0.9} />
    <path d="M712 176C800 206 1000 206 1088 176" stroke={pine.ink} strokeWidth="4" fill="none" />
    {[760, 830, 900, 970, 1040].map((x, n) => (
      <circle key={x} cx={x} cy={194 + (n % 2 ? 2 : -2)} r="9" fill={lamp.core} />
    ))}
    <Islander
      x={786}
      y={648}
      size={1.12}
      fill={knit.rust}
      yoke={wool.white}
      cover="bun"
      dress="skirt"
      legs={knit.blue}
      tone={face.fair}
      right={[64, -186]}
      left={[-52, -150]}
      tilt={-8}
    />
    <Islander
      x={900}
      y={640}
      size={1.12}
      fill={knit.blue}
      yoke={wool.white}
      isMirrored
      tone={face.brown}
      hair={wool.dark}
      right={[58, -186]}
      left={[-50, -156]}
      tilt={-8}
    />
    <Hanna x={1000} y={650} size={1.2} isMirrored right={[54, -176]} left={[-50, -150]} tilt={-6} />
    <path d="M664 120H712V650H664Z" fill={pine.deep} />
  </>
);

const SITTING = [
  [110, 796, knit.blue, wool.white, face.ruddy],
  [214, 780, knit.rust, undefined, face.fair],
  [320, 768, knit.grey, paint.red, face.deep],
  [880, 768, knit.plum, undefined, face.fair],
  [986, 780, knit.moss, '#e4d9a8', face.brown],
  [1092, 796, knit.teal, undefined, face.ruddy],
] as const;

/** The feast of lamps, and two halves that do not sing together. */
export const HallFeast = () => (
  <Scene>
    <HallRoom light="lamps" outside="winter" />
    <Glow x={600} y={330} r={620} colour={lamp.deep} strength={0.45} />
    <path d="M60 120C240 200 420 200 600 130C780 200 960 200 1140 120" stroke={pine.ink} strokeWidth="4" fill="none" />
    {LAMPS.map(([x, y]) => (
      <HangingLamp key={x} x={x} y={y} />
    ))}
    <Amina x={520} y={770} size={1.34} right={[36, -92]} />
    <Runa x={622} y={782} size={1.4} right={[36, -96]} rim={lamp.pale} />
    <Imran x={716} y={768} size={1.34} isMirrored right={[34, -92]} />
    {SITTING.map(([x, y, fill, yoke, tone], n) => (
      <Islander
        key={x}
        x={x}
        y={y}
        size={1.36}
        fill={fill}
        yoke={yoke}
        tone={tone}
        hair={n % 2 ? wool.dark : '#8d5b34'}
        cover={n === 1 || n === 3 ? 'bun' : 'short'}
        cap={n === 0 ? '#5a2d2a' : undefined}
        isSeated
        isMirrored={x < 600}
        right={[50, -84]}
        left={[40, -80]}
        rim={lamp.pale}
        tilt={4}
      />
    ))}
    <path d="M-20 800H400V824H-20ZM800 800H1220V824H800Z" fill={pine.soft} />
    <path d="M20 824H48V920H20ZM350 824H378V920H350ZM822 824H850V920H822ZM1152 824H1180V920H1152Z" fill={pine.deep} />
    <Cake />
  </Scene>
);

const LAMPS = [
  [120, 146],
  [230, 172],
  [340, 182],
  [450, 170],
  [560, 142],
  [640, 142],
  [750, 170],
  [860, 182],
  [970, 172],
  [1080, 146],
] as const;

const HangingLamp = ({ x, y }: { x: number; y: number }) => (
  <>
    <Glow x={x} y={y + 22} r={90} colour={lamp.mid} strength={0.85} />
    <path d={`M${x - 15} ${y + 6}H${x + 15}L${x + 12} ${y + 40}H${x - 12}Z`} fill={lamp.pale} />
    <path
      d={`M${x} ${y + 14}C${x + 7} ${y + 24} ${x + 5} ${y + 34} ${x} ${y + 35}C${x - 5} ${y + 34} ${x - 7} ${y + 24} ${x} ${y + 14}Z`}
      fill="#fffdf2"
    />
    <path d={`M${x - 17} ${y + 2}H${x + 17}V${y + 8}H${x - 17}ZM${x - 14} ${y + 38}H${x + 14}V${y + 44}H${x - 14}Z`} fill={pine.ink} />
  </>
);

const Cake = () => (
  <>
    <path d="M540 830H660L676 920H524Z" fill={pine.mid} />
    <path d="M516 822H684V838H516Z" fill={pine.pale} />
    <path d="M548 786C548 776 652 776 652 786V820H548Z" fill={wool.white} />
    <path
      d="M548 786C560 800 574 786 586 798C600 786 612 802 626 790C638 800 648 790 652 786V794C640 806 628 800 618 806C604 800 590 808 578 802C564 808 554 802 548 794Z"
      fill={paint.red}
    />
  </>
);

/** March: no quarrel, and sun on every face. */
export const HallMarch = () => (
  <Scene>
    <HallRoom light="sun" outside="washed" />
    <path d="M150 170H370L620 700H300ZM830 170H1050L1220 600V700H980Z" fill="#fff6d8" opacity="0.3" />
    <Jonas x={150} y={832} size={1.34} right={[50, -106]} left={[34, -104]} tilt={-4} />
    <Petur x={270} y={826} size={1.36} right={[52, -104]} left={[34, -104]} />
    <Runa x={392} y={824} size={1.42} right={[56, -112]} left={[32, -110]} tilt={-6} />
    <Gudrun x={588} y={812} size={1.56} right={[58, -150]} left={[40, -140]} />
    <Sheet x={686} y={572} size={1.15} turn={10} rows={6} />
    <Aksel x={834} y={822} size={1.38} isMirrored right={[54, -106]} left={[30, -106]} />
    <Hanna x={950} y={836} size={1.44} isMirrored right={[50, -112]} left={[30, -104]} />
    <Amina x={1068} y={834} size={1.34} isMirrored right={[50, -104]} left={[30, -104]} />
    <LongTable y={700} />
    <Kettle x={480} y={728} size={1.15} steam={90} />
    <Cup x={230} y={722} size={1.1} />
    <Cup x={760} y={718} size={1.1} isMirrored />
    <path
      d="M900 728C894 700 906 690 900 660M900 700C916 690 926 690 934 676M900 690C888 682 880 676 876 664"
      stroke={paint.green}
      strokeWidth="5"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M886 700H914L908 732H892Z" fill={paint.blue} />
    <circle cx="900" cy="654" r="11" fill={paint.ochre} />
    <circle cx="938" cy="672" r="9" fill={paint.ochre} />
    <circle cx="872" cy="660" r="9" fill={paint.white} />
  </Scene>
);
