import { tidy } from '../../shared/shapes.ts';
import { Halo, Hills, Sky } from '../parts/Air.tsx';
import { Bird } from '../parts/Bird.tsx';
import type { Drawing, Tones } from '../parts/tones.ts';

const OUTER = 236;
const INNER = 156;
const STONES = 9;
const SPRING = { x: 600, y: 316 };
const TONES = ['stone', 'stoneLit', 'stoneShade', 'stone', 'brass', 'stoneLit', 'stone', 'stoneShade', 'stoneLit'] as const;

/** An arch of cut stones, its last stone in place; a plumb line hangs true, and a bird has moved into a gap of the wall. */
export const Mason = ({ tones }: Drawing) => (
  <>
    <Sky tones={tones} />
    <Halo tones={tones} x={600} y={330} r={300} />
    <circle cx="600" cy="404" r="74" fill={tones.disc} />
    <Hills tones={tones} y={460} hasNear={false} />
    <path d="M0 456H1200V630H0Z" fill={tones.water} />
    <path d="M566 470h68M552 488h40M610 488h46M580 506h50" stroke={tones.disc} strokeWidth="6" strokeLinecap="round" />
    <path d="M420 600C500 556 560 566 640 540C700 552 740 570 800 600Z" fill={tones.middle} />
    <path
      d="M530 600C570 586 640 578 624 566C612 558 620 550 640 546C632 554 648 560 660 568C680 582 660 590 640 600Z"
      fill={tones.paperShade}
    />
    <Wall tones={tones} />
    <Arch tones={tones} />
    <PlumbLine tones={tones} />
    <Nest tones={tones} />
    <Ground tones={tones} />
  </>
);

const COURSES: readonly (readonly [y: number, height: number, joints: readonly number[]])[] = [
  [546, 56, [-10, 90, 214, 330, 444]],
  [488, 58, [-10, 50, 160, 290, 380, 444]],
  [430, 58, [-10, 110, 240, 352, 444]],
  [372, 58, [60, 180, 300, 390, 444]],
  [316, 56, [130, 250, 350, 444]],
  [258, 58, [214, 310, 400]],
  [204, 54, [286, 370, 424]],
];
const KINDS = ['stone', 'stoneShade', 'stone', 'stoneLit', 'stone', 'stoneLit', 'stoneShade'] as const;

const Wall = ({ tones }: { tones: Tones }) => (
  <>
    {[1, -1].map((side) => (
      <g key={side} transform={side === 1 ? undefined : 'translate(1200 0) scale(-1 1)'}>
        {COURSES.map(([y, height, joints], course) =>
          joints
            .slice(1)
            .map((to, index) => (
              <path
                key={`${y} ${to}`}
                d={`M${joints[index]! + 3} ${y + 3}H${to - 3}V${y + height - 3}H${joints[index]! + 3}Z`}
                fill={tones[KINDS[(course * 3 + index * 2 + (side === 1 ? 0 : 3)) % KINDS.length]!]}
                stroke={tones.stoneDeep}
                strokeWidth="6"
                strokeLinejoin="round"
              />
            )),
        )}
      </g>
    ))}
  </>
);

const at = (radius: number, angle: number) => {
  const turn = (angle * Math.PI) / 180;
  return `${tidy(SPRING.x - radius * Math.cos(turn))} ${tidy(SPRING.y - radius * Math.sin(turn))}`;
};

/** One stone of the arch, from one angle to the next; the middle one reaches a little higher. */
function stone(index: number) {
  const from = (180 / STONES) * index;
  const to = from + 180 / STONES;
  const outer = index === (STONES - 1) / 2 ? OUTER + 26 : OUTER;
  const inner = index === (STONES - 1) / 2 ? INNER - 14 : INNER;
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

const Arch = ({ tones }: { tones: Tones }) => (
  <g stroke={tones.stoneDeep} strokeWidth="7" strokeLinejoin="round">
    {TONES.map((tone, index) => (
      <path key={stone(index)} d={stone(index)} fill={tones[tone]} />
    ))}
  </g>
);

const PlumbLine = ({ tones }: { tones: Tones }) => (
  <>
    <path d="M600 176V420" stroke={tones.line} strokeWidth="5" />
    <g transform="translate(0 -20)">
      <path d="M586 440H614L616 458C616 480 606 496 600 510C594 496 584 480 584 458Z" fill={tones.brass} />
      <path d="M604 440H614L616 458C616 480 606 496 600 510C606 488 608 466 604 440Z" fill={tones.brassDeep} />
      <path d="M584 452H616" stroke={tones.brassLit} strokeWidth="6" />
    </g>
  </>
);

const Nest = ({ tones }: { tones: Tones }) => (
  <g transform="translate(64 0)">
    <path d="M303 433H349V485H303Z" fill={tones.ink} />
    <Bird tones={tones} x={330} y={478} size={0.26} body={tones.rose} belly={tones.roseLit} wing={tones.teal} wingShade={tones.tealShade} />
    <path d="M292 470C300 494 352 496 362 468C352 478 304 480 292 470Z" fill={tones.woodShade} />
    <path d="M286 468L312 484M300 490L330 478M330 490L366 464M344 488L356 494" stroke={tones.wood} strokeWidth="4" strokeLinecap="round" />
  </g>
);

const Ground = ({ tones }: { tones: Tones }) => (
  <>
    <path d="M0 600C200 588 400 596 600 592S1000 590 1200 600V630H0Z" fill={tones.near} />
    <path d="M716 598L726 542H806L816 598Z" fill={tones.wood} />
    <path d="M784 542H806L816 598H790Z" fill={tones.woodShade} />
    <path d="M722 546C734 528 760 534 770 530S804 534 810 546Z" fill={tones.paperShade} />
    <path d="M778 536L812 486" stroke={tones.woodDeep} strokeWidth="11" strokeLinecap="round" />
    <path d="M722 562H811" stroke={tones.woodLit} strokeWidth="6" />
  </>
);
