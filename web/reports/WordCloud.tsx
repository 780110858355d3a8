import { useEffect, useState } from 'react';
import type { StrengthsReport } from '#contract/reports.ts';
import { isMeasured } from '#contract/strengths.ts';
import { Failed } from '#web/ui/Failed.tsx';
import { ChartCard } from './ChartCard.tsx';
import { ChartTable } from './ChartTable.tsx';
import { byStrength } from './chart-scale.ts';
import { NoRanking } from './NoRanking.tsx';
import { type ReportWords, useReportWords } from './use-report-words.ts';
import { useWidth } from './use-width.ts';
import type { CloudLayout, PlacedWord } from './word-cloud-layout.ts';

const FONT = 'Mukta';
const WEIGHT = 600;
const HEIGHT = 340;

type Parts = { readonly report: StrengthsReport; readonly words: ReportWords };

export function WordCloud({ report, onExplain }: { report: StrengthsReport; onExplain: () => void }) {
  const words = useReportWords();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { t } = words;
  const { layout, hasFailed, retry } = useCloudLayout(report, words, width);
  if (report.dominant === null)
    return (
      <ChartCard title={t('cloud.title')} info={t('cloud.info')} compares={t('cloud.compares')} sentence={<NoRanking report={report} />}>
        {null}
      </ChartCard>
    );
  return (
    <ChartCard
      title={t('cloud.title')}
      info={t('cloud.info')}
      compares={t('cloud.compares')}
      sentence={<CloudSentence report={report} words={words} />}
      onExplain={onExplain}
      table={<CloudTable report={report} words={words} />}
    >
      <div ref={ref} className="chart-room" style={{ minHeight: layout?.height ?? HEIGHT }}>
        {hasFailed ? (
          <Failed level={3} onRetry={retry}>
            {t('cloud.failed')}
          </Failed>
        ) : (
          layout && (
            <svg
              width={layout.width}
              height={layout.height}
              viewBox={`0 0 ${layout.width} ${layout.height}`}
              role="img"
              aria-label={t('cloud.label')}
              className="chart word-cloud"
            >
              {layout.words.map((word) => (
                <OneWord key={word.house} word={word} isDominant={word.house === report.dominant} words={words} />
              ))}
            </svg>
          )
        )}
      </div>
    </ChartCard>
  );
}

type Cloud = { readonly layout: CloudLayout | undefined; readonly hasFailed: boolean; readonly retry: () => void };

function useCloudLayout(report: StrengthsReport, { shortName, language }: ReportWords, width: number | undefined): Cloud {
  const [layout, setLayout] = useState<CloudLayout>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names follow from the language
  useEffect(() => {
    if (width === undefined || report.dominant === null) return;
    let isGone = false;
    const drawn = report.houses.map(({ house }) => shortName(house)).join('');
    // The layout reads the shapes of letters from a canvas, so the face has to be there first; another face would serve if it cannot come.
    const face = document.fonts.load(`${WEIGHT} 24px ${FONT}`, drawn).catch(() => []);
    Promise.all([import('./word-cloud-layout.ts'), face])
      .then(([{ cloudWords, layoutWordCloud }]) => {
        if (isGone) return;
        setLayout(layoutWordCloud({ words: cloudWords(report, shortName), width, height: HEIGHT, font: FONT }));
        setFailed(false);
      })
      .catch((error) => {
        if (isGone) return;
        console.error(error);
        setFailed(true);
      });
    return () => {
      isGone = true;
    };
  }, [report, width, language, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { layout, hasFailed, retry };
}

function CloudSentence({ report, words: { t, name, list, strength, whole } }: Parts) {
  const dominant = report.dominant!;
  const value = report.houses[dominant - 1]!.strength!;
  const alike = report.alike.find((run) => run.includes(dominant))?.filter((house) => house !== dominant) ?? [];
  return (
    <>
      <p>
        {t(report.isComplete ? 'cloud.sentence.final' : 'cloud.sentence.soFar', {
          house: name(dominant),
          value: whole(value * 10),
          strength: strength(value),
        })}
      </p>
      {alike.length > 0 && (
        <p>
          {alike.length === report.ranking.length - 1
            ? t('cloud.alikeAll')
            : t('cloud.alike', { houses: list(alike), count: alike.length })}
        </p>
      )}
    </>
  );
}

function CloudTable({ report, words: { t, name, strength, whole } }: Parts) {
  return (
    <ChartTable
      title={t('cloud.title')}
      head={[t('column.house'), t('column.strength'), t('column.cloudValue')]}
      rows={byStrength(report).map((house) =>
        isMeasured(house)
          ? [name(house.house), strength(house.strength), whole(house.strength * 10)]
          : [name(house.house), t('notMeasured'), '–'],
      )}
    />
  );
}

function OneWord({ word, isDominant, words: { t, name, whole } }: { word: PlacedWord; isDominant: boolean; words: ReportWords }) {
  const kind = word.value === null ? 'word-hollow' : isDominant ? 'word-dominant' : '';
  return (
    <text className={`word ${kind}`} x={word.x} y={word.y} fontSize={word.size} textAnchor="middle">
      {word.text}
      <title>
        {word.value === null
          ? t('houseNotMeasured', { house: name(word.house) })
          : t('cloud.word', { house: name(word.house), value: whole(word.value) })}
      </title>
    </text>
  );
}
