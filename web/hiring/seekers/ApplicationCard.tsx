import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnApplication } from '#contract/hiring/seekers.ts';
import { languages } from '#contract/language.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { dateFormat } from '#web/i18n/formats.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type Props = { readonly application: OwnApplication; readonly onChanged: () => void; readonly children?: ReactNode };

/** One application with what has become of it. Interviews and shared results are its children. */
export function ApplicationCard({ application, onChanged, children }: Props) {
  const { t } = useTranslation('hiring-seekers');
  const { locale } = languages[useLanguage()];
  const day = (at: string) => dateFormat(locale, { dateStyle: 'medium' }).format(new Date(at));
  const { send, isBusy, refusal } = useSending(t('failed'));
  const [asking, setAsking] = useState<'withdraw' | 'erase'>();
  const { applicationId, jobId, title, organisation, status, stage, history } = application;
  async function act() {
    const params = { applicationId };
    const done = await send(() =>
      asking === 'erase'
        ? call('DELETE /api/job-seeker/applications/{applicationId}', { params }, { as: 'person' })
        : call('POST /api/job-seeker/applications/{applicationId}/withdrawal', { params }, { as: 'person' }),
    );
    setAsking(undefined);
    if (done) onChanged();
  }
  return (
    <Card as="li" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h3 className="text-xl wrap-anywhere">
          <LocalLink to={`/jobs/${jobId}`} className="link">
            {title}
          </LocalLink>
        </h3>
        <p className="wrap-anywhere">{organisation}</p>
        <p className="font-semibold">{t(`status.${status}`, { stage })}</p>
      </div>
      <ol className="grid gap-1 border-s-4 border-accent ps-4">
        {history.map(({ step, stage: into, at }) => (
          <li key={`${step} ${at}`}>
            {t(`step.${step}`, { stage: into ?? '' })} <span className="text-sm text-muted">{day(at)}</span>
          </li>
        ))}
      </ol>
      {children}
      <div className="flex flex-wrap gap-3">
        {status === 'active' && (
          <Button variant="secondary" onClick={() => setAsking('withdraw')}>
            {t('withdraw.button')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setAsking('erase')}>
          {t('erase.button')}
        </Button>
      </div>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Dialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={t(`${asking ?? 'withdraw'}.title`)}
        size="small"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(undefined)}>
              {t('cancel')}
            </Button>
            <Button busy={isBusy} onClick={act}>
              {t(`${asking ?? 'withdraw'}.button`)}
            </Button>
          </>
        }
      >
        <p>{t(`${asking ?? 'withdraw'}.text`)}</p>
      </Dialog>
    </Card>
  );
}
