import { useTranslation } from 'react-i18next';
import type { Case } from '#contract/society/safety.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Clock } from '../Clock.tsx';
import { DecisionForm } from './DecisionForm.tsx';

type Props = { readonly case: Case; readonly onDecided: () => void };

/** The appeals of a case: what they say, and what was decided or decides them. */
export function CaseAppeals({ case: { caseId, appeals }, onDecided }: Props) {
  const { t } = useTranslation('operator');
  const moment = useMoment();
  return appeals.map(({ side, text, at, dueAt, isChanged, reason, decidedBy, mayDecide, outcomes }) => (
    <div key={side} className="grid gap-3">
      <blockquote className="grid gap-1 rounded-control bg-raised p-4">
        <p className="font-semibold">{t(`societyCases.side.${side}`)}</p>
        <p className="whitespace-pre-line">{text}</p>
        <p className="text-sm text-muted">{moment(at)}</p>
      </blockquote>
      {isChanged === null && <Clock of="societyCases" dueAt={dueAt} />}
      {isChanged !== null && (
        <p className="whitespace-pre-line">
          {t(isChanged ? 'societyCases.ruled.changed' : 'societyCases.ruled.stands', { operator: decidedBy ?? '' })} {reason}
        </p>
      )}
      {isChanged === null && mayDecide && <DecisionForm params={{ caseId, side }} outcomes={outcomes} onDecided={onDecided} />}
      {isChanged === null && !mayDecide && <p className="font-semibold">{t('societyCases.byAnother')}</p>}
    </div>
  ));
}
