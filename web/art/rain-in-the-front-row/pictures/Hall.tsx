import { Drift } from '../../shared/Drift.tsx';
import { skin } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { Glow, Scene } from '../../shared/Scene.tsx';
import { beam, brass, dress, dusk, iron, monsoon } from '../parts/colours.ts';
import { Figure } from '../parts/Figure.tsx';
import { HallFront, MeenaOnScreen } from '../parts/Hall.tsx';
import { Annie, Basheer, Harjit, Leela, Varkey } from '../parts/People.tsx';

/** A wet reporter in row C, and a ghost on the screen. */
export const DarkRows = () => (
  <Scene>
    <HallFront
      isBeamOn
      isFull
      guests={{
        4: (
          <>
            <Harjit x={690} y={940} size={1.9} right={[64, -132]} left={[40, -124]} rim={beam.soft} />
            <path d="M780 676L852 662L860 720L790 732Z" fill={beam.core} />
            <path d="M816 690L876 650" stroke={brass.mid} strokeWidth="8" strokeLinecap="round" />
          </>
        ),
      }}
      screen={
        <>
          <path d="M330 150H870V470H330Z" fill={dusk.deep} />
          <path d="M330 400C460 380 720 410 870 390V470H330Z" fill={monsoon.ink} />
          <circle cx="740" cy="226" r="46" fill={beam.core} />
          <path d="M520 440C506 320 530 230 590 230S676 320 660 440l-23 -22l-23 22l-24 -22l-23 22l-24 -22Z" fill="#f2efe8" />
          <path d="M570 300h0M612 300h0" stroke={dusk.ink} strokeWidth="22" strokeLinecap="round" />
          <path d="M580 346q12 16 24 0" stroke={dusk.ink} strokeWidth="7" fill="none" strokeLinecap="round" />
        </>
      }
    ></HallFront>
  </Scene>
);

/** The storm comes through the roof in two places, and there is one tarpaulin. */
export const StormHall = () => (
  <Scene>
    <HallFront isLit rows={4} screen={<path d="M330 150H870V470H330Z" fill="#e4e0d6" />}>
      <path d="M520 -20H610L600 60L560 50L548 90L526 40Z" fill="#1d2a38" />
      <path d="M896 -20H990L976 70L948 44L930 84L908 36Z" fill="#1d2a38" />
      <Drift>
        <path d="M548 20C560 160 540 320 560 500H612C596 330 612 180 590 20Z" fill="#bcd3de" opacity="0.85" />
        <path d="M920 20C932 160 914 320 930 430H982C966 330 984 180 964 20Z" fill="#bcd3de" opacity="0.85" />
      </Drift>
      <path d="M564 40V500M582 40V480M936 40V420M954 40V410" stroke="#eef6fa" strokeWidth="4" opacity="0.7" />
      <path d="M470 524C540 500 660 500 720 524C660 540 530 540 470 524ZM860 524C900 508 1000 508 1040 524Z" fill="#cfe0e8" opacity="0.8" />
      <Loudspeaker x={950} />
      <Loudspeaker x={250} />
      <Rain count={40} length={40} slant={0.1} opacity={0.5} colour="#eef6fa" area={[500, 60, 1020, 520]} />
    </HallFront>
    <Leela x={370} y={800} size={1.6} right={[78, -196]} left={[-36, -110]} tilt={-8} />
    <Basheer x={850} y={806} size={1.6} right={[72, -186]} left={[-40, -110]} tilt={-8} />
    <Annie x={606} y={850} size={1.66} right={[70, -236]} left={[-70, -232]} tilt={-10} />
    <path
      d="M446 400C540 380 670 380 772 400L784 458C740 476 690 462 660 474C620 462 570 474 540 464C500 474 470 462 432 458Z"
      fill="#2f6fa0"
    />
    <path d="M516 390L500 464M606 385V468M694 390L710 466" stroke="#22517a" strokeWidth="5" fill="none" />
  </Scene>
);

const Loudspeaker = ({ x }: { x: number }) => (
  <>
    <path d={`M${x - 62} 524V380H${x + 62}V524Z`} fill={iron.ink} />
    <circle cx={x} cy="474" r="40" fill={iron.deep} />
    <circle cx={x} cy="474" r="18" fill={iron.soft} />
    <circle cx={x} cy="408" r="18" fill={iron.deep} />
  </>
);

/** In row G: she was carried in, he sits beside her, and both have turned round. */
const COUPLE = (
  <>
    <Figure
      x={640}
      y={900}
      size={1.5}
      dress="sari"
      fill={dress.rosamma}
      second={brass.soft}
      cover="bun"
      hair="#efedf2"
      tone={skin.warm}
      rim={beam.core}
    />
    <Varkey x={790} y={896} size={1.52} isMirrored rim={beam.core} />
  </>
);

/** The last reel on ninety bedsheets: it turns brown, and melts. */
export const Sheets = () => (
  <Scene>
    <HallFront
      isBeamOn
      isFull
      guests={{ 4: COUPLE }}
      screen={
        <>
          <MeenaOnScreen isMelting />
          <path
            d="M420 150C416 260 424 370 418 470M510 150C514 260 506 370 512 470M600 150C596 260 604 370 598 470M690 150C694 260 686 370 692 470M780 150C776 260 784 370 778 470M330 230C480 236 700 226 870 232M330 312C480 306 700 318 870 310M330 392C480 398 700 388 870 394"
            stroke="#ffffff"
            strokeWidth="4"
            fill="none"
            opacity="0.5"
          />
        </>
      }
    ></HallFront>
  </Scene>
);

/** The last reel with the voices of the street: it turns brown, and melts. */
export const Voices = () => (
  <Scene>
    <HallFront isBeamOn isFull guests={{ 4: COUPLE }} screen={<MeenaOnScreen isMelting />}>
      <Glow x={440} y={470} r={260} colour={brass.pale} strength={0.5} />
      {SPEAKERS.map(([x, kind, fill, cover]) => (
        <Figure
          key={x}
          x={x}
          y={560}
          size={0.92}
          dress={kind}
          fill={fill}
          second={brass.soft}
          cover={cover}
          tone={x % 2 ? skin.deep : skin.warm}
          rim={beam.soft}
          right={[36, -176]}
          isMirrored={x > 600}
        />
      ))}
    </HallFront>
  </Scene>
);

const SPEAKERS = [
  [266, 'mundu', '#4f7ea0', 'short'],
  [319, 'sari', '#a8326a', 'plaits'],
  [376, 'kurta', '#5d7f4a', 'shawl'],
  [830, 'shirt', '#c2703a', 'short'],
  [885, 'sari', '#3f7f86', 'bun'],
  [938, 'mundu', '#8d5a78', 'cap'],
] as const;
