import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FACE_MS, type Look, MASK_MS } from '#content/games/masks/script.ts';
import { useStream } from '../use-stream.ts';
import { FacePicture } from './FacePicture.tsx';
import { MaskPicture } from './MaskDrawing.tsx';
import { SameOrChanged } from './SameOrChanged.tsx';

/** Between an answer and the next face, so that a press meant for the one before is over. */
const READY_MS = 700;

const STEPS = [
  { shows: 'ready', durationMs: READY_MS },
  { shows: 'watch', durationMs: FACE_MS },
  { shows: 'hidden', durationMs: MASK_MS },
] as const;

/** A face, the mask before it, and the face again, which stays until it is answered. */
export function LookInTime({ look, onAnswer }: { readonly look: Look; readonly onAnswer: (isChanged: boolean) => void }) {
  const { t } = useTranslation('masks');
  const [isAsked, setAsked] = useState(false);
  const { step } = useStream(STEPS, () => setAsked(true));
  const shows = isAsked ? 'ask' : (step?.shows ?? 'ready');
  return (
    <div className="masks-look" data-shows={shows}>
      <div className="masks-stage">
        {shows === 'watch' && <FacePicture look={look.look} face={look.before} isDescribed={false} />}
        {shows === 'ask' && <FacePicture look={look.look} face={look.after} isDescribed={false} />}
        {(shows === 'ready' || shows === 'hidden') && <MaskPicture />}
      </div>
      <p className="masks-caption" aria-live={shows === 'ask' ? 'polite' : 'off'}>
        {t(`trial.${shows}`)}
      </p>
      <SameOrChanged isOpen={isAsked} onAnswer={onAnswer} />
    </div>
  );
}
