import { useTranslation } from 'react-i18next';
import type { ConversationPage } from '#contract/society/introductions.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { SureButton } from '../SureButton.tsx';

type Props = { readonly conversationId: number; readonly onEnded: (page: ConversationPage) => void };

/** Ends a conversation, after one has read what that does. */
export function EndButton({ conversationId, onEnded }: Props) {
  const { t } = useTranslation('society-letters');
  const sending = useSending();
  const end = () =>
    sending.send(async () =>
      onEnded(await call('POST /api/society/conversations/{conversationId}/end', { params: { conversationId } }, { as: 'person' })),
    );
  return (
    <div className="grid gap-3">
      <Refusal sending={sending} />
      <SureButton
        label={t('conversation.end')}
        sure={t('conversation.endSure')}
        yes={t('conversation.end')}
        keep={t('conversation.keep')}
        isBusy={sending.isBusy}
        onYes={end}
      />
    </div>
  );
}
