import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LakeTrial } from '#content/games/still-lake/script.ts';
import { Button } from '#web/ui/Button.tsx';
import type { TrialProps } from '../make-game.tsx';
import { useEnterKey } from '../use-enter-key.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { WaitingNote } from '../WaitingNote.tsx';
import { BackPicture } from './BackPicture.tsx';
import type { LakeDraft } from './drafts.ts';
import { Lake } from './Lake.tsx';
import { TimedBlock } from './TimedBlock.tsx';
import { UntimedBlock } from './UntimedBlock.tsx';

/** A block: what it asks, then, when the player begins it, its flowers to the end. */
export function BlockTrial({ trial, sent, onConfirm }: TrialProps<LakeTrial, LakeDraft>) {
  const { t } = useTranslation(['still-lake', 'games'], { nsMode: 'fallback' });
  const heading = useHeadingFocus();
  const [isBegun, setBegun] = useState(false);
  const begin = () => {
    setBegun(true);
    heading.current?.focus({ preventScroll: true });
  };
  const done = (draft: LakeDraft) => {
    if (draft) onConfirm(draft);
  };
  return (
    <div className="lake-block">
      <h1 ref={heading} tabIndex={-1}>
        {t(trial.practice ? 'block.practice' : 'block.number', { number: trial.number })}
      </h1>
      {sent ? (
        <>
          <Lake open={null} isStill />
          <p className="lake-hint" role="status">
            <WaitingNote isOutOfTime={false} />
          </p>
        </>
      ) : !isBegun ? (
        <Rule trial={trial} onBegin={begin} />
      ) : trial.stepMs === null ? (
        <UntimedBlock trial={trial} onDone={done} />
      ) : (
        <TimedBlock trial={trial} stepMs={trial.stepMs} onDone={done} />
      )}
    </div>
  );
}

const SETTLE_MS = 400;

/** What the block asks, in a picture and in words. Nothing runs before the player begins it. */
function Rule({ trial, onBegin }: { trial: LakeTrial; onBegin: () => void }) {
  const { t } = useTranslation('still-lake');
  useEnterKey(onBegin, SETTLE_MS);
  return (
    <div className="lake-rule">
      <p className="lake-question">{t(`rule.${trial.back}`)}</p>
      <BackPicture back={trial.back} />
      <p>{t(`explain.${trial.back}`)}</p>
      <p className="lake-quiet">{t(trial.stepMs === null ? 'block.ownPace' : 'block.pace', { count: trial.places.length })}</p>
      <Button onClick={onBegin}>{t('block.begin')}</Button>
    </div>
  );
}
