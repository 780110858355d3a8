import { heat, steel } from '../parts/colours.ts';
import { Figure, Sunanda } from '../parts/Figure.tsx';
import { SchoolYard } from '../parts/SchoolYard.tsx';

const CHILDREN = [
  [400, 690, '#3f7fa6', 'short'],
  [470, 708, '#d9e3ea', 'plaits'],
  [540, 690, '#3f7fa6', 'plaits'],
  [610, 712, '#d9e3ea', 'short'],
  [682, 694, '#3f7fa6', 'plaits'],
  [752, 712, '#d9e3ea', 'short'],
] as const;

/** Two hundred children in the white heat of the yard; the headmistress raises one hand, and it is quiet. */
export const SchoolCourtyard = () => (
  <SchoolYard>
    <Taps />
    {CHILDREN.map(([x, y, , cover], n) => (
      <Figure
        key={`back ${x}`}
        x={x + 36}
        y={y - 66}
        size={0.62}
        dress="frock"
        fill={n % 2 ? '#3f7fa6' : '#d9e3ea'}
        cover={cover === 'short' ? 'plaits' : 'short'}
        isMirrored
      />
    ))}
    {CHILDREN.map(([x, y, fill, cover]) => (
      <Figure key={x} x={x} y={y + 30} size={0.78} dress="frock" fill={fill} cover={cover} isMirrored />
    ))}
    <Sunanda x={252} y={790} size={1.62} right={[62, -236]} rim={heat.white} />
  </SchoolYard>
);

const Taps = () => (
  <>
    <path d="M600 500H830V560H600Z" fill="#c9b48f" />
    <path d="M600 500H830V512H600Z" fill={heat.white} />
    {[640, 700, 760].map((x) => (
      <path key={x} d={`M${x} 470H${x + 24}V484H${x + 34}V498`} fill="none" stroke={steel.mid} strokeWidth="9" />
    ))}
    <path d="M600 470H830" stroke={steel.mid} strokeWidth="9" />
  </>
);
