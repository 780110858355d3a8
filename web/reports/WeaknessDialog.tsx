import { AVERAGE_FROM } from '#content/mind/strength.ts';
import type { HouseReport } from '#contract/reports.ts';
import { isMeasured } from '#contract/strengths.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { Failed } from '#web/ui/Failed.tsx';
import { HouseRange } from './HouseRange.tsx';
import { type AboutHouse, HouseWindow } from './HouseWindow.tsx';
import { readHouseTexts } from './house-texts.ts';
import { useReportWords } from './use-report-words.ts';

/** A house as one of the weakest: where the person lies, what it is like when it is weak, and what one can do about it. */
export function WeaknessDialog(about: AboutHouse) {
  const { house } = about;
  return (
    <HouseWindow {...about} size="large">
      <Detail house={house} />
    </HouseWindow>
  );
}

function Detail({ house }: { house: HouseReport }) {
  const { t, language } = useReportWords();
  const detail = useLoaded(() => readHouseTexts(house.house, language), [house.house, language]);
  if (detail.state === 'failed') return <Failed onRetry={detail.retry}>{t('detail.failed')}</Failed>;
  const mayBeAverage = isMeasured(house) && house.range.high >= AVERAGE_FROM;
  return (
    <div className="grid min-h-64 content-start gap-5">
      <HouseRange house={house} />
      <section className="grid gap-2">
        <h3 className="text-lg">{t('detail.whenWeak')}</h3>
        {mayBeAverage && <p className="text-muted">{t('detail.mayFit')}</p>}
        <p>{detail.state === 'waiting' ? t('detail.waiting') : detail.value.weaknessDescription}</p>
      </section>
      {detail.state === 'ready' && (
        <section className="grid gap-3">
          <h3 className="text-lg">{t('detail.tips')}</h3>
          <ol className="tips">
            {detail.value.improvementTips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
