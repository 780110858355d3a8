import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** Why what was sent was not taken; nothing where it was. */
export function SendingFailed({ failure }: { readonly failure: ApiFailure | undefined }) {
  const { t } = useTranslation('hiring-candidates');
  const say = useMessage();
  if (!failure) return null;
  const [first] = Object.values(failure.body?.errors ?? {});
  return <Notice tone="danger">{failure.body ? say(first ?? failure.body.message) : t('failed')}</Notice>;
}
