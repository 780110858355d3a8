import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { SocietyFrame } from '../SocietyFrame.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { Conversation } from './Conversation.tsx';

/** /home/society/letters/{number}: what two members write to each other. */
export default function ConversationPageOfSociety() {
  const { t } = useTranslation('society-letters');
  const { conversation = '' } = useParams();
  return (
    <SocietyFrame title={t('conversation.title')}>
      <Loaded key={conversation} conversationId={conversation} />
    </SocietyFrame>
  );
}

function Loaded({ conversationId }: { readonly conversationId: string }) {
  const loaded = useLoaded(
    (signal) =>
      call('GET /api/society/conversations/{conversationId}', { params: { conversationId }, query: {} }, { as: 'person', signal }),
    [conversationId],
  );
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  return <Conversation first={loaded.value} />;
}
