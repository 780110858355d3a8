import { Glow, Place, type Placed } from '../../shared/Scene.tsx';

type BridgeProps = Placed & { bead?: string; line?: string; isReflected?: boolean };

/** The new bridge, far off: 640 wide, its deck at y 0, strung with beads of light. */
export function Bridge({ bead = '#ffe6ae', line = '#3a3a78', isReflected = true, ...place }: BridgeProps) {
  return (
    <Place {...place}>
      <Glow x={0} y={-30} r={420} squash={0.34} colour={bead} strength={0.3} />
      {isReflected && (
        <g transform="translate(0 34) scale(1 -0.5)" opacity="0.35">
          <Beads colour={bead} />
        </g>
      )}
      <path
        d="M-330 6Q0 -14 330 6V12Q0 -8 -330 12ZM-176 0h12l-2-112h-8ZM164 0h12l-2-112h-8ZM-180 0h20v40h-20ZM160 0h20v40h-20ZM-6 -6h12v44h-12Z"
        fill={line}
      />
      <path d={`${CABLES.join('')}`} stroke={line} strokeWidth="1.6" fill="none" />
      <Beads colour={bead} />
    </Place>
  );
}

const CABLES = [-170, 170].flatMap((tower) =>
  [36, 72, 108, 144].map(
    (reach) => `M${tower} ${-104 + reach * 0.16}L${tower - reach} 1M${tower} ${-104 + reach * 0.16}L${tower + reach} -4`,
  ),
);

const Beads = ({ colour }: { colour: string }) => (
  <g fill="none" stroke={colour} strokeLinecap="round">
    <path d="M-330 4Q0 -16 330 4" strokeWidth="5" strokeDasharray="0 15" />
    <path
      d="M-322 0Q-210 -20 -170 -110Q-110 -16 0 -14Q110 -16 170 -110Q210 -20 322 0"
      strokeWidth="4"
      strokeDasharray="0 13"
      opacity="0.85"
    />
    <path d="M-170 -116v0M170 -116v0" strokeWidth="8" />
  </g>
);
