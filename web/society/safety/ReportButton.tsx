import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubjectKind } from '#contract/society/safety-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ReportForm } from './ReportForm.tsx';

type Props = {
  readonly kind: SubjectKind;
  /** Its number, or its name in an address. */
  readonly subject: number | string;
  /** What tells it from others on the page. */
  readonly what: string;
};

/** Reports what somebody else wrote; it stands beside whatever can be reported. */
export function ReportButton({ kind, subject, what }: Props) {
  const { t } = useTranslation('society-safety');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="justify-self-start" aria-label={t('report.of', { what })} onClick={() => setOpen(true)}>
        {t('report.button')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('report.title')}>
        <ReportForm kind={kind} subject={String(subject)} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
