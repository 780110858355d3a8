import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationPage } from '#contract/hiring/candidates.ts';
import { Button } from '#web/ui/Button.tsx';
import { Marks } from './CandidateRow.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DecisionNotice } from './DecisionNotice.tsx';
import { newKey, useDecisions } from './use-decisions.ts';

type Props = { readonly application: ApplicationPage; readonly onChange: () => void; readonly name: string };

/** Who it is, where they stand, and the decisions that there are from here. */
export function ApplicationActions({ application, onChange, name }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const decisions = useDecisions(onChange);
  const [asking, setAsking] = useState<'move' | 'reject' | 'write' | 'hire'>();
  const { applicationId, stageId, status, stages, mayWork, openings, hired } = application;
  const applications = [{ applicationId, stageId, status }];
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
              <Button onClick={() => setAsking('move')}>{t('do.move')}</Button>
              <Button variant="secondary" onClick={() => setAsking('hire')}>
                {t('do.hire')}
              </Button>
            </>
          )}
          <Button variant="secondary" onClick={() => setAsking('write')}>
            {t('do.write')}
          </Button>
          {status === 'active' && (
            <Button variant="secondary" onClick={() => setAsking('reject')}>
              {t('do.reject')}
            </Button>
          )}
          {(status === 'rejected' || status === 'hired') && (
            <Button
              variant="secondary"
              busy={decisions.isBusy}
              onClick={() => void decisions.decide({ key: newKey(), kind: 'reopen', applications })}
            >
              {t('do.reopen')}
            </Button>
          )}
        </div>
      )}
      {asking && (
        <DecisionDialog
          kind={asking}
          applications={applications}
          stages={stages.filter((stage) => stage.stageId !== stageId)}
          decisions={decisions}
          onClose={() => setAsking(undefined)}
        />
      )}
      <DecisionNotice decisions={decisions} nameOf={() => name} />
    </section>
  );
}
