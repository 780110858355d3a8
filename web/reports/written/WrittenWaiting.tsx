import { Card } from '#web/ui/Card.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { OpeningWaiting } from '../OpeningWaiting.tsx';
import { ReportTitle } from '../ReportTitle.tsx';
import { useWrittenWords } from './use-written-words.ts';
import './written.css';

/** The outline of a report in sentences, with the room that its first screen will take. */
export function WrittenWaiting() {
  const { t } = useWrittenWords();
  return (
    <WaitingRegion label={t('waiting')} className="written">
      <div className="sr-only">
        <ReportTitle>{t('page')}</ReportTitle>
      </div>
      <OpeningWaiting title={{ width: 'min(100%, 22rem)', height: '3.75rem' }} restHeight="7em" />
      <SectionsWaiting />
    </WaitingRegion>
  );
}

/** The room of what stands below the first screen. */
export const SectionsWaiting = () =>
  [9, 7, 8].map((height) => (
    <Card key={height} className="written-section">
      <Skeleton width="10rem" height="1.75rem" />
      <Skeleton height={`${height}rem`} />
    </Card>
  ));
