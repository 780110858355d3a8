import { Place, type Placed } from '../../shared/Scene.tsx';
import { heat, steel, water } from './colours.ts';

type TankerProps = Placed & { tank?: string; cab?: string; rim?: string };

/** A water tanker, 560 long and 270 high, its wheels on (0, 0), driving right. */
export const Tanker = ({ tank = '#3d8ea3', cab = '#d9603a', rim, ...place }: TankerProps) => (
  <Place {...place}>
    <path d="M-280 -72H240V-48H-280Z" fill={steel.dark} />
    <path
      d="M-280 -96C-292 -130 -292 -190 -276 -224C-270 -236 -260 -240 -246 -240H70C84 -240 92 -236 98 -224C112 -190 112 -130 100 -96C94 -80 84 -74 70 -74H-246C-260 -74 -272 -80 -280 -96Z"
      fill={tank}
    />
    <path
      d="M-276 -224C-270 -236 -260 -240 -246 -240H70C84 -240 92 -236 98 -224C104 -210 107 -196 108 -182H-287C-286 -198 -282 -212 -276 -224Z"
      fill="#ffffff3a"
    />
    <path d="M-150 -240C-152 -200 -152 -120 -150 -74M-24 -240C-26 -200 -26 -120 -24 -74" stroke="#00000030" strokeWidth="5" fill="none" />
    <path d="M-110 -240H-60V-256H-110Z" fill={steel.mid} />
    <path d="M-282 -128L-300 -120V-96" stroke={steel.deep} strokeWidth="10" fill="none" />
    <path d="M128 -64V-236C128 -250 136 -258 150 -258H206C218 -258 226 -252 230 -242L258 -166C262 -156 264 -150 264 -140V-64Z" fill={cab} />
    <path d="M184 -240H204C210 -240 214 -236 216 -230L236 -172H184Z" fill={water.pale} />
    <path d="M128 -64V-236C128 -246 132 -252 138 -256V-64Z" fill="#00000030" />
    <path d="M246 -110H266V-92H246Z" fill={heat.white} />
    <path d="M176 -250V-70" stroke="#00000030" strokeWidth="3" />
    <Elephant x={152} y={-96} size={0.62} />
    {[-226, -150, 186].map((x) => (
      <g key={x} transform={`translate(${x} -40)`}>
        <circle r="42" fill="#17191f" />
        <circle r="20" fill={steel.soft} />
        <circle r="7" fill={steel.dark} />
      </g>
    ))}
    {rim && (
      <path
        d="M-276 -224C-270 -236 -260 -240 -246 -240H70C84 -240 92 -236 98 -224M150 -258H206C218 -258 226 -252 230 -242"
        fill="none"
        stroke={rim}
        strokeWidth="5"
        strokeLinecap="round"
      />
    )}
  </Place>
);

/** The painted elephant, 90 wide, standing on (0, 0). */
const Elephant = (place: Placed) => (
  <Place {...place}>
    <path
      d="M-34 0V-34C-40 -60 -16 -70 4 -66C14 -78 36 -76 40 -58C44 -46 42 -30 46 -18C48 -12 54 -14 54 -20L60 -18C60 -4 44 -2 40 -14C37 -24 36 -34 32 -40C28 -36 24 -34 20 -32V0H8V-22H-18V0Z"
      fill={heat.white}
    />
    <path d="M14 -62C4 -60 4 -40 14 -36C22 -42 24 -54 14 -62Z" fill={heat.soft} />
    <circle cx="32" cy="-56" r="3" fill={steel.dark} />
    <path d="M-34 -40C-42 -36 -42 -26 -40 -22" stroke={heat.white} strokeWidth="4" fill="none" strokeLinecap="round" />
    <path d="M-28 -56C-14 -48 0 -48 6 -56L2 -40H-22Z" fill="#c8402f" />
  </Place>
);
