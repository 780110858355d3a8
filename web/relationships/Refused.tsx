import type { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useWords } from './use-words.ts';

/** Why nobody was invited, or nothing agreed. Where the e-mail is not verified yet, the way there. */
export function Refused({ failure }: { failure: ApiFailure }) {
  const { t } = useWords();
  const message = useMessage();
  return (
    <Notice
      tone="danger"
      takesFocus
      action={
        failure.code === 'forbidden' && (
          <LinkButton variant="secondary" to="/verify-email">
            {t('verify')}
          </LinkButton>
        )
      }
    >
      {failure.body ? message(failure.body.message) : t('failed.unknown')}
    </Notice>
  );
}
