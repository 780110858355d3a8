import { night, river } from '../../shared/palette.ts';
import { Glints, Reflection, River } from '../../shared/River.tsx';
import { Cut, Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { CloudStrip, HangingCloud, Sky, Stars } from '../../shared/Sky.tsx';
import { tidy } from '../../shared/shapes.ts';
import { Bandsman } from '../parts/Band.tsx';

const LIME = '#f2f6c4';
const BRASS = '#f6dc8a';

/** The rain stops as if a tap were turned, and there are two moons: one of them is a sousaphone. */
export const MoonlightBand = () => (
  <Scene>
    <Sky colours={[night.deep, '#1b2356', '#26417a', '#3f7290', '#7fb3a4']} to={500} />
    <Stars count={34} to={330} start={7} />
    <Glow x={806} y={214} r={420} colour="#dff0b4" strength={0.75} />
    <path d="M768 160A76 76 0 1 0 860 276Z" fill={LIME} />
    <HangingCloud y={66} fill="#141a42" lift={40} shift={2} size={1.2} />
    <CloudStrip x={130} y={250} width={380} fill="#2c4c80" />
    <CloudStrip x={700} y={322} width={420} fill="#4a7f94" opacity={0.9} />
    <Cut d="M-20 500V470C160 458 300 474 470 466S860 456 1220 468V500Z" fill="#1c3a5c" />
    <River y={488} to={700} colours={['#4f93a0', river.soft, river.mid, river.dark]} />
    <Reflection x={770} y={500} to={660} colour={LIME} width={80} grow={0.8} />
    <Glints area={[120, 500, 1080, 640]} colour={LIME} count={26} opacity={0.4} />
    <path d="M-20 560H1220M-20 606H1220" stroke="#121433" strokeWidth="11" />
    <path d="M-20 555H1220" stroke={LIME} strokeWidth="3" opacity="0.7" />
    <path d="M60 556V690M240 556V690M420 556V690M600 556V690M780 556V690M960 556V690M1140 556V690" stroke="#121433" strokeWidth="12" />
    <Deck />
    <Shadows />
    <Glow x={563} y={334} r={210} colour={LIME} strength={0.55} />
    <Bandsman x={560} y={748} size={1.45} plays="sousaphone" brass="#fbf3c0" rim={LIME} />
    <Bandsman x={322} y={790} size={1.55} plays="trumpet" brass={BRASS} rim={LIME} />
    <Bandsman x={886} y={790} size={1.55} plays="trombone" brass={BRASS} rim={LIME} isMirrored />
    <Ropes />
  </Scene>
);

const Deck = () => (
  <>
    <Cut d="M-20 676H1220V920H-20Z" fill="#1d2247" />
    <Wash
      d="M-20 676H1220V920H-20Z"
      stops={[
        [0, '#8fb9a8', 0.62],
        [0.45, '#3f6f86', 0.4],
        [1, night.deep, 0.2],
      ]}
    />
    <path
      d="M600 676V920M470 676L380 920M340 676L150 920M200 676L-90 920M730 676L820 920M860 676L1050 920M1000 676L1290 920"
      stroke="#12163a"
      strokeWidth="4"
      opacity="0.7"
    />
    <Glints area={[180, 700, 1060, 890]} colour={LIME} count={22} opacity={0.5} start={11} />
  </>
);

/** Long and thrown towards us, for the moon is behind them. */
const Shadows = () => (
  <g fill="#0f1233" opacity="0.55">
    <path d="M278 790H370L318 920H170ZM510 748H612L584 920H440ZM840 790H932L988 920H858Z" />
  </g>
);

const STAYS = [
  { from: 131, sag: 61, to: 131 },
  { from: 182, sag: 118, to: 232 },
] as const;

/** Two stays cross the sky; a drop hangs from every hand's breadth. */
function Ropes() {
  const drops = STAYS.flatMap(({ from, sag, to }, stay) =>
    Array.from({ length: 17 }, (_, index) => {
      const share = (index + 0.3 + stay * 0.5 + 0.4 * ((index * 0.618) % 1)) / 17.5;
      const y = (1 - share) ** 2 * from + 2 * share * (1 - share) * sag + share ** 2 * to;
      const long = 8 + 9 * ((index * 0.382) % 1);
      return `M${tidy(-20 + share * 1240)} ${tidy(y)}q${tidy(long * 0.42)} ${tidy(long * 0.9)} 0 ${tidy(long)}q${tidy(-long * 0.42)} ${tidy(-long * 0.1)} 0 ${tidy(-long)}`;
    }),
  ).join('');
  const ropes = STAYS.map(({ from, sag, to }) => `M-20 ${from}Q600 ${sag} 1220 ${to}`).join('');
  return (
    <>
      <path d={ropes} fill="none" stroke="#10122e" strokeWidth="6" />
      <path d={drops} fill="#d5e4f2" />
      <path
        d="M250 236v12M418 268v9M484 190v12M672 250v11M706 330v10M928 300v12M980 236v10M338 330v11M214 352v10M884 352v9"
        stroke="#d5e4f2"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
    </>
  );
}
