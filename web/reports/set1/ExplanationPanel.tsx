import { useEffect, useRef } from 'react';
import type { TextKind } from '#contract/narratives.ts';
import { Card } from '#web/ui/Card.tsx';
import { CrossIcon } from '#web/ui/icons.tsx';
import { Explanation } from '../Explanation.tsx';
import { useReportWords } from '../use-report-words.ts';

type Props = { readonly userId: number; readonly kind: TextKind; readonly onClose: () => void };

/** Below a chart: what it says, in prose. The focus goes to it, and back to what opened it. */
export function ExplanationPanel({ userId, kind, onClose }: Props) {
  const { t } = useReportWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Card as="section" aria-labelledby="chart-explanation" className="grid grid-cols-1 gap-3 border-indigo!">
      <div className="flex items-start gap-3">
        <h2 ref={heading} id="chart-explanation" tabIndex={-1} className="grow text-2xl outline-none sm:text-3xl">
          {t('set1.explanation')}
        </h2>
        <button type="button" className="icon-button -me-2 -mt-1" aria-label={t('set1.close')} onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      <p className="font-semibold text-muted">{t(`explanation.${kind}`)}</p>
      <Explanation userId={userId} kind={kind} />
    </Card>
  );
}
