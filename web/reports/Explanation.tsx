import type { TextKind } from '#contract/narratives.ts';
import { narrativeMessages } from '#contract/narratives.ts';
import type { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Failed } from '#web/ui/Failed.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { useReportText } from './use-report-text.ts';
import { useReportWords } from './use-report-words.ts';
import { WrittenText } from './WrittenText.tsx';

const TOO_MANY = 429;
const remedyFor = ({ isOffline, status }: ApiFailure) => (isOffline ? 'offline' : status === TOO_MANY ? 'tooMany' : 'failed');

/** What a chart says, in prose: sentence by sentence as it is written. */
export function Explanation({ userId, kind }: { userId: number; kind: TextKind }) {
  const { t } = useReportWords();
  const say = useMessage();
  const explanation = useReportText(userId, kind);
  if (explanation.state === 'failed')
    return (
      <Failed title={say(narrativeMessages.unavailable)} onRetry={explanation.retry} retryAt={explanation.failure.retryAt}>
        {t(`explanation.${remedyFor(explanation.failure)}`)}
      </Failed>
    );
  return (
    <div className="grid min-h-80" aria-live="polite">
      {explanation.state === 'ready' ? (
        <WrittenText text={explanation.text} className="text-lg" />
      ) : (
        <div role="status" className="grid place-content-center justify-items-center gap-4 text-muted">
          <Spinner size={56} />
          <p>{t('explanation.waiting')}</p>
        </div>
      )}
    </div>
  );
}
