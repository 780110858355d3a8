import type { StrengthsReport } from '#contract/reports.ts';
import type { ReportOverview } from '#contract/written-reports.ts';
import { call } from '#web/api/client.ts';
import { type Loaded, useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';

export type OwnReport = { readonly strengths: StrengthsReport; readonly overview: ReportOverview };

/** What the person's tests say so far: the numbers, and the shortest that can be said of them. */
export function useOwnReport(userId: number, renewedBy: unknown): Loaded<OwnReport> {
  const language = useLanguage();
  return useLoaded(
    async (signal) => {
      const options = { as: 'person', signal } as const;
      const [strengths, overview] = await Promise.all([
        call('GET /api/report/{userId}/strengths', { params: { userId }, query: {} }, options),
        call('GET /api/report/{userId}/written', { params: { userId }, query: { language } }, options),
      ]);
      return { strengths, overview };
    },
    [userId, language, renewedBy],
  );
}
