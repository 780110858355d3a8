import { Drift } from '../../shared/Drift.tsx';
import { Place, type Placed, Scene } from '../../shared/Scene.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { face, knit, lights, paint, pine, rock, tar, tin, wool } from '../parts/colours.ts';
import { Lamb } from '../parts/Flock.tsx';
import { NorthSea, Tufts, Turf } from '../parts/Island.tsx';
import { Aksel, Amina, Islander, Jonas, Petur } from '../parts/Islander.tsx';

/** June: ten dry days, and half the island before the bakery with shears and brushes. */
export const BakeryWindow = () => (
  <Scene>
    <NorthSea hour="summer" horizon={420} />
    <Turf y={560} hour="summer" />
    <Drift>
      <Steam
        at={[
          [838, 92, 120],
          [850, 98, 90],
        ]}
        opacity={0.7}
      />
    </Drift>
    <path d="M820 90H870V190H820Z" fill={rock.mid} />
    <path d="M250 250H950V700H250Z" fill="#9d3f34" />
    <path d={Array.from({ length: 15 }, (_, n) => `M250 ${276 + n * 30}H950`).join('')} stroke="#7c2f27" strokeWidth="3" />
    <path d="M204 262C240 190 280 150 320 140H880C920 150 960 190 996 262C800 246 400 246 204 262Z" fill={lights.summer.hill} />
    <Tufts area={[290, 160, 900, 246]} colour={lights.summer.blade} count={46} lean={20} size={0.6} />
    <path d="M330 318H780V600H330Z" fill={paint.white} />
    <path d="M346 334H764V584H346Z" fill="#ffe0a0" />
    <Aksel x={556} y={700} size={1.36} right={[52, -130]} left={[-44, -118]} />
    <path d="M346 520H764V584H346Z" fill={pine.soft} />
    {[390, 450, 690, 740].map((x) => (
      <Bread key={x} x={x} y={524} />
    ))}
    <path d="M555 334V584M346 440H764" stroke={paint.white} strokeWidth="11" />
    <path d="M360 350L440 350L370 430ZM580 350L640 350L572 430Z" fill="#ffffff" opacity="0.5" />
    <path d="M330 600H780V700H330Z" fill="#9d3f34" />
    <path d="M330 606H780M330 636H780M330 666H780M330 696H780" stroke="#7c2f27" strokeWidth="3" />
    <path d="M320 584H790V602H320Z" fill={paint.white} />
    <path d="M820 420H920V700H820Z" fill={paint.white} />
    <path d="M830 430H910V700H830Z" fill={paint.blue} />
    <path d="M844 446H896V540H844Z" fill="#ffe0a0" />
    <path d="M230 700H970V722H230Z" fill={rock.pale} />
    <Petur x={180} y={850} size={1.5} right={[52, -130]} />
    <Brush x={258} y={656} />
    <Islander
      x={330}
      y={866}
      size={1.46}
      fill={knit.plum}
      yoke={wool.white}
      cover="bun"
      hair="#c59a55"
      tone={face.fair}
      dress="skirt"
      legs={knit.grey}
      right={[54, -126]}
    />
    <Shears x={410} y={684} />
    <Jonas x={760} y={862} size={1.48} isMirrored right={[52, -126]} />
    <Brush x={684} y={676} isMirrored />
    <Amina x={920} y={852} size={1.48} isMirrored right={[54, -128]} />
    <Shears x={842} y={664} isMirrored />
    <Islander
      x={1056}
      y={858}
      size={1.1}
      fill={paint.ochre}
      legs={knit.blue}
      cap={knit.teal}
      tone={face.ruddy}
      isMirrored
      right={[50, -120]}
    />
    <Brush x={1000} y={728} size={0.9} isMirrored />
    <Lamb x={560} y={866} size={1.5} />
  </Scene>
);

const Bread = (place: Placed) => (
  <Place {...place}>
    <path d="M-32 0C-38 -26 -16 -34 0 -34S38 -26 32 0Z" fill="#b9742f" />
    <path d="M-16 -28l8 18M0 -32l6 20M16 -28l4 16" stroke="#f0d29a" strokeWidth="4" />
  </Place>
);

const Brush = (place: Placed) => (
  <Place {...place}>
    <path d="M0 20L14 -60" stroke={pine.soft} strokeWidth="11" strokeLinecap="round" />
    <path d="M2 -64L30 -58L28 -82H2Z" fill={tin.deep} />
    <path d="M2 -82H29L33 -116H-4Z" fill={paint.white} />
  </Place>
);

const Shears = (place: Placed) => (
  <Place {...place}>
    <path
      d="M-4 10C-22 24 -34 6 -16 -8L6 -20M8 -20C30 -16 34 4 14 12C6 14 -4 12 -4 10"
      stroke={tar.mid}
      strokeWidth="7"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M-12 -8L40 -86L14 -14ZM12 -16L62 -66L20 -6Z" fill={tin.mid} />
  </Place>
);
