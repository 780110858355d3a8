import { FarLight, Lantern } from '../../shared/Lantern.tsx';
import { marigold, night, paper, river, signal, wood } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { Reflection, River } from '../../shared/River.tsx';
import { Cut, Glow, Scene } from '../../shared/Scene.tsx';
import { HangingCloud, Sky } from '../../shared/Sky.tsx';

/** A lamp on a page; beyond the wet glass one white point on black water. */
export const WheelhouseLog = () => (
  <Scene>
    <Sky colours={[night.deep, night.dark, night.mid, night.soft]} to={420} />
    <HangingCloud y={200} fill={night.dark} lift={36} shift={2} />
    <Cut d="M-20 420V392C200 380 420 396 620 384S900 364 1220 388V420Z" fill="#20245a" />
    <FarLight x={824} y={366} colour={signal.white} r={5.5} glow={76} />
    <River y={408} to={620} colours={[river.dark, river.deep, river.ink]} />
    <Reflection x={824} y={418} to={540} colour={signal.white} width={16} />
    <Rain count={80} length={64} opacity={0.3} area={[0, 60, 1240, 560]} />
    <WindowFrame />
    <Glow x={470} y={330} r={560} colour={marigold.mid} strength={0.7} />
    <Wheel />
    <Desk />
    <Glow x={600} y={690} r={420} colour={marigold.pale} strength={0.6} squash={0.5} />
    <Book />
    <path d="M470 60V190" stroke={wood.ink} strokeWidth="5" />
    <Lantern x={470} y={180} light="amber" size={1.9} glow={190} />
  </Scene>
);

const WindowFrame = () => (
  <>
    <path
      d="M300 150C296 210 310 240 302 300S310 380 304 420M700 130C706 190 694 230 702 290V330M930 150C926 220 938 260 932 330S940 420 934 470M640 330C644 380 636 420 640 470"
      stroke="#cfd4f4"
      strokeWidth="4"
      fill="none"
      opacity="0.4"
      strokeLinecap="round"
    />
    <path
      d="M304 424v0M702 336v0M934 476v0M640 476v0M760 260v0M880 210v0M590 210v0M770 450v0M990 300v0M250 260v0"
      stroke="#dfe2f5"
      strokeWidth="9"
      strokeLinecap="round"
      opacity="0.6"
    />
    <path d="M-20 -20H1220V920H-20ZM84 128V540H566V128ZM606 128V540H1116V128Z" fillRule="evenodd" fill="#2c1b13" />
    <path d="M84 128V540H566V128ZM606 128V540H1116V128Z" fill="none" stroke={wood.mid} strokeWidth="10" />
    <path d="M79 540H566M601 540H1116" stroke={wood.pale} strokeWidth="9" />
    <path d="M-20 40H1220M-20 84H1220" stroke={wood.ink} strokeWidth="5" opacity="0.7" />
  </>
);

const SPOKES = Array.from({ length: 8 }, (_, index) => index * 45 + 12);

/** Only part of it is in the picture: the hand that steered is gone. */
const Wheel = () => (
  <g transform="translate(300 560)">
    {SPOKES.map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d="M-9 0L-7 -222H7L9 0Z" fill={wood.mid} />
        <path d="M-11 -214C-15 -240 -12 -258 0 -266C12 -258 15 -240 11 -214Z" fill={wood.soft} />
        <path d="M2 -30L3 -206" stroke={marigold.mid} strokeWidth="3" opacity="0.7" />
      </g>
    ))}
    <circle r="172" fill="none" stroke={wood.ink} strokeWidth="40" />
    <circle r="172" fill="none" stroke={wood.mid} strokeWidth="30" />
    <path d="M-100 -140A172 172 0 0 1 172 20" fill="none" stroke={marigold.soft} strokeWidth="5" opacity="0.85" />
    <circle r="172" fill="none" stroke={marigold.burnt} strokeWidth="5" strokeDasharray="3 64" />
    <circle r="42" fill={wood.ink} />
    <circle r="33" fill={marigold.deep} />
    <circle r="14" fill={marigold.pale} />
  </g>
);

const Desk = () => (
  <>
    <Cut d="M-20 650H1220V920H-20Z" fill="#5a3820" lift={10} />
    <path d="M-20 650H1220V664H-20Z" fill={wood.pale} />
    <path d="M-20 726H1220M-20 812H1220" stroke={wood.deep} strokeWidth="4" opacity="0.7" />
    <path d="M926 664C926 640 942 620 966 620S1006 640 1006 664C1006 690 990 704 966 704S926 690 926 664Z" fill={wood.ink} />
    <circle cx="966" cy="660" r="33" fill={marigold.pale} />
    <path d="M966 634L974 662L966 686L958 662Z" fill={night.deep} />
    <path d="M966 634L974 662H958Z" fill={signal.red} />
  </>
);

const line = (x: number, y: number, width: number, seed: number) => {
  let path = `M${x} ${y}`;
  for (let at = 0, step = seed; at < width - 10; step += 1) {
    const run = 9 + ((step * 5) % 9);
    path += step % 4 === 3 ? `m${run} 0` : `q${run / 2} ${step % 2 ? -8 : -5} ${run} 0`;
    at += run;
  }
  return path;
};

/** Close lines on the left; on the right they thin out and stop. */
const Book = () => (
  <g transform="translate(640 690) skewX(-5)">
    <path d="M-306 92C-200 62 -70 66 0 96C70 66 200 62 306 92L318 112C200 88 76 90 0 116C-76 90 -200 88 -318 112Z" fill={wood.ink} />
    <path d="M-270 -88C-180 -112 -60 -108 0 -82L0 98C-70 70 -200 66 -304 92Z" fill={paper.white} />
    <path d="M270 -88C180 -112 60 -108 0 -82L0 98C70 70 200 66 304 92Z" fill={paper.warm} />
    <path d="M0 -82L0 98C-22 88 -50 80 -80 76L-64 -102C-40 -100 -16 -92 0 -82Z" fill={paper.grey} opacity="0.55" />
    <g stroke={night.mid} strokeWidth="3.4" fill="none" strokeLinecap="round">
      <path d={[0, 1, 2, 3, 4, 5, 6].map((row) => line(-258 - row * 4, -66 + row * 21, 186, row)).join('')} />
      <path d={[0, 1, 2].map((row) => line(46 + row * 3, -72 + row * 23, [176, 150, 62][row]!, row + 2)).join('')} opacity="0.8" />
    </g>
    <g stroke="#a9632b" strokeWidth="4" strokeLinecap="round" opacity="0.9">
      <path d="M-70 -64l-30 -2M-76 -22l-28 -2M-82 20l-30 -2M-88 62l-30 -2" />
    </g>
    <path d="M60 6H250M66 28H262M72 50H272" stroke={paper.grey} strokeWidth="2" />
    <path d="M120 88L232 -6" stroke={night.deep} strokeWidth="9" strokeLinecap="round" />
    <path d="M120 88l14 -4l-9 -9Z" fill={marigold.mid} />
  </g>
);
