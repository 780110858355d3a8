import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '#web/ui/Labelled.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const RichText = lazy(() => import('./RichText.tsx'));

type Props = { readonly value: string; readonly onChange: (html: string) => void; readonly error: string | undefined };

/** Where the editor cannot be fetched, React Router's own page says so; what was typed is kept. */
export function DescriptionField({ value, onChange, error }: Props) {
  const { t } = useTranslation('hiring-jobs');
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <p id={`${id}-label`} className="font-semibold">
        {t('field.description')}
      </p>
      <p className="text-sm text-muted">{t('field.descriptionHint')}</p>
      <Suspense fallback={<Skeleton height="17.25rem" />}>
        <RichText value={value} onChange={onChange} labelId={`${id}-label`} errorId={`${id}-error`} isInvalid={Boolean(error)} />
      </Suspense>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
