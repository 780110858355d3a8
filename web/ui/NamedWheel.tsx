import { type ReactNode, useId } from 'react';
import { pressable } from './pressable.ts';
import { Petal } from './Wheel.tsx';
import { FULL_RADIUS, HEART_RADIUS, PETALS, petalAngle } from './wheel-geometry.ts';

export type NamedPetal = {
  readonly key: number;
  /** Short: written at the tip. */
  readonly name: string;
  /** The whole of it, for those who cannot see it. */
  readonly title: string;
  /** 0 to 1; null is "not measured" and drawn hollow. */
  readonly value: number | null;
  readonly softness: number;
  /** Passes a bar that others do not: those are drawn paler then. */
  readonly isMarked: boolean;
};

type Props = {
  /** Twelve, the first at the top and on clockwise. */
  readonly petals: readonly NamedPetal[];
  readonly label: string;
  /** Opens what a petal names. */
  readonly onPress?: ((key: number) => void) | undefined;
};

const NAME_RADIUS = FULL_RADIUS + 4;
/** Room for the longest name in any language at its place. */
const VIEW = { width: 204, height: 128 };

/** The wheel with the name of each petal at its tip. */
export function NamedWheel({ petals, label, onPress }: Props) {
  const gradientId = useId();
  const isAnyMarked = petals.some(({ isMarked }) => isMarked);
  return (
    <svg
      viewBox={`${-VIEW.width / 2} ${-VIEW.height / 2} ${VIEW.width} ${VIEW.height}`}
      role={onPress ? 'group' : 'img'}
      aria-label={label}
      className="wheel wheel-detailed named-wheel"
    >
      {petals.map(({ key, name, title, value, softness, isMarked }, index) => (
        <Part key={key} seen={name} name={title} index={index} onPress={onPress && (() => onPress(key))}>
          {onPress && <Target index={index} />}
          <g className={isAnyMarked && !isMarked ? 'petal-pale' : undefined}>
            <Petal index={index} value={value} softness={softness} gradientId={`${gradientId}${index}`} isDetailed turn={undefined} />
          </g>
          <Name index={index} isMarked={isMarked} isMeasured={value !== null}>
            {name}
          </Name>
        </Part>
      ))}
      <circle className="wheel-heart" r={HEART_RADIUS} />
    </svg>
  );
}

type PartProps = {
  readonly seen: string;
  readonly name: string;
  readonly index: number;
  readonly onPress: (() => void) | undefined;
  readonly children: ReactNode;
};

function Part({ seen, name, index, onPress, children }: PartProps) {
  if (!onPress)
    return (
      <g>
        <title>{name}</title>
        {children}
      </g>
    );
  return <g {...pressable({ seen, name, isFirst: index === 0, onPress })}>{children}</g>;
}

const radians = (index: number) => (petalAngle(index) * Math.PI) / 180;
const pointAt = (index: number, radius: number) => ({ x: radius * Math.sin(radians(index)), y: -radius * Math.cos(radians(index)) });

/** What a finger may press: the petal's room and its name. */
function Target({ index }: { index: number }) {
  const { x, y } = pointAt(index, NAME_RADIUS + 8);
  return <line className="petal-target" x1={x * 0.35} y1={y * 0.35} x2={x} y2={y} />;
}

type NameProps = { readonly index: number; readonly isMarked: boolean; readonly isMeasured: boolean; readonly children: string };

function Name({ index, isMarked, isMeasured, children }: NameProps) {
  const { x, y } = pointAt(index, NAME_RADIUS);
  const isMiddle = index % (PETALS / 2) === 0;
  const anchor = isMiddle ? 'middle' : x > 0 ? 'start' : 'end';
  // The names above and below stand off the tip, the others are centred on it.
  const dy = index === 0 ? 0 : index === PETALS / 2 ? 5.5 : 2.4;
  return (
    <text
      x={Number(x.toFixed(2))}
      y={Number((y + dy).toFixed(2))}
      textAnchor={anchor}
      className={`petal-name ${isMarked ? 'petal-name-marked' : ''} ${isMeasured ? '' : 'petal-name-open'}`}
    >
      {children}
    </text>
  );
}
