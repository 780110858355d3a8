import { Card } from '#web/ui/Card.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { useReportWords } from '../use-report-words.ts';

/** The outline of the report, with the room that each part will take. */
export function ReportWaiting() {
  const { t } = useReportWords();
  return (
    <WaitingRegion label={t('waiting')} className="grid gap-8">
      <h1 className="sr-only">{t('page')}</h1>
      <Skeleton width="6rem" height="2.875rem" />
      <div className="report-head">
        <Skeleton width="240px" height="240px" className="mx-auto rounded-full!" />
        <div className="grid content-center gap-4">
          <Skeleton width="min(100%, 34rem)" height="6.5rem" />
          <Skeleton width="min(100%, 30rem)" height="3.5rem" />
          <Skeleton width="min(100%, 24rem)" height="5rem" />
        </div>
      </div>
      <WaitingCard room="bubble-room" />
      <div className="report-pair">
        <WaitingCard room="cloud-room" />
        <WaitingCard room="cloud-room" />
      </div>
      <WaitingCard room="bar-room" />
    </WaitingRegion>
  );
}

const WaitingCard = ({ room }: { room: string }) => (
  <Card className="grid min-w-0 gap-4">
    <Skeleton width="60%" height="2.25rem" />
    <Skeleton width="85%" height="3.2em" />
    <div className="chart-room">
      <Skeleton height="auto" className={room} />
    </div>
    <Skeleton width="9rem" height="2.875rem" className="ms-auto" />
  </Card>
);
