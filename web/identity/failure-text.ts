import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';

/** What to tell a person when a call failed: the server's own words, or that it cannot be reached, or the form's own text. */
export function useFailureText(): (failure: unknown, otherwise: string) => string {
  const { t } = useTranslation('identity');
  const say = useMessage();
  return (failure, otherwise) => {
    if (!(failure instanceof ApiFailure)) return say(otherwise);
    return failure.isOffline ? t('offline') : say(failure.body?.message ?? otherwise);
  };
}
