import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/society/think-tank/briefs.ts';

type Props = { readonly entries: readonly LogEntry[]; readonly momentOf: (iso: string) => string };

/** What was done and when, each with the hash that holds the one before. */
export function LogEntries({ entries, momentOf }: Props) {
  const { t } = useTranslation('think-tank');
  return (
    <ol className="grid gap-2 text-sm">
      {entries.map(({ number, kind, hash, at }) => (
        <li key={number} className="grid gap-0.5 border-b border-line pb-2">
          <span>
            {number}. {t(`kinds.${kind}`, { defaultValue: kind })} · {momentOf(at)}
          </span>
          <span translate="no" className="font-mono text-muted wrap-anywhere">
            {hash}
          </span>
        </li>
      ))}
    </ol>
  );
}
