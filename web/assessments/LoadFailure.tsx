import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '#web/api/client.ts';
import { useLoginAfter } from '#web/api/use-login.ts';
import { useMessage } from '#web/i18n/message.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';

/** What could not be loaded, why, and a way on. A login that has run out leads to the login page and back. */
export function LoadFailure({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation('assessments');
  const message = useMessage();
  useLoginAfter(failure);

  return (
    <Failed
      level={1}
      onRetry={onRetry}
      action={
        <LinkButton to="/home" variant="quiet">
          {t('over.home')}
        </LinkButton>
      }
    >
      {failure.isOffline ? t('failed.offline') : failure.body ? message(failure.body.message) : t('failed.unknown')}
    </Failed>
  );
}
