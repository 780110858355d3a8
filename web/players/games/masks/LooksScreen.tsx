import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LooksTrial, MasksTrial } from '#content/games/masks/script.ts';
import type { TrialProps } from '../make-game.tsx';
import { TrialHead } from '../TrialHead.tsx';
import { WaitingNote } from '../WaitingNote.tsx';
import type { MasksDraft } from './drafts.ts';
import { FacePicture } from './FacePicture.tsx';
import { LookInTime } from './LookInTime.tsx';
import { SameOrChanged } from './SameOrChanged.tsx';

type LooksScreenProps = Omit<TrialProps<MasksTrial, MasksDraft>, 'trial'> & { readonly trial: MasksTrial & LooksTrial };

/** A block of "same or changed?", one look after the other. Its answer is whole after the last. */
export function LooksScreen({ trial, endsAt, sent, isCovered, onConfirm, isPauseWanted, onPauseWanted }: LooksScreenProps) {
  const { t } = useTranslation('masks');
  const [changed, setChanged] = useState<readonly boolean[]>([]);
  const { looks } = trial;
  const place = Math.min(changed.length, looks.length - 1);
  const look = looks[place]!;
  const isDone = sent !== undefined || changed.length === looks.length;

  const answer = (isChanged: boolean) => {
    if (isDone || isCovered) return;
    const all = [...changed, isChanged];
    setChanged(all);
    if (all.length === looks.length) onConfirm({ answer: { kind: 'looks', changed: all } });
  };
  return (
    <div className="masks-trial">
      <TrialHead
        title={t('welcome.looksTitle')}
        trial={trial}
        practice={{ number: trial.number, total: trial.practiceTotal }}
        endsAt={endsAt}
        isSent={isDone}
        isPauseWanted={isPauseWanted}
        onPauseWanted={onPauseWanted}
      />
      {looks.length > 1 && <p className="masks-of-block">{t('trial.ofBlock', { number: place + 1, total: looks.length })}</p>}
      {isDone ? (
        <div className="masks-look">
          <div className="masks-stage">
            <FacePicture look={look.look} face={look.after} isDescribed={false} />
          </div>
          <p className="masks-caption" role="status">
            <WaitingNote isOutOfTime={false} />
          </p>
          <SameOrChanged isOpen={false} chosen={changed.at(-1)} onAnswer={() => {}} />
        </div>
      ) : trial.isSideBySide ? (
        <div className="masks-look" key={place}>
          <div className="masks-pair">
            <FacePicture look={look.look} face={look.before} isDescribed title={t('trial.first')} />
            <FacePicture look={look.look} face={look.after} isDescribed title={t('trial.second')} />
          </div>
          <p className="masks-caption" role="status">
            {t('trial.askSideBySide')}
          </p>
          <SameOrChanged isOpen onAnswer={answer} />
        </div>
      ) : (
        <LookInTime key={place} look={look} onAnswer={answer} />
      )}
    </div>
  );
}
