import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { useBlogWords } from './use-blog-words.ts';

/** Articles are written in English alone: readers of another language are told so before they begin. */
export function InEnglish() {
  const { t, language } = useBlogWords();
  return language === DEFAULT_LANGUAGE ? null : <p className="blog-in-english">{t('inEnglish')}</p>;
}
