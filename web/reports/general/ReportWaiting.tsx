import { useSearchParams } from 'react-router';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { Card } from '#web/ui/Card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { DemoNotice } from '../DemoNotice.tsx';
import { OpeningWaiting } from '../OpeningWaiting.tsx';
import { ReportTitle } from '../ReportTitle.tsx';
import { useReportWords } from '../use-report-words.ts';

/**
 * The outline of the report, with the room that each part will take, and what is known before it comes. A prerendered page does not know
 * whose it is: there a mark that the document gives itself (first-calls.ts) shows what only the demo's reader is told.
 */
export function ReportWaiting({ tellsOfDemo = false }: { tellsOfDemo?: boolean }) {
  const { t } = useReportWords();
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  const isDemo = search.get('userId') === String(DEMO_USER_ID);
  return (
    <WaitingRegion label={t('waiting')} className="grid gap-8">
      <div className="sr-only">
        <ReportTitle>{t('page')}</ReportTitle>
      </div>
      <div className="grid gap-6">
        <OpeningWaiting title={{ width: 'min(100%, 24rem)', height: '1.75rem' }} restHeight="9rem" />
        {tellsOfDemo && (!isHydrated || isDemo) && (
          <div className={classes('demo-room', !isHydrated && 'for-demo')}>
            <DemoNotice />
          </div>
        )}
        {tellsOfDemo && (!isHydrated || isDemo) && <div className={classes('demo-switch', !isHydrated && 'for-demo')} />}
      </div>
      <ChartsWaiting />
    </WaitingRegion>
  );
}

/** The room of what stands below the first screen. */
export const ChartsWaiting = () => (
  <>
    <WaitingCard room="bubble-room" />
    <div className="report-pair">
      <WaitingCard room="cloud-room" />
      <WaitingCard room="cloud-room" />
    </div>
    <WaitingCard room="bar-room" />
  </>
);

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
