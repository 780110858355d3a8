import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Failed } from '#web/ui/Failed.tsx';

export function CandidatesFailed({ failure, onRetry }: { readonly failure: ApiFailure; readonly onRetry?: () => void }) {
  const { t } = useTranslation('hiring-candidates');
  const say = useMessage();
  return <Failed onRetry={onRetry}>{failure.body ? say(failure.body.message) : t('failed')}</Failed>;
}
