import { useTranslation } from 'react-i18next';
import type { PublicState } from '#contract/society/think-tank/words.ts';
import './think-tank.css';

/** A clay lamp; its flame burns from its own corner at 0, 0 upwards. */
const Lamp = ({ isLit }: { readonly isLit: boolean }) => (
  <g className={isLit ? undefined : 'lamp-out'}>
    {isLit && (
      <>
        <circle cy="-20" r="20" className="lamp-glow" />
        <path d="M0 -7 C 9 -14 6 -25 0 -34 C -6 -25 -9 -14 0 -7 Z" className="lamp-flame" />
        <path d="M0 -8 C 4 -12 3 -18 0 -23 C -3 -18 -4 -12 0 -8 Z" className="lamp-heart" />
      </>
    )}
    <path d="M-17 -9 C -14 4 -7 7 0 7 C 7 7 14 4 17 -9 C 9 -4 -9 -4 -17 -9 Z" className="lamp-bowl" />
    <path d="M-17 -9 C -9 -4 9 -4 17 -9 C 9 -12 -9 -12 -17 -9 Z" className="lamp-rim" />
  </g>
);

export const SmallLamp = ({ isLit }: { readonly isLit: boolean }) => (
  <svg viewBox="-24 -44 48 56" aria-hidden="true" className="tank-lamp">
    <Lamp isLit={isLit} />
  </svg>
);

export const STEPS = ['offered', 'open', 'review', 'decision', 'published'] as const;
const stepOf = { open: 1, review: 2, revision: 2, decision: 3, published: 4 } as const;

/** How far a problem has come: a lamp for each step. */
export function StepLamps({ state }: { readonly state: Exclude<PublicState, 'unanswered'> }) {
  const { t } = useTranslation('think-tank');
  const reached = stepOf[state];
  return (
    <ol aria-label={t('steps.all')} className="tank-steps">
      {STEPS.map((step, index) => (
        <li key={step} aria-current={index === reached ? 'step' : undefined}>
          <SmallLamp isLit={index <= reached} />
          {t(`steps.${step}`)}
          {index < reached && <span className="sr-only">{t('steps.done')}</span>}
        </li>
      ))}
    </ol>
  );
}

const RUN = 72;
const RISE = 36;
const FOOT = { x: 92, y: 262 } as const;
const PLACES = STEPS.map((step, index) => ({ step, x: FOOT.x + index * RUN, y: FOOT.y - index * RISE }));

/** Steps that lead up from a river at dusk, a lamp on each. */
export const GhatLamps = ({ label }: { readonly label: string }) => (
  <svg viewBox="0 0 480 330" role="img" aria-label={label} className="tank-ghat">
    <clipPath id="ghat">
      <rect width="480" height="330" rx="28" />
    </clipPath>
    <g clipPath="url(#ghat)">
      <rect width="480" height="330" className="ghat-sky" />
      <circle cx="92" cy="76" r="30" className="ghat-moon" />
      <path d="M0 222 C 60 196 120 206 170 188 C 230 168 300 196 480 150 V 330 H 0 Z" className="ghat-far" />
      {PLACES.map(({ step, x, y }) => (
        <g key={step}>
          <rect x={x} y={y} width={480 - x} height={330 - y} className="ghat-side" />
          <rect x={x} y={y} width={480 - x} height="12" className="ghat-step" />
        </g>
      ))}
      <rect y="282" width="480" height="48" className="ghat-water" />
      {PLACES.map(({ step, x }, index) => (
        <path key={step} d={`M${x + 36} ${288 + 2 * index} v${26 - 3 * index}`} className="ghat-shine" strokeDasharray="7 5" />
      ))}
      <path d="M18 300 h46 M40 315 h70 M150 318 h34 M258 320 h52 M380 316 h64 M12 285 h30" className="ghat-ripple" />
      {PLACES.map(({ step, x, y }) => (
        <g key={step} transform={`translate(${x + 36} ${y - 6})`}>
          <Lamp isLit />
        </g>
      ))}
    </g>
  </svg>
);
