import type { OwnSharing, SharedResults } from '#contract/hiring/results.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SharedView } from './SharedView.tsx';
import { useResultWords } from './use-result-words.ts';

type Props = {
  readonly applicationId: number;
  readonly shared: SharedResults;
  readonly onChange: (own: OwnSharing) => void;
  readonly onChoose: () => void;
};

/** What an employer sees now, and how to end it: one press, as it took one press to share. */
export function SharedNow({ applicationId, shared, onChange, onChoose }: Props) {
  const { t, day } = useResultWords();
  const { isBusy, refusal, send } = useSending(t('failed'));
  const revoke = async () => {
    const own = await send(() =>
      call('DELETE /api/job-seeker/applications/{applicationId}/results', { params: { applicationId } }, { as: 'person' }),
    );
    if (own) onChange(own);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-prose">{t('share.now', { from: day(shared.sharedAt), until: day(shared.endsAt) })}</p>
      <SharedView shared={shared} />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onChoose}>
          {t('share.other')}
        </Button>
        <Button variant="quiet" busy={isBusy} onClick={() => void revoke()}>
          {t('share.revoke')}
        </Button>
      </div>
    </div>
  );
}
