import type { TextKind } from '#contract/narratives.ts';
import type { ReportText } from '#contract/reports.ts';
import { call } from '#web/api/client.ts';
import { type Loaded, useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** A generated text; the request is given up when the component goes. */
export function useReportText(userId: number, kind: TextKind): Loaded<ReportText> {
  const language = useLanguage();
  return useLoaded(
    (signal) => call('GET /api/report/{userId}/texts/{kind}', { params: { userId, kind }, query: { language } }, { as: 'person', signal }),
    [userId, kind, language],
  );
}
