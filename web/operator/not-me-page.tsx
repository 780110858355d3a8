import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { OperatorFrame, ScreenWaiting } from './OperatorFrame.tsx';
import { ScreenFailed } from './ScreenFailed.tsx';
import { Table } from './Table.tsx';

/** /operator/not-me: of what people say that it is not true of them. */
export default function NotMePage() {
  return (
    <OperatorFrame screen="notMe">
      <NotMe />
    </OperatorFrame>
  );
}

function NotMe() {
  const { t } = useTranslation('operator');
  const counted = useLoaded((signal) => call('GET /api/operator/disowned-insights', {}, { as: 'person', signal }), []);
  if (counted.state === 'waiting') return <ScreenWaiting />;
  if (counted.state === 'failed') return <ScreenFailed failure={counted.failure} onRetry={counted.retry} />;
  const { insights } = counted.value;
  if (insights.length === 0) return <p>{t('notMe.none')}</p>;
  return (
    <>
      <p className="max-w-prose text-muted">{t('notMe.lead')}</p>
      <Table
        caption={t('notMe.title')}
        head={[t('notMe.insight'), t('notMe.people')]}
        rows={insights.map(({ insight, people }) => ({ key: insight, cells: [insight, people] }))}
      />
    </>
  );
}
