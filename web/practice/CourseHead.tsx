import { artNames } from '#content/practice/script-arts.ts';
import type { Practice } from '#contract/practice.ts';
import { DAYS_IN_A_ROW } from '#contract/practice-words.ts';
import { PetalRow } from './PetalRow.tsx';
import { useWords } from './use-words.ts';

/** Which arts, and how many days of practice there have been: a row of petals, one a day, four weeks. */
export function CourseHead({ practice, course }: { practice: Practice; course: NonNullable<Practice['course']> }) {
  const { t, language } = useWords();
  const { arts, daysPractised, daysInAll, week, isOver } = course;
  const names = arts.map((art) => artNames[language][art].name).join(t('and'));
  const isDoneToday = practice.doneToday.length > 0;
  return (
    <header className="grid gap-4">
      <p className="text-sm font-semibold text-accent-ink">{isOver ? t('course.over') : t('course.week', { week })}</p>
      <h1 className="text-3xl sm:text-4xl">{names}</h1>
      <PetalRow done={daysPractised} total={daysInAll} perGroup={DAYS_IN_A_ROW} />
      <p className="text-lg text-muted">
        {isOver
          ? t('course.overText', { total: daysInAll })
          : t(isDoneToday ? 'course.daysWithToday' : 'course.days', { count: daysPractised, total: daysInAll })}
      </p>
    </header>
  );
}
