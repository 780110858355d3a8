import { skin } from '../../shared/palette.ts';
import { Glow } from '../../shared/Scene.tsx';
import { heat } from '../parts/colours.ts';
import { Figure, Harpreet, Sunanda } from '../parts/Figure.tsx';
import { SchoolYard } from '../parts/SchoolYard.tsx';
import { Tanker } from '../parts/Tanker.tsx';
import { Bucket } from '../parts/Vessels.tsx';

/** The school courtyard at eight in the evening: tankers nose to tail, headlamps, and the whole ward with buckets. */
export const CourtyardAtNight = () => (
  <SchoolYard isNight>
    <Tanker x={60} y={600} size={0.7} tank="#8a4a3c" cab="#2f5069" rim={heat.soft} />
    <Tanker x={430} y={616} size={0.82} tank="#2f6d80" cab="#a4482f" rim={heat.soft} />
    <path d="M630 540L1220 560V760L630 576Z" fill="#ffe9b0" opacity="0.22" />
    <Glow x={650} y={534} r={110} colour="#fff3c4" strength={0.95} />
    <Figure x={716} y={700} size={1} dress="sari" fill="#8a4653" second="#e6a93c" cover="shawl" isMirrored rim={heat.white} />
    <Figure x={792} y={716} size={1.06} dress="shirt" fill="#6f8a9c" isMirrored right={[50, -90]} rim={heat.white} />
    <Figure x={912} y={716} size={1.06} dress="shirt" fill="#b58a4a" cover="cap" coverFill="#7d5a2c" right={[50, -90]} tone={skin.deep} />
    <Figure x={996} y={730} size={1.12} dress="sari" fill="#3f6f68" second="#d9a04a" cover="bun" isMirrored rim={heat.white} />
    <Figure x={652} y={720} size={0.72} dress="frock" fill="#d9583f" cover="plaits" isMirrored rim={heat.white} />
    <Bucket x={852} y={672} size={0.86} isFull />
    <Bucket x={956} y={760} size={0.9} fill="#3f86a8" />
    <Bucket x={684} y={740} size={0.7} fill="#d9a02e" />
    <Bucket x={742} y={760} size={0.8} fill="#3f86a8" />
    <Sunanda x={268} y={808} size={1.56} right={[64, -150]} left={[40, -110]} rim={heat.soft} />
    <path d="M338 556L408 540L424 600L356 616Z" fill={heat.white} />
    <path d="M352 570L404 558M356 584L408 572M360 598L394 590" stroke="#4f5a66" strokeWidth="4" />
    <Harpreet x={512} y={812} size={1.54} right={[74, -186]} left={[36, -96]} rim={heat.soft} />
  </SchoolYard>
);
