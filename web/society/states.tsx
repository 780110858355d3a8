import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '#web/api/client.ts';
import { useLoginAfter } from '#web/api/use-login.ts';
import { useMessage } from '#web/i18n/message.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';

export const SocietyWaiting = () => (
  <WaitingRegion className="grid gap-6">
    <Skeleton width="min(80%, 26rem)" height="2.6rem" />
    <Skeleton width="60%" />
    <Skeleton height="16rem" />
  </WaitingRegion>
);

/** What asking again cannot change. */
const FINAL = ['forbidden', 'not-found', 'gone', 'malformed'];

type Props = { readonly failure: ApiFailure; readonly onRetry: () => void; readonly level?: 1 | 2 | 3 };

/** What could not be loaded, and a way on. A login that has run out leads to the login page and back. */
export function SocietyFailed({ failure, onRetry, level = 1 }: Props) {
  const { t } = useTranslation('society');
  const say = useMessage();
  useLoginAfter(failure);
  return (
    <Failed
      level={level}
      onRetry={FINAL.includes(failure.code ?? '') ? undefined : onRetry}
      action={
        <LinkButton to="/home/society" variant="quiet">
          {t('toHome')}
        </LinkButton>
      }
    >
      {failure.body ? say(failure.body.message) : t('failed')}
    </Failed>
  );
}
