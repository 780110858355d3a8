import { LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useReportWords } from './use-report-words.ts';

/** Whose report this is when it is nobody's, and how to get one's own. */
export function DemoNotice() {
  const { t } = useReportWords();
  return (
    <Notice
      tone="info"
      title={t('demo.title')}
      action={
        <LinkButton to="/signup" variant="secondary">
          {t('demo.signUp')}
        </LinkButton>
      }
    >
      {t('demo.text')}
    </Notice>
  );
}
