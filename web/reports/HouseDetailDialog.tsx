import { useLoaded } from '#web/api/use-loaded.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { readHouseTexts } from './house-texts.ts';
import { useReportWords } from './use-report-words.ts';

type Props = { readonly house: number; readonly open: boolean; readonly onClose: () => void };

/** A house when it is weak, and what one can do about it. */
export function HouseDetailDialog({ house, open, onClose }: Props) {
  const { t, name } = useReportWords();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={name(house)}
      size="large"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('detail.close')}
        </Button>
      }
    >
      <Detail house={house} />
    </Dialog>
  );
}

function Detail({ house }: { house: number }) {
  const { t, language } = useReportWords();
  const detail = useLoaded(() => readHouseTexts(house, language), [house, language]);
  if (detail.state === 'failed') return <Failed onRetry={detail.retry}>{t('detail.failed')}</Failed>;
  return (
    <div className="grid min-h-64 content-start gap-5">
      <section className="grid gap-2">
        <h3 className="text-lg">{t('detail.whenWeak')}</h3>
        <p>{detail.state === 'waiting' ? t('detail.waiting') : detail.value.weaknessDescription}</p>
      </section>
      {detail.state === 'ready' && (
        <section className="grid gap-3">
          <h3 className="text-lg">{t('detail.tips')}</h3>
          <ol className="tips">
            {detail.value.improvementTips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
