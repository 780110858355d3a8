import { Drift } from '../../shared/Drift.tsx';
import { Umbrella } from '../../shared/Person.tsx';
import { Rain } from '../../shared/Rain.tsx';
import { Scene } from '../../shared/Scene.tsx';
import { Booth, DeskLamp, Keys, Roll, Sheet, Tin } from '../parts/Booth.tsx';
import { velvet } from '../parts/colours.ts';
import { Basheer, Leela, Varkey } from '../parts/People.tsx';

/** The first of June: keys and a letter on the counter, and two wet people outside. */
export const TicketWindow = () => (
  <Scene>
    <Booth
      outside={
        <>
          <Leela x={480} y={800} size={1.72} right={[44, -150]} />
          <Umbrella x={566} y={548} size={1.5} fill={velvet.mid} line={velvet.ink} />
          <Basheer x={742} y={806} size={1.68} isMirrored right={[38, -116]} tilt={6} />
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
          <Varkey x={636} y={846} size={1.86} isMirrored right={[70, -112]} left={[-38, -150]} rim="#f8e0a2" tilt={8} />
          <Umbrella x={712} y={570} size={1.7} fill="#1b1b30" line="#565b86" />
          <Drift>
            <Rain count={40} length={70} slant={0.14} opacity={0.4} colour="#c4caee" area={[320, 140, 880, 600]} start={60} />
          </Drift>
        </>
      }
    >
      <path d="M408 560L530 604L520 660L392 618Z" fill="#00000040" />
      <path d="M512 622C500 612 484 606 470 606L452 632L486 654L522 648Z" fill="#744629" />
      <path d="M366 608L496 596L506 676L376 690Z" fill="#fdf6e2" />
      <path d="M366 608L440 652L496 596" fill="none" stroke="#b9a888" strokeWidth="4" />
      <path d="M398 668h60" stroke="#3f5aa8" strokeWidth="5" strokeLinecap="round" />
      <Roll x={820} y={730} size={1.2} />
      <DeskLamp x={990} y={700} size={1.1} />
    </Booth>
  </Scene>
);
