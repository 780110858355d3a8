import { useTranslation } from 'react-i18next';
import { LocalLink } from '#web/i18n/LocalLink.tsx';

/** In the place of what operators have removed; why stands on the page that it leads to. */
export function Removed() {
  const { t } = useTranslation(['society-letters', 'society']);
  return (
    <span className="text-muted">
      {t('removed')}{' '}
      <LocalLink to="/home/society/complaints" className="link inline-grid min-h-11 items-center">
        {t('society:screens.complaints')}
      </LocalLink>
    </span>
  );
}
