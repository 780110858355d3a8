import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '#web/api/client.ts';
import { useLoginAfter } from '#web/api/use-login.ts';
import { useMessage } from '#web/i18n/message.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';

/** What asking again cannot change: an invitation that is over, one's own, a report that is not shared. */
const FINAL = ['gone', 'conflict', 'not-found', 'malformed'];

/** What could not be shown, why, and a way on. A login that has run out leads to the login page and back. */
export function Trouble({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation('relationships');
  const message = useMessage();
  useLoginAfter(failure);

  return (
    <Failed
      level={1}
      onRetry={FINAL.includes(failure.code ?? '') ? undefined : onRetry}
      action={
        <LinkButton to="/home/two" variant="quiet">
          {t('toTwo')}
        </LinkButton>
      }
    >
      {failure.isOffline ? t('failed.offline') : failure.body ? message(failure.body.message) : t('failed.unknown')}
    </Failed>
  );
}
