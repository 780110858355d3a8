import { useRequest } from '../use-request.ts';
import { useResultWords } from './use-result-words.ts';

export const useSendingResults = () => useRequest(useResultWords().t('failed'));
