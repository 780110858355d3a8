import { Drift } from '../../shared/Drift.tsx';
import { Umbrella } from '../../shared/Person.tsx';
import { Rain } from '../../shared/Rain.tsx';
import { Scene } from '../../shared/Scene.tsx';
import { Booth, DeskLamp, Keys, Roll, Sheet, Tin } from '../parts/Booth.tsx';
import { dusk, velvet } from '../parts/colours.ts';
import { Basheer, Leela, Varkey } from '../parts/People.tsx';

/** The first of June: keys and a letter on the counter, and two wet people outside. */
export const TicketWindow = () => (
  <Scene>
    <Booth
      outside={
        <>
          <Leela x={480} y={820} size={1.76} right={[48, -190]} />
          <Umbrella x={566} y={486} size={1.66} fill={velvet.mid} line={velvet.ink} />
          <Basheer x={720} y={826} size={1.72} isMirrored right={[38, -116]} tilt={6} />
        </>
      }
    >
      <Sheet x={450} y={706} turn={-7} lines={6} />
      <Keys x={640} y={706} size={1.25} />
      <Roll x={860} y={716} size={1.2} />
    </Booth>
  </Scene>
);

/** A night alone with the ticket rolls, the tin and the lamp. */
export const WindowNight = () => (
  <Scene>
    <Booth isNight>
      <Sheet x={520} y={716} turn={-3} lines={6} />
      <Sheet x={676} y={712} turn={3} lines={6} />
      <path d="M598 664L600 764" stroke="#00000040" strokeWidth="6" />
      <Roll x={300} y={744} size={1.3} />
      <Roll x={420} y={790} size={1} fill="#b5832b" />
      <Tin x={900} y={790} size={1.1} />
      <DeskLamp x={800} y={690} size={1.2} />
    </Booth>
  </Scene>
);

/** Sunday, nearly midnight: a hand, an envelope, and an old man under an umbrella. */
export const Envelope = () => (
  <Scene>
    <Booth
      isNight
      outside={
        <>
          <Umbrella x={716} y={476} size={1.8} fill={dusk.mid} line={dusk.soft} />
          <Varkey x={640} y={840} size={1.84} isMirrored right={[60, -130]} left={[-41, -196]} rim="#f8e0a2" tilt={8} />
          <Drift>
            <Rain count={40} length={70} slant={0.14} opacity={0.4} colour="#c4caee" area={[320, 140, 880, 600]} start={60} />
          </Drift>
        </>
      }
    >
      <path d="M330 668L462 650L474 730L342 746Z" fill="#00000040" />
      <path d="M326 658L458 642L470 722L338 738Z" fill="#fdf6e2" />
      <path d="M326 658L404 700L458 642" fill="none" stroke="#b9a888" strokeWidth="4" />
      <path d="M362 722h70" stroke="#3f5aa8" strokeWidth="5" strokeLinecap="round" />
      <path d="M548 566C528 596 500 620 468 640L486 686C536 668 578 644 606 606L590 560Z" fill="#f4efe2" />
      <path d="M486 686C536 668 578 644 606 606" stroke="#d3cab6" strokeWidth="5" fill="none" />
      <path d="M470 642L486 682" stroke="#b9b09c" strokeWidth="5" />
      <path d="M476 640C456 634 436 642 424 656L414 690C428 700 446 696 452 690C466 696 480 690 488 678Z" fill="#744629" />
      <path d="M424 664L412 690M440 668L430 696" stroke="#4f2f20" strokeWidth="3" strokeLinecap="round" />
      <Roll x={820} y={730} size={1.2} />
      <DeskLamp x={990} y={700} size={1.1} />
    </Booth>
  </Scene>
);
