import { call } from '#web/api/client.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { useLive } from '../live/use-live.ts';
import { InviteToTests } from './InviteToTests.tsx';
import { Meetings } from './Meetings.tsx';
import { SharedView } from './SharedView.tsx';
import { useResultWords } from './use-result-words.ts';

type Props = { readonly applicationId: number; readonly jobId: number };

/** On an application, for the employer: what the candidate shares of their results, and an invitation to tests. */
export function SharedResults({ applicationId, jobId }: Props) {
  const { t } = useResultWords();
  return (
    <section aria-label={t('seen.title')} className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-5">
      <h2 className="text-xl">{t('seen.title')}</h2>
      <Seen applicationId={applicationId} />
      <LocalLink to={`/home/employer/compare/${jobId}`} className="link justify-self-start py-2">
        {t('seen.compare')}
      </LocalLink>
      <InviteToTests applicationId={applicationId} />
    </section>
  );
}

function Seen({ applicationId }: Pick<Props, 'applicationId'>) {
  const { t, strength, error } = useResultWords();
  const { value, failure, reload } = useLive(
    (signal) => call('GET /api/hiring/applications/{applicationId}/results', { params: { applicationId } }, { as: 'member', signal }),
    ['application'],
  );
  if (failure?.code === 'forbidden') return <p className="max-w-prose text-muted">{t('seen.notGranted')}</p>;
  if (!value && failure)
    return (
      <Failed level={3} onRetry={reload} retryAt={failure.retryAt}>
        {t('failed')}
      </Failed>
    );
  if (!value)
    return (
      <WaitingRegion>
        <Skeleton height="6rem" />
      </WaitingRegion>
    );
  const { shared, meetings, composite } = value;
  if (!shared) return <p className="max-w-prose text-muted">{t('seen.nothing')}</p>;
  return (
    <>
      <SharedView shared={shared} />
      {meetings.length > 0 && (
        <div className="grid grid-cols-1 gap-4">
          <h3 className="text-lg">{t('meet.title')}</h3>
          <Meetings meetings={meetings} />
          <p className="max-w-prose">
            {composite
              ? t('meet.composite', { value: strength(composite.value), error: error(composite.standardError) })
              : t('meet.noComposite')}
          </p>
        </div>
      )}
    </>
  );
}
