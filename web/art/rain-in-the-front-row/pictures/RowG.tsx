import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { SleepingCat } from '../parts/Cat.tsx';
import { beam, brass, velvet } from '../parts/colours.ts';
import { Seat } from '../parts/Seats.tsx';

/** Two seats that are paid for at every show, in the light of the beam; a cat lies on one of them. */
export const RowG = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#130913'],
        [0.7, '#2b101b'],
        [1, '#180a10'],
      ]}
    />
    {[120, 330, 540, 750, 960, 1170].map((x) => (
      <Seat key={x} x={x - 60} y={430} size={0.9} isDim />
    ))}
    <path d="M0 424H1200V470H0Z" fill={velvet.ink} />
    <path d="M1180 -40L1260 40L880 720H330L300 640Z" fill={beam.soft} opacity="0.12" />
    <path d="M1200 -30L1240 10L820 660H420Z" fill={beam.core} opacity="0.1" />
    <Glow x={610} y={560} r={430} colour={beam.soft} strength={0.36} squash={0.7} />
    {[60, 280, 920, 1140].map((x) => (
      <Seat key={x} x={x} y={740} size={1.24} isDim />
    ))}
    <Seat x={490} y={740} size={1.24} isOpen />
    <Seat x={712} y={740} size={1.24} isOpen />
    <SleepingCat x={714} y={626} size={1.25} />
    <path d="M0 738H1200V920H0Z" fill="#1a0b10" />
    <path d="M0 738H1200V752H0Z" fill={brass.deep} />
    <path d="M330 800H880" stroke={beam.soft} strokeWidth="6" opacity="0.16" strokeLinecap="round" />
  </Scene>
);
