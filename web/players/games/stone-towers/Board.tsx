import type { Poles } from '#content/games/stone-towers/script-poles.ts';
import { Garden } from './Garden.tsx';
import { BOARD, COLUMN, columnX, GROUND, LIFTED_Y, poleTop, stoneY } from './places.ts';
import { Stone } from './Stone.tsx';

type BoardProps = {
  readonly poles: Poles;
  /** The pole whose top stone is in the hand, and where the hand is; without a place the stone hangs above its pole. */
  readonly lifted?: { readonly pole: number; readonly at: { readonly x: number; readonly y: number } | null } | null;
  /** Small, without the garden around it: a goal, or a step of a way. */
  readonly isSmall?: boolean;
  /** The pole that was last moved to: its stone settles. */
  readonly settled?: number | null;
};

/** Three bamboo poles and the stones on them. What it shows is said in words beside it. */
export function Board({ poles, lifted = null, isSmall = false, settled = null }: BoardProps) {
  const held = lifted === null ? undefined : poles[lifted.pole]?.at(-1);
  const top = isSmall ? poleTop(0) - 8 : 0;
  return (
    <svg
      className={isSmall ? 'towers-board towers-board-small' : 'towers-board'}
      viewBox={`0 ${top} ${BOARD.width} ${BOARD.height - top}`}
      aria-hidden="true"
      focusable="false"
    >
      {isSmall ? <rect className="towers-paper" y={top} width={BOARD.width} height={BOARD.height - top} /> : <Garden />}
      <path className="towers-moss" d={`M0 ${GROUND + 8}C90 ${GROUND - 2} 300 ${GROUND - 2} 390 ${GROUND + 7}V${BOARD.height}H0Z`} />
      {!isSmall && (
        <path
          className="towers-rake"
          d={`M10 ${GROUND + 19}C110 ${GROUND + 11} 280 ${GROUND + 11} 380 ${GROUND + 18}M24 ${GROUND + 26}C120 ${GROUND + 19} 270 ${GROUND + 19} 366 ${GROUND + 25}`}
        />
      )}
      {poles.map((stones, pole) => {
        const standing = lifted?.pole === pole ? stones.slice(0, -1) : stones;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pole is its place
          <g key={pole} transform={`translate(${columnX(pole)} 0)`}>
            {lifted?.pole === pole && (
              <rect className="towers-chosen" x={-COLUMN / 2 + 5} y="6" width={COLUMN - 10} height={GROUND + 10} rx="14" />
            )}
            <ellipse className="towers-foot-shade" cy={GROUND + 4} rx="56" ry="8" />
            <ellipse className="towers-foot" cy={GROUND + 1} rx="40" ry="6" />
            <Bamboo from={GROUND} to={poleTop(pole)} />
            {standing.map((stone, height) => (
              <g key={stone} transform={`translate(0 ${stoneY(height)})`}>
                <g className={settled === pole && height === standing.length - 1 ? 'towers-settling' : undefined}>
                  <Stone stone={stone} />
                  <ellipse className="towers-hole" cy="-12" rx="9" ry="3.500" />
                </g>
                <Bamboo from={-12} to={poleTop(pole) - stoneY(height)} />
              </g>
            ))}
          </g>
        );
      })}
      {lifted !== null && held !== undefined && (
        <g className="towers-held" transform={`translate(${lifted.at?.x ?? columnX(lifted.pole)} ${lifted.at?.y ?? LIFTED_Y})`}>
          <Stone stone={held} />
        </g>
      )}
    </svg>
  );
}

/** A stalk with its knots, around x = 0. */
function Bamboo({ from, to }: { from: number; to: number }) {
  const knots = Array.from({ length: Math.max(0, Math.floor((from - to) / 28)) }, (_, index) => to + 16 + 28 * index).filter(
    (y) => y < from - 3,
  );
  return (
    <g>
      <path className="towers-bamboo" d={`M-5.500 ${from}V${to + 4}Q-5.500 ${to} 0 ${to}Q5.500 ${to} 5.500 ${to + 4}V${from}Z`} />
      <path className="towers-bamboo-light" d={`M-2.500 ${from}V${to + 4}`} />
      {knots.map((y) => (
        <path key={y} className="towers-knot" d={`M-6.500 ${y}Q0 ${y + 2.5} 6.500 ${y}`} />
      ))}
    </g>
  );
}
