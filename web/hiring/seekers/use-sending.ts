import { useTranslation } from 'react-i18next';
import { useRequest } from '../use-request.ts';

export const useSending = () => useRequest(useTranslation('hiring-seekers').t('failed'));
