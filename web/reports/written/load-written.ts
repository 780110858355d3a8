import type { Language } from '#contract/language.ts';
import type { ReportName } from '#contract/report-names.ts';
import type { WrittenReport } from '#contract/written-reports.ts';
import { call } from '#web/api/client.ts';

type Asked = { readonly userId: number; readonly language: Language; readonly at: number | undefined };
type Options = { readonly as: 'person'; readonly signal: AbortSignal };

/** The sentences of a report that has more than sentences: it can be read without them. */
export async function loadWritten(report: ReportName, { userId, ...query }: Asked, options: Options): Promise<WrittenReport | undefined> {
  try {
    return await call('GET /api/report/{userId}/written/{report}', { params: { userId, report }, query }, options);
  } catch (error) {
    if (!options.signal.aborted) console.error('The sentences of this report were not received.', error);
    return undefined;
  }
}
