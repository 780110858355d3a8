import { Rain } from '../../shared/Rain.tsx';
import { Reflection } from '../../shared/River.tsx';
import { Place, Scene } from '../../shared/Scene.tsx';
import { OldFerry, PaperBoat, RowingBoat } from '../parts/Boats.tsx';
import { face, knit, lamp, paint, pine, rock, tar, tin, wool } from '../parts/colours.ts';
import { Sheet } from '../parts/Hall.tsx';
import { Bollard, Chin, HarbourLamp, Neck, NorthSea, Pier, TurfHouse } from '../parts/Island.tsx';
import { Gudrun, Islander, Sverri } from '../parts/Islander.tsx';

/** The man from the company has arrived, and holds on to the rail. */
export const PierSpring = () => (
  <Scene>
    <NorthSea hour="spring" horizon={440} />
    <Neck x={150} y={456} size={0.8} hour="spring" />
    <OldFerry x={380} y={600} size={1.32} isSmoking />
    <Pier y={666} from={-60} depth={176} />
    <HarbourLamp x={150} y={716} size={1.45} />
    <Sverri x={838} y={820} size={1.95} isMirrored tilt={14} tone="#cdd5b0" right={[70, -110]} left={[54, -104]} />
    <Rail />
    <Bag />
    <Bollard x={420} y={724} size={1.1} />
  </Scene>
);

const Rail = () => (
  <>
    <path d="M560 604H820" stroke={tin.deep} strokeWidth="13" strokeLinecap="round" />
    <path d="M580 604V722M700 604V722M806 604V722" stroke={tin.deep} strokeWidth="10" />
    <path d="M560 600H818" stroke={tin.pale} strokeWidth="3" strokeLinecap="round" />
  </>
);

const Bag = () => (
  <>
    <path d="M966 742C966 716 1014 716 1014 742" stroke={pine.deep} strokeWidth="8" fill="none" />
    <path d="M930 740H1050V822H930Z" fill={pine.mid} />
    <path d="M930 740H1050V766H930Z" fill={pine.deep} />
    <path d="M980 760h20v18h-20Z" fill={paint.ochre} />
  </>
);

/** August: the ferry is ready, and beside her a path leads to the Neck. */
export const PierSummer = () => (
  <Scene>
    <NorthSea hour="summer" horizon={430} />
    <Neck x={930} y={452} size={1.1} hour="summer" />
    <Chin x={1130} y={462} size={0.7} hour="summer" isMirrored />
    <Place x={884} y={430} size={0.42}>
      <TurfHouse x={0} y={10} hour="summer" wall={paint.red} />
    </Place>
    <OldFerry x={330} y={616} size={1.3} isSmoking />
    <path d="M560 666C680 600 800 560 930 520C990 500 1010 470 980 452H1220V700H560Z" fill="#7ba145" />
    <path
      d="M700 700C800 630 900 590 980 540C1030 510 1020 480 950 450L964 448C1050 470 1072 510 1010 556C940 610 870 640 820 700Z"
      fill="#dccb98"
    />
    <path d="M560 668C680 606 800 566 930 526L936 534C820 574 700 616 590 672Z" fill="#b3cb66" opacity="0.8" />
    <Pier y={676} from={-60} depth={120} />
    <HarbourLamp x={610} y={724} size={1.3} />
    <path d="M250 676L300 610L330 610L330 676Z" fill={pine.soft} />
    <path d="M262 664H330M276 646H330M290 626H330" stroke={pine.deep} strokeWidth="4" />
    <Bollard x={140} y={728} size={1.1} />
    <path d="M880 726C880 700 924 700 924 726L930 772H874Z" fill={paint.red} />
    <path d="M890 704C890 686 914 686 914 704" stroke={tar.mid} strokeWidth="6" fill="none" />
    <path d="M966 728h74l8 46h-90Z" fill={pine.pale} />
    <path d="M970 728C980 690 1026 690 1036 728" stroke={pine.mid} strokeWidth="7" fill="none" />
    <path d="M962 744h82M960 758h86" stroke={pine.mid} strokeWidth="4" />
  </Scene>
);

/** October drizzle: the better offer, and a look at one's shoes. */
export const PierAutumn = () => (
  <Scene>
    <NorthSea hour="autumn" horizon={430} hasSun={false} />
    <Chin x={1010} y={450} size={0.8} hour="autumn" isMirrored />
    <OldFerry x={250} y={586} size={0.9} />
    <Pier y={660} from={-60} depth={260} isWet />
    <HarbourLamp x={300} y={712} size={1.4} />
    <Bollard x={700} y={896} size={1.5} />
    <Sverri x={710} y={826} size={2} isSeated right={[44, -88]} left={[28, -84]} tilt={30} />
    <Place x={838} y={642}>
      <Sheet x={0} y={44} size={0.9} turn={70} />
      <Sheet x={30} y={60} size={0.9} turn={84} />
    </Place>
    <path d="M560 842l40 -22l36 8l-40 24Z" fill="#f4f1e6" />
    <path d="M930 850l46 -16l30 14l-46 16Z" fill="#f4f1e6" />
    <Rain count={110} slant={0.5} length={34} colour="#e4edf0" opacity={0.5} />
    <Rain count={60} slant={0.5} length={60} width={2.6} colour="#f2f7f8" opacity={0.4} start={70} />
  </Scene>
);

/** The last evening of the year: a sheet of numbers, and children with a paper boat. */
export const PierEvening = () => (
  <Scene>
    <NorthSea hour="evening" horizon={430} />
    <Neck x={240} y={452} size={0.9} hour="evening" />
    <Chin x={1060} y={462} size={0.8} hour="evening" isMirrored />
    <Reflection x={560} y={470} to={640} colour={lamp.mid} width={50} />
    <RowingBoat x={860} y={622} size={1.3} />
    <Pier y={676} from={420} depth={186} />
    <path d="M400 770H300L284 812H394Z" fill={rock.white} />
    <path d="M284 812H394V920H280Z" fill={rock.soft} />
    <HarbourLamp x={500} y={724} size={1.35} isLit glow={230} />
    <Gudrun x={900} y={836} size={1.95} isMirrored right={[72, -140]} left={[40, -92]} rim={lamp.pale} />
    <Sheet x={746} y={566} size={1.3} turn={-8} rows={6} />
    <PaperBoat x={226} y={720} size={1.3} />
    <PaperBoat x={272} y={786} size={1.1} />
    <path d="M180 730q46 -10 92 0M232 794q40 -10 82 0" stroke="#f3e1c9" strokeWidth="4" fill="none" opacity="0.7" />
    <Islander
      x={330}
      y={846}
      size={1.1}
      fill={knit.rust}
      yoke={wool.white}
      cap={paint.blue}
      tone={face.fair}
      isMirrored
      isSeated
      right={[70, -96]}
      left={[40, -80]}
      tilt={12}
      rim={lamp.pale}
    />
    <Islander
      x={452}
      y={744}
      size={1.02}
      dress="coat"
      fill={paint.ochre}
      cover="plaits"
      hair={tar.ink}
      tone={face.deep}
      isMirrored
      right={[66, -150]}
      tilt={8}
      rim={lamp.pale}
    />
  </Scene>
);
