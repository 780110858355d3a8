import { useTranslation } from 'react-i18next';
import { useRequest } from '../use-request.ts';

/** A press without fields beside which something could be said: what is wrong stands in one place. */
export function useSending() {
  const { t } = useTranslation('hiring-interviews');
  const request = useRequest(t('failed'));
  return { ...request, failure: request.errors[0] ?? request.failure };
}
