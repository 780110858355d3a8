import { useTranslation } from 'react-i18next';
import type { Notice } from '#contract/hiring/dashboard.ts';
import type { Language } from '#contract/language.ts';
import { momentFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** What a member was told, in the reader's language. A kind that this page does not know yet still says that there is something. */
export function useNoticeText(): (notice: Notice) => string {
  const { t, i18n } = useTranslation('hiring');
  const language = useLanguage();
  return ({ kind, facts }) => {
    if (!i18n.exists(`hiring:notices.${kind}`)) return t('notices.other');
    const candidate = facts.candidate || (facts.number === undefined ? '' : t('notices.candidate', { number: facts.number }));
    const when =
      typeof facts.startsAt === 'string' && facts.startsAt !== '' ? sayWhen(facts.startsAt, String(facts.timeZone), language) : '';
    return t(`notices.${kind}`, { ...facts, candidate, when });
  };
}

const sayWhen = (at: string, timeZone: string, language: Language) =>
  momentFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at));
