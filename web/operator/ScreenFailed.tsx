import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '#web/api/client.ts';
import { useLoginAfter } from '#web/api/use-login.ts';
import { useMessage } from '#web/i18n/message.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';

/** Why a screen cannot be shown: most often, because its reader is no operator. */
export function ScreenFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation('operator');
  const say = useMessage();
  const isClosed = failure.code === 'forbidden';
  useLoginAfter(failure);
  return (
    <Failed
      title={isClosed ? t('closed') : undefined}
      onRetry={isClosed ? undefined : onRetry}
      action={
        <LinkButton to="/home" variant="quiet">
          {t('home')}
        </LinkButton>
      }
    >
      {failure.body ? say(failure.body.message) : t('failed')}
    </Failed>
  );
}
