import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationPage } from '#contract/society/introductions.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '../Refusal.tsx';
import { useSave } from '../use-save.ts';

type Props = { readonly conversationId: number; readonly onEnded: (page: ConversationPage) => void };

/** Ends a conversation, after one has read what that does. */
export function EndButton({ conversationId, onEnded }: Props) {
  const { t } = useTranslation('society-letters');
  const [isSure, setSure] = useState(false);
  const save = useSave();
  const end = () =>
    save.save(async () =>
      onEnded(await call('POST /api/society/conversations/{conversationId}/end', { params: { conversationId } }, { as: 'person' })),
    );
  if (!isSure)
    return (
      <Button variant="quiet" onClick={() => setSure(true)}>
        {t('conversation.end')}
      </Button>
    );
  return (
    <div className="grid gap-3">
      <p role="alert">{t('conversation.endSure')}</p>
      <Refusal save={save} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={save.isBusy} onClick={end}>
          {t('conversation.end')}
        </Button>
        <Button variant="quiet" onClick={() => setSure(false)}>
          {t('conversation.keep')}
        </Button>
      </div>
    </div>
  );
}
