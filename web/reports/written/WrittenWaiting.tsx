import { Card } from '#web/ui/Card.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { ReportTitle } from '../ReportTitle.tsx';
import { useWrittenWords } from './use-written-words.ts';
import '../opening.css';
import './written.css';

/** The outline of a report in sentences, with the room that its first screen will take. */
export function WrittenWaiting() {
  const { t } = useWrittenWords();
  return (
    <WaitingRegion label={t('waiting')} className="written">
      <div className="sr-only">
        <ReportTitle>{t('page')}</ReportTitle>
      </div>
      <Skeleton width="6rem" height="2.875rem" />
      <div className="opening">
        <div className="opening-title">
          <Skeleton width="min(100%, 22rem)" height="3.75rem" />
        </div>
        <div className="opening-lead">
          <Skeleton height="5.5em" />
        </div>
        <div className="opening-wheel">
          <Skeleton height="auto" className="aspect-[204/128]" />
        </div>
        <div className="opening-rest">
          <Skeleton height="7em" />
        </div>
      </div>
      {[9, 7, 8].map((height) => (
        <Card key={height} className="written-section">
          <Skeleton width="10rem" height="1.75rem" />
          <Skeleton height={`${height}rem`} />
        </Card>
      ))}
    </WaitingRegion>
  );
}
