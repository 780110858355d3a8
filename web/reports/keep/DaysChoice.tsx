import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SHARE_DAYS, type ShareDays } from '#contract/share-days.ts';

/** For how long a link shows something. */
export function DaysChoice({ days, onChange }: { days: ShareDays; onChange: (days: ShareDays) => void }) {
  const { t } = useTranslation('keep');
  const name = useId();
  return (
    <fieldset className="share-choices">
      <legend>{t('share.howLong')}</legend>
      <div className="flex flex-wrap gap-x-5">
        {SHARE_DAYS.map((one) => (
          <label key={one} className="share-radio">
            <input type="radio" name={name} checked={days === one} onChange={() => onChange(one)} />
            {t('share.days', { count: one })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
