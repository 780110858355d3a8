import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Failed } from '#web/ui/Failed.tsx';
import { FrameWaiting } from '../EmployerFrame.tsx';

/** What became of a job, and who changed what. `version` and `state` say when there is more to tell. */
export function JobPast({ jobId, version, state }: { readonly jobId: number; readonly version: number; readonly state: string }) {
  const { t } = useTranslation('hiring-jobs');
  const moment = useMoment();
  const loaded = useLoaded(
    (signal) => call('GET /api/hiring/jobs/{jobId}/history', { params: { jobId } }, { as: 'member', signal }),
    [jobId, version, state],
  );
  if (loaded.state === 'waiting') return <FrameWaiting />;
  if (loaded.state === 'failed') return <Failed onRetry={loaded.retry}>{t('failed')}</Failed>;
  const { events, versions } = loaded.value;
  const lines = [
    ...events.map(({ step, by, reason, at }) => ({
      key: `${step} ${at}`,
      at,
      text: t(`past.${step}`, { by: by ?? t(step === 'expire' ? 'past.program' : 'past.platform') }),
      detail: reason,
    })),
    ...versions.map(({ version: number, by, changed, at }) => ({
      key: String(number),
      at,
      text: t(number === 1 ? 'past.written' : 'past.changed', { by }),
      detail: changed.map((field) => t(`changed.${field}`)).join(', '),
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <ol className="grid gap-3">
      {lines.map(({ key, at, text, detail }) => (
        <li key={key} className="grid border-s-4 border-line ps-3">
          <span>{text}</span>
          {detail && <span className="wrap-anywhere">{detail}</span>}
          <span className="text-sm text-muted">{moment(at)}</span>
        </li>
      ))}
    </ol>
  );
}
