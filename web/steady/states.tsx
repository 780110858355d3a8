import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '#web/api/client.ts';
import { useLoginAfter } from '#web/api/use-login.ts';
import { useMessage } from '#web/i18n/message.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';

export const DiaryWaiting = () => (
  <WaitingRegion className="grid gap-5">
    <Skeleton width="60%" />
    <Skeleton height="18rem" />
  </WaitingRegion>
);

/** What could not be loaded, and a way on. A login that has run out leads to the login page and back. */
export function DiaryFailed({ failure, onRetry }: { readonly failure: ApiFailure; readonly onRetry: () => void }) {
  const { t } = useTranslation('steady');
  const say = useMessage();
  useLoginAfter(failure);
  return <Failed onRetry={onRetry}>{failure.body ? say(failure.body.message) : t('failed')}</Failed>;
}

export function NoSuchPath() {
  const { t } = useTranslation('steady');
  return (
    <Failed
      level={1}
      title={t('noSuch')}
      action={
        <LinkButton to="/steady" variant="secondary">
          {t('title')}
        </LinkButton>
      }
    >
      {t('noSuchText')}
    </Failed>
  );
}
