import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import type { StoryChapter } from '#web/players/player.ts';

type Props = { title: string; told: Language; chapters: readonly StoryChapter[]; chapter: number; position: number };

/** The chapter, and one bar for each: filled as far as the tale has come. */
export function StoryProgress({ title, told, chapters, chapter, position }: Props) {
  const { t } = useTranslation('assessments');
  const total = chapters.reduce((sum, { screens }) => sum + screens.length, 0);
  const current = chapters.find(({ number }) => number === chapter);
  let before = 0;
  return (
    <header className="grid gap-2">
      <h1 className="text-lg">{title}</h1>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
        <span>
          {t('story.chapter', { number: chapter })} <span lang={told}>{current?.title}</span>
        </span>
        <span>{position < total ? t('story.scene', { number: position + 1, total }) : t('story.done')}</span>
      </p>
      <div className="flex gap-1.5" aria-hidden="true">
        {chapters.map(({ number, screens }) => {
          const share = Math.min(1, Math.max(0, (position - before) / screens.length));
          before += screens.length;
          return (
            <span key={number} className="h-1.5 overflow-hidden rounded-full bg-line" style={{ flexGrow: screens.length }}>
              <span className="block h-full rounded-full bg-accent transition-[width] duration-300" style={{ width: `${100 * share}%` }} />
            </span>
          );
        })}
      </div>
    </header>
  );
}
