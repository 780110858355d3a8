import { useTranslation } from 'react-i18next';

/** What a candidate is called: by number alone while the screening is blind. */
export function useCandidateName() {
  const { t } = useTranslation('hiring-candidates');
  return ({ name, applicationId }: { readonly name: string | null; readonly applicationId: number }) =>
    name ?? t('candidate', { number: applicationId });
}
