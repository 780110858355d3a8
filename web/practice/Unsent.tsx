import { Notice } from '#web/ui/Notice.tsx';
import { useUnsent } from './use-practice.ts';
import { useWords } from './use-words.ts';

/** Says what waits on this device for a connection; nothing of it is lost. */
export function Unsent() {
  const { t } = useWords();
  const unsent = useUnsent();
  return <div aria-live="polite">{unsent > 0 && <Notice tone="info">{t('unsent', { count: unsent })}</Notice>}</div>;
}
