import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationPage } from '#contract/hiring/candidates.ts';
import { makeId } from '#web/api/make-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { Marks } from './CandidateRow.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DecisionNotice } from './DecisionNotice.tsx';
import { useDecisions } from './use-decisions.ts';

type Asking = Pick<Parameters<typeof DecisionDialog>[0], 'kind' | 'applications' | 'stages'>;
type Props = { readonly application: ApplicationPage; readonly onChange: () => void; readonly name: string };

/** Who it is, where they stand, and the decisions that there are from here. */
export function ApplicationActions({ application, onChange, name }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const decisions = useDecisions(onChange);
  const { applicationId, stageId, status, stages, mayWork, openings, hired } = application;
  const applications = [{ applicationId, stageId, status }];
  // it is decided on as it stood when it was asked: whoever has changed it meanwhile is told of, not overruled
  const [asking, setAsking] = useState<Asking>();
  const ask = (kind: Asking['kind']) => setAsking({ kind, applications, stages: stages.filter((stage) => stage.stageId !== stageId) });
  return (
    <section aria-label={t('page.state')} className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="grid gap-1">
        <h2 className="flex flex-wrap items-center gap-x-3 text-2xl wrap-anywhere">
          {name}
          <Marks row={application} />
        </h2>
        <p>
          {status === 'active'
            ? t('page.inStage', { stage: application.stageName })
            : `${t(`status.${status}`)} · ${application.stageName}`}
        </p>
        <p className="text-sm text-muted">{t('page.openings', { hired, openings })}</p>
      </div>
      {mayWork && (
        <div className="flex flex-wrap gap-2">
          {status === 'active' && (
            <>
              <Button onClick={() => ask('move')}>{t('do.move')}</Button>
              <Button variant="secondary" onClick={() => ask('hire')}>
                {t('do.hire')}
              </Button>
            </>
          )}
          <Button variant="secondary" onClick={() => ask('write')}>
            {t('do.write')}
          </Button>
          {status === 'active' && (
            <Button variant="secondary" onClick={() => ask('reject')}>
              {t('do.reject')}
            </Button>
          )}
          {(status === 'rejected' || status === 'hired') && (
            <Button
              variant="secondary"
              busy={decisions.isBusy}
              onClick={() => void decisions.decide({ key: makeId(), kind: 'reopen', applications })}
            >
              {t('do.reopen')}
            </Button>
          )}
        </div>
      )}
      {asking && <DecisionDialog {...asking} decisions={decisions} onClose={() => setAsking(undefined)} />}
      <DecisionNotice decisions={decisions} nameOf={() => name} />
    </section>
  );
}
