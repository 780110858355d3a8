import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { narrativeMessages } from '#contract/narratives.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Notice } from '#web/ui/Notice.tsx';
import type { Opened } from './ReportDialog.tsx';
import { useReportWords } from './use-report-words.ts';

type Module = typeof import('./ReportDialog.tsx');

/** The report itself, its summary and its cloud come first. */
const SETTLE_DELAY_MS = 3_000;

/**
 * The page's one window, and what opens it. Windows are a fifth of the page's script and nobody needs them at once, so they are fetched
 * after the report is shown. If that fails, opening a window tries again, and says so when it fails too.
 */
export function useReportDialog(report: StrengthsReport): { readonly open: (opened: Opened) => void; readonly dialog: ReactNode } {
  const [module, setModule] = useState<Module>();
  const [hasFailed, setFailed] = useState(false);
  const [shown, setShown] = useState<{ opened: Opened; open: boolean }>();
  const { t } = useReportWords();
  const say = useMessage();

  const fetchModule = useCallback(() => {
    import('./ReportDialog.tsx').then(
      (loaded) => {
        setModule(loaded);
        setFailed(false);
      },
      (error) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, []);
  useEffect(() => {
    const timer = setTimeout(fetchModule, SETTLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [fetchModule]);

  const open = (opened: Opened) => {
    setShown({ opened, open: true });
    if (!module) fetchModule();
  };
  const dialog = module
    ? shown && <module.ReportDialog report={report} {...shown} onClose={() => setShown({ ...shown, open: false })} />
    : shown?.open &&
      hasFailed && (
        <Notice tone="danger" className="sticky bottom-4">
          {!('explained' in shown.opened) ? t('detail.failed') : say(narrativeMessages.unavailable)}
        </Notice>
      );
  return { open, dialog };
}
