import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_MESSAGE_LENGTH } from '#contract/society/introduction-words.ts';
import type { ConversationPage } from '#contract/society/introductions.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';
import { LongField } from '../LongField.tsx';
import { ReportButton } from '../safety/ReportButton.tsx';
import { EndButton } from './EndButton.tsx';
import { Removed } from './Removed.tsx';

type Messages = ConversationPage['messages'];

/** What has come, without what came before twice: an older page may be shown already. */
const together = (one: Messages, other: Messages): Messages =>
  [...new Map([...one, ...other].map((message) => [message.messageId, message])).values()].sort((a, b) => a.messageId - b.messageId);

/** Looked up anew whenever somebody comes back to the window. */
export function Conversation({ first }: { readonly first: ConversationPage }) {
  const { t } = useTranslation('society-letters');
  const moment = useMoment();
  const [page, setPage] = useState(first);
  const writing = useWriting(`message.${first.conversationId}`, { text: '' });
  const sending = useSending();
  const params = { conversationId: first.conversationId };
  const take = (newest: ConversationPage) =>
    setPage((known) => ({ ...newest, messages: together(known.messages, newest.messages), earlier: known.earlier }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: one conversation for as long as this is shown
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      call('GET /api/society/conversations/{conversationId}', { params, query: {} }, { as: 'person' }).then(take, () => {}); // the next look may succeed
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const showEarlier = () =>
    sending.send(async () => {
      const query = { before: page.earlier ?? undefined };
      const { messages, earlier } = await call('GET /api/society/conversations/{conversationId}', { params, query }, { as: 'person' });
      setPage((known) => ({ ...known, messages: together(messages, known.messages), earlier }));
    });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      take(await call('POST /api/society/conversations/{conversationId}/messages', { params, body: writing.text }, { as: 'person' }));
      writing.forget();
    });
  };
  const name = page.name || t('nobody');
  return (
    <div className="grid max-w-3xl gap-5">
      <h2 className="text-2xl wrap-anywhere">{t('conversation.with', { name })}</h2>
      {page.earlier !== null && (
        <Button variant="quiet" className="justify-self-start" busy={sending.isBusy} onClick={showEarlier}>
          {t('conversation.earlier')}
        </Button>
      )}
      {page.messages.length === 0 && <p className="text-muted">{t('conversation.empty')}</p>}
      <ol className="grid gap-3" aria-live="polite">
        {page.messages.map(({ messageId, isYours, text: written, isRemoved, at }) => (
          <li
            key={messageId}
            className={classes(
              'grid gap-1 rounded-card border border-line p-4',
              isYours ? 'ms-6 bg-raised sm:ms-16' : 'me-6 bg-surface sm:me-16',
            )}
          >
            <p className="text-sm text-muted wrap-anywhere">
              {isYours ? t('conversation.you') : name} · {moment(at)}
            </p>
            {isRemoved ? <Removed /> : <p className="whitespace-pre-line wrap-anywhere">{written}</p>}
            {!isYours && !isRemoved && <ReportButton kind="message" subject={messageId} what={`${name}, ${moment(at)}`} />}
          </li>
        ))}
      </ol>
      {page.isEnded ? (
        <p>{t('conversation.ended')}</p>
      ) : (
        <form method="post" noValidate onSubmit={send} className="grid gap-4">
          <Unsent writing={writing} />
          <LongField
            label={t('conversation.write')}
            maxLength={MAX_MESSAGE_LENGTH}
            value={writing.text.text}
            error={sending.errorOf('text')}
            onChange={({ target }) => writing.change({ text: target.value })}
          />
          <Button type="submit" className="justify-self-start" busy={sending.isBusy}>
            {t('conversation.send')}
          </Button>
        </form>
      )}
      <Refusal sending={sending} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/home/society/letters" variant="quiet">
          {t('conversation.toAll')}
        </LinkButton>
        {page.name !== '' && (
          <LinkButton to={`/home/society/members/${page.memberId}`} variant="quiet">
            {t('conversation.toMember')}
          </LinkButton>
        )}
        {!page.isEnded && <EndButton conversationId={page.conversationId} onEnded={take} />}
      </div>
    </div>
  );
}
