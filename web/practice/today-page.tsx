import { useLogin } from '#web/api/use-login.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { PageWaiting } from '#web/ui/PageWaiting.tsx';
import { ChooseCourse } from './ChooseCourse.tsx';
import { CourseHead } from './CourseHead.tsx';
import { HowItWent } from './HowItWent.tsx';
import { PracticeLinks } from './PracticeLinks.tsx';
import { Retest } from './Retest.tsx';
import { Today } from './Today.tsx';
import { Trouble } from './Trouble.tsx';
import { Unsent } from './Unsent.tsx';
import { usePractice } from './use-practice.ts';
import { useWords } from './use-words.ts';
import './practice.css';

/** /home/practice: what today brings, or how to begin. */
export default function TodayPage() {
  const login = useLogin();
  return <PageFrame wide>{login ? <Practice /> : <PageWaiting />}</PageFrame>;
}

function Practice() {
  const { t, date } = useWords();
  const loaded = usePractice();
  if (loaded.state === 'failed') return <Trouble failure={loaded.failure} onRetry={loaded.retry} />;
  if (loaded.state === 'waiting') return <PageWaiting />;
  const practice = loaded.value;
  const { course, plan, askAfter, today, isKept } = practice;
  return (
    <div className="grid grid-cols-1 gap-8">
      {isKept && <Notice tone="info">{t('kept', { date: date(today) })}</Notice>}
      <Unsent />
      {course && plan && !course.isOver ? (
        <>
          <CourseHead practice={practice} course={course} />
          <HowItWent practice={practice} asked={askAfter} />
          <Today practice={practice} plan={plan} />
          {today >= course.retestFrom && <Retest arts={course.arts} />}
          <ChooseCourse practice={practice} isOther onBegun={loaded.reload} />
        </>
      ) : (
        <>
          {course?.isOver && (
            <>
              <CourseHead practice={practice} course={course} />
              <HowItWent practice={practice} asked={askAfter} />
              <Retest arts={course.arts} />
            </>
          )}
          <ChooseCourse practice={practice} onBegun={loaded.reload} />
        </>
      )}
      <PracticeLinks here="today" />
    </div>
  );
}
