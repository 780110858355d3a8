import { useTranslation } from 'react-i18next';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { addressOf } from '#contract/report-names.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import type { Section as ReportSection, WrittenReport as Written } from '#contract/written-reports.ts';
import { Card } from '#web/ui/Card.tsx';
import { DemoNotice } from '../DemoNotice.tsx';
import { AsOf } from '../history/History.tsx';
import { KeepBar } from '../keep/KeepBar.tsx';
import { Later } from '../Later.tsx';
import { PersonWheel } from '../PersonWheel.tsx';
import { ReportOpening } from '../ReportOpening.tsx';
import { BlockView } from './BlockView.tsx';
import { DisownedList } from './DisownedList.tsx';
import { DisownedProvider } from './DisownedProvider.tsx';
import { useDisowned } from './disowned.ts';
import { NotMeSign } from './NotMe.tsx';
import { isReadable, NotReadable } from './NotReadable.tsx';
import { Onward } from './Onward.tsx';
import { SaidOfOne } from './SaidOfOne.tsx';
import { useTitle } from './use-title.ts';
import { useWrittenWords } from './use-written-words.ts';
import { SectionsWaiting } from './WrittenWaiting.tsx';
import './written.css';

type Props = { readonly report: Written; readonly strengths: StrengthsReport; readonly name: string; readonly userId: number };

/** The earlier states are offered where their line is drawn. */
const NO_STATES = [] as const;

/** A report in the order of a reader's questions: in short, its sections, what to do, how sure that is and what it rests on. */
export function WrittenReport({ report, strengths, name, userId }: Props) {
  return (
    <DisownedProvider userId={userId}>
      <article className="written" aria-labelledby="written-title">
        <Opening report={report} strengths={strengths} name={name} userId={userId} />
        {userId === DEMO_USER_ID ? <DemoNotice /> : <AsOf report={strengths} states={NO_STATES} path={addressOf(report.report)} />}
        {isReadable(report) ? <Readable report={report} userId={userId} /> : <NotReadable report={report} />}
      </article>
    </DisownedProvider>
  );
}

function Opening({ report: { report, inShort }, strengths, name, userId }: Props) {
  const { t } = useWrittenWords();
  const { t: ofReport } = useTranslation('report-names');
  const titleOf = useTitle();
  const [first, ...rest] = inShort;
  return (
    <ReportOpening
      titleId="written-title"
      title={titleOf(report, name)}
      question={ofReport(`${report}.question`)}
      lead={
        first && (
          <section aria-label={t('inShort')}>
            <SaidOfOne as="p" sentence={first} userId={userId} />
          </section>
        )
      }
      wheel={<PersonWheel report={strengths} />}
    >
      {rest.map((sentence) => (
        <SaidOfOne key={sentence.text} as="p" sentence={sentence} userId={userId} className="opening-then" />
      ))}
      {first && <HowToDisown />}
    </ReportOpening>
  );
}

/** Said once: what the sign beside the sentences is for. */
function HowToDisown() {
  const { t } = useWrittenWords();
  if (!useDisowned()) return null;
  return (
    <p className="flex gap-2 text-sm text-muted">
      <span className="mt-0.5 shrink-0">
        <NotMeSign />
      </span>
      {t('notMe.how')}
    </p>
  );
}

function Readable({ report, userId }: Pick<Props, 'report' | 'userId'>) {
  const { t, testName, date } = useWrittenWords();
  return (
    <Later outline={<SectionsWaiting />}>
      {report.sections.map((section) => (
        <WrittenSection key={section.id} of={report.report} section={section} userId={userId} />
      ))}
      {report.thisMonth.length > 0 && (
        <Card as="section" aria-labelledby="this-month" className="written-section written-month">
          <h2 id="this-month">{t('thisMonth')}</h2>
          <div className="written-blocks">
            <BlockView block={{ kind: 'advice', sentences: report.thisMonth }} userId={userId} />
          </div>
        </Card>
      )}
      <KeepBar report={report.report} userId={userId} />
      <Onward from={report.report} />
      <footer className="written-end">
        <section aria-labelledby="how-sure" className="grid gap-2">
          <h2 id="how-sure" className="text-xl text-ink">
            {t('howSure')}
          </h2>
          <p className="max-w-prose">{t(report.isComplete ? 'doubt.complete' : 'doubt.soFar', { count: report.restsOn.length })}</p>
          <ul className="facts">
            {report.restsOn.map(({ test, finishedAt }) => (
              <li key={test}>{t('restsOn', { test: testName(test), date: date(finishedAt) })}</li>
            ))}
          </ul>
          <p className="text-sm">{t(`writer.${report.writer}`)}</p>
        </section>
        <DisownedList report={report} />
      </footer>
    </Later>
  );
}

function WrittenSection({ of, section, userId }: { of: Written['report']; section: ReportSection; userId: number }) {
  const { t } = useWrittenWords();
  const id = `section-${section.id}`;
  return (
    <Card as="section" aria-labelledby={id} className="written-section">
      <h2 id={id}>{t(`reports.${of}.sections.${section.id}`)}</h2>
      <div className="written-blocks">
        {section.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never move
          <BlockView key={index} block={block} userId={userId} />
        ))}
      </div>
    </Card>
  );
}
