import { Tabs } from '@base-ui/react/tabs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { demoOf } from '#contract/demo-user.ts';
import { addressOf } from '#contract/report-names.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { BackButton } from '../BackButton.tsx';
import { useBroughtReport } from '../brought-report.ts';
import { IsEmbedded } from '../ReportTitle.tsx';
import { ReportTroubled } from '../ReportTroubled.tsx';
import { useReportWords } from '../use-report-words.ts';
import { WrittenWaiting } from '../written/WrittenWaiting.tsx';
import { useViewer } from './use-viewer.ts';
import { ViewedReport } from './ViewedReport.tsx';
import { isTab, searchOf, TABS, type Tab, type Viewed, viewedAt, WHOSE, type Whose } from './viewed.ts';
import '../reports.css';
import './viewer.css';

/** /viewreport: the reports of the demo, or one's own, behind tabs. */
export default function ViewReportPage() {
  const { t } = useReportWords();
  const isHydrated = useHydrated(); // a prerendered page knows neither the address's search nor this browser's storage
  const brought = useBroughtReport(FIRST.tab);
  return (
    <PageFrame wide>
      <div className="viewer">
        <BackButton />
        <h1 className="text-3xl sm:text-4xl">{t('viewer.title')}</h1>
        <IsEmbedded value={true}>{isHydrated || brought ? <Viewer broughtUserId={brought?.userId} /> : <WrittenWaiting />}</IsEmbedded>
      </div>
    </PageFrame>
  );
}

/** What an address without a choice shows. */
const FIRST = viewedAt(new URLSearchParams());

function Viewer({ broughtUserId }: { readonly broughtUserId: number | undefined }) {
  const { t } = useReportWords();
  const [search, setSearch] = useSearchParams();
  const asked = viewedAt(search);
  const isFirst = asked.whose === FIRST.whose && asked.tab === FIRST.tab;
  const { viewed, userId, isChanging, choose } = useViewer(
    asked,
    (shown) => setSearch(searchOf(shown), { replace: true, preventScrollReset: true }),
    isFirst ? broughtUserId : undefined,
  );
  return (
    <Tabs.Root value={viewed.whose} onValueChange={(whose: Whose) => choose({ whose })} className="grid grid-cols-1 gap-5">
      <Tabs.List aria-label={t('viewer.whose')} className="tab-list tab-list-main">
        {WHOSE.map((whose) => (
          <Tabs.Tab key={whose} value={whose} className="tab">
            {t(`viewer.${whose}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={viewed.whose} className="viewer-panel" tabIndex={-1}>
        <Tabs.Root value={viewed.tab ?? null} onValueChange={(tab: Tab) => choose({ tab })} className="grid grid-cols-1 gap-6">
          <Tabs.List aria-label={t('viewer.reports')} className="tab-list">
            {Object.keys(TABS)
              .filter(isTab)
              .map((tab) => (
                <Tabs.Tab key={tab} value={tab} className="tab">
                  {t(`viewer.tab.${tab}`)}
                </Tabs.Tab>
              ))}
          </Tabs.List>
          {viewed.tab ? (
            <Tabs.Panel value={viewed.tab} className="viewer-panel">
              <Shown tab={viewed.tab} whose={viewed.whose} userId={userId} isChanging={isChanging} />
            </Tabs.Panel>
          ) : (
            <Card>
              <p>{t('viewer.choose')}</p>
            </Card>
          )}
        </Tabs.Root>
      </Tabs.Panel>
    </Tabs.Root>
  );
}

type ShownProps = { readonly tab: Tab; readonly whose: Viewed['whose']; readonly userId: number | undefined; readonly isChanging: boolean };

/** Reports are shown only once it is known whose they are. */
function Shown({ tab, whose, userId, isChanging }: ShownProps) {
  if (isChanging) return <WrittenWaiting />;
  if (userId === undefined) return <ReportTroubled trouble="noUserId" />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <MoreFrom tab={tab} whose={whose} />
      <ViewedReport key={`${userId} ${tab}`} tab={tab} userId={userId} />
    </div>
  );
}

/** Reports that have no tab are reached from the one that they belong to. */
function MoreFrom({ tab, whose }: Pick<ShownProps, 'tab' | 'whose'>) {
  const { t } = useReportWords();
  const { t: ofReport } = useTranslation('report-names');
  const others = TABS[tab];
  if (others.length === 0) return null;
  return (
    <nav aria-label={t('viewer.more')} className="viewer-more">
      <span className="text-muted">{t('viewer.more')}</span>
      <ul className="flex flex-wrap gap-x-5">
        {others.map((report) => (
          <li key={report}>
            <LocalLink to={whose === 'demo' ? demoOf(report) : addressOf(report)} className="link inline-block py-2.5">
              {ofReport(`${report}.name`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
