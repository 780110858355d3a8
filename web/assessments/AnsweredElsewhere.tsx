import { useTranslation } from 'react-i18next';
import { Failed } from '#web/ui/Failed.tsx';

/** In place of a test that was played in another window or on another device: this one cannot know what was seen there. */
export function AnsweredElsewhere() {
  const { t } = useTranslation('assessments');
  return (
    <Failed level={1} title={t('lost.title')} onRetry={() => window.location.reload()}>
      {t('lost.text')}
    </Failed>
  );
}
