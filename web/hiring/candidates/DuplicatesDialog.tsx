import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '#contract/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { CandidatesFailed } from './CandidatesFailed.tsx';
import { SendingFailed } from './SendingFailed.tsx';

type Pair = Output<EndpointAt<'GET /api/hiring/duplicates'>>['pairs'][number];
type Entry = Pair['keep'];

/** Entries that share an e-mail or a phone: what a merge would move is shown before it is done. */
export function DuplicatesDialog({ onClose }: { readonly onClose: (isChanged: boolean) => void }) {
  const { t } = useTranslation('hiring-candidates');
  const [merges, setMerges] = useState(0);
  const loaded = useLoaded((signal) => call('GET /api/hiring/duplicates', {}, { as: 'member', signal }), []);
  return (
    <Dialog open onClose={() => onClose(merges > 0)} size="large" title={t('twice.title')}>
      <div className="grid gap-4">
        {loaded.state === 'ready' && loaded.value.pairs.length > 0 && <p>{t('twice.lead')}</p>}
        {merges > 0 && (
          <Notice key={merges} tone="good" takesFocus>
            {t('twice.done')}
          </Notice>
        )}
        {loaded.state === 'waiting' && (
          <WaitingRegion>
            <Skeleton height="8rem" />
          </WaitingRegion>
        )}
        {loaded.state === 'failed' && <CandidatesFailed failure={loaded.failure} onRetry={loaded.retry} />}
        {loaded.state === 'ready' && loaded.value.pairs.length === 0 && <p>{t('twice.none')}</p>}
        {loaded.state === 'ready' && (
          <ul className="grid gap-4">
            {loaded.value.pairs.map((pair) => (
              <PairShown
                key={`${pair.keep.candidateId} ${pair.merge.candidateId}`}
                pair={pair}
                onMerged={() => {
                  setMerges((before) => before + 1);
                  loaded.reload();
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function PairShown({ pair, onMerged }: { readonly pair: Pair; readonly onMerged: () => void }) {
  const { t } = useTranslation('hiring-candidates');
  const [isSwapped, setSwapped] = useState(false);
  const [isSure, setSure] = useState(false);
  const { send, isBusy, reason } = useSending(t('failed'));
  const [keep, merge] = isSwapped ? [pair.merge, pair.keep] : [pair.keep, pair.merge];
  const path = 'POST /api/hiring/candidates/{candidateId}/merges';

  async function mergeNow() {
    const input = { params: { candidateId: keep.candidateId }, body: { merge: merge.candidateId } };
    if (await send(() => call(path, input, { as: 'member' }))) onMerged();
  }

  return (
    <li className="grid gap-3 rounded-control border border-line p-4">
      <p className="font-semibold">
        {[pair.sameEmail && t('twice.sameEmail'), pair.samePhone && t('twice.samePhone')].filter(Boolean).join(', ')}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <EntryShown entry={keep} isKept />
        <EntryShown entry={merge} />
      </div>
      <SendingFailed reason={reason} />
      <div className="flex flex-wrap gap-2">
        {/* In another place than before: who presses "Merge" twice has not merged for good. */}
        {isSure ? (
          <>
            <Button key="sure" busy={isBusy} onClick={() => void mergeNow()} autoFocus>
              {t('twice.sure')}
            </Button>
            <Button key="cancel" variant="quiet" onClick={() => setSure(false)}>
              {t('cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button key="swap" variant="quiet" onClick={() => setSwapped(!isSwapped)}>
              {t('twice.swap')}
            </Button>
            <Button key="merge" variant="secondary" onClick={() => setSure(true)}>
              {t('twice.merge')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

function EntryShown({ entry, isKept = false }: { readonly entry: Entry; readonly isKept?: boolean }) {
  const { t } = useTranslation('hiring-candidates');
  const { name, email, phone, applications } = entry;
  return (
    <div className="grid content-start gap-1 rounded-control bg-raised p-3 wrap-anywhere">
      <p className="text-sm text-muted">{t(isKept ? 'twice.kept' : 'twice.merged')}</p>
      <p className="font-semibold">{name}</p>
      {email && <p>{email}</p>}
      {phone && <p>{phone}</p>}
      {applications.length === 0 && <p className="text-muted">{t('twice.nothing')}</p>}
      <ul className="grid gap-1 text-sm">
        {applications.map(({ applicationId, jobTitle: job, status, isTwice }) => (
          <li key={applicationId}>
            {t(isKept ? 'twice.stays' : isTwice ? 'twice.joins' : 'twice.moves', { job, status: t(`status.${status}`) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
