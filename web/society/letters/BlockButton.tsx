import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '../Refusal.tsx';
import { useSave } from '../use-save.ts';

/** Blocks a member, after one has read what that does. */
export function BlockButton({ memberId }: { readonly memberId: number }) {
  const { t } = useTranslation('society-letters');
  const [isSure, setSure] = useState(false);
  const save = useSave();
  const block = () => save.save(() => call('PUT /api/society/blocked/{memberId}', { params: { memberId } }, { as: 'person' }));
  if (save.state.kind === 'saved')
    return (
      <Notice tone="good" takesFocus>
        {t('block.done')}
      </Notice>
    );
  if (!isSure)
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => setSure(true)}>
        {t('block.button')}
      </Button>
    );
  return (
    <div className="grid gap-3">
      <p role="alert">{t('block.sure')}</p>
      <Refusal save={save} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={save.isBusy} onClick={block}>
          {t('block.yes')}
        </Button>
        <Button variant="quiet" onClick={() => setSure(false)}>
          {t('block.keep')}
        </Button>
      </div>
    </div>
  );
}
