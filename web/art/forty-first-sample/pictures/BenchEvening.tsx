import { scatter, tidy } from '../../shared/shapes.ts';
import { heat, steel, wall } from '../parts/colours.ts';
import { Incubator } from '../parts/Incubator.tsx';
import { Laboratory } from '../parts/Laboratory.tsx';

const PILES = [
  [430, 9],
  [532, 4],
  [630, 14],
  [728, 6],
] as const;

const rising = (count: number) => Array.from({ length: count }, (_, up) => up);

/** Evening: a sack of complaints has been emptied on the bench, and a telephone stands beside it. */
export const BenchEvening = () => (
  <Laboratory hour="evening">
    <Incubator x={1010} y={650} size={0.74} />
    {PILES.map(([x, letters]) =>
      rising(letters).map((up) => (
        <path
          key={`${x} ${up}`}
          d={`M${x - 46 + ((up * 7) % 11)} ${640 - up * 10}h96v12h-96Z`}
          fill={up % 3 === 1 ? heat.pale : heat.white}
          stroke={wall.deep}
          strokeWidth="1.6"
        />
      )),
    )}
    <path
      d={scatter(13, 5)
        .map(([u, v], n) => {
          const lean = ((n * 7) % 5) * 7 - 14;
          return `M${tidy(300 + u * 480)} ${tidy(676 + v * 60)}l58 ${lean}l${-lean / 2} 26l-58 ${-lean}Z`;
        })
        .join('')}
      fill={heat.white}
      stroke={wall.deep}
      strokeWidth="1.6"
    />
    <g transform="translate(96 0)">
      <path d="M92 680C72 600 92 520 150 500C156 486 176 478 196 484C216 478 232 486 236 500C292 524 306 604 288 680Z" fill="#a9854f" />
      <path
        d="M150 500C170 514 214 514 236 500M140 560C160 590 230 590 260 556M110 640C160 656 230 654 276 636"
        stroke="#7b5c31"
        strokeWidth="5"
        fill="none"
      />
      <path d="M170 486l24 -34l26 14l-6 30l28 -22l14 24Z" fill={heat.white} stroke={wall.deep} strokeWidth="2" />
    </g>
    <Telephone />
  </Laboratory>
);

const Telephone = () => (
  <>
    <path d="M806 668L822 606H894L910 668Z" fill="#a23227" />
    <circle cx="858" cy="640" r="19" fill={steel.white} />
    <circle cx="858" cy="640" r="8" fill="#a23227" />
    <path
      d="M796 604C794 586 806 576 822 582V594H894V582C910 576 922 586 920 604C916 612 896 610 892 600H824C820 610 800 612 796 604Z"
      fill="#7d241c"
    />
    <path d="M910 660C940 664 930 690 900 690S866 704 892 716" stroke="#7d241c" strokeWidth="5" fill="none" />
  </>
);
