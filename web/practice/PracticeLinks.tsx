import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useWords } from './use-words.ts';

const PAGES = {
  today: '/home/practice',
  progress: '/home/practice/progress',
  journal: '/home/practice/journal',
  reminders: '/home/practice/reminders',
  exercises: '/practice/exercises',
} as const;
export type PracticePlace = keyof typeof PAGES;

/** The ways between the pages of practice. */
export function PracticeLinks({ here }: { here: PracticePlace }) {
  const { t } = useWords();
  return (
    <nav aria-label={t('links.label')} className="border-t border-line pt-5">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {(Object.keys(PAGES) as PracticePlace[])
          .filter((place) => place !== here)
          .map((place) => (
            <li key={place}>
              <LocalLink to={PAGES[place]} className="link inline-flex min-h-11 items-center">
                {t(`links.${place}`)}
              </LocalLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
