import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type Props = {
  readonly label: string;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onCancel?: (() => void) | undefined;
};

/** Why a form failed, the button that sends it, and the one that gives it up. */
export function FormFoot({ label, isBusy, failure, onCancel }: Props) {
  const { t } = useTranslation('settings');
  return (
    <>
      {failure && (
        <Notice tone="danger" takesFocus>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {label}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </>
  );
}
