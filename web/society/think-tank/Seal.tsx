import { useTranslation } from 'react-i18next';
import type { Brief } from '#contract/society/think-tank/briefs.ts';
import { Card } from '#web/ui/Card.tsx';
import { useIndianDay } from '#web/ui/use-indian-day.ts';
import { LogEntries } from './LogEntries.tsx';

/** The number under which the result is sealed, and the log that leads to it. */
export function Seal({ brief: { ballots, seal, log } }: { readonly brief: Brief }) {
  const { t } = useTranslation('think-tank');
  const day = useIndianDay();
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-2xl">{t('brief.sealTitle')}</h2>
      <p className="max-w-prose">{t('brief.seal', { count: ballots })}</p>
      <p translate="no" className="font-mono text-sm wrap-anywhere">
        {seal}
      </p>
      <details>
        <summary className="link min-h-11 content-center">{t('brief.log', { count: log.length })}</summary>
        <LogEntries entries={log} momentOf={day} />
      </details>
    </Card>
  );
}
