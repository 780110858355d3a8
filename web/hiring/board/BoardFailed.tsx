import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Failed } from '#web/ui/Failed.tsx';

/** The list or the job could not be read just now. */
export function BoardFailed({ level = 2 }: { readonly level?: 1 | 2 }) {
  const { t } = useTranslation('hiring-board');
  const { revalidate } = useRevalidator();
  return (
    <Failed level={level} title={t('failed')} onRetry={() => void revalidate()}>
      {t('failedText')}
    </Failed>
  );
}
