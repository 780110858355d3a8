import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockList } from '#contract/society/introductions.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { SocietyFailed } from '../states.tsx';

/** Whom one has blocked: nothing is drawn where that is nobody. */
export function Blocked() {
  const loaded = useLoaded((signal) => call('GET /api/society/blocked', {}, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return null;
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  return <Listed first={loaded.value.blocked} />;
}

function Listed({ first }: { readonly first: BlockList['blocked'] }) {
  const { t } = useTranslation('society-letters');
  const [blocked, setBlocked] = useState(first);
  const sending = useSending();
  const unblock = (memberId: number) =>
    sending.send(async () =>
      setBlocked((await call('DELETE /api/society/blocked/{memberId}', { params: { memberId } }, { as: 'person' })).blocked),
    );
  if (blocked.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">{t('letters.blocked')}</summary>
      <ul className="grid gap-2">
        {blocked.map(({ memberId, name }) => (
          <li key={memberId} className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
            {name || t('nobody')}
            <Button
              variant="quiet"
              busy={sending.isBusy}
              aria-label={t('letters.unblockOf', { name: name || t('nobody') })}
              onClick={() => unblock(memberId)}
            >
              {t('letters.unblock')}
            </Button>
          </li>
        ))}
      </ul>
      <Refusal sending={sending} />
    </details>
  );
}
