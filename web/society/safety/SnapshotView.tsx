import { useTranslation } from 'react-i18next';
import type { Snapshot } from '#contract/society/safety.ts';

/** What was reported, as it stood. */
export function SnapshotView({ snapshot }: { readonly snapshot: Snapshot }) {
  const { t } = useTranslation('society-safety');
  return (
    <dl className="grid gap-2 rounded-control bg-raised p-4 wrap-anywhere">
      {snapshot.map(({ part, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it was kept, and never changes
        <div key={index} className="grid gap-0.5">
          <dt className="text-sm text-muted">{t(`part.${part}`)}</dt>
          <dd className="whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
