import type { ApiFailure } from '#web/api/client.ts';
import { useLoginAfter } from '#web/api/use-login.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Failed } from '#web/ui/Failed.tsx';
import { useWords } from './use-words.ts';

/** What could not be shown, why, and a way on. A login that has run out leads to the login page and back. */
export function Trouble({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useWords();
  const message = useMessage();
  useLoginAfter(failure);

  return (
    <Failed level={1} onRetry={onRetry}>
      {failure.isOffline ? t('failed.offline') : failure.body ? message(failure.body.message) : t('failed.unknown')}
    </Failed>
  );
}
