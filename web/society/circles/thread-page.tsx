import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { SocietyFrame } from '../SocietyFrame.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { Thread } from './Thread.tsx';

/** /home/society/circles/{number}/threads/{number}: what a circle writes about one thing. */
export default function ThreadPageOfCircle() {
  const { t } = useTranslation('society-circles');
  const { circle = '', thread = '' } = useParams();
  return (
    <SocietyFrame title={t('thread.title')}>
      <Loaded key={`${circle} ${thread}`} circleId={circle} threadId={thread} />
    </SocietyFrame>
  );
}

function Loaded(params: { readonly circleId: string; readonly threadId: string }) {
  const loaded = useLoaded(
    (signal) => call('GET /api/society/circles/{circleId}/threads/{threadId}', { params, query: {} }, { as: 'person', signal }),
    [params.circleId, params.threadId],
  );
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  return <Thread first={loaded.value} />;
}
