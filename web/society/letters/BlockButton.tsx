import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { SureButton } from '../SureButton.tsx';

/** Blocks a member, after one has read what that does. */
export function BlockButton({ memberId }: { readonly memberId: number }) {
  const { t } = useTranslation('society-letters');
  const sending = useSending();
  const block = () => sending.send(() => call('PUT /api/society/blocked/{memberId}', { params: { memberId } }, { as: 'person' }));
  if (sending.isDone)
    return (
      <Notice tone="good" takesFocus>
        {t('block.done')}
      </Notice>
    );
  return (
    <div className="grid gap-3">
      <Refusal sending={sending} />
      <SureButton
        label={t('block.button')}
        sure={t('block.sure')}
        yes={t('block.yes')}
        keep={t('block.keep')}
        isBusy={sending.isBusy}
        onYes={block}
      />
    </div>
  );
}
