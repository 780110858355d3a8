import type { Section as ReportSection, WrittenReport as Written } from '#contract/written-reports.ts';
import { Card } from '#web/ui/Card.tsx';
import { BlockView } from './BlockView.tsx';
import { Onward } from './Onward.tsx';
import { SaidOfOne } from './SaidOfOne.tsx';
import { useWrittenWords } from './use-written-words.ts';
import './written.css';

/** A report in the order of a reader's questions: in short, its sections, what to do, and what it rests on. */
export function WrittenReport({ report, name, userId }: { report: Written; name: string; userId: number }) {
  const { t, testName, date } = useWrittenWords();
  return (
    <article className="grid grid-cols-1 gap-8" aria-labelledby="written-title">
      <header className="grid gap-4">
        <h1 id="written-title" className="text-3xl sm:text-4xl">
          {t(`reports.${report.report}.title`, { name })}
        </h1>
        <p className="max-w-prose text-muted">{t(`reports.${report.report}.question`)}</p>
        <section aria-labelledby="in-short" className="written-short">
          <h2 id="in-short">{t('inShort')}</h2>
          {report.inShort.map((sentence) => (
            <SaidOfOne key={sentence.text} as="p" sentence={sentence} userId={userId} />
          ))}
        </section>
      </header>
      {report.sections.map((section) => (
        <WrittenSection key={section.id} of={report.report} section={section} userId={userId} />
      ))}
      {report.thisMonth.length > 0 && (
        <Card as="section" aria-labelledby="this-month" className="grid gap-4">
          <h2 id="this-month" className="text-2xl sm:text-3xl">
            {t('thisMonth')}
          </h2>
          <BlockView block={{ kind: 'advice', sentences: report.thisMonth }} userId={userId} />
        </Card>
      )}
      <Onward from={report.report} />
      <footer className="grid max-w-prose gap-2 text-muted">
        <p>{t(report.isComplete ? 'doubt.complete' : 'doubt.soFar', { count: report.restsOn.length })}</p>
        <ul className="facts">
          {report.restsOn.map(({ test, finishedAt }) => (
            <li key={test}>{t('restsOn', { test: testName(test), date: date(finishedAt) })}</li>
          ))}
        </ul>
      </footer>
    </article>
  );
}

function WrittenSection({ of, section, userId }: { of: Written['report']; section: ReportSection; userId: number }) {
  const { t } = useWrittenWords();
  const id = `section-${section.id}`;
  return (
    <Card as="section" aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} className="text-2xl sm:text-3xl">
        {t(`reports.${of}.sections.${section.id}`)}
      </h2>
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never move
        <BlockView key={index} block={block} userId={userId} />
      ))}
    </Card>
  );
}
