import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';

/** What to tell when a call of an employer failed: the server's own words, that it cannot be reached, or the page's own text. */
export function useEmployerFailureText(): (failure: unknown, otherwise: string) => string {
  const { t } = useTranslation('ui');
  const say = useMessage();
  return (failure, otherwise) => {
    if (!(failure instanceof ApiFailure)) return otherwise;
    if (failure.isOffline) return t('failed.offline');
    return failure.body?.message ? say(failure.body.message) : otherwise;
  };
}
