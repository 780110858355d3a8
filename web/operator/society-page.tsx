import { useTranslation } from 'react-i18next';
import type { OperatedSociety } from '#contract/society/operating.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { OperatorFrame, ScreenWaiting } from './OperatorFrame.tsx';
import { ScreenFailed } from './ScreenFailed.tsx';
import { Bias } from './society/Bias.tsx';
import { EditorialCircle } from './society/EditorialCircle.tsx';
import { ExcludeForm } from './society/ExcludeForm.tsx';
import { Exclusions } from './society/Exclusions.tsx';
import { Table } from './Table.tsx';

/** /operator/society: how many stand where, the editorial circle, exclusions and appeals. */
export default function SocietyPage() {
  return (
    <OperatorFrame screen="society">
      <Loaded />
    </OperatorFrame>
  );
}

function Loaded() {
  const { t } = useTranslation('operator');
  const loaded = useLoaded((signal) => call('GET /api/operator/society', {}, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return <ScreenWaiting />;
  if (loaded.state === 'failed') return <ScreenFailed failure={loaded.failure} onRetry={loaded.retry} />;
  const { states, isOnlyOperator, exclusions } = loaded.value;
  return (
    <>
      <p className="max-w-prose text-muted">{t('society.lead')}</p>
      <States states={states} />
      <Bias />
      <EditorialCircle />
      <section aria-labelledby="exclusions" className="grid gap-4">
        <h2 id="exclusions" className="text-2xl">
          {t('society.exclusions')}
        </h2>
        <p className="max-w-prose text-muted">{t(isOnlyOperator ? 'society.decidesAlone' : 'society.decidesOther')}</p>
        <Exclusions exclusions={exclusions} onDecided={loaded.reload} />
        <ExcludeForm onExcluded={loaded.reload} />
      </section>
    </>
  );
}

function States({ states }: Pick<OperatedSociety, 'states'>) {
  const { t } = useTranslation('operator');
  if (states.length === 0) return <p>{t('society.nobody')}</p>;
  return (
    <Table
      caption={t('society.states')}
      head={[t('society.state'), t('society.people')]}
      rows={states.map(({ state, count }) => ({ key: state, cells: [t(`society.in.${state}`), count] }))}
    />
  );
}
