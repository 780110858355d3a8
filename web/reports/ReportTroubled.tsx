import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { withoutLanguage } from '#contract/language.ts';
import { useMessage } from '#web/i18n/message.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { ReportTitle } from './ReportTitle.tsx';
import { type Remedy, type ReportTrouble, reportTexts } from './report-subject.ts';
import { useReportWords } from './use-report-words.ts';

type Props = {
  readonly trouble: ReportTrouble;
  /** What to do, where the text for the trouble leaves that open. */
  readonly remedy?: Remedy | undefined;
  /** What the server said, where it knows more. */
  readonly reason?: string | undefined;
  readonly needsLogin?: boolean;
  readonly onRetry?: (() => void) | undefined;
  readonly retryAt?: number | undefined;
};

/** The report cannot be shown: the text for it, what that means, and a way on. */
export function ReportTroubled({
  trouble,
  remedy,
  reason,
  needsLogin = trouble === 'noToken' || trouble === 'noUserId',
  onRetry,
  retryAt,
}: Props) {
  const { t } = useReportWords();
  const say = useMessage();
  const here = withoutLanguage(useLocation().pathname);
  const action: ReactNode = (
    <>
      {needsLogin ? (
        <LinkButton to={`/login?next=${here}`}>{t('trouble.logIn')}</LinkButton>
      ) : (
        <LinkButton to="/home" variant={onRetry ? 'quiet' : 'primary'}>
          {t('trouble.home')}
        </LinkButton>
      )}
      <LinkButton to={DEMO_REPORT} variant="quiet">
        {t('demo.see')}
      </LinkButton>
    </>
  );
  return (
    <div className="report-short">
      <div className="sr-only">
        <ReportTitle>{t('page')}</ReportTitle>
      </div>
      <Card>
        <Failed title={say(reportTexts[trouble])} onRetry={onRetry} retryAt={retryAt} action={action}>
          {reason === undefined ? t(`trouble.${remedy ?? trouble}`) : say(reason)}
        </Failed>
      </Card>
    </div>
  );
}
