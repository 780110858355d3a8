import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '#web/api/client.ts';
import { useLoginAfter } from '#web/api/use-login.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Failed } from '#web/ui/Failed.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';

export const PrivacyWaiting = () => (
  <WaitingRegion className="grid gap-5">
    <Skeleton width="min(80%, 26rem)" height="2.6rem" />
    <Skeleton width="60%" />
    <Skeleton height="22rem" />
  </WaitingRegion>
);

/** What could not be loaded, and a way on. A login that has run out leads to the login page and back. */
export function PrivacyFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation('privacy');
  const say = useMessage();
  useLoginAfter(failure);
  return (
    <Failed level={1} onRetry={onRetry}>
      {failure.body ? say(failure.body.message) : t('failed')}
    </Failed>
  );
}
