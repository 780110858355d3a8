import { Drift } from '../../shared/Drift.tsx';
import { Place, type Placed } from '../../shared/Scene.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { lamp, paint, pine, rock, sea, tar } from './colours.ts';

type FerryProps = Placed & { isAfloat?: boolean; isLit?: boolean; isSmoking?: boolean; hatch?: boolean };

/** The old ferry from the side, bow to the right: 540 long, 260 high, the water line at (0, 0). On land her whole keel shows. */
export const OldFerry = ({ isAfloat = true, isLit = false, isSmoking = false, hatch = false, ...place }: FerryProps) => {
  const glass = isLit ? lamp.mid : '#9db4bd';
  return (
    <Place {...place}>
      {isSmoking && (
        <Drift>
          <Steam
            at={[
              [-92, -206, 130],
              [-84, -200, 96],
            ]}
            fill={rock.soft}
            opacity={0.6}
          />
        </Drift>
      )}
      <path d="M-250 -76H-236L-232 -96M250 -96V-150M-236 -98H-150" stroke={tar.ink} strokeWidth="4" fill="none" />
      <path d="M-172 -78V-136H112V-78Z" fill={paint.white} />
      <path d="M-172 -136H112V-126H-172Z" fill={pine.soft} />
      <path d="M-26 -136V-196H74V-136Z" fill={paint.white} />
      <path d="M-38 -204H90L82 -192H-32Z" fill={pine.mid} />
      <path d="M-114 -136V-200H-70V-136Z" fill={tar.deep} />
      <path d="M-114 -188H-70V-168H-114Z" fill={paint.red} />
      <path d="M4 -196V-262M4 -252H40M4 -262L-40 -204M4 -262L70 -196" stroke={tar.ink} strokeWidth="3.4" fill="none" />
      <path d="M-14 -184H20V-156H-14ZM30 -184H64V-156H30Z" fill={glass} stroke={tar.soft} strokeWidth="3" />
      {[-146, -100, -54, 54].map((x) => (
        <circle key={x} cx={x} cy="-104" r="13" fill={glass} stroke={tar.soft} strokeWidth="4" />
      ))}
      <path d="M-10 -120H24V-78H-10Z" fill={pine.mid} />
      <path d="M112 -80V-108M150 -84V-112M190 -88V-116M230 -94V-122M112 -106L252 -124" stroke={paint.white} strokeWidth="4" fill="none" />
      {!isAfloat && (
        <>
          <path d="M-246 -20C-240 40 -210 66 -160 72H150C210 62 236 20 246 -20Z" fill={paint.redDeep} />
          <path d="M-180 72H160L150 84H-170Z" fill={tar.deep} />
          <path
            d="M-268 26m-22 0a22 22 0 1 0 44 0a22 22 0 1 0 -44 0M-268 26l-16 -12M-268 26l18 -8M-268 26l-2 20"
            stroke={pine.pale}
            strokeWidth="6"
            fill="none"
          />
        </>
      )}
      <path
        d="M-258 -84C-180 -72 60 -70 150 -78C200 -82 240 -92 282 -108C272 -70 256 -24 236 8H-232C-246 -20 -254 -52 -258 -84Z"
        fill={tar.mid}
      />
      <path
        d="M-258 -84C-180 -72 60 -70 150 -78C200 -82 240 -92 282 -108L278 -94C240 -80 200 -70 150 -66C60 -58 -180 -60 -256 -72Z"
        fill={paint.ochre}
      />
      <path d="M-240 -14C-120 -4 140 -4 244 -14L236 8H-232Z" fill={paint.red} />
      {[-200, -110, -20, 70].map((x) => (
        <circle key={x} cx={x} cy="-36" r="15" fill="none" stroke={tar.ink} strokeWidth="9" />
      ))}
      <path d="M170 -60C190 -62 206 -66 214 -70M-230 -48H-222" stroke={tar.soft} strokeWidth="3" />
      {hatch && <path d="M-160 -60H-104V-16H-160Z" fill={tar.ink} stroke={tar.soft} strokeWidth="5" />}
      {isAfloat && <path d="M-258 8C-200 -2 -150 14 -90 6S30 -2 90 8S200 0 258 8C200 22 -200 22 -258 8Z" fill={sea.mid} />}
      {isAfloat && <path d="M-240 12q40 -8 90 0t100 0t100 0t150 -2" stroke={sea.foam} strokeWidth="4" fill="none" opacity="0.7" />}
    </Place>
  );
};

/** A rowing boat, 150 long, resting on (0, 0). */
export const RowingBoat = ({ fill = paint.blue, ...place }: Placed & { fill?: string }) => (
  <Place {...place}>
    <path d="M-76 -30C-40 -22 40 -22 82 -40C76 -16 60 0 40 2H-44C-62 -2 -72 -14 -76 -30Z" fill={fill} />
    <path d="M-76 -30C-40 -22 40 -22 82 -40L80 -32C40 -14 -40 -14 -74 -22Z" fill={paint.white} />
    <path d="M-66 -14C-30 -6 30 -6 70 -16" stroke="#00000038" strokeWidth="3" fill="none" />
  </Place>
);

/** A boat folded from a sheet of paper, 60 long, floating on (0, 0). */
export const PaperBoat = (place: Placed) => (
  <Place {...place}>
    <path d="M-14 -12L0 -40L14 -12Z" fill="#ffffff" />
    <path d="M0 -40L14 -12H0Z" fill="#d9dfe0" />
    <path d="M-34 -18L-18 2H18L34 -18L0 -10Z" fill="#f8f8f4" />
    <path d="M0 -10L34 -18L18 2H0Z" fill="#d5dbdc" />
  </Place>
);
