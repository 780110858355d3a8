import { useTranslation } from 'react-i18next';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Decisions } from './use-decisions.ts';

type Props = { readonly decisions: Decisions; readonly nameOf: (applicationId: number) => string };

/** What was just decided, what was left alone and why, and the way to take it back. It stays in sight while there is time. */
export function DecisionNotice({ decisions: { decided, failure, isBusy, undo, dismiss }, nameOf }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const say = useMessage();
  const { wish, outcome, undone } = decided ?? {};
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-40 grid justify-items-center p-4">
      <div role="status" className="pointer-events-auto w-full max-w-2xl empty:hidden">
        {wish && outcome && (
          <div className="grid gap-2 rounded-card border border-line-strong bg-surface p-4 shadow-card">
            <p className="font-semibold">
              {undone === undefined ? t(`decided.${wish.kind}`, { count: outcome.done.length }) : t('decided.undone', { count: undone })}
            </p>
            {undone === undefined && wish.letter && outcome.done.length > 0 && <p className="text-sm text-muted">{t('decided.letters')}</p>}
            {undone === undefined && outcome.refused.length > 0 && (
              <ul className="grid max-h-40 gap-1 overflow-y-auto text-sm">
                {outcome.refused.map(({ applicationId, why, stageName, status }) => (
                  <li key={applicationId}>
                    {t(`refused.${why}`, {
                      name: nameOf(applicationId),
                      stage: stageName ?? '',
                      status: status ? t(`status.${status}`) : '',
                    })}
                  </li>
                ))}
              </ul>
            )}
            <div className="flex flex-wrap gap-2">
              {undone === undefined && outcome.done.length > 0 && (
                <Button variant="secondary" busy={isBusy} onClick={() => void undo()}>
                  {t('decided.undo')}
                </Button>
              )}
              <Button variant="quiet" onClick={dismiss}>
                {t('close')}
              </Button>
            </div>
          </div>
        )}
        {failure && (
          <p className="mt-2 rounded-card border border-danger bg-surface p-4 text-danger">
            {failure.body ? say(failure.body.message) : t('failed')}
          </p>
        )}
      </div>
    </div>
  );
}
