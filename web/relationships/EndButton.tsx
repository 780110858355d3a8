import { useState } from 'react';
import { ApiFailure, call } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useWords } from './use-words.ts';

type Props = {
  readonly relationshipId: number;
  /** Undefined for an invitation that nobody has accepted. */
  readonly other?: string | undefined;
  readonly onEnded: () => void;
};

/** A button that takes an invitation back, or ends a report of two for both; asked once more before it is done. */
export function EndButton({ relationshipId, other, onEnded }: Props) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const what = other === undefined ? 'invitation' : 'report';

  async function end() {
    setBusy(true);
    setFailed(false);
    try {
      await call('DELETE /api/relationships/{relationshipId}', { params: { relationshipId } }, { as: 'person' });
      setOpen(false);
      onEnded();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t(`end.${what}.button`)}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="small"
        title={t(`end.${what}.title`)}
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('end.keep')}
            </Button>
            <Button busy={isBusy} onClick={end}>
              {t(`end.${what}.do`)}
            </Button>
          </>
        }
      >
        <p>{t(`end.${what}.text`, { other })}</p>
        {hasFailed && (
          <Notice tone="danger" className="mt-4">
            {t('end.failed')}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
