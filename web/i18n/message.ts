import { useTranslation } from 'react-i18next';

/**
 * Messages of the contract and of the server are plain English, written once, in `contract/`.
 * Here the English text is the key: Hindi has its own words for each, and English falls back to the text itself.
 */
export function useMessage(): (english: string) => string {
  const { t } = useTranslation('messages');
  return (english) => t(english, { keySeparator: false, nsSeparator: false, defaultValue: english });
}
