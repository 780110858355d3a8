import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Why there is no link. Where the e-mail is not verified yet, the way there. */
export function ShareFailure({ failure: { status, body } }: { failure: ApiFailure }) {
  const { t } = useTranslation('keep');
  const say = useMessage();
  return (
    <Notice
      tone="danger"
      takesFocus
      action={
        status === 403 && (
          <LinkButton variant="secondary" to="/verify-email">
            {t('share.verify')}
          </LinkButton>
        )
      }
    >
      {body?.message ? say(body.message) : t('share.failed')}
    </Notice>
  );
}
