import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationList } from '#contract/society/introductions.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';

/** One's conversations, those with the newest messages first. */
export function Inbox() {
  const loaded = useLoaded((signal) => call('GET /api/society/conversations', { query: {} }, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  return <Conversations first={loaded.value} />;
}

function Conversations({ first }: { readonly first: ConversationList }) {
  const { t } = useTranslation('society-letters');
  const moment = useMoment();
  const [{ conversations, next }, setList] = useState(first);
  const sending = useSending();
  const showMore = () =>
    sending.send(async () => {
      const more = await call('GET /api/society/conversations', { query: { after: next ?? undefined } }, { as: 'person' });
      setList({ conversations: [...conversations, ...more.conversations], next: more.next });
    });
  const toMembers = (
    <LinkButton to="/home/society/members" variant="secondary">
      {t('letters.toMembers')}
    </LinkButton>
  );
  if (conversations.length === 0)
    return (
      <Empty title={t('letters.none')} action={toMembers}>
        {t('letters.noneLead')}
      </Empty>
    );
  return (
    <section aria-labelledby="conversations" className="grid gap-4">
      <h2 id="conversations" className="text-2xl">
        {t('letters.conversations')}
      </h2>
      <ul className="grid gap-2">
        {conversations.map(({ conversationId, name, lastAt, unread, isEnded }) => (
          <li key={conversationId} className="flex flex-wrap items-center gap-x-4 border-b border-line pb-2">
            <LocalLink
              to={`/home/society/letters/${conversationId}`}
              className="link inline-grid min-h-11 items-center font-semibold wrap-anywhere"
            >
              {name || t('nobody')}
            </LocalLink>
            <span className="text-sm text-muted">{t('letters.last', { at: moment(lastAt) })}</span>
            {unread && <strong>{t('letters.isNew')}</strong>}
            {isEnded && <span>{t('letters.isEnded')}</span>}
          </li>
        ))}
      </ul>
      <Refusal sending={sending} />
      {next !== null && (
        <Button variant="secondary" className="justify-self-center" busy={sending.isBusy} onClick={showMore}>
          {t('letters.more')}
        </Button>
      )}
    </section>
  );
}
