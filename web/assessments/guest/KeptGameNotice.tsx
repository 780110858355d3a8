import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/language.ts';
import { titleOf } from '#web/players/players.ts';
import { Notice } from '#web/ui/Notice.tsx';
import type { KeptGame } from './use-kept-game.ts';

export function KeptGameNotice({ game }: { readonly game: KeptGame }) {
  const { t } = useTranslation('assessments');
  const language = useLanguage();
  if (!game) return null;
  if (game === 'counts already') return <Notice tone="info">{t('guest.notKept')}</Notice>;
  return <Notice tone="good">{t('guest.kept', { title: titleOf(game.test, language) })}</Notice>;
}
