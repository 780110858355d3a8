import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outbox } from './outbox.ts';

/** Says quietly whether every answer is safe on the server, and plainly when some still wait on this device. */
export function SaveState({ outbox, isNew }: { outbox: Outbox; isNew: boolean }) {
  const { t } = useTranslation('assessments');
  const state = useSyncExternalStore(outbox.subscribe, outbox.state, () => 'saved' as const);
  const isWaiting = state === 'waiting';
  const hasAnswers = useRef(!isNew);
  if (!isNew || state !== 'saved') hasAnswers.current = true;
  return (
    <p role="status" className={isWaiting ? 'below-waiting text-sm font-semibold text-accent-ink' : 'below-waiting text-sm text-muted'}>
      <span aria-hidden="true" className={`mr-2 inline-block size-2 rounded-full ${isWaiting ? 'bg-accent' : 'bg-teal'}`} />
      {isWaiting
        ? t('save.waiting', { count: outbox.pending().length })
        : state === 'sending'
          ? t('save.sending')
          : t(hasAnswers.current ? 'save.saved' : 'save.none')}
    </p>
  );
}
