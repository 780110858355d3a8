import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { CaseCard } from './cases/CaseCard.tsx';
import { OperatorFrame, ScreenWaiting } from './OperatorFrame.tsx';
import { ScreenFailed } from './ScreenFailed.tsx';

/** /operator/society-cases: what members have reported, how much time is left, and what was decided. */
export default function SocietyCasesPage() {
  return (
    <OperatorFrame screen="societyCases">
      <Loaded />
    </OperatorFrame>
  );
}

function Loaded() {
  const { t } = useTranslation('operator');
  const loaded = useLoaded((signal) => call('GET /api/operator/society/cases', {}, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return <ScreenWaiting />;
  if (loaded.state === 'failed') return <ScreenFailed failure={loaded.failure} onRetry={loaded.retry} />;
  const { isOnlyOperator, waiting, decided } = loaded.value;
  return (
    <>
      <div className="grid max-w-prose gap-2 text-muted">
        <p>{t('societyCases.lead')}</p>
        <p>{t(isOnlyOperator ? 'societyCases.alone' : 'societyCases.others')}</p>
      </div>
      <section aria-labelledby="waiting" className="grid gap-4">
        <h2 id="waiting" className="text-2xl">
          {t('societyCases.waiting')}
        </h2>
        {waiting.length === 0 && <p>{t('societyCases.none')}</p>}
        <ul className="grid max-w-3xl gap-4">
          {waiting.map((one) => (
            <CaseCard key={one.caseId} case={one} onDecided={loaded.refresh} />
          ))}
        </ul>
      </section>
      {decided.length > 0 && (
        <section aria-labelledby="decided" className="grid gap-4">
          <h2 id="decided" className="text-2xl">
            {t('societyCases.decided')}
          </h2>
          <ul className="grid max-w-3xl gap-4">
            {decided.map((one) => (
              <CaseCard key={one.caseId} case={one} onDecided={loaded.refresh} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
