import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';

/** Where asking again would give the same answer, it leads on. */
export function CandidatesFailed({ failure, onRetry }: { readonly failure: ApiFailure; readonly onRetry?: () => void }) {
  const { t } = useTranslation('hiring-candidates');
  const say = useMessage();
  const isRefused = failure.status === 403 || failure.status === 404;
  const onward = (
    <LinkButton to="/home/employer/candidates" variant="secondary">
      {t('toAll')}
    </LinkButton>
  );
  return (
    <Failed onRetry={isRefused ? undefined : onRetry} action={isRefused ? onward : undefined}>
      {failure.body ? say(failure.body.message) : t('failed')}
    </Failed>
  );
}
