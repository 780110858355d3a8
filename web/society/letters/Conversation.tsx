import type { FormEvent } from 'react';
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
import { TextArea } from '#web/ui/TextArea.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';
import { ReportButton } from '../safety/ReportButton.tsx';
import { useNewestPage } from '../use-newest-page.ts';
import { EndButton } from './EndButton.tsx';
import { Removed } from './Removed.tsx';

type Message = ConversationPage['messages'][number];

const entriesOf = ({ messages }: ConversationPage) => messages;
const idOf = ({ messageId }: Message) => messageId;

export function Conversation({ first }: { readonly first: ConversationPage }) {
  const { t } = useTranslation('society-letters');
  const moment = useMoment();
  const writing = useWriting(`message.${first.conversationId}`, { text: '' });
  const sending = useSending();
  const params = { conversationId: first.conversationId };
  const load = (before: number | undefined) =>
    call('GET /api/society/conversations/{conversationId}', { params, query: { before } }, { as: 'person' });
  const { page, entries, hasEarlier, take, loadEarlier } = useNewestPage(first, { load, entriesOf, idOf });
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
      {hasEarlier && (
        <Button variant="quiet" className="justify-self-start" busy={sending.isBusy} onClick={() => sending.send(loadEarlier)}>
          {t('conversation.earlier')}
        </Button>
      )}
      {entries.length === 0 && <p className="text-muted">{t('conversation.empty')}</p>}
      <ol className="grid gap-3" aria-live="polite">
        {entries.map(({ messageId, isYours, text: written, isRemoved, at }) => (
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
          <TextArea
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
