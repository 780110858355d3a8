import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/Checkbox.tsx';

/** Offers, before a game with a clock, to play it without one. */
export function UntimedChoice({ isUntimed, onChange }: { isUntimed: boolean; onChange: (isUntimed: boolean) => void }) {
  const { t } = useTranslation('assessments');
  return (
    <div className="grid gap-1">
      <Checkbox
        label={t('intro.untimed')}
        checked={isUntimed}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby="untimed"
      />
      <p id="untimed" className="ps-8 text-sm text-muted">
        {t('intro.untimedText')}
      </p>
    </div>
  );
}
